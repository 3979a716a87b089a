import { expect, test } from 'vitest';
import { chartLabels, detailFields, frequencyWords, newDetail, stepWords } from './monitoring.ts';
import { settingsOf } from '#domain/kit/vocabulary/home-settings.ts';
import { circumstances } from '#world/records/filled.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';

test('every chart that can be watched has its line', () => {
  const flags = Object.entries(careTracking.fields)
    .filter(([, field]) => field.kind === 'yesNo')
    .map(([name]) => name);
  expect(Object.keys(chartLabels).toSorted()).toEqual(flags.toSorted());
});

test('how often is said as one would say it', () => {
  expect(frequencyWords({ frequency: 'x_per_day', interval_value: 8 })).toBe('8 times a day');
  expect(frequencyWords({ frequency: 'interval_hours', interval_value: 1 })).toBe('Every hour');
  expect(frequencyWords({ frequency: 'weekly', interval_value: null })).toBe('Weekly');
});

test('what begins to be watched is watched and reviewed as often as the house does it, and its reason is asked for', () => {
  const around = circumstances({
    now: '2026-03-01T10:00:00Z',
    settings: settingsOf({ settings: { weigh_default: 'weekly', plan_review_default: 'fortnightly' } }),
  });
  expect(newDetail('weight', around)).toMatchObject({
    chart: 'weight',
    frequency: 'weekly',
    start_date: '2026-03-01',
    review_date: '2026-03-15',
    reason: null,
  });
  expect(newDetail('bath', around)).toMatchObject({ frequency: 'daily', review_date: '2026-03-15' });
  expect(Object.keys(detailFields)).not.toContain('chart');
});

test('a person’s own steps are told in the words of the sheet', () => {
  expect(stepWords('morning_routine', { morning_steps: ['wash', 'room_and_bed'] })).toBe('wash, room and bed');
  expect(stepWords('weight', { morning_steps: ['wash'] })).toBe('');
  expect(stepWords('afternoon_routine', { afternoon_steps: [] })).toBe('');
});
