import { describe, expect, test } from 'vitest';
import { circumstances, filled } from '#world/filled.ts';
import { sleep } from './sleep.ts';

const night = (given: Record<string, unknown>) => filled(sleep, { night_of: '2026-02-28', ...given });
const complaints = (given: Record<string, unknown>) => sleep.check(night(given), circumstances());
const warnings = (given: Record<string, unknown>, consent = 'yes') => sleep.warn(night(given), circumstances({ resident: { consent_night_checks: consent } }));
const check = { checked_at: '2026-03-01T01:00:00.000Z', state: 'asleep', action: [], by: null };

describe('a night', () => {
  test('goes from bed to settling to waking to getting up', () => {
    const times = { bed_at: '2026-02-28T22:00:00Z', settled_at: '2026-02-28T22:00:00Z', woke_at: '2026-03-01T06:00:00Z', up_at: '2026-03-01T07:00:00Z' };
    expect(complaints(times)).toEqual({});
    expect(complaints({ ...times, settled_at: '2026-02-28T21:59:00Z' })).toHaveProperty('settled_at');
    expect(complaints({ ...times, up_at: '2026-03-01T05:59:00Z' })).toHaveProperty('up_at');
  });

  test('is in order even where a time is not known', () => {
    expect(complaints({ bed_at: '2026-02-28T22:00:00Z', up_at: '2026-02-28T21:00:00Z' })).toHaveProperty('up_at');
  });

  test('lasts at most eighteen hours', () => {
    expect(complaints({ bed_at: '2026-02-28T18:00:00Z', up_at: '2026-03-01T12:00:00Z' })).toEqual({});
    expect(complaints({ bed_at: '2026-02-28T18:00:00Z', up_at: '2026-03-01T12:01:00Z' })).toHaveProperty('up_at');
  });

  test('of less than three or more than fourteen hours is asked about', () => {
    const slept = (settled_at: string, woke_at: string) => warnings({ settled_at, woke_at });
    expect(slept('2026-03-01T02:00:00Z', '2026-03-01T05:00:00Z')).toEqual({});
    expect(slept('2026-03-01T02:03:00Z', '2026-03-01T05:00:00Z')).toHaveProperty('woke_at');
    expect(slept('2026-02-28T20:00:00Z', '2026-03-01T10:00:00Z')).toEqual({});
    expect(slept('2026-02-28T19:57:00Z', '2026-03-01T10:00:00Z')).toHaveProperty('woke_at');
  });

  test('tells how long someone slept', () => {
    const { sleep_hours } = sleep.derive(night({ settled_at: '2026-02-28T22:30:00Z', woke_at: '2026-03-01T06:15:00Z' }), circumstances());
    expect(sleep_hours).toBe(7.75);
  });
});

describe('looking in at night', () => {
  test('is asked about unless it was agreed or is in the resident’s best interests', () => {
    expect(warnings({ checks: [check] }, 'yes')).toEqual({});
    expect(warnings({ checks: [check] }, 'best_interests')).toEqual({});
    expect(warnings({ checks: [check] }, 'no')).toHaveProperty('checks');
    expect(warnings({ checks: [check] }, 'not_asked')).toHaveProperty('checks');
    expect(warnings({ checks: [] }, 'no')).toEqual({});
  });

  test('is signed by whoever looked in, and stays so when a colleague adds the next check', () => {
    const before = night({ checks: [{ ...check, by: 'joy' }] });
    const later = { ...check, checked_at: '2026-03-01T02:00:00.000Z', by: 'joy' };
    const { checks } = sleep.derive(night({ checks: [{ ...check, by: 'sam' }, later] }), circumstances({ actor: 'sam', before }));
    expect(checks).toMatchObject([{ by: 'joy' }, { by: 'sam' }]);
  });

  test('takes what was agreed from the resident when the night is opened', () => {
    const opened = sleep.derive(night({}), circumstances({ resident: { consent_night_checks: 'best_interests' } }));
    expect(opened).toMatchObject({ night_checks_agreed: 'best_interests', check_interval_min: 0 });
  });
});

test('filling in an open night hours later needs no reason', () => {
  const around = { act: 'change', now: '2026-03-01T20:00:00.000Z' } as const;
  expect(sleep.check(night({}), circumstances({ ...around, before: night({ status: 'open' }) }))).toEqual({});
  expect(sleep.check(night({}), circumstances({ ...around, before: night({ status: 'closed' }) }))).toHaveProperty('edit_reason');
});
