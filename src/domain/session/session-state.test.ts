import { expect, test } from 'vitest';
import { sessionState } from './session-state.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 7, minutes));
const session = {
  active_at: at(0).toISOString(),
  locked_at: null,
  expires_at: at(12 * 60).toISOString(),
  ended_at: null,
};
const stateAfter = (minutes: number, given: Partial<typeof session | { locked_at: string }> = {}) =>
  sessionState({ ...session, ...given }, 10, at(minutes));

test('a session is open until the house has been idle long enough', () => {
  expect(stateAfter(9).is).toBe('open');
  expect(stateAfter(10)).toEqual({ is: 'locked', since: at(10).toISOString() });
});

test('a locked session waits half an hour for its person', () => {
  expect(stateAfter(39).is).toBe('locked');
  expect(stateAfter(40)).toEqual({ is: 'over', since: at(40).toISOString() });
});

test('a session locked by hand is locked from that moment', () => {
  const byHand = { locked_at: at(3).toISOString() };
  expect(stateAfter(4, byHand)).toEqual({ is: 'locked', since: at(3).toISOString() });
  expect(stateAfter(33, byHand).is).toBe('over');
});

test('a shift is the longest a session lasts, however busy', () => {
  const busy = { active_at: at(12 * 60 - 1).toISOString() };
  expect(stateAfter(12 * 60 - 1, busy).is).toBe('open');
  expect(stateAfter(12 * 60, busy).is).toBe('over');
});

test('a session that was ended stays ended', () => {
  expect(sessionState({ ...session, ended_at: at(1).toISOString() }, 10, at(2)).is).toBe('over');
});
