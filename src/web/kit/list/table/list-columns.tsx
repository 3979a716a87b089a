import { hasPersonName, personName, personNameFields } from '#domain/kit/people/person-name.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { byKind, type ByKind, type Field, type Kind } from '#domain/kit/vocabulary/fields.ts';
import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { Link } from 'react-router';
import { entityNamed, isKnown } from '../../state/entities.ts';
import { FieldValue } from '../../record/field-value.tsx';
import type { StoredRecord } from '../../state/stored-record.ts';
import { PersonFace } from '../../person/person-face.tsx';
import { sortable } from '../ordering.ts';
import { walkRows } from './walk-rows.ts';
import { Signs } from '../../record/signs.tsx';
import { isEmpty, valueText, type ValueWording } from '../../names/value-text.ts';
import kit from '../../styles/kit.module.css';
import list from '../../styles/list.module.css';

export const features = tableFeatures({});
const helper = createColumnHelper<typeof features, StoredRecord>();

/** These make one column: a face and a name. */
const nameParts: readonly string[] = ['photo', 'title', ...personNameFields];

export interface ListColumnsOptions {
  entity: Entity;
  wording: (record: StoredRecord) => ValueWording;
  pathTo(record: StoredRecord): string;
  /** One person's list need not say on every line whose it is. */
  showsOwner: boolean;
  rows: readonly StoredRecord[];
  /** The columns somebody chose, in their order; null for the usual ones. */
  chosen?: readonly string[] | null;
}

/** The columns a list usually has, by the names of their fields; `name` stands for a person's whole name. */
export function columnNames(entity: Entity, showsOwner: boolean): string[] {
  const rest = hasPersonName(entity)
    ? ['name', ...entity.list.filter((name) => !nameParts.includes(name))]
    : [...entity.list];
  const says = rest.flatMap((name) => [name, ...(entity.computed[name]?.from ?? [])]);
  const owner = showsOwner && 'resident' in entity.fields && !says.includes('resident') ? ['resident'] : [];
  return [...rest.slice(0, 1), ...owner, ...rest.slice(1)];
}

/** What a list row carries besides, and a cell can show. */
export const moreColumns = (entity: Entity, showsOwner: boolean): string[] => {
  const usual = columnNames(entity, showsOwner);
  const isNew = (name: string) =>
    !usual.includes(name) && !(hasPersonName(entity) && nameParts.includes(name)) && fitsCell(entity.fields[name]);
  return [...new Set([...entity.list, ...entity.carries])].filter(isNew);
};

const Name = ({ record }: { record: StoredRecord }) => (
  <span className={list['person']}>
    <PersonFace name={personName(record)} photo={record['photo']} />
    <span className={list['called']}>{personName(record)}</span>
  </span>
);

/** A longer state may take two lines before it makes the table wider than the page. */
const shortWord = 12;
/** A text that may be longer has two lines in a list. */
const lengthyText = 80;
/** A text that may be no longer is a code. */
const codeLength = 20;

/** How a value is set in its cell: read as one piece and never broken, in at most two lines, or as it comes. */
type CellLayout = 'unbroken' | 'clamped' | 'free';
const always = (layout: CellLayout) => () => layout;

const cellLayouts: ByKind<[], CellLayout> = {
  text: ({ max }) => (max <= codeLength ? 'unbroken' : max > lengthyText ? 'clamped' : 'free'),
  longText: always('clamped'),
  whole: always('unbroken'),
  decimal: always('unbroken'),
  yesNo: always('unbroken'),
  date: always('unbroken'),
  time: always('unbroken'),
  moment: always('unbroken'),
  choice: always('free'),
  choices: always('free'),
  words: always('free'),
  ref: always('free'),
  refs: always('free'),
  file: always('free'),
  rows: always('free'),
  parts: always('free'),
  link: always('free'),
};
const layoutOf = (field: Field): CellLayout => byKind(cellLayouts, field);

/** Lists within a record and files are read on its own page. */
const cellKinds: { readonly [K in Kind]: boolean } = {
  text: true,
  longText: true,
  whole: true,
  decimal: true,
  yesNo: true,
  date: true,
  time: true,
  moment: true,
  choice: true,
  choices: true,
  words: true,
  ref: true,
  refs: false,
  file: false,
  rows: false,
  parts: false,
  link: true,
};
const fitsCell = (field: Field | undefined): boolean => field !== undefined && cellKinds[field.kind];

function Cell({
  entity,
  name,
  record,
  wording,
}: {
  entity: Entity;
  name: string;
  record: StoredRecord;
  wording: ValueWording;
}) {
  if (name === 'name' && hasPersonName(entity)) return <Name record={record} />;
  const field = fieldShown(entity, name);
  if (!field) return null;
  if (field.kind === 'signs') return <Signs value={record[name]} />;
  if (entity.log && name === 'entity' && isKnown(String(record[name])))
    return entityNamed(String(record[name])).labels.one;
  if (layoutOf(field) === 'clamped' && !isEmpty(record[name]))
    return <span className={list['clamped']}>{String(record[name])}</span>;
  const value = <FieldValue field={field} value={record[name]} wording={wording} />;
  if (name !== 'status' || isEmpty(record[name])) return value;
  return (
    <span
      className={list['state']}
      data-short={valueText(field, record[name], wording).length <= shortWord || undefined}
    >
      {value}
    </span>
  );
}

export const fieldShown = (entity: Entity, name: string) => entity.fields[name] ?? entity.computed[name]?.shownAs;

export const labelOf = (entity: Entity, name: string): string =>
  name === 'name' ? 'Name' : (fieldShown(entity, name)?.label ?? name);

/** What is withheld from a reader is absent from every row, and has no column; neither has what nothing was said about, unless the list can be put in order by it. */
function isEmptyColumn(entity: Entity, name: string, rows: readonly StoredRecord[]): boolean {
  if (name === 'name' || rows.length === 0) return false;
  return (
    rows.every((row) => !(name in row)) || (!sortable(entity).has(name) && rows.every((row) => isEmpty(row[name])))
  );
}

export function staysWhole(entity: Entity, name: string): boolean {
  const field = fieldShown(entity, name);
  return field !== undefined && field.kind !== 'signs' && layoutOf(field) === 'unbroken';
}

/** The columns somebody sees: those they chose, as far as the list has them, or the usual ones that tell something. */
export function shownColumns({
  entity,
  showsOwner,
  rows,
  chosen = null,
}: Omit<ListColumnsOptions, 'wording' | 'pathTo'>): readonly string[] {
  const usual = columnNames(entity, showsOwner);
  const known = [...usual, ...moreColumns(entity, showsOwner)];
  const wanted = chosen?.filter((name) => known.includes(name)) ?? [];
  return wanted.length > 0 ? wanted : usual.filter((name, at) => at === 0 || !isEmptyColumn(entity, name, rows));
}

export function columnsOf(asked: ListColumnsOptions) {
  const { entity, wording, pathTo } = asked;
  return shownColumns(asked).map((name, at) =>
    helper.display({
      id: name,
      header: labelOf(entity, name),
      cell: ({ row: { original } }) => {
        const cell = <Cell entity={entity} name={name} record={original} wording={wording(original)} />;
        return at === 0 ? (
          <Link data-row onKeyDown={walkRows} to={pathTo(original)} className={`${kit['link']} ${list['open']}`}>
            {cell}
          </Link>
        ) : (
          cell
        );
      },
    }),
  );
}
