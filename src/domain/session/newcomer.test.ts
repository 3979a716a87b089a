import { expect, test } from 'vitest';
import { newcomerWords } from './newcomer.ts';

const invitation = { made_at: '2026-03-02T09:00:00.000Z', ends_at: '2026-03-05T09:00:00.000Z', made_by: 'Mo Reed' };
const words = (given: Partial<Parameters<typeof newcomerWords>[0]>, now = '2026-03-03T09:00:00.000Z') =>
  newcomerWords({ has_password: false, invitation: null, ...given }, now, 'Europe/London');

test('who has not come yet is told of by when they were invited, by whom, and whether that still lets them in', () => {
  expect(words({ invitation })).toBe(
    'Invited 2 Mar 2026, 09:00 by Mo Reed. The invitation is open until 5 Mar 2026, 09:00.',
  );
  expect(words({ invitation }, '2026-03-05T09:00:00.000Z')).toContain('The invitation ended 5 Mar 2026, 09:00.');
  expect(words({ invitation: { ...invitation, made_by: null } })).toContain('Invited 2 Mar 2026, 09:00. ');
});

test('who was never invited and who needs no invitation are told apart', () => {
  expect(words({})).toBe('Was not invited yet.');
  expect(words({ has_password: true })).toBe('Has a password or a one-time code already.');
});
