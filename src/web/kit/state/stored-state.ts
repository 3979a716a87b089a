/** Decides whether stored state may be trusted. Anything doubtful is discarded whole: a clean start costs one load. */

import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';

/** Above this a browser's session storage refuses to grow. */
export const mostCharacters = 4_000_000;

type Slices = RecordValues;

function fits(value: unknown, start: unknown): boolean {
  if (start === null) return value === null || typeof value === 'object' || typeof value === 'string';
  if (Array.isArray(start)) return Array.isArray(value);
  return typeof value === typeof start;
}

const sliceFits = (value: unknown, start: unknown): boolean =>
  isRecordValues(value) &&
  isRecordValues(start) &&
  Object.entries(start).every(([key, first]) => !(key in value) || fits(value[key], first));

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Cut short or written by something else: not ours to restore.
  }
}

export function isTrustworthy(stored: string, start: Slices): boolean {
  if (stored.length > mostCharacters) return false;
  const outer = parsed(stored);
  if (!isRecordValues(outer) || !isRecordValues(parsed(outer['_persist']))) return false;
  return Object.entries(start).every(([slice, first]) => !(slice in outer) || sliceFits(parsed(outer[slice]), first));
}

/** The stored text with only the named slices in it, for a storage that takes no more. */
export function only(slices: string[], stored: string): string {
  const outer = parsed(stored);
  const wanted = ['_persist', ...slices];
  return JSON.stringify(isRecordValues(outer) ? Object.fromEntries(wanted.map((slice) => [slice, outer[slice]])) : {});
}
