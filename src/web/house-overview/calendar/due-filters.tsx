import { compareNames } from '#domain/kit/names/compare-names.ts';
import { personOptions } from '../../kit/person/person-options.ts';
import { useSearchParams } from 'react-router';
import { clearableProps } from '../../kit/input/input-props.ts';
import { FoldedFilters } from '../../kit/list/filters/folded-filters.tsx';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { valueText } from '../../kit/names/value-text.ts';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import { dueKinds, type CalendarRow } from './use-due-rows.ts';
import { Select } from '../../kit/ui/select.tsx';

const kinds = Object.values(dueKinds).map(({ name, labels }) => ({ value: name, label: labels.many }));
const statuses = [
  { value: 'scheduled', label: 'Planned' },
  { value: 'due', label: 'Due' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'completed', label: 'Done' },
  { value: 'skipped', label: 'Skipped' },
];

/** A person by their id, else the role that anyone fills. */
export const ownerOf = ({ row }: CalendarRow): string => row.assigned_to ?? row.assigned_role ?? '';

type Option = { readonly value: string; readonly label: string };
const byLabel = (options: readonly Option[]) => options.toSorted((a, b) => compareNames(a.label, b.label));

/** Whoever has something to do in this time, by name. */
function useOwners(rows: readonly CalendarRow[]): readonly Option[] {
  const words = useValueWords();
  const named = new Map(
    rows.map((due) => {
      const name = due.row.assigned_to ? 'assigned_to' : 'assigned_role';
      const field = due.of.fields[name];
      return [ownerOf(due), field ? valueText(field, due.row[name], words(due.row)) : ''] as const;
    }),
  );
  return byLabel([...named].filter(([value, label]) => value && label).map(([value, label]) => ({ value, label })));
}

/** Who lives in the house, by name. */
function usePeople(): readonly Option[] {
  const { residents } = useChosenHome();
  return personOptions(residents);
}

/** Narrows the calendar: of which kind, how it stands, about whom and done by whom. */
export function DueFilters({ rows }: { rows: readonly CalendarRow[] }) {
  const [params, ask] = usePageParams();
  const [, setParams] = useSearchParams();
  const filters = [
    { name: 'kind', label: 'Kind', data: kinds },
    { name: 'standing', label: 'Status', data: statuses },
    { name: 'resident', label: 'Person', data: usePeople() },
    { name: 'owner', label: 'Who does it', data: useOwners(rows) },
  ] as const;
  const active = filters.filter(({ name }) => params.has(name));
  const clear = () =>
    setParams((now) => new URLSearchParams([...now].filter(([given]) => !filters.some(({ name }) => name === given))), {
      replace: true,
    });
  return (
    <FoldedFilters active={active.length} onClear={clear}>
      {filters.map(({ name, label, data }) => (
        <Select
          key={name}
          label={label}
          data={data}
          value={params.get(name)}
          onChange={(next) => ask(name, next)}
          placeholder="All"
          searchable={name === 'resident'}
          {...clearableProps(false)}
        />
      ))}
    </FoldedFilters>
  );
}
