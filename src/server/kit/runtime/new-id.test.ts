import { validate, version } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import type * as NewId from './new-id.ts';

afterEach(() => void vi.useRealTimers());

let processes = 0;

/** A process that has made no id yet: a module under another address has a state of its own. */
async function begun(): Promise<() => string> {
  const address = `./new-id.ts?process=${(processes += 1)}`;
  const { newId } = (await import(address)) as typeof NewId;
  return newId;
}

test('an id is a version 7 UUID that says when it was made, and none is made twice', async () => {
  const newId = await begun();
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
  const ids = Array.from({ length: 2_000 }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id.slice(0, 13)))).toEqual(
    new Set([
      Date.now()
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-'),
    ]),
  );
});

test('ids sort in the order in which they were made, though the clock stands still or goes back', async () => {
  const newId = await begun();
  vi.useFakeTimers({ now: new Date('2026-10-25T02:00:00Z') });
  const before = Array.from({ length: 50 }, newId);
  vi.setSystemTime(new Date('2026-10-25T01:59:00Z'));
  const ids = [...before, ...Array.from({ length: 50 }, newId)];
  expect(ids.toSorted()).toEqual(ids);
});
