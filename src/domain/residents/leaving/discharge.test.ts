import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { missing } from '../../kit/vocabulary/parse.ts';
import { discharge } from './discharge.ts';
import { checklistItems, checklistToDo } from './discharge-checklist.ts';
import { openWarnings, type OpenBelonging } from './discharge-open.ts';
import { daysToReverse } from './discharge-rules.ts';
import { fixedComplaints } from '../../kit/vocabulary/fixed.ts';

const leaving = (given: Record<string, unknown>) => filled(discharge, { discharge_type: 'family', ...given });
const here = circumstances({ resident: { admission_date: '2025-06-01' } });

test('nobody leaves before they came', () => {
  expect(discharge.check(leaving({ discharge_date: '2025-06-01' }), here)).toEqual({});
  expect(discharge.check(leaving({ discharge_date: '2025-05-31' }), here)).toHaveProperty('discharge_date');
});

test('a discharge is completed on the day of leaving and not before', () => {
  expect(discharge.check(leaving({ status: 'completed', discharge_date: '2026-03-01' }), here)).toEqual({});
  expect(discharge.check(leaving({ status: 'completed', discharge_date: '2026-03-02' }), here)).toHaveProperty(
    'discharge_date',
  );
  expect(discharge.check(leaving({ status: 'in_progress', discharge_date: '2026-03-02' }), here)).toEqual({});
});

test('who completes a discharge, and when, is written down once', () => {
  const before = leaving({ status: 'in_progress' });
  const after = { ...before, status: 'completed' };
  expect(discharge.derive(after, circumstances({ actor: 'mia', before }))).toMatchObject({
    completed_by: 'mia',
    completed_at: here.now,
  });
  expect(discharge.derive(after, circumstances({ actor: 'ann', before: after }))).not.toHaveProperty('completed_by');
});

test('a discharge can be reversed for thirty days', () => {
  const reversed = (completed_at: string) => {
    const before = leaving({ status: 'completed', completed_at });
    return discharge.check({ ...before, status: 'reversed' }, circumstances({ before }));
  };
  expect(reversed('2026-01-30T12:00:00.000Z')).toEqual({});
  expect(reversed('2026-01-29T12:00:00.000Z')).toHaveProperty('status');
});

test('the last day for reversing is told before it passes', () => {
  expect(daysToReverse('2026-01-30T12:00:00.000Z', here.now, here.zone)).toBe(0);
  expect(daysToReverse('2026-01-29T23:30:00.000Z', here.now, here.zone)).toBe(-1);
  expect(daysToReverse(here.now, here.now, here.zone)).toBe(30);
});

test('how and when someone left stands once it is completed, and the checklist goes on', () => {
  const before = leaving({ status: 'completed', discharge_date: '2026-02-20', completed_at: here.now });
  const later = circumstances({ before, resident: { admission_date: '2026-02-25' } });
  expect(discharge.check({ ...before, gp_informed: { answer: 'yes', by: null, at: null } }, later)).toEqual({});
  expect(
    Object.keys(
      fixedComplaints(
        discharge,
        {
          ...before,
          gp_informed: { answer: 'yes', by: null, at: null },
          discharge_type: 'deceased',
          discharge_date: '2026-02-21',
        },
        before,
      ),
    ),
  ).toEqual(['discharge_type', 'discharge_date']);
});

test('what was reversed is left as it was', () => {
  const before = leaving({ status: 'reversed' });
  expect(discharge.check({ ...before, reason: 'Another' }, circumstances({ before }))).toHaveProperty('status');
});

test('a no on the checklist is an answer, and still something to do', () => {
  const half = leaving(
    Object.fromEntries(
      checklistItems.map((name, nth) => [name, { answer: nth % 2 ? 'no' : 'n_a', by: null, at: null }]),
    ),
  );
  expect(discharge.derive(half, here)).toMatchObject({ checklist_pct: 50 });
  expect(checklistToDo(leaving({}))).toEqual(checklistItems);
});

test('the records are kept from the day of leaving, longer under the Mental Health Act', () => {
  const retainedUntil = (given: Record<string, unknown>, mha_status: 'none' | 'section_117' | 'cto' | 'informal') => {
    const before = leaving({ status: 'draft', discharge_date: '2026-02-28', ...given });
    return discharge.derive({ ...before, status: 'completed' }, circumstances({ before, resident: { mha_status } }))[
      'records_review_on'
    ];
  };
  expect(retainedUntil({}, 'none')).toBe('2034-02-28');
  expect(retainedUntil({}, 'section_117')).toBe('2046-02-28');
  expect(retainedUntil({ discharge_type: 'deceased' }, 'cto')).toBe('2036-02-28');
  expect(retainedUntil({ discharge_type: 'deceased' }, 'informal')).toBe('2034-02-28');
});

test('a reversal stops the clock of the records', () => {
  const before = leaving({ status: 'completed', completed_at: here.now, records_review_on: '2034-02-28' });
  expect(discharge.derive({ ...before, status: 'reversed' }, circumstances({ before }))).toMatchObject({
    records_review_on: null,
  });
});

test('what is still open is said before it is left behind', () => {
  const ring: OpenBelonging = {
    id: '1',
    version: 1,
    item_name: 'Ring',
    quantity: 1,
    category: 'jewellery',
    location: 'home_safe',
    status: 'in_safe',
    status_date: null,
    is_valuable: true,
  };
  expect(openWarnings({})).toEqual({});
  expect(
    openWarnings({
      balances: [
        { account_kind: 'resident_cash', balance: 12.5 },
        { account_kind: 'resident_savings', balance: 0.1 },
      ],
      belongings: [ring],
    }),
  ).toEqual({
    money_balance_returned_signed: ['balance_left', '£12.60 of theirs is still held here.'],
    property_checked_and_returned: ['belongings_left', '1 belonging has not been returned.'],
  });
});

test('a death is told to the family and the regulator before the discharge is completed', () => {
  const death = { discharge_type: 'deceased', reason: 'Died', summary: 'Peacefully' };
  expect(Object.keys(missing(discharge.fields, leaving(death)))).toEqual(['resident', 'died_at', 'place']);
  expect(Object.keys(missing(discharge.fields, leaving({ ...death, status: 'completed' })))).toEqual([
    'resident',
    'discharge_date',
    'died_at',
    'place',
    'next_of_kin_told_at',
    'regulator_notified_at',
    'regulator_reference',
  ]);
});
