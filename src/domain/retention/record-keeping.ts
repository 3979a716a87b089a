import type { Moment } from '../kit/time/time.ts';
import type { Keeping } from './disposal.ts';
import { isRetained, retention, type Among, type ClockName, type Retained } from './retention-clocks.ts';

/** A hold on a record or on the person it is about, with who placed it. */
export interface PlacedHold extends Keeping {
  readonly hold: string;
  readonly by: string;
  readonly at: Moment;
}

/** How long one record is kept: the rules it falls under, or why it never goes, and what keeps it besides. */
export interface RecordKeeping {
  readonly clocks: readonly ClockName[];
  readonly stays: string | null;
  readonly holds: readonly PlacedHold[];
}

type Values = Readonly<Record<string, unknown>>;

const isAmong = (record: Values, among: Among = {}): boolean =>
  Object.entries(among).every(([name, wanted]) => {
    const value = record[name] ?? null;
    return typeof wanted === 'boolean' ? (value !== null) === wanted : wanted.includes(String(value));
  });

/** An application is its own only until somebody is taken on; whose files belong to which is not known from the file. */
const applies = (entity: string, record: Values, { begins, among }: Retained): boolean => {
  if (begins.when === 'not hired' && record['status'] !== 'applicant') return false;
  if (begins.when === 'staff left' && entity === 'staff' && record['status'] === 'applicant') return false;
  return isAmong(record, among);
};

/** The rules that a record falls under as it stands. */
export function rulesFor(entity: string, record: Values): Pick<RecordKeeping, 'clocks' | 'stays'> {
  const how = retention[entity];
  if (!isRetained(how)) return { clocks: [], stays: how?.stays ?? null };
  return { clocks: how.filter((one) => applies(entity, record, one)).map(({ clock }) => clock), stays: null };
}
