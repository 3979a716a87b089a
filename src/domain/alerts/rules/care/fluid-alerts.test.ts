import { expect, test } from 'vitest';
import { alertContextAt as at, whatIsFound } from '#world/records/alerts.ts';
import { fluidAlerts, type FluidFacts } from './fluid-alerts.ts';

const well: FluidFacts = {
  resident: 'peggy',
  tracked: true,
  fluid_day: '2026-11-19',
  day_began: '2026-11-19T07:00:00Z',
  target_ml: 1600,
  limit_ml: null,
  today_ml: 900,
  expected_ml: 850,
  yesterday_ml: 1600,
  day_before_ml: 1600,
  last_drink_at: '2026-11-19T13:30:00Z',
  wrong_thickness: [],
  urine_colours: [],
  dark_at: null,
};
const afternoon = at('2026-11-19T14:00:00Z');

const found = (code: string, facts: Partial<FluidFacts>, when = afternoon) =>
  whatIsFound(fluidAlerts, code, [{ ...well, ...facts }], when);

test('nothing is raised about somebody who drinks well', () => {
  expect(fluidAlerts.flatMap((rule) => rule.find([well], afternoon))).toEqual([]);
});

test('FL-1 is raised at the hour, under the share, and for charted residents alone', () => {
  expect(found('FL-1', { today_ml: 639 })).toMatchObject([
    { severity: 'low', saw: 'Drank 639 of 1,600 ml; 850 ml expected by now.' },
  ]);
  expect(found('FL-1', { today_ml: 640 })).toEqual([]);
  expect(found('FL-1', { today_ml: 639 }, at('2026-11-19T13:59:00Z'))).toEqual([]);
  expect(found('FL-1', { today_ml: 0, tracked: false })).toEqual([]);
});

test('FL-1 once raised stays until what is expected by now is reached', () => {
  expect(found('FL-1', { today_ml: 849 }, at('2026-11-19T14:30:00Z', true))).toHaveLength(1);
  expect(found('FL-1', { today_ml: 850 }, at('2026-11-19T14:30:00Z', true))).toEqual([]);
});

test('FL-1 speaks to a target alone: a ceiling is nothing to be behind of', () => {
  expect(
    found('FL-1', { today_ml: 100, target_ml: null, expected_ml: null, limit_ml: 1500 }, at('2026-11-19T14:30:00Z')),
  ).toEqual([]);
  expect(
    found('FL-1', { today_ml: 100, target_ml: 1200, expected_ml: 700, limit_ml: 1500 }, at('2026-11-19T14:30:00Z')),
  ).toMatchObject([{ saw: 'Drank 100 of 1,200 ml, 1,400 ml left of at most 1,500 ml; 700 ml expected by now.' }]);
});

test('FL-2 is raised when a day closed low and clears when today catches up; a restriction silences it', () => {
  expect(found('FL-2', { yesterday_ml: 1199 })).toMatchObject([{ severity: 'medium' }]);
  expect(found('FL-2', { yesterday_ml: 1200 })).toEqual([]);
  expect(found('FL-2', { yesterday_ml: 1199, today_ml: 1200 })).toEqual([]);
  expect(found('FL-2', { yesterday_ml: 800, limit_ml: 1000 })).toEqual([]);
});

test('FL-3 is raised by one very dry day or two dry ones, and clears at 1,500 ml', () => {
  expect(found('FL-3', { yesterday_ml: 999 })).toHaveLength(1);
  expect(found('FL-3', { yesterday_ml: 1000 })).toEqual([]);
  expect(found('FL-3', { yesterday_ml: 1499, day_before_ml: 1499 })).toHaveLength(1);
  expect(found('FL-3', { yesterday_ml: 1499, day_before_ml: 1500 })).toEqual([]);
  expect(found('FL-3', { yesterday_ml: 999, today_ml: 1500 })).toEqual([]);
});

test('FL-4 is raised above the restriction and not at it', () => {
  expect(found('FL-4', { limit_ml: 1000, today_ml: 1001 })).toMatchObject([{ severity: 'high' }]);
  expect(found('FL-4', { limit_ml: 1000, today_ml: 1000 })).toEqual([]);
});

test('FL-4 and FL-7 go on into the next day until somebody says what was done', () => {
  const unanswered = at('2026-11-20T08:00:00Z', true);
  const next = { limit_ml: 1000, today_ml: 0, fluid_day: '2026-11-20', day_began: '2026-11-20T07:00:00Z' };
  expect(found('FL-4', next, unanswered)).toMatchObject([{ severity: 'high', occasions: [] }]);
  expect(found('FL-4', next)).toEqual([]);
  expect(found('FL-7', {}, unanswered)).toHaveLength(1);
});

test('FL-2 and FL-3 say which day they are about, so that a plan for one is none for the next', () => {
  expect(found('FL-2', { yesterday_ml: 800 })[0]?.occasions).toEqual(['2026-11-18']);
  expect(found('FL-3', { yesterday_ml: 800 })[0]?.occasions).toEqual(['2026-11-18']);
});

test('FL-5 is one alert for each drink of the wrong thickness', () => {
  expect(
    found('FL-5', {
      wrong_thickness: [
        { id: 'f1', given: 0, asked: 2 },
        { id: 'f2', given: null, asked: 2 },
      ],
    }).map(({ saw }) => saw),
  ).toEqual([
    'Level 0 was given; the profile asks for level 2.',
    'Level not recorded was given; the profile asks for level 2.',
  ]);
  expect(found('FL-5', {})).toEqual([]);
});

test('FL-6 counts waking hours only', () => {
  expect(found('FL-6', { last_drink_at: '2026-11-19T10:00:00Z' })).toHaveLength(1);
  expect(found('FL-6', { last_drink_at: '2026-11-19T10:01:00Z' })).toEqual([]);
  expect(found('FL-6', { last_drink_at: '2026-11-18T20:00:00Z' }, at('2026-11-19T10:59:00Z'))).toEqual([]);
  expect(found('FL-6', { last_drink_at: '2026-11-18T20:00:00Z' }, at('2026-11-19T11:00:00Z'))).toHaveLength(1);
  expect(found('FL-6', { last_drink_at: '2026-11-18T20:00:00Z' }, at('2026-11-19T23:00:00Z'))).toEqual([]);
});

test('FL-6 is raised for somebody who has had no drink for days', () => {
  expect(found('FL-6', { last_drink_at: null }, at('2026-11-19T10:59:00Z'))).toEqual([]);
  expect(found('FL-6', { last_drink_at: null }, at('2026-11-19T11:00:00Z'))).toMatchObject([
    { saw: 'No drink has been recorded for two days.' },
  ]);
});

test('FL-7 needs two dark ones', () => {
  expect(found('FL-7', { urine_colours: [6, 3, 7] })).toMatchObject([{ saw: 'Colours seen: 6, 3, 7.' }]);
  expect(found('FL-7', { urine_colours: [6, 5] })).toEqual([]);
});
