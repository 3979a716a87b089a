import { expect, test } from 'vitest';
import { alertContextAt, whatIsFound } from '#world/records/alerts.ts';
import { routineAlerts, type RoutineFacts } from './routine-alerts.ts';
import { trackingAlerts, type TrackingFacts } from './tracking-alerts.ts';

const usual: RoutineFacts = {
  resident: 'tom',
  morning_tracked: true,
  afternoon_tracked: true,
  morning_pct: 100,
  afternoon_pct: null,
  last_bowels_at: '2026-11-18T08:00:00Z',
  meals: ['all', 'all', 'all'],
  days: [],
};
const found = (code: string, given: Partial<RoutineFacts>, now = '2026-11-19T12:00:00Z', stands = false) =>
  whatIsFound(routineAlerts, code, [{ ...usual, ...given }], alertContextAt(now, stands));

test('a day that goes as usual raises nothing', () => {
  expect(routineAlerts.flatMap((rule) => rule.find([usual], alertContextAt('2026-11-19T12:00:00Z')))).toEqual([]);
});

test('ROUT-1 looks at the sheet when its time has come, and at four fifths of it', () => {
  expect(found('ROUT-1', { morning_pct: 79 })).toMatchObject([{ severity: 'low', saw: 'Morning: 79 % answered.' }]);
  expect(found('ROUT-1', { morning_pct: 80 })).toEqual([]);
  expect(found('ROUT-1', { morning_pct: null }, '2026-11-19T11:29:00Z')).toEqual([]);
  expect(found('ROUT-1', { morning_pct: null }, '2026-11-19T11:30:00Z')).toMatchObject([
    { saw: 'Morning: not begun.' },
  ]);
  expect(found('ROUT-1', { morning_tracked: false, morning_pct: null })).toEqual([]);
  expect(found('ROUT-1', {}, '2026-11-19T21:30:00Z')).toMatchObject([{ saw: 'Afternoon: not begun.' }]);
});

test('ROUT-2 is raised after 72 hours, and never where nothing was ever recorded', () => {
  expect(found('ROUT-2', { last_bowels_at: '2026-11-16T12:00:00Z' })).toMatchObject([
    { severity: 'medium', saw: 'Last opened 3 days ago.' },
  ]);
  expect(found('ROUT-2', { last_bowels_at: '2026-11-16T12:01:00Z' })).toEqual([]);
  expect(found('ROUT-2', { last_bowels_at: null })).toEqual([]);
});

test('ROUT-3 is raised by three poor meals and stays until the mean is above half', () => {
  expect(found('ROUT-3', { meals: ['all', 'half', 'quarter', 'none'] })).toMatchObject([{ severity: 'medium' }]);
  expect(found('ROUT-3', { meals: ['all', 'half', 'quarter'] })).toEqual([]);
  const better: RoutineFacts['meals'] = ['none', 'quarter', 'half', 'three_quarters'];
  expect(found('ROUT-3', { meals: better })).toEqual([]);
  expect(found('ROUT-3', { meals: better }, '2026-11-19T12:00:00Z', true)).toHaveLength(1);
  expect(found('ROUT-3', { meals: [...better, 'all'] }, '2026-11-19T12:00:00Z', true)).toEqual([]);
});

test('ROUT-4 counts days running on which every offer was declined', () => {
  const day = (date: string, declined: string[], done: string[] = []) => ({ day: date, declined, done });
  const three = [
    day('2026-11-17', ['mouth_care']),
    day('2026-11-18', ['mouth_care_pm']),
    day('2026-11-19', ['mouth_care']),
  ];
  expect(found('ROUT-4', { days: three })).toMatchObject([
    { severity: 'medium', saw: 'Mouth care: declined 3 days running.' },
  ]);
  expect(found('ROUT-4', { days: three.slice(1) })).toEqual([]);
  expect(found('ROUT-4', { days: [day('2026-11-16', ['mouth_care']), ...three.slice(1)] })).toEqual([]);
  expect(
    found('ROUT-4', { days: [...three.slice(0, 2), day('2026-11-19', ['mouth_care'], ['mouth_care_pm'])] }),
  ).toEqual([]);
});

const watched = {
  chart: 'mood',
  label: 'Mood',
  frequency: 'interval_hours',
  interval_value: 4,
  start_date: '2026-11-01',
  last_at: '2026-11-19T08:00:00Z',
} as const;
const charts = (...given: Partial<TrackingFacts['watched'][number]>[]) =>
  whatIsFound(
    trackingAlerts,
    'TRK-1',
    [{ resident: 'tom', watched: given.map((one) => ({ ...watched, ...one })) }],
    alertContextAt('2026-11-19T12:00:00Z'),
  );

test('TRK-1 grows from due to overdue to missed', () => {
  const late = (last_at: string) => charts({ last_at })[0]?.severity;
  expect([
    late('2026-11-19T08:01:00Z'),
    late('2026-11-19T08:00:00Z'),
    late('2026-11-19T06:00:00Z'),
    late('2026-11-19T04:01:00Z'),
    late('2026-11-19T04:00:00Z'),
  ]).toEqual([undefined, 'info', 'low', 'low', 'medium']);
});

test('TRK-1 is one alert for each resident, the latest chart first', () => {
  expect(charts({}, { label: 'Fluids', last_at: '2026-11-18T08:00:00Z' })).toMatchObject([
    { severity: 'medium', object: null, saw: 'Fluids: missed, Mood: due.' },
  ]);
});
