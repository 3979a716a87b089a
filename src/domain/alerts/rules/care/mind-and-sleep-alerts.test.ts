import { expect, test } from 'vitest';
import { alertContextAt, whatIsFound } from '#world/records/alerts.ts';
import { mindAlerts, type MindEntry, type RiskReview } from './mind-alerts.ts';
import { moodAlerts, type MoodFacts } from './mood-alerts.ts';
import { sleepAlerts, type NightFacts, type SleepFacts } from './sleep-alerts.ts';

const at = alertContextAt('2026-11-19T22:30:00Z');

const mood = (day: string, mood_score: number, self_harm_thoughts = 'not_asked') => ({
  id: day,
  occurred_at: `${day}T10:00:00Z`,
  mood_score,
  is_deleted: false,
  self_harm_thoughts,
});
const feels = (code: string, moods: MoodFacts['moods'], given: Partial<MoodFacts> = {}) =>
  whatIsFound(moodAlerts, code, [{ resident: 'raj', moods, last_depression_screen_on: null, ...given }], at);

test('MOOD-1 is raised by active thoughts or a plan, once for each entry', () => {
  expect(feels('MOOD-1', [mood('2026-11-19', 2, 'with_plan'), mood('2026-11-18', 2, 'passive')])).toEqual([
    {
      resident: 'raj',
      object: { entity: 'mood', id: '2026-11-19' },
      severity: 'critical',
      saw: 'Thoughts of self-harm with a plan.',
    },
  ]);
  expect(feels('MOOD-1', [mood('2026-11-19', 2, 'passive'), mood('2026-11-18', 2, 'none')])).toEqual([]);
});

test('MOOD-1 stays until a manager clears it, whatever is reviewed or recorded meanwhile', () => {
  const rule = moodAlerts.find(({ code }) => code === 'MOOD-1');
  expect(rule).toMatchObject({ needsClearing: true, answeredByPlan: true });
  expect(feels('MOOD-1', [mood('2026-11-19', 5, 'none'), mood('2026-11-18', 2, 'active')])).toHaveLength(1);
});

test('MOOD-2 needs three low days in a row, and clears with a screen since', () => {
  const low = ['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => mood(day, 2));
  expect(feels('MOOD-2', low)).toMatchObject([{ severity: 'medium', saw: 'Seen low on 3 days in a row.' }]);
  expect(feels('MOOD-2', low.slice(1))).toEqual([]);
  expect(feels('MOOD-2', [...low.slice(0, 2), mood('2026-11-19', 3)])).toEqual([]);
  expect(feels('MOOD-2', low, { last_depression_screen_on: '2026-11-18' })).toEqual([]);
});

test('MOOD-3 needs two days far from the person’s own mean, up or down', () => {
  const usual = Array.from({ length: 20 }, (_, day) => mood(`2026-10-${String(day + 10).padStart(2, '0')}`, 3));
  const lately = (score: number) => [
    ...Array.from({ length: 8 }, (_, day) => mood(`2026-11-${String(day + 8).padStart(2, '0')}`, 3)),
    mood('2026-11-18', score),
    mood('2026-11-19', score),
  ];
  expect(feels('MOOD-3', [...usual, ...lately(5)])).toHaveLength(1);
  expect(feels('MOOD-3', [...usual, ...lately(1)])).toHaveLength(1);
  expect(feels('MOOD-3', [...usual, ...lately(4)])).toEqual([]);
  expect(
    whatIsFound(
      moodAlerts,
      'MOOD-3',
      [{ resident: 'raj', moods: [...usual, ...lately(3)], last_depression_screen_on: null }],
      alertContextAt('2026-11-19T22:30:00Z', true),
    ),
  ).toHaveLength(1);
});

const night = (night_of: string, sleep_hours: number | null): NightFacts => ({ night_of, sleep_hours });
const rests: Omit<SleepFacts, 'nights'> = {
  resident: 'ann',
  checking: { interval_min: null, last_at: null },
  is_away: false,
  out: null,
  seen_at: null,
  found_at: null,
};
const sleeps = (code: string, given: Partial<SleepFacts>, when = at) =>
  whatIsFound(sleepAlerts, code, [{ ...rests, nights: [], ...given }], when);
const usualNights = Array.from({ length: 14 }, (_, day) => night(`2026-11-${String(15 - day).padStart(2, '0')}`, 7));

test('SLP-1 is raised by two nights under four hours, or three a third under the usual', () => {
  expect(sleeps('SLP-1', { nights: [night('2026-11-18', 3.9), night('2026-11-17', 3.9)] })).toHaveLength(1);
  expect(sleeps('SLP-1', { nights: [night('2026-11-18', 3.9), night('2026-11-17', 4)] })).toEqual([]);
  const bad = (slept: number) => [
    ...['2026-11-18', '2026-11-17', '2026-11-16'].map((day) => night(day, slept)),
    ...usualNights,
  ];
  expect(sleeps('SLP-1', { nights: bad(4.9) })).toMatchObject([
    { object: null, saw: 'Slept 4.9 h, 4.9 h, 4.9 h; usually 7.0 h.' },
  ]);
  expect(sleeps('SLP-1', { nights: bad(5) })).toEqual([]);
});

test('SLP-1 once raised goes on until a night is within a tenth of the usual', () => {
  const lately = (slept: number) => ({
    nights: [night('2026-11-18', slept), night('2026-11-17', 3), night('2026-11-16', 3), ...usualNights],
  });
  const whileOpen = alertContextAt('2026-11-19T22:30:00Z', true);
  expect(sleeps('SLP-1', lately(6.2), whileOpen)).toHaveLength(1);
  expect(sleeps('SLP-1', lately(6.3), whileOpen)).toEqual([]);
  expect(sleeps('SLP-1', lately(6.2))).toEqual([]);
});

test('SLP-1 that was answered is told again after as many bad nights more', () => {
  const run = (length: number) =>
    sleeps('SLP-1', {
      nights: Array.from({ length }, (_, day) => night(`2026-11-${String(18 - day).padStart(2, '0')}`, 3)),
    })[0]?.occasions;
  expect(run(2)).toEqual(run(3));
  expect(run(4)).not.toEqual(run(3));
});

test('SLP-2 waits a quarter of an hour beyond the interval, and is graver where the interval is short', () => {
  const seen = (last_at: string, interval_min: number | null = 60) => ({ checking: { interval_min, last_at } });
  expect(sleeps('SLP-2', seen('2026-11-19T22:44:00Z'), alertContextAt('2026-11-20T00:00:00Z'))).toMatchObject([
    { severity: 'medium', saw: 'Last seen at 22:44; every 60 minutes was agreed.' },
  ]);
  expect(sleeps('SLP-2', seen('2026-11-19T22:45:00Z'), alertContextAt('2026-11-20T00:00:00Z'))).toEqual([]);
  expect(sleeps('SLP-2', seen('2026-11-19T22:14:00Z', 30), alertContextAt('2026-11-19T23:00:00Z'))).toMatchObject([
    { severity: 'high' },
  ]);
  expect(sleeps('SLP-2', seen('2026-11-19T10:00:00Z', 0), alertContextAt('2026-11-20T03:00:00Z'))).toEqual([]);
  expect(sleeps('SLP-2', seen('2026-11-19T10:00:00Z', null), alertContextAt('2026-11-20T03:00:00Z'))).toEqual([]);
});

test('SLP-2 is raised where nobody has looked in all night, and by day for nobody', () => {
  const never = { checking: { interval_min: 60, last_at: null } };
  expect(sleeps('SLP-2', never, alertContextAt('2026-11-20T03:00:00Z'))).toMatchObject([
    { object: null, saw: 'Nobody has looked in tonight; every 60 minutes was agreed.' },
  ]);
  expect(sleeps('SLP-2', never, alertContextAt('2026-11-20T12:00:00Z'))).toEqual([]);
  expect(sleeps('SLP-2', { ...never, is_away: true }, alertContextAt('2026-11-20T03:00:00Z'))).toEqual([]);
});

test('SLP-3 is raised when somebody is out at night and nothing says why, and stays until they are seen or found', () => {
  const out = { out: { night: 'n1', at: '2026-11-19T02:00:00Z' } };
  expect(sleeps('SLP-3', out)).toMatchObject([
    {
      severity: 'critical',
      object: { entity: 'sleep', id: 'n1' },
      saw: 'Was out of the building at the check at 02:00, and has not been seen since.',
    },
  ]);
  expect(sleeps('SLP-3', { ...out, seen_at: '2026-11-19T01:00:00Z', found_at: '2026-10-01T01:00:00Z' })).toHaveLength(
    1,
  );
  expect(sleeps('SLP-3', { ...out, seen_at: '2026-11-19T03:00:00Z' })).toEqual([]);
  expect(sleeps('SLP-3', { ...out, found_at: '2026-11-19T05:30:00Z' })).toEqual([]);
  expect(sleeps('SLP-3', {})).toEqual([]);
});

const entry = (occurred_at: string, given: Partial<MindEntry> = {}): MindEntry => ({
  id: occurred_at,
  occurred_at,
  change_since_last: 'same',
  risk_to_self: 0,
  risk_to_others: 0,
  risk_from_others: 0,
  self_neglect: 0,
  leaving_unsafely: 0,
  warning_signs_seen: [],
  medicines_attitude: null,
  is_unanswered: false,
  ...given,
});
const thinks = (code: string, entries: readonly MindEntry[], reviews: readonly RiskReview[] = [], when = at) =>
  whatIsFound(mindAlerts, code, [{ resident: 'lee', entries, reviews }], when);

test('CARE-1 is raised by much worse, or by two of the person’s signs within three days', () => {
  expect(thinks('CARE-1', [entry('2026-11-19T10:00:00Z', { change_since_last: 'much_worse' })])).toHaveLength(1);
  const signs = [
    entry('2026-11-19T10:00:00Z', { warning_signs_seen: ['pacing'] }),
    entry('2026-11-16T22:30:00Z', { warning_signs_seen: ['not sleeping'] }),
  ];
  expect(thinks('CARE-1', signs)).toMatchObject([{ object: null, saw: 'Warning signs: pacing, not sleeping.' }]);
  expect(
    thinks('CARE-1', [...signs.slice(0, 1), entry('2026-11-16T22:29:00Z', { warning_signs_seen: ['not sleeping'] })]),
  ).toEqual([]);
});

test('CARE-1 does not end by itself after three days', () => {
  const old = entry('2026-11-10T10:00:00Z', { change_since_last: 'much_worse' });
  expect(thinks('CARE-1', [old])).toEqual([]);
  expect(thinks('CARE-1', [{ ...old, is_unanswered: true }])).toHaveLength(1);
  expect(thinks('CARE-1', [], [], alertContextAt('2026-11-19T22:30:00Z', true))).toMatchObject([
    { object: null, severity: 'high' },
  ]);
});

test('CARE-2 is raised at the highest step and clears when that very risk was reviewed since', () => {
  const high = entry('2026-11-19T10:00:00Z', { risk_to_self: 3 });
  expect(thinks('CARE-2', [high])).toMatchObject([{ severity: 'critical', saw: 'High risk to themselves.' }]);
  expect(thinks('CARE-2', [entry('2026-11-19T10:00:00Z', { risk_to_self: 2 })])).toEqual([]);
  expect(thinks('CARE-2', [high], [{ category: 'self_harm', reviewed_at: '2026-11-19T12:00:00Z' }])).toEqual([]);
  expect(thinks('CARE-2', [high], [{ category: 'self_harm', reviewed_at: '2026-11-19T09:00:00Z' }])).toHaveLength(1);
  expect(thinks('CARE-2', [high], [{ category: 'falls', reviewed_at: '2026-11-19T12:00:00Z' }])).toHaveLength(1);
  expect(thinks('CARE-2', [entry('2026-11-19T12:00:00Z', { risk_to_self: 2 }), high])).toHaveLength(1);
});

test('CARE-3 is raised by two in a row and cleared by one that is accepted', () => {
  const declined = (at: string) => entry(at, { medicines_attitude: 'declining' });
  expect(
    thinks('CARE-3', [
      declined('2026-11-19T10:00:00Z'),
      entry('2026-11-18T12:00:00Z', { medicines_attitude: 'not_applicable' }),
      declined('2026-11-18T10:00:00Z'),
    ]),
  ).toHaveLength(1);
  expect(
    thinks('CARE-3', [
      entry('2026-11-19T20:00:00Z', { medicines_attitude: 'accepting' }),
      declined('2026-11-19T10:00:00Z'),
      declined('2026-11-18T10:00:00Z'),
    ]),
  ).toEqual([]);
});
