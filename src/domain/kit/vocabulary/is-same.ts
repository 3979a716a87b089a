import type { RecordValues } from './record-values.ts';

const isObject = (value: unknown): value is RecordValues => typeof value === 'object' && value !== null;

/** Two values say the same, however deep they go; what is left out says nothing, as null does. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  // A database is free to return the names of an object in another order.
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(a[name], b[name]));
}
