import { expect, test } from 'vitest';
import { answeredSince, notKnownYet } from './not-known-yet.ts';
import { safetyFacts } from './safety-facts.ts';

const today = '2026-11-15';

test('not knowing is said in red and never as none', () => {
  const strip = safetyFacts(
    {
      allergies: [],
      no_known_allergies: false,
      allergies_unknown: true,
      date_of_birth_unknown: true,
      gp_unknown: true,
    },
    today,
  );
  expect(strip.map(({ tone, words }) => [tone, words])).toEqual([
    ['danger', 'Allergies not known yet'],
    ['danger', 'Not known yet: date of birth, GP'],
  ]);
  expect(strip.some(({ words }) => /no known/i.test(words))).toBe(false);
});

test('what is written down since is no longer not known', () => {
  const nothing = {
    national_id: null,
    national_id_unknown: true,
    date_of_birth: null,
    date_of_birth_unknown: true,
    gp_name: null,
    gp_unknown: true,
    allergies: [],
    allergies_unknown: true,
  };
  expect(notKnownYet(answeredSince(nothing))).toEqual(['allergies', 'date of birth', 'NHS number', 'GP']);
  expect(notKnownYet(answeredSince({ ...nothing, date_of_birth: '1941-03-04', gp_name: 'Dr Shah' }))).toEqual([
    'allergies',
    'NHS number',
  ]);
});
