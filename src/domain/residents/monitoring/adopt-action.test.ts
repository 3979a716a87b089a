import { expect, test } from 'vitest';
import { adoptAction, suggestAdopting, type Watching } from './adopt-action.ts';

const nothing = {
  weight: false,
  fluid_intake: false,
  bath: false,
  mood: false,
  sleep: false,
  morning_routine: false,
  afternoon_routine: false,
  incident: false,
  care: false,
} as const;
const step = {
  what: 'Thicken every drink',
  how: 'One scoop to 100 ml',
  frequency: 'Every drink',
  by_role: null,
  equipment: null,
  asset: null,
  staff_number: 2,
  recorded_on: null,
};
const plan = { title: 'Drinking safely', review_date: '2026-04-01' };
const watching: Watching = {
  ...nothing,
  fluid_intake: true,
  weight: true,
  details: [
    {
      chart: 'fluid_intake',
      frequency: 'x_per_day',
      interval_value: 8,
      check_every: null,
      reason: 'Drinks little',
      start_date: null,
      review_date: '2026-05-01',
      two_staff: false,
      prompt_text: null,
    },
    {
      chart: 'weight',
      frequency: 'weekly',
      interval_value: null,
      check_every: null,
      reason: 'Losing weight',
      start_date: null,
      review_date: '2026-03-20',
      two_staff: false,
      prompt_text: null,
    },
  ],
};

test('a step is carried to the chart of its part of life, with the rhythm that is there already', () => {
  expect(suggestAdopting('eating_drinking', step, watching)).toEqual({
    chart: 'fluid_intake',
    frequency: 'x_per_day',
    interval_value: 8,
    two_staff: true,
    prompt_text: 'Thicken every drink – One scoop to 100 ml',
  });
});

test('before anything is done it says what would change, and nothing else is touched', () => {
  const { values, changes } = adoptAction(watching, suggestAdopting('eating_drinking', step, watching), plan);
  expect(changes).toEqual([
    { what: 'Staff', now: 'one', next: 'two' },
    { what: 'Shown to whoever records it', now: '–', next: 'Thicken every drink – One scoop to 100 ml' },
  ]);
  expect(values.details?.map(({ chart, reason, review_date }) => [chart, reason, review_date])).toEqual([
    ['weight', 'Losing weight', '2026-03-20'],
    ['fluid_intake', 'Drinks little', '2026-05-01'],
  ]);
});

test('where nothing is watched yet, the plan is the reason and its review the first one', () => {
  const { values, changes } = adoptAction(null, suggestAdopting('mental_wellbeing', step, null), plan);
  expect(changes[0]).toEqual({ what: 'Mood', now: 'not watched', next: 'watched' });
  expect(values).toMatchObject({
    mood: true,
    details: [
      { chart: 'mood', frequency: 'daily', reason: 'Support plan: Drinking safely', review_date: '2026-04-01' },
    ],
  });
});
