import { plainName } from '../kit/names/plain-text.ts';
import type { RecordValues } from '../kit/vocabulary/record-values.ts';
import { isMoment, localDay } from '../kit/time/time.ts';
import type { ImportKind } from './kinds/import-kind.ts';

/** A value as two lines are compared: names without accents and spaces, moments by their day. */
function comparable(value: unknown, zone: string): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  return isMoment(value) ? localDay(value, zone) : plainName(value).replaceAll(/\s/g, '');
}

/** One way in which a record is known again, as a text that two of them share. */
const signature = (names: readonly string[], values: RecordValues, zone: string): string | null => {
  const said = names.map((name) => comparable(values[name], zone));
  return said.every(Boolean) ? `${names.join()} ${said.join('|')}` : null;
};

/** All the ways in which a record of a kind is known again. */
export const signaturesOf = (kind: ImportKind, values: RecordValues, zone: string): readonly string[] =>
  kind.knownBy.flatMap((names) => signature(names, values, zone) ?? []);
