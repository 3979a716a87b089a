import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import { residentState } from './resident-placement.ts';

const states: Readonly<Record<string, string>> = residentState.status.options;

/** The room, and where the person is when they are not at home in it. */
export function whereabouts(person: RecordValues): readonly string[] {
  const { room, status } = person;
  const isElsewhere = typeof status === 'string' && status !== 'current';
  return [...(room ? [`Room ${String(room)}`] : []), ...(isElsewhere ? [states[status] ?? status] : [])];
}
