import { note } from '#domain/notes/note.ts';
import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Chips } from '../kit/ui/chips.tsx';
import { clearableProps } from '../kit/input/input-props.ts';
import { PageTools } from '../kit/page/page.tsx';
import { personOptions } from '../kit/person/person-options.ts';
import { useAuth, useChosenHome } from '../kit/state/store.ts';
import { useNow } from '../kit/house/use-now.ts';
import { SearchInput } from '../kit/ui/search-input.tsx';
import { useLastShift } from '../records/use-last-shift.ts';
import type { NoteAsk, NoteQuestion } from './use-note-question.ts';
import { Select } from '../kit/ui/select.tsx';
import css from './notes.module.css';

const typingPause = 300;
const categories = Object.entries(note.fields.category.options).map(([value, label]) => ({ value, label }));

interface NotePress {
  readonly name: NoteAsk;
  readonly label: string;
  readonly isOn: boolean;
  toggle(): void;
}

/** The questions that are a press each: those asked all day stand in the line, the others under More until they are asked. */
export function useNotePresses({
  given,
  ask,
}: NoteQuestion): Readonly<Record<'inLine' | 'underMore', readonly NotePress[]>> {
  const { end, isLoading } = useLastShift(useNow());
  const { user } = useAuth();
  const press = (name: NoteAsk, label: string, value: string | null): readonly NotePress[] => {
    const isOn = given(name) !== null;
    return value === null && !isOn ? [] : [{ name, label, isOn, toggle: () => ask({ [name]: isOn ? null : value }) }];
  };
  // It keeps its place while the rota is read: a bar that grows would push the notes down under a finger.
  const allDay = [
    ...press('since', 'Since my last shift', end ?? (isLoading ? '' : null)),
    ...press('important', 'Important', 'true'),
  ];
  const nowAndThen = [...press('handover', 'For handover', 'true'), ...press('by', 'Mine', user?.id ?? null)];
  return {
    inLine: [...allDay, ...nowAndThen.filter(({ isOn }) => isOn)],
    underMore: nowAndThen.filter(({ isOn }) => !isOn),
  };
}

interface FiltersProps {
  question: NoteQuestion;
  presses: readonly NotePress[];
}

export function NoteFilters({ question, presses }: FiltersProps) {
  const { given, ask } = question;
  const group = useId();
  const { residents } = useChosenHome();
  const [typed, setTyped] = useState(given('search') ?? '');
  const search = useDebouncedCallback((words: string) => ask({ search: words.trim() || null }), typingPause);
  const choice = (name: NoteAsk) => css[given(name) ? 'chosen' : 'choice'] ?? '';
  const clear = () => {
    setTyped('');
    ask({
      search: null,
      category: null,
      resident: null,
      by: null,
      plan: null,
      important: null,
      handover: null,
      since: null,
    });
  };
  return (
    <PageTools>
      <search className={css['which']} aria-label="Which notes">
        <SearchInput
          label="Search notes"
          placeholder="Search"
          words={typed}
          onSearch={(next) => {
            setTyped(next);
            search(next);
          }}
          className={css['search']}
        />
        <Select
          className={choice('category')}
          aria-label="Category"
          placeholder="Category"
          data={categories}
          value={given('category')}
          onChange={(value) => ask({ category: value })}
          {...clearableProps(!given('category'))}
        />
        <Select
          className={choice('resident')}
          aria-label="Resident"
          placeholder="Everyone"
          searchable
          data={personOptions(residents)}
          value={given('resident')}
          onChange={(value) => ask({ resident: value })}
          {...clearableProps(!given('resident'))}
        />
        <Chips
          name={group}
          several
          options={presses.map(({ name, label }) => [name, label])}
          chosen={presses.filter(({ isOn }) => isOn).map(({ name }) => name)}
          onChoose={(chosen) => presses.find(({ name }) => name === chosen)?.toggle()}
        />
        {question.isNarrowed && (
          <Button variant="subtle" leftSection={<IconX size={18} stroke={2} aria-hidden />} onClick={clear}>
            Show all
          </Button>
        )}
      </search>
    </PageTools>
  );
}
