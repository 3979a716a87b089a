import { note } from '#domain/notes/note.ts';
import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Chips } from '../kit/chips.tsx';
import { clears } from '../kit/input-props.ts';
import { PageTools } from '../kit/page.tsx';
import { personName } from '../kit/record-names.ts';
import { useAuth, useChosenHome } from '../kit/store.ts';
import { useNow } from '../kit/use-now.ts';
import { useLastShift } from '../records/use-last-shift.ts';
import type { NoteAsk, NoteQuestion } from './use-note-question.ts';
import css from './notes.module.css';

const typingPause = 300;
const { category } = note.fields;
const categories = category?.kind === 'choice' ? Object.entries(category.options).map(([value, label]) => ({ value, label })) : [];

/** The questions that are a press each, with what the address says for “yes”. */
function usePresses(): readonly (readonly [ask: NoteAsk, label: string, value: string | null])[] {
  const { end, isLoading } = useLastShift(useNow());
  const { user } = useAuth();
  // It keeps its place while the rota is read: a bar that grows would push the notes down under a finger.
  return [['since', 'Since my last shift', end ?? (isLoading ? '' : null)], ['important', 'Important', 'true'], ['handover', 'For handover', 'true'], ['by', 'Mine', user?.id ?? null]];
}

export function NoteFilters({ question }: { question: NoteQuestion }) {
  const { given, ask } = question;
  const group = useId();
  const { residents } = useChosenHome();
  const [typed, setTyped] = useState(given('search') ?? '');
  const search = useDebouncedCallback((words: string) => ask({ search: words.trim() || null }), typingPause);
  const presses = usePresses().filter(([name, , value]) => value !== null || given(name));
  const toggle = (name: string) => {
    const press = presses.find(([one]) => one === name);
    if (press) ask({ [name]: given(press[0]) ? null : press[2] });
  };
  const clear = () => {
    setTyped('');
    ask({ search: null, category: null, resident: null, by: null, plan: null, important: null, handover: null, since: null });
  };
  return (
    <PageTools>
    <search className={css['which']} aria-label="Which notes">
      <TextInput type="search" className={css['search'] ?? ''} aria-label="Search notes" placeholder="Search" value={typed} leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        onChange={(event) => { setTyped(event.currentTarget.value); search(event.currentTarget.value); }} />
      <Select aria-label="Category" placeholder="All categories" data={categories} value={given('category')} onChange={(value) => ask({ category: value })} {...clears(false)} />
      <Select aria-label="Resident" placeholder="Everyone" searchable data={residents.map((one) => ({ value: one.id, label: personName(one) }))} value={given('resident')} onChange={(value) => ask({ resident: value })} {...clears(false)} />
      <Chips name={group} several options={presses.map(([name, label]) => [name, label])} chosen={presses.map(([name]) => name).filter((name) => given(name))} onChoose={toggle} />
      {question.isNarrowed && <Button variant="subtle" leftSection={<IconX size={18} stroke={2} aria-hidden />} onClick={clear}>Show all</Button>}
    </search>
    </PageTools>
  );
}
