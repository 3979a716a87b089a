import { compareNames } from '#domain/kit/names/compare-names.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { clearableProps } from '../../kit/input/input-props.ts';
import { useListView } from '../../kit/list/filters/use-list-view.ts';
import { knownEntities } from '../../kit/state/entities.ts';
import { SearchInput } from '../../kit/ui/search-input.tsx';
import { Select } from '../../kit/ui/select.tsx';
import css from './history-list.module.css';

const typingPause = 300;

/** What a line of the history can be narrowed by that no field of it offers: its words, and the kinds of record there are. */
export function HistoryFilters() {
  const [{ asked }, change] = useListView(userHistory, false);
  const [typed, setTyped] = useState(asked['words'] ?? '');
  const ask = (part: Readonly<Record<string, string | null>>) =>
    change((now) => ({ asked: { ...now.asked, ...part } }));
  const askLater = useDebouncedCallback((words: string) => ask({ words: words.trim() || null }), typingPause);
  const kinds = useMemo(
    () =>
      knownEntities()
        .map(({ name, labels }) => ({ value: name, label: labels.one }))
        .toSorted((a, b) => compareNames(a.label, b.label)),
    [],
  );
  return (
    <>
      <SearchInput
        label="Words in the history"
        placeholder="Words"
        words={typed}
        onSearch={(next) => {
          setTyped(next);
          askLater(next);
        }}
        className={css['narrow']}
      />
      <Select
        aria-label="Kind of record"
        className={`${css['narrow']} ${css['kind']}`}
        placeholder="Kind"
        data={kinds}
        value={asked['entity'] ?? null}
        onChange={(entity) => ask({ entity })}
        searchable
        {...clearableProps(false)}
      />
    </>
  );
}
