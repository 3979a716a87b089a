import type { Days } from '#domain/search/days-meant.ts';
import { addDays, momentAt } from '#domain/kit/time/time.ts';
import { quoted } from '../kit/schema/table.ts';
import { viewerSql } from '../kit/access/viewer.ts';
import { reachSql, type Asking, type OpenKind, type StatementValues } from './asking.ts';
import { isByHouse, tightSql, wordsSql } from './document-sql.ts';

/** Some residents, and the houses they live in. */
export interface Whose {
  readonly ids: readonly string[];
  readonly homes: readonly string[];
}

/** What to look for, as the statement needs it. */
export interface Wanted {
  /** Every word as a beginning; null where only filters were given. */
  readonly words: string | null;
  /** The same, spelled out with the words that are in use. */
  readonly listed: string | null;
  /** What was written since the list was made is looked through for beginnings. */
  readonly listedUntil: string | null;
  readonly exact: string | null;
  /** All of it without a gap, as a pattern. */
  readonly tight: string | null;
  /** Records about these residents need only the other words. */
  readonly about: (Whose & { readonly words: string | null; readonly listed: string | null }) | null;
  readonly residents: Whose | null;
  readonly by: readonly string[] | null;
  /** The months to look through where there are too many records to look through all. */
  readonly months: readonly number[] | null;
  readonly limit: number;
}

/** With more houses than this, leading the index by the house costs more than it saves. */
const fewHomes = 4;

/** Whether a kind of record can answer the question at all. */
export const answers = (
  { one: { entity, dated, by } }: OpenKind,
  { residents, by: authors }: Wanted,
  days: Days | null,
): boolean =>
  (!days || dated !== null) &&
  (!authors || by !== null) &&
  (!residents || entity.resides || 'resident' in entity.fields);

function daysSql({ one }: OpenKind, { query: { days }, zone }: Asking, values: StatementValues): readonly string[] {
  if (!days || !one.dated) return [];
  const column = `t.${quoted(one.dated)}`;
  if (one.entity.fields[one.dated]?.kind === 'date')
    return [`${column} between ${values.place(days.from, 'date')} and ${values.place(days.to, 'date')}`];
  return [
    `${column} >= ${values.place(momentAt(days.from, '00:00', zone), 'timestamptz')}`,
    `${column} < ${values.place(momentAt(addDays(days.to, 1), '00:00', zone), 'timestamptz')}`,
  ];
}

/** What every hit of a kind must fit, whichever way it was found. Of a stream it is read off the hits: no other index than its own may lead to them. */
function alwaysSql(kind: OpenKind, asking: Asking, wanted: Wanted, values: StatementValues): readonly string[] {
  const { entity, by, isStream } = kind.one;
  const narrowing = [
    ...(wanted.residents
      ? [`t.${entity.resides ? 'id' : 'resident'} = any(${values.place(wanted.residents.ids, 'uuid[]')})`]
      : []),
    ...(wanted.by && by ? [`t.${quoted(by)} = any(${values.place(wanted.by, 'uuid[]')})`] : []),
    ...daysSql(kind, asking, values),
  ];
  return [reachSql(kind, values), ...(isStream ? narrowing.map((condition) => `(${condition}) is true`) : narrowing)];
}

const matches = (kind: OpenKind, query: string | null, values: StatementValues): readonly string[] =>
  query === null ? [] : [`${wordsSql(kind.one)} @@ ${values.place(query, 'tsquery')}`];

/** What came from another house with a resident who lives here now. */
const movedIn = `t.home <> all(${viewerSql.homes}) and t.resident = any(array(select d.resident from departure d join resident o on o.id = d.resident where d.reason = 'moved' and o.home = any(${viewerSql.homes})))`;

/** Among few records: by their words, or by a part of their names. */
function plainWays(
  kind: OpenKind,
  asking: Asking,
  wanted: Wanted,
  values: StatementValues,
): readonly (readonly string[])[] {
  const { about } = wanted;
  const hasResident = 'resident' in kind.one.entity.fields;
  const theirs =
    about && hasResident
      ? [[`t.resident = any(${values.place(about.ids, 'uuid[]')})`, ...matches(kind, about.words, values)]]
      : [];
  const match = matchSql(kind, wanted, values);
  if (!match) return [[], ...theirs];
  if (!isByHouse(kind.one) || asking.homes.length > fewHomes) return [[match], ...theirs];
  return [
    [`t.home = any(${viewerSql.homes})`, match],
    ...(hasResident ? [[movedIn, `(${match}) is true`]] : []),
    ...theirs,
  ];
}

function matchSql(kind: OpenKind, { words, tight }: Wanted, values: StatementValues): string | null {
  const [whole] = matches(kind, words, values);
  const part =
    tight && kind.one.names.length > 0 ? ` or ${tightSql(kind.one)} like ${values.place(tight, 'text')}` : '';
  return whole ? `(${whole}${part})` : null;
}

/** Read off the rows that another index leads to: the index of words would gather every hit in the house's past first. */
const readOff = (kind: OpenKind, query: string | null, values: StatementValues): readonly string[] =>
  matches(kind, query, values).map((match) => `(${match}) is true`);

/** Among a million: along the index by months and houses, what came from elsewhere with a resident, and what is newer than the list of words. */
function streamWays(
  kind: OpenKind,
  asking: Asking,
  wanted: Wanted,
  values: StatementValues,
): readonly (readonly string[])[] {
  const { about, residents } = wanted;
  const everything = waysOf(kind, wanted, values, residents, residents?.homes ?? asking.homes);
  return about
    ? [
        ...waysOf(kind, { ...wanted, words: about.words, listed: about.listed }, values, about, about.homes),
        ...everything,
      ]
    : everything;
}

/** `key`: the houses that lead the index, where they are few. */
function waysOf(
  kind: OpenKind,
  { words, listed, listedUntil, months }: Wanted,
  values: StatementValues,
  whose: Whose | null,
  houses: readonly string[],
): readonly (readonly string[])[] {
  const theirs = whose ? [`t.resident = any(${values.place(whose.ids, 'uuid[]')})`] : [];
  const inMonths = months
    ? [`month_number(t.${quoted(kind.one.dated ?? '')}) = any(${values.place(months, 'int[]')})`]
    : [];
  const key = houses.length <= fewHomes ? values.place(houses, 'uuid[]') : null;
  const elsewhere = whose ? [...theirs, `t.home <> all(${key ?? viewerSql.homes})`] : [movedIn];
  return [
    [
      ...(key ? [`t.home = any(${key})`] : []),
      ...inMonths,
      ...matches(kind, listed, values),
      ...theirs.map((condition) => `(${condition}) is true`),
    ],
    ...(key ? [[...elsewhere, ...readOff(kind, words, values)]] : []),
    ...(listedUntil && words
      ? [[`t.updated_at >= ${values.place(listedUntil, 'timestamptz')}`, ...theirs, ...readOff(kind, words, values)]]
      : []),
  ];
}

/** How near a hit is: its names are exactly this, its names begin so, or it only tells of it; who has left comes last. */
function nearSql({ one }: OpenKind, { words, exact }: Wanted, values: StatementValues): string {
  const names = { ...one, texts: [] };
  const left = one.entity.resides ? ' - (t.is_discharged_status)::int * 4' : '';
  if (words === null || exact === null || one.names.length === 0) return `0${left}`;
  return `(${wordsSql(names)} @@ ${values.place(exact, 'tsquery')})::int * 2 + (${wordsSql(names)} @@ ${values.place(words, 'tsquery')})::int${left}`;
}

/** The hits of one kind, the nearest and newest first, and one more than is wanted. */
export function hitsSql(kind: OpenKind, asking: Asking, wanted: Wanted, values: StatementValues): string {
  const { one } = kind;
  const always = alwaysSql(kind, asking, wanted, values);
  const near = nearSql(kind, wanted, values);
  const at = one.dated ? `t.${quoted(one.dated)}` : 'null::timestamptz';
  const ways = one.isStream ? streamWays(kind, asking, wanted, values) : plainWays(kind, asking, wanted, values);
  // Found first and put in order afterwards: walking along the order in the hope of a hit would read everything for a rare word.
  const each = ways.map(
    (way) =>
      `(select t.id, ${at} as at, ${near} as near from ${quoted(one.entity.name)} t where ${[...way, ...always].join(' and ')} offset 0)`,
  );
  return `select distinct h.id, h.at, h.near from (${each.join(' union all ')}) h order by h.near desc, h.at desc nulls last, h.id desc limit ${values.place(wanted.limit + 1, 'int')}`;
}
