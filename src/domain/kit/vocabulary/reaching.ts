import type { RecordValues } from './record-values.ts';
import type { Reach, RowTest } from './permissions.ts';
import { localDay } from '../time/time.ts';

/** Who asks, as far as a row test needs to know them. */
interface Reaching {
  readonly id: string | null;
  readonly groups: readonly string[];
  readonly now: string;
  /** Of the record's house. */
  readonly zone: string;
}

const names = (value: unknown, id: string | null): boolean =>
  id !== null && (Array.isArray(value) ? value.some((one) => one === id || one?.staff === id) : value === id);

function passes(record: RecordValues, name: string, test: RowTest, { id, groups, now, zone }: Reaching): boolean {
  const value = record[name];
  if ('me' in test) return names(value, id);
  if ('notMe' in test) return !names(value, id);
  if ('myGroup' in test) return Array.isArray(value) && value.some((group) => groups.includes(group));
  if ('withinDays' in test) return Date.parse(String(value)) > Date.parse(now) - test.withinDays * 86_400_000;
  if ('today' in test) return String(value) === localDay(now, zone);
  if ('isNot' in test) return value !== test.isNot;
  return value === test.is;
}

/** Whether a narrower act covers this record: on the server for truth, in the browser to offer it. */
export const covers = (reach: Reach, record: RecordValues, asker: Reaching): boolean =>
  Object.entries(reach.rows ?? {}).every(([name, test]) => passes(record, name, test, asker));
