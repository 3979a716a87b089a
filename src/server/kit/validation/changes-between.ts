import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { byKind, type ByKind, type Field } from '#domain/kit/vocabulary/fields.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import type { HistoryChange } from '#domain/staff/history/history-line.ts';

/** The same for the same answer: however a moment is written, in whatever order the columns come, absent or empty. */
function comparable(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return String(Date.parse(value));
  if (Array.isArray(value)) return `[${value.map(comparable).join()}]`;
  if (!isRecordValues(value)) return JSON.stringify(value ?? null);
  const given = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return `{${given
    .map(([name, one]) => `${name}:${comparable(one)}`)
    .toSorted()
    .join()}}`;
}

/** Of two lists the longer one has more to tell, whatever stands in them. */
const isUnchanged = (was: unknown, is: unknown): boolean =>
  was === is ||
  (!(Array.isArray(was) && Array.isArray(is) && was.length !== is.length) && comparable(was) === comparable(is));

/** How a change of each kind is written into the history. */
interface Wording {
  /** Too long, or too private, to stand there as well as in the earlier version. */
  readonly isSilent: boolean;
  /** What one value has that the other has not: what grows line by line is not written whole each time. */
  apart(value: unknown, other: unknown): unknown;
}

const whole = (value: unknown): unknown => value ?? null;
const plain: Wording = { isSilent: false, apart: whole };

function linesApart(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value)) return whole(value);
  // Most lines stand where they stood before: they need no second look.
  const before: readonly unknown[] = Array.isArray(other) ? other : [];
  const rest = value.filter((row, at) => !isSame(row, before[at]));
  if (rest.length === 0) return rest;
  const known = new Set(before.map(comparable));
  return rest.filter((row) => !known.has(comparable(row)));
}

function answersApart(value: unknown, other: unknown): unknown {
  if (!isRecordValues(value)) return whole(value);
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, one]) => !isRecordValues(other) || comparable(one) !== comparable(other[name]),
    ),
  );
}

const wordings: ByKind<[], Wording> = {
  text: () => plain,
  longText: () => ({ isSilent: true, apart: whole }),
  whole: () => plain,
  decimal: () => plain,
  yesNo: () => plain,
  date: () => plain,
  time: () => plain,
  moment: () => plain,
  choice: () => plain,
  choices: () => plain,
  words: () => plain,
  ref: () => plain,
  refs: () => plain,
  file: () => plain,
  rows: ({ columns }) => ({ isSilent: Object.values(columns).some(isSilent), apart: linesApart }),
  parts: ({ fields }) => ({ isSilent: Object.values(fields).some(isSilent), apart: answersApart }),
  link: () => plain,
};

/** Restricted and long words stand once, in the earlier version. */
function isSilent(field: Field): boolean {
  return field.restricted === true || byKind(wordings, field).isSilent;
}

/** Of what is stored encrypted nothing is told: the history has more readers than the record. */
const isGuarded = ({ fields }: Entity): boolean => Object.values(fields).some(({ secret }) => secret);

/** What changed, field by field, in the words the history may keep. */
export function changesBetween(entity: Entity, before: AnyRecord, after: RecordValues): readonly HistoryChange[] {
  const guarded = isGuarded(entity);
  return Object.entries(entity.fields).flatMap(([name, field]): HistoryChange[] => {
    const [was, is] = [before[name], after[name]];
    if (field.secret) return is ? [{ field: name, changed: true }] : [];
    if (isUnchanged(was, is)) return [];
    const { apart } = byKind(wordings, field);
    const [gone, come] = guarded || isSilent(field) ? [null, null] : [apart(was, is), apart(is, was)];
    // Lines that only changed places leave nothing to tell.
    return [
      comparable(gone) === comparable(come) ? { field: name, changed: true } : { field: name, old: gone, new: come },
    ];
  });
}
