import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addHours,
  addMinutes,
  addMonths,
  ageOn,
  compareMoments,
  daysBetween,
  hoursBetween,
  instantOf,
  localDay,
  localTime,
  minutesOfDay,
  momentAt,
  wallClock,
} from './time.ts';

const london = 'Europe/London';
const zones = ['UTC', london, 'America/New_York', 'Pacific/Auckland'];
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('moments', () => {
  test('a night shift from 20:00 to 08:00 lasts 13 hours when the clocks go back', () => {
    expect(hoursBetween(momentAt('2026-10-24', '20:00', london), momentAt('2026-10-25', '08:00', london))).toBe(13);
  });

  test('a night shift from 20:00 to 08:00 lasts 11 hours when the clocks go forward', () => {
    expect(hoursBetween(momentAt('2026-03-28', '20:00', london), momentAt('2026-03-29', '08:00', london))).toBe(11);
  });

  test('the repeated hour of autumn means its first pass', () => {
    expect(momentAt('2026-10-25', '01:30', london)).toBe('2026-10-25T00:30:00.000Z');
  });

  test('both passes of the repeated hour show the same wall clock', () => {
    expect(localTime('2026-10-25T00:30:00Z', london)).toBe('01:30');
    expect(localTime('2026-10-25T01:30:00Z', london)).toBe('01:30');
  });

  test('a time in the skipped hour of spring means as long after the change', () => {
    expect(localTime(momentAt('2026-03-29', '01:30', london), london)).toBe('02:30');
  });

  test('a summer evening belongs to the local day, not the UTC day', () => {
    expect(wallClock('2026-07-01T23:30:00Z', london)).toEqual({ day: '2026-07-02', time: '00:30' });
    expect(localDay('2026-07-01T23:30:00Z', 'UTC')).toBe('2026-07-01');
  });

  test('the same instant written with another offset compares equal', () => {
    expect(compareMoments('2026-07-01T10:00:00+01:00', '2026-07-01T09:00:00Z')).toBe(0);
  });

  test('moments sort by time, whether both are canonical or one of them is not', () => {
    const early = '2026-07-01T09:00:00.000Z';
    const late = '2026-07-01T09:00:00.001Z';
    expect([compareMoments(early, late), compareMoments(late, early), compareMoments(early, early)]).toEqual([
      -1, 1, 0,
    ]);
    expect(compareMoments('2026-07-01T10:00:00.000+01:00', early)).toBe(0);
    expect(compareMoments('2026-07-01T10:30:00+01:00', late)).toBeGreaterThan(0);
    expect(() => compareMoments('2026-07-01', late)).toThrow('Not a moment');
  });

  test('moments sort by time, however they are written', () => {
    const writings = fc.constantFrom(
      (instant: number) => new Date(instant).toISOString(),
      (instant: number) => new Date(instant).toISOString().replace('Z', '+00:00'),
      (instant: number) => new Date(instant + 3_600_000).toISOString().replace('Z', '+01:00'),
      (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`,
      (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`,
    );
    const near = fc.integer({ min: Date.parse('2026-07-01T09:00:00Z'), max: Date.parse('2026-07-01T09:03:00Z') });
    const moments = fc.tuple(near, writings).map(([instant, write]) => write(instant));
    fc.assert(
      fc.property(moments, moments, (a, b) => {
        expect(Math.sign(compareMoments(a, b))).toBe(Math.sign(Date.parse(a) - Date.parse(b)));
      }),
    );
  });

  test('hours and minutes are added on instants', () => {
    expect(addHours('2026-10-25T00:30:00Z', 1)).toBe('2026-10-25T01:30:00.000Z');
    expect(addMinutes('2026-03-01T23:50:00Z', 20)).toBe('2026-03-02T00:10:00.000Z');
  });

  test('a date is never taken for a moment, nor a moment for a date', () => {
    expect(() => instantOf('2026-03-01')).toThrow(RangeError);
    expect(() => instantOf('2026-03-01T10:00:00')).toThrow(RangeError);
    expect(() => addDays('2026-03-01T10:00:00Z', 1)).toThrow(RangeError);
  });

  test('a local time found from a moment leads back to that wall clock, in every zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), fc.constantFrom(...zones), (seconds, zone) => {
        const { day, time } = wallClock(new Date(seconds * 1000).toISOString(), zone);
        expect(wallClock(momentAt(day, time, zone), zone)).toEqual({ day, time });
      }),
    );
  });
});

describe('dates', () => {
  test('days are added across month, leap day and clock change', () => {
    expect(addDays('2026-03-01', 3)).toBe('2026-03-04');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  test('a month after the 31st is the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
  });

  test('a date that does not exist is refused', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => minutesOfDay('24:00')).toThrow(RangeError);
  });

  test('age counts whole years, and a leap-day birthday falls on 1 March', () => {
    expect(ageOn('1940-06-15', '2026-06-14')).toBe(85);
    expect(ageOn('1940-06-15', '2026-06-15')).toBe(86);
    expect(ageOn('1944-02-29', '2026-02-28')).toBe(81);
    expect(ageOn('1944-02-29', '2026-03-01')).toBe(82);
  });

  test('adding days and counting them agree, whatever the date', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  test('no time zone of the server moves a calendar date', () => {
    const home = process.env['TZ'];
    try {
      for (const zone of zones) {
        process.env['TZ'] = zone;
        fc.assert(
          fc.property(days, (day) => {
            expect(addDays(day, 0)).toBe(day);
            expect(addMonths(day, 0)).toBe(day);
          }),
          { numRuns: 500 },
        );
      }
    } finally {
      if (home === undefined) delete process.env['TZ'];
      else process.env['TZ'] = home;
    }
  });
});
