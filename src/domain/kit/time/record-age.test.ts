import { expect, test } from 'vitest';
import { isLateEntry, meanRecordAge, recordAge } from './record-age.ts';

const entry = (occurred: string, recorded: string) => ({
  occurred_at: `2026-03-01T${occurred}:00Z`,
  recorded_at: `2026-03-01T${recorded}:00Z`,
});

test('an entry is as old as the time between the act and its being written down', () => {
  expect(recordAge(entry('09:00', '10:30'))).toBe(90);
  expect(recordAge(entry('09:03', '09:00'))).toBe(0);
});

test('an entry is late only once the allowed minutes are over', () => {
  expect(isLateEntry(entry('09:00', '11:00'), 120)).toBe(false);
  expect(isLateEntry(entry('09:00', '11:01'), 120)).toBe(true);
});

test('a house without entries has no mean age, rather than zero', () => {
  expect(meanRecordAge([])).toBeNull();
  expect(meanRecordAge([entry('09:00', '09:10'), entry('09:00', '09:20')])).toBe(15);
});
