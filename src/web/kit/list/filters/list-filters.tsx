import type { Rights } from '#domain/kit/vocabulary/permissions.ts';
import { Checkbox } from '@mantine/core';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { byKind, optionPairs, type ByKind, type Field, type FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { isDay } from '#domain/kit/time/time.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { DayBox } from '../../input/dates/day-box.tsx';
import { clearableProps } from '../../input/input-props.ts';
import { Ref } from '../../input/input-ref.tsx';
import { ColumnChoice, type ColumnChoiceProps } from './column-choice.tsx';
import { FoldedFilters } from './folded-filters.tsx';
import { NamedViews } from './named-views.tsx';
import { ListOrder } from './list-order.tsx';
import type { Ordering } from '../ordering.ts';
import { PageTools } from '../../page/page.tsx';
import { seesOfAll, useRights } from '../../access/rights.ts';
import type { Filters } from '../../data/use-records.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import css from './list-filters.module.css';

interface FiltersProps {
  entity: Entity;
  asked: Filters;
  /** What the page has already decided, and a person cannot filter by. */
  fixed: Filters;
  onAsk(part: Filters): void;
  order: Ordering;
  onOrder(order: Ordering): void;
  /** Which columns there are to choose from; null where the list is no table. */
  columns: Omit<ColumnChoiceProps, 'entity'> | null;
  /** What the page has to choose besides. */
  children?: ReactNode;
}

const typingPause = 300;
const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** The fields by which this list may be narrowed, of those the server allows. */
function filterFields(entity: Entity, fixed: Filters, rights: Rights): [name: string, field: Field][] {
  const owner = 'resident' in entity.fields ? ['resident'] : [];
  const state = entity.fields['status']?.kind === 'choice' ? ['status'] : [];
  const names = new Set([...owner, ...state, ...entity.filters].filter((name) => !(name in fixed)));
  return Object.entries(entity.fields).filter(
    ([name, field]) => names.has(name) && filtersBy(field) && seesOfAll(rights, entity, name),
  );
}

const isDated = (entity: Entity) => {
  const kind = entity.fields[entity.order.replace(/^-/, '')]?.kind;
  return entity.listsDays !== null || kind === 'date' || kind === 'moment';
};

/** Entries stay in their lists when struck out; other removed records are shown only when asked for. */
const mayShowRemoved = (entity: Entity, rights: Rights) =>
  entity.trait === null && !entity.log && !entity.serverOnly && !entity.leavesLists && rights.has('strike_out_any');

interface FilterProps {
  name: string;
  value: string | null;
  onChoose(value: string | null): void;
}

function OneOfMany({ field, name, value, onChoose }: FilterProps & { field: FieldOf<'ref'> | FieldOf<'refs'> }) {
  const id = useId();
  return (
    <Ref
      field={{ kind: 'ref', label: field.label, to: field.to }}
      id={id}
      name={name}
      value={value}
      error={null}
      needed={false}
      onChange={(chosen) => onChoose(typeof chosen === 'string' ? chosen : null)}
    />
  );
}

const OneOfFew = ({
  label,
  data,
  value,
  onChoose,
}: FilterProps & { label: string; data: readonly { value: string; label: string }[] }) => (
  <Select
    label={label}
    data={data}
    value={value}
    onChange={onChoose}
    {...clearableProps(false)}
    placeholder="All"
    searchable={data.length > 10}
  />
);

const options = (field: FieldOf<'choice'> | FieldOf<'choices'>, props: FilterProps) => (
  <OneOfFew label={field.label} data={optionPairs(field).map(([value, label]) => ({ value, label }))} {...props} />
);
const pointed = (field: FieldOf<'ref'> | FieldOf<'refs'>, props: FilterProps) => <OneOfMany field={field} {...props} />;
const none = () => null;

/** What narrows a list by a field of each kind; what is typed or measured is searched for instead. */
const filterInputs: ByKind<[props: FilterProps], ReactNode> = {
  text: none,
  longText: none,
  whole: none,
  decimal: none,
  yesNo: ({ label }, props) => <OneOfFew label={label} data={yesOrNo} {...props} />,
  date: none,
  time: none,
  moment: none,
  choice: options,
  choices: options,
  words: none,
  ref: pointed,
  refs: pointed,
  file: none,
  rows: none,
  parts: none,
  link: none,
};
const filtersBy = ({ kind }: Field): boolean => filterInputs[kind] !== none;

const Day = ({
  label,
  value,
  onChoose,
}: {
  label: string;
  value: string | null;
  onChoose(value: string | null): void;
}) => (
  <DayBox
    isLate
    label={label}
    value={value ?? ''}
    onChange={(given) => onChoose(given && isDay(given) ? given : null)}
  />
);

function Search({ entity, asked, onAsk }: Pick<FiltersProps, 'entity' | 'asked' | 'onAsk'>) {
  const [typed, setTyped] = useState(asked['search'] ?? '');
  const ask = useDebouncedCallback((search: string) => onAsk({ search: search.trim() || null }), typingPause);
  return (
    <SearchInput
      label={`Search ${midSentence(entity.labels.many)}`}
      placeholder="Search"
      words={typed}
      onSearch={(next) => {
        setTyped(next);
        ask(next);
      }}
      className={css['search']}
    />
  );
}

export function ListFilters({ entity, asked, fixed, onAsk, order, onOrder, columns, children }: FiltersProps) {
  const rights = useRights();
  const fields = filterFields(entity, fixed, rights);
  const narrowing = Object.keys(asked).filter((name) => asked[name] && name !== 'search');
  const hasFilters = fields.length > 0 || isDated(entity) || mayShowRemoved(entity, rights) || columns !== null;
  const choose = (name: string) => (value: string | null) => onAsk({ [name]: value });
  return (
    <>
      <PageTools>
        {children}
        {entity.search.length > 0 && <Search entity={entity} asked={asked} onAsk={onAsk} />}
      </PageTools>
      {hasFilters && (
        <FoldedFilters
          active={narrowing.length}
          onClear={() => onAsk(Object.fromEntries(narrowing.map((name) => [name, null])))}
        >
          {fields.map(([name, field]) => (
            <Fragment key={name}>
              {byKind(filterInputs, field, { name, value: asked[name] ?? null, onChoose: choose(name) })}
            </Fragment>
          ))}
          {isDated(entity) && (
            <>
              <Day label="From" value={asked['date_from'] ?? null} onChoose={choose('date_from')} />
              <Day label="To" value={asked['date_to'] ?? null} onChoose={choose('date_to')} />
            </>
          )}
          {mayShowRemoved(entity, rights) && (
            <Checkbox
              label="Show removed ones too"
              checked={asked['include_deleted'] === 'true'}
              onChange={(event) => onAsk({ include_deleted: event.currentTarget.checked ? 'true' : null })}
            />
          )}
          <ListOrder entity={entity} order={order} onOrder={onOrder} />
          {columns && <ColumnChoice entity={entity} {...columns} />}
          {columns && <NamedViews entity={entity} />}
        </FoldedFilters>
      )}
      {!hasFilters && <ListOrder entity={entity} order={order} onOrder={onOrder} />}
    </>
  );
}
