import { expect, test } from 'vitest';
import { addDays, hoursBetween, momentAt } from '../../kit/time/time.ts';
import type { PlannedPerson } from '../shift-block.ts';
import { copyOutcomes, laidDown, patternOf, type CopyFacts, type LaidDown } from './copied-weeks.ts';

const zone = 'Europe/London';
const shift = (date: string, staff: string | null, start = '07:30', end = '15:00', given: object = {}) => ({
  date,
  shift_type: 'early' as const,
  start_at: momentAt(date, start, zone),
  end_at: momentAt(end <= start ? addDays(date, 1) : date, end, zone),
  break_minutes: 30,
  staff,
  role_on_shift: 'support' as const,
  one_to_one_resident: null,
  cover_for: null,
  override_reason: 'Once',
  notes: 'Once',
  status: 'worked' as const,
  ...given,
});
const person = {
  is_active: true,
  status: 'active',
  is_superuser: false,
  homes: ['rose'],
  access_starts_at: null,
  access_expires_at: null,
  right_to_work_type: 'uk_irish',
  rtw_expiry: null,
  dbs_number: '001234567890',
  dbs_due_on: null,
  vetting_exception_on: null,
  vetting_exception: null,
  wtr_opt_out: false,
  training: [],
};
const facts = (known: CopyFacts['known'] = [], given: Partial<PlannedPerson> = {}): CopyFacts => ({
  home: 'rose',
  zone,
  people: new Map([['ann', { ...person, ...given }]]),
  known,
});
const worked = (date: string, start: string, end: string, home = 'rose') => ({
  ...shift(date, 'ann', start, end),
  home,
  actual_start: null,
  actual_end: null,
  sleep_in_disturbances: [],
});
type Copied = Parameters<typeof patternOf>[0];
const copiedWeeks = (source: Copied, asked: LaidDown & { readonly from: string }, clock: string) =>
  laidDown(patternOf(source, asked, clock), asked, clock);
const range = { from: '2026-10-12', weeks: 1, to: '2026-10-19', times: 1 } as const;

test('a week is copied by the clock on the wall, as drafts without what was said once', () => {
  const night = shift('2026-10-17', 'ann', '20:00', '08:00', { shift_type: 'waking_night' });
  const [copy] = copiedWeeks([night], range, zone);
  expect(copy).toMatchObject({ date: '2026-10-24', override_reason: null, notes: null });
  expect(copy && hoursBetween(copy.start_at, copy.end_at)).toBe(13);
});

test('a pattern of two weeks is laid down as often as asked, and leave and what fell through stays behind', () => {
  const source = [
    shift('2026-10-12', 'ann'),
    shift('2026-10-20', 'ann'),
    shift('2026-10-21', 'ann', '07:30', '15:00', { shift_type: 'annual_leave' }),
    shift('2026-10-22', 'ann', '07:30', '15:00', { status: 'cancelled' }),
  ];
  expect(copiedWeeks(source, { ...range, weeks: 2, to: '2026-10-26', times: 2 }, zone).map(({ date }) => date)).toEqual(
    ['2026-10-26', '2026-11-03', '2026-11-09', '2026-11-17'],
  );
});

const plans = copiedWeeks([shift('2026-10-12', 'ann')], range, zone);

test('what would break becomes open and says why', () => {
  expect(copyOutcomes(plans, facts([worked('2026-10-19', '14:30', '22:00', 'oak')]))).toMatchObject([
    { plan: { staff: null }, opened: { staff: 'ann', words: 'Already has a shift at this time.' } },
  ]);
  expect(copyOutcomes(plans, facts([], { dbs_number: null }))[0]?.opened?.words).toBe(
    'This person has no DBS certificate.',
  );
  expect(copyOutcomes(plans, { ...facts(), people: new Map() })[0]?.opened?.words).toBe('No longer works here.');
});

test('what is only doubtful is copied with its numbers, and what is there already is not copied again', () => {
  expect(
    copyOutcomes(plans, facts([worked('2026-10-18', '14:30', '22:00')]))[0]?.findings.map(({ words }) => words),
  ).toEqual(['9 h 30 rest before this shift, 11 h needed.']);
  expect(copyOutcomes(plans, facts([worked('2026-10-19', '07:30', '15:00')]))[0]?.isThere).toBe(true);
});

test('copies are looked at beside each other', () => {
  const two = copiedWeeks([shift('2026-10-12', 'ann'), shift('2026-10-12', 'ann', '14:30', '22:00')], range, zone);
  expect(copyOutcomes(two, facts()).map(({ opened }) => opened?.words ?? null)).toEqual([
    null,
    'Already has a shift at this time.',
  ]);
});

test('a shift over a whole day and more ends on the day on which it ended', () => {
  const long = shift('2026-10-12', 'ann', '07:30', '09:30', { end_at: momentAt('2026-10-13', '09:30', zone) });
  const [copy] = copiedWeeks([long], range, zone);
  expect(copy && hoursBetween(copy.start_at, copy.end_at)).toBe(26);
});
