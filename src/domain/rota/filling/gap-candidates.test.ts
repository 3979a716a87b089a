import { expect, test } from 'vitest';
import { gapCandidates, type CandidateFacts, type Gap } from './gap-candidates.ts';

const gap: Gap = {
  home: 'rose',
  date: '2026-11-17',
  shift_type: 'early',
  start_at: '2026-11-17T07:30:00Z',
  end_at: '2026-11-17T15:00:00Z',
  wishes: [],
};
const person = (name: string, given: Partial<CandidateFacts> = {}): CandidateFacts => ({
  id: name,
  name,
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
  gender: 'female',
  employment_type: 'permanent',
  contracted_hours: 37.5,
  shifts_here: 8,
  shifts: [],
  week_hours: 15,
  ...given,
});
const late = {
  shift_type: 'late',
  status: 'published',
  start_at: '2026-11-16T14:30:00Z',
  end_at: '2026-11-16T22:00:00Z',
  actual_start: null,
  actual_end: null,
  break_minutes: 30,
  sleep_in_disturbances: [],
};

test('the rested who know the residents come first, agency later, and who cannot last', () => {
  const found = gapCandidates(
    [
      person('Agency', { employment_type: 'agency' }),
      person('Busy', { shifts: [{ ...late, start_at: gap.start_at, end_at: gap.end_at }] }),
      person('Tired', { shifts: [late] }),
      person('Stranger', { shifts_here: 0 }),
      person('Joy'),
      person('Over', { week_hours: 36 }),
    ],
    gap,
    'Europe/London',
  );
  expect(found.map(({ name }) => name)).toEqual(['Joy', 'Stranger', 'Over', 'Agency', 'Tired', 'Busy']);
  expect(found.at(-1)).toEqual({
    staff: 'Busy',
    name: 'Busy',
    can: false,
    reasons: ['Already has a shift at this time.'],
  });
});

test('each has the reasons with their numbers', () => {
  const [tired] = gapCandidates([person('Tired', { shifts: [late] })], gap, 'Europe/London');
  expect(tired?.reasons).toEqual([
    '9 h 30 rest before this shift, 11 h needed.',
    '22 h 30 in this week with it of 37 h 30 in the contract.',
    '8 shifts here in four weeks: knows the residents.',
  ]);
});

test('who fits a wish for personal care by a woman comes before who does not, and each says whose wish it is', () => {
  const wished = { ...gap, wishes: [{ name: 'Edith Shaw', by: 'women' }] } as const;
  const found = gapCandidates([person('Adam', { gender: 'male' }), person('Zoe')], wished, 'Europe/London');
  expect(found.map(({ name, reasons }) => [name, reasons[0]])).toEqual([
    ['Zoe', 'Fits personal care: Edith Shaw asks for a woman.'],
    ['Adam', 'Nobody on this shift would fit personal care: Edith Shaw asks for a woman.'],
  ]);
});
