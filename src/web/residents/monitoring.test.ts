import { expect, test } from 'vitest';
import { chartLabels, detailFields, frequencyWords, newDetail, stepWords } from './monitoring.ts';
import { careTracking } from '#domain/residents/care-tracking.ts';

test('every chart that can be watched has its line', () => {
  const flags = Object.entries(careTracking.fields).filter(([, field]) => field.kind === 'yesNo').map(([name]) => name);
  expect(Object.keys(chartLabels).toSorted()).toEqual(flags.toSorted());
});

test('how often is said as one would say it', () => {
  expect(frequencyWords({ frequency: 'x_per_day', interval_value: 8 })).toBe('8 times a day');
  expect(frequencyWords({ frequency: 'interval_hours', interval_value: 1 })).toBe('Every hour');
  expect(frequencyWords({ frequency: 'weekly', interval_value: null })).toBe('Weekly');
});

test('what begins to be watched is reviewed after four weeks, and its reason is asked for', () => {
  expect(newDetail('weight', '2026-03-01')).toMatchObject({ chart: 'weight', start_date: '2026-03-01', review_date: '2026-03-29', reason: null });
  expect(Object.keys(detailFields)).not.toContain('chart');
});

test('a person’s own steps are told in the words of the sheet', () => {
  expect(stepWords('morning_routine', { morning_steps: ['wash', 'room_and_bed'] })).toBe('wash, room and bed');
  expect(stepWords('weight', { morning_steps: ['wash'] })).toBe('');
  expect(stepWords('afternoon_routine', { afternoon_steps: [] })).toBe('');
});
