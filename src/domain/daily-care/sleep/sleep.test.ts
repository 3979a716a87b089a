import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { nightOf } from '../../kit/time/night-of.ts';
import { sleep } from './sleep.ts';
import { isWrittenLate } from './written-checks.ts';

const night = (given: Record<string, unknown>) => filled(sleep, { night_of: '2026-02-28', ...given });
const noon = '2026-03-01T12:01:00.000Z';
const complaints = (given: Record<string, unknown>) =>
  sleep.check(night({ occurred_at: noon, ...given }), circumstances({ now: noon }));
const warnings = (given: Record<string, unknown>, consent: 'yes' | 'no' | 'not_asked' | 'best_interests' = 'yes') =>
  sleep.warn(night(given), circumstances({ resident: { consent_night_checks: consent } }));
const check = { checked_at: '2026-03-01T01:00:00.000Z', state: 'asleep', action: [], by: null };

describe('a night', () => {
  test('goes from bed to settling to waking to getting up', () => {
    const times = {
      bed_at: '2026-02-28T22:00:00Z',
      settled_at: '2026-02-28T22:00:00Z',
      woke_at: '2026-03-01T06:00:00Z',
      up_at: '2026-03-01T07:00:00Z',
    };
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
    const { sleep_hours } = sleep.derive(
      night({ settled_at: '2026-02-28T22:30:00Z', woke_at: '2026-03-01T06:15:00Z' }),
      circumstances(),
    );
    expect(sleep_hours).toBe(7.75);
  });
});

describe('looking in at night', () => {
  test('has happened: neither a check nor a time of the night is in the future', () => {
    const now = '2026-03-01T02:00:00.000Z';
    const at = (checked_at: string) =>
      sleep.check(night({ occurred_at: now, checks: [{ ...check, checked_at }] }), circumstances({ now }));
    expect(at('2026-03-01T02:05:00.000Z')).toEqual({});
    expect(at('2026-03-01T02:06:00.000Z')).toEqual({ checks: 'The check at 02:06 cannot be in the future.' });
    expect(
      sleep.check(night({ occurred_at: now, woke_at: '2026-03-01T06:00:00.000Z' }), circumstances({ now })),
    ).toHaveProperty('woke_at');
  });

  test('goes on the sheet of its own night', () => {
    expect(complaints({ checks: [{ ...check, checked_at: '2026-02-28T02:00:00.000Z' }] })).toEqual({
      checks: 'The check at 02:00 belongs to another night.',
    });
    const moment = fc
      .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-12-01T00:00:00Z'), noInvalidDate: true })
      .map((at) => at.toISOString());
    fc.assert(
      fc.property(moment, moment, (checked_at, other) => {
        const on = (night_of: string) =>
          sleep.check(
            filled(sleep, { night_of, checks: [{ ...check, checked_at }] }),
            circumstances({ now: '2026-12-02T09:00:00.000Z' }),
          );
        expect('checks' in on(nightOf(other, 'Europe/London'))).toBe(
          nightOf(other, 'Europe/London') !== nightOf(checked_at, 'Europe/London'),
        );
      }),
    );
  });

  test('an old check that stands on the sheet is not validated again', () => {
    const checks = [{ ...check, checked_at: '2026-02-25T02:00:00.000Z' }];
    expect(
      sleep.check(
        night({ checks: [...checks, check] }),
        circumstances({ act: 'change', before: night({ checks, status: 'open' }) }),
      ),
    ).toEqual({});
  });

  test('keeps when it was written down, whoever saves the sheet after that', () => {
    const now = circumstances({ now: '2026-03-01T07:02:00.000Z' });
    const { checks: first } = sleep.derive(night({ checks: [check] }), now);
    expect(first).toMatchObject([{ recorded_at: '2026-03-01T07:02:00.000Z' }]);
    const { checks: again } = sleep.derive(
      night({ checks: [{ ...check, recorded_at: '2026-03-01T01:00:00.000Z' }] }),
      circumstances({ now: '2026-03-01T08:00:00.000Z', before: night({ checks: first }) }),
    );
    expect(again).toMatchObject([{ recorded_at: '2026-03-01T07:02:00.000Z' }]);
    expect(isWrittenLate({ checked_at: check.checked_at, recorded_at: '2026-03-01T07:02:00.000Z' }, 60)).toBe(true);
    expect(isWrittenLate({ checked_at: check.checked_at, recorded_at: '2026-03-01T01:10:00.000Z' }, 60)).toBe(false);
  });

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
    const { checks } = sleep.derive(
      night({ checks: [{ ...check, by: 'sam' }, later] }),
      circumstances({ actor: 'sam', before }),
    );
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
  expect(sleep.check(night({}), circumstances({ ...around, before: night({ status: 'closed' }) }))).toHaveProperty(
    'edit_reason',
  );
});
