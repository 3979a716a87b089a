import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en-GB', { numeric: true });

/** The order in which one walks through the house: 2 before 11, and who has no room at the end. */
export const byRoom = (a: RecordValues, b: RecordValues): number =>
  Number(words(a['room']) === '') - Number(words(b['room']) === '') ||
  inOrder(words(a['room']), words(b['room'])) ||
  inOrder(words(a['last_name']), words(b['last_name']));
