import { isRecordValues } from './record-values.ts';

/** What is left out says nothing, as null does; a Date says its moment. */
const said = (value: unknown): unknown => (value instanceof Date ? value.toJSON() : (value ?? null));

/** Two values say the same, however deep they go. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [said(one), said(other)];
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((row, at) => isSame(row, b[at]));
  if (!isRecordValues(a) || !isRecordValues(b)) return a === b;
  // A database is free to return the names of an object in another order.
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(a[name], b[name]));
}
