import { expect, test } from 'vitest';
import { agenda } from './agenda.ts';

const zone = 'Europe/London';
const at = (day: string, time = '10:00') => ({ starts_at: `${day}T${time}:00.000Z` });
const agendaOf = (today: string, ...visits: { starts_at: string }[]) =>
  agenda(visits, today, zone).map(([part, own]) => [part, own.map(({ starts_at }) => starts_at.slice(5, 16))]);

test('the next appointment stands first, under today, tomorrow, this week and later', () => {
  // 4 March 2026 is a Wednesday.
  expect(
    agendaOf(
      '2026-03-04',
      at('2026-03-09'),
      at('2026-03-05'),
      at('2026-03-04', '15:00'),
      at('2026-03-04', '09:00'),
      at('2026-03-08'),
    ),
  ).toEqual([
    ['today', ['03-04T09:00', '03-04T15:00']],
    ['tomorrow', ['03-05T10:00']],
    ['week', ['03-08T10:00']],
    ['later', ['03-09T10:00']],
  ]);
});

test('yesterday is not in it, and a day without appointments still says today', () => {
  expect(agendaOf('2026-03-04', at('2026-03-03'))).toEqual([['today', []]]);
});

test('a visit late on a summer evening belongs to the day of the house', () => {
  expect(agendaOf('2026-07-01', { starts_at: '2026-06-30T23:30:00.000Z' })).toEqual([['today', ['06-30T23:30']]]);
});

test('on a Sunday tomorrow is tomorrow, and nothing more is left of the week', () => {
  expect(agendaOf('2026-03-08', at('2026-03-09'), at('2026-03-10')).map(([part]) => part)).toEqual([
    'today',
    'tomorrow',
    'later',
  ]);
});
