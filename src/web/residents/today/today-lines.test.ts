import type {
  FluidToday,
  LastMood,
  LastNight,
  LastWeight,
  ResidentSummary,
} from '#domain/residents/views/resident-summary.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { todayLines } from './today-lines.ts';

const nothing: ResidentSummary = { resident: { id: '1', version: 1 }, entries: [] };
const fluid: FluidToday = {
  date: '2026-11-19',
  is_tracked: true,
  target_ml: 1500,
  limit_ml: null,
  intake_ml: 760,
  output_ml: 0,
  balance_ml: 760,
  offers: 7,
  pct_of_target: 50,
  expected_ml: 1000,
  hours_since_last_drink: 1,
};
const weight: LastWeight = {
  id: '1',
  occurred_at: '2026-11-19T09:00:00Z',
  weight_kg: 65,
  bmi: 22,
  read_with_care: false,
  change_kg: -1,
  pct_change_1m: null,
  pct_change_3m: -4.8,
  pct_change_6m: null,
  nutrition_score: 1,
  nutrition_risk: 'medium',
  next_due: '2026-12-01',
};
const line = (part: Partial<ResidentSummary>) => todayLines({ ...nothing, ...part })[0];

test('what may not be seen is absent, what nobody recorded has no words', () => {
  expect(todayLines(nothing)).toEqual([]);
  expect(line({ mood: null })).toEqual({ kind: 'mood', label: 'Mood', words: null });
});

test('fluids below the pace of the day are flagged, at the pace they are not', () => {
  expect(line({ fluid })).toEqual({
    kind: 'fluid_intake',
    label: 'Fluids',
    words: '760 of 1,500 ml, offered 7 times',
    flag: { tone: 'watch', words: 'Behind: 1,000 ml expected by now' },
  });
  expect(line({ fluid: { ...fluid, intake_ml: 1000, offers: 1 } })).toEqual({
    kind: 'fluid_intake',
    label: 'Fluids',
    words: '1,000 of 1,500 ml, offered once',
  });
});

test('where fluids are not watched there is nothing to be behind with', () => {
  expect(line({ fluid: { ...fluid, is_tracked: false } })?.flag).toBeUndefined();
  expect(line({ fluid: { ...fluid, is_tracked: false, intake_ml: 0, offers: 0 } })).toEqual({
    kind: 'fluid_intake',
    label: 'Fluids',
    words: null,
  });
  expect(line({ fluid: { ...fluid, intake_ml: 0, offers: 0 } })).toMatchObject({
    words: '0 of 1,500 ml, none offered yet',
    flag: { tone: 'watch' },
  });
});

test('a ceiling is nothing to be behind of: it says what is left, and when it was passed', () => {
  const limited = { ...fluid, target_ml: null, limit_ml: 1500, expected_ml: null };
  expect(line({ fluid: { ...limited, intake_ml: 1340 } })).toEqual({
    kind: 'fluid_intake',
    label: 'Fluids',
    words: '1,340 ml, 160 ml left of at most 1,500 ml, offered 7 times',
  });
  expect(line({ fluid: { ...limited, intake_ml: 1650 } })).toMatchObject({
    words: '1,650 ml, 150 ml over the 1,500 ml allowed, offered 7 times',
    flag: { tone: 'danger' },
  });
});

test('a night is told in hours and wakings', () => {
  const night: LastNight = {
    id: '1',
    night_of: '2026-11-18',
    sleep_hours: 6 + 1 / 3,
    wakings: 2,
    quality: 3,
    status: 'closed',
  };
  expect(line({ sleep: night })?.words).toBe('Slept 6 h 20 min, woke twice');
  expect(line({ sleep: { ...night, sleep_hours: 8, wakings: 0 } })?.words).toBe('Slept 8 h');
  expect(line({ sleep: { ...night, sleep_hours: null } })?.words).toBe('Being recorded');
});

test('weight says which way it goes, and a risk is said beside it', () => {
  expect(line({ weight })).toEqual({
    kind: 'weight',
    label: 'Weight',
    words: '65.0 kg, down 4.8 % in 3 months',
    at: weight.occurred_at,
    flag: { tone: 'watch', words: 'Nutrition risk: medium' },
  });
  expect(line({ weight: { ...weight, pct_change_3m: null, nutrition_risk: 'low' } })).toEqual({
    kind: 'weight',
    label: 'Weight',
    words: '65.0 kg',
    at: weight.occurred_at,
  });
});

test('a mood is a word, and says when it was so', () => {
  const mood: LastMood = {
    id: '1',
    occurred_at: '2026-11-19T14:00:00Z',
    mood_score: 3,
    period: 'afternoon',
    presentation: [],
  };
  expect(line({ mood })).toEqual({ kind: 'mood', label: 'Mood', words: 'Settled, as seen', at: mood.occurred_at });
  expect(line({ mood: { ...mood, reported_by_resident: true } })?.words).toBe('Settled, in their own words');
});

test('bowels are told in days', () => {
  expect(line({ bowels: { at: '', hours: 5 } })?.words).toBe('Opened in the last 24 hours');
  expect(line({ bowels: { at: '', hours: 47.9 } })?.words).toBe('Last opened a day ago');
  expect(line({ bowels: { at: '', hours: 75 } })?.words).toBe('Last opened 3 days ago');
});

test('a routine is told in steps', () => {
  const routine = { id: '1', completion_pct: 89, independence_pct: null, shown: 9, status: 'open' };
  expect(line({ morning_routine: routine })?.words).toBe('8 of 9 steps');
  expect(line({ morning_routine: { ...routine, completion_pct: null } })?.words).toBe('Begun');
});

test('the steps answered are found again from a whole per cent, however many a sheet has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 27 }), fc.nat(27), (shown, some) => {
      const answered = Math.min(some, shown);
      const completion_pct = Math.round((100 * answered) / shown);
      expect(
        line({ morning_routine: { id: '1', completion_pct, independence_pct: null, shown, status: 'open' } })?.words,
      ).toBe(`${answered} of ${shown} steps`);
    }),
  );
});
