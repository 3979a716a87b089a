import { note } from '#domain/notes/note.ts';
import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Chips } from '../kit/chips.tsx';
import { clears } from '../kit/input-props.ts';
import { useNow } from '../kit/use-now.ts';
import type { Filters } from '../kit/use-records.ts';
import { useLastShift } from '../records/use-last-shift.ts';
import css from './notes.module.css';

const typingPause = 300;
const { category } = note.fields;
const categories = category?.kind === 'choice' ? Object.entries(category.options).map(([value, label]) => ({ value, label })) : [];

export function NoteFilters({ asked, onAsk }: { asked: Filters; onAsk(part: Filters): void }) {
  const group = useId();
  const [typed, setTyped] = useState('');
  const search = useDebouncedCallback((words: string) => onAsk({ search: words.trim() || null }), typingPause);
  const { end } = useLastShift(useNow());
  const isSince = Boolean(asked['date_from']);
  const kinds: (readonly [string, string])[] = [['important', 'Important']];
  if (end || isSince) kinds.push(['since', 'Since my last shift']);
  const chosen = [...(asked['is_important'] ? ['important'] : []), ...(isSince ? ['since'] : [])];
  const toggle = (kind: string) => {
    if (kind === 'important') return onAsk({ is_important: asked['is_important'] ? null : 'true' });
    onAsk({ date_from: isSince ? null : end });
  };
  return (
    <div className={css['bar']}>
      <TextInput type="search" className={css['search'] ?? ''} aria-label="Search notes" placeholder="Search" value={typed} leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        onChange={(event) => { setTyped(event.currentTarget.value); search(event.currentTarget.value); }} />
      <Select aria-label="Category" placeholder="All categories" data={categories} value={asked['category'] ?? null} onChange={(value) => onAsk({ category: value })} {...clears(false)} />
      <Chips name={group} several options={kinds} chosen={chosen} onChoose={toggle} />
    </div>
  );
}
