import { expect, test } from 'vitest';
import { minutesOpen, reasonComplaint } from './opening.ts';

test('a begun minute counts, and nothing stays open beyond its quarter of an hour', () => {
  const after = (time: string) => minutesOpen('2026-03-01T09:00:00.000Z', `2026-03-01T${time}.000Z`);
  expect([after('09:00:00'), after('09:00:40'), after('09:07:01'), after('11:00:00')]).toEqual([1, 1, 8, 15]);
});

test('a reason is said in words', () => {
  expect([reasonComplaint('because'), reasonComplaint('The yearly review is due.')]).toEqual([
    'In words needs at least 10 characters.',
    null,
  ]);
});
