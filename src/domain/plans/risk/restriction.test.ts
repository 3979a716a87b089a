import { describe, expect, test } from 'vitest';
import { countRestrictions, missingBasis, type Restriction } from './restriction.ts';

const today = '2026-03-10';
const given = (over: Partial<Restriction>): Restriction => ({
  kind: 'risk',
  id: 'a',
  resident: 'b',
  title: 'Bed rails',
  reason: null,
  basis: 'person_consents',
  dols: null,
  since: '2026-01-01',
  review_date: '2026-04-01',
  ...over,
});

describe('a restriction', () => {
  test.each([
    ['the person agrees', given({}), null],
    ['nobody says on what footing', given({ basis: 'not_applicable' }), 'No legal basis named'],
    ['the footing is empty', given({ basis: null }), 'No legal basis named'],
    ['best interests with a DoLS', given({ basis: 'best_interests', dols: 'standard' }), null],
    [
      'best interests with a DoLS that was only applied for',
      given({ basis: 'best_interests', dols: 'applied' }),
      'Best interests, but no DoLS in force',
    ],
    ['a standard DoLS', given({ kind: 'dols', dols: 'standard' }), null],
    ['a DoLS that was applied for', given({ kind: 'dols', dols: 'applied' }), 'Not authorised yet'],
    ['a DoLS on its last day', given({ kind: 'dols', dols: 'standard', review_date: today }), null],
    ['a DoLS whose day has passed', given({ kind: 'dols', dols: 'standard', review_date: '2026-03-09' }), 'Expired'],
  ])('says what its legal basis lacks: %s', (_, one, words) => {
    expect(missingBasis(one, today)).toBe(words);
  });

  test('is counted, and apart from it those without a basis and those past their review', () => {
    expect(countRestrictions([given({}), given({ basis: null }), given({ review_date: '2026-03-09' })], today)).toEqual(
      { all: 3, without_basis: 1, overdue: 1 },
    );
  });
});
