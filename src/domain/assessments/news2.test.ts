import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { news2, type News2Part, type Observations } from '#world/records/news2-chart.ts';
import { aboveBaseline, news2Attribution } from './news2.ts';

const well: Observations = {
  breaths: 16,
  spo2: 97,
  spo2_scale: 1,
  on_oxygen: false,
  systolic: 125,
  pulse: 70,
  consciousness: 'alert',
  temperature: 36.8,
};
const points = (part: News2Part, seen: Partial<Observations>) => news2({ ...well, ...seen }).points[part];

describe('the points of every edge of the chart', () => {
  test.each([
    [8, 3],
    [9, 1],
    [11, 1],
    [12, 0],
    [20, 0],
    [21, 2],
    [24, 2],
    [25, 3],
  ])('%d breaths score %d', (breaths, score) => {
    expect(points('breaths', { breaths })).toBe(score);
  });

  test.each([
    [91, 3],
    [92, 2],
    [93, 2],
    [94, 1],
    [95, 1],
    [96, 0],
    [100, 0],
  ])('SpO₂ %d on scale 1 scores %d', (spo2, score) => {
    expect(points('spo2', { spo2 })).toBe(score);
  });

  test.each([
    [83, 3],
    [84, 2],
    [85, 2],
    [86, 1],
    [87, 1],
    [88, 0],
    [92, 0],
    [93, 0],
    [100, 0],
  ])('SpO₂ %d on scale 2 and air scores %d', (spo2, score) => {
    expect(points('spo2', { spo2, spo2_scale: 2 })).toBe(score);
  });

  test.each([
    [83, 3],
    [87, 1],
    [88, 0],
    [92, 0],
    [93, 1],
    [94, 1],
    [95, 2],
    [96, 2],
    [97, 3],
  ])('SpO₂ %d on scale 2 and oxygen scores %d', (spo2, score) => {
    expect(points('spo2', { spo2, spo2_scale: 2, on_oxygen: true })).toBe(score);
  });

  test.each([
    [90, 3],
    [91, 2],
    [100, 2],
    [101, 1],
    [110, 1],
    [111, 0],
    [219, 0],
    [220, 3],
  ])('a systolic of %d scores %d', (systolic, score) => {
    expect(points('systolic', { systolic })).toBe(score);
  });

  test.each([
    [40, 3],
    [41, 1],
    [50, 1],
    [51, 0],
    [90, 0],
    [91, 1],
    [110, 1],
    [111, 2],
    [130, 2],
    [131, 3],
  ])('a pulse of %d scores %d', (pulse, score) => {
    expect(points('pulse', { pulse })).toBe(score);
  });

  test.each([
    [35, 3],
    [35.1, 1],
    [36, 1],
    [36.1, 0],
    [38, 0],
    [38.1, 1],
    [39, 1],
    [39.1, 2],
  ])('%d °C scores %d', (temperature, score) => {
    expect(points('temperature', { temperature })).toBe(score);
  });

  test.each([
    ['alert', 0],
    ['new_confusion', 3],
    ['voice', 3],
    ['pain', 3],
    ['unresponsive', 3],
  ] as const)('%s scores %d', (consciousness, score) => {
    expect(points('consciousness', { consciousness })).toBe(score);
  });

  test('oxygen scores two', () => {
    expect(points('oxygen', { on_oxygen: true })).toBe(2);
  });
});

test('someone well scores nothing', () => {
  expect(news2(well)).toMatchObject({ total: 0, concern: 'none' });
});

test('a single three is of high concern, though the total is small', () => {
  expect(news2({ ...well, consciousness: 'new_confusion' })).toMatchObject({ total: 3, concern: 'high' });
});

test('one to four is low, five and six high, seven critical', () => {
  expect(news2({ ...well, pulse: 95 }).concern).toBe('low');
  expect(news2({ ...well, pulse: 115, breaths: 22, temperature: 38.5 })).toMatchObject({ total: 5, concern: 'high' });
  expect(news2({ ...well, pulse: 115, breaths: 22, temperature: 38.5, on_oxygen: true })).toMatchObject({
    total: 7,
    concern: 'critical',
  });
});

test('a score is compared with what is usual for the person', () => {
  expect(aboveBaseline(5, 2)).toBe(3);
  expect(aboveBaseline(5, null)).toBeNull();
});

test('the Royal College of Physicians is named', () => {
  expect(news2Attribution).toMatch(/Royal College of Physicians.*2017/);
});

test('a total is the sum of its parts and never above twenty', () => {
  const anyone = fc.record({
    breaths: fc.integer({ min: 4, max: 60 }),
    spo2: fc.integer({ min: 50, max: 100 }),
    spo2_scale: fc.constantFrom(1 as const, 2 as const),
    on_oxygen: fc.boolean(),
    systolic: fc.integer({ min: 50, max: 260 }),
    pulse: fc.integer({ min: 20, max: 220 }),
    consciousness: fc.constantFrom('alert' as const, 'voice' as const),
    temperature: fc.integer({ min: 300, max: 430 }).map((tenths) => tenths / 10),
  });
  fc.assert(
    fc.property(anyone, (seen) => {
      const score = news2(seen);
      expect(score.total).toBe(Object.values(score.points).reduce((sum, part) => sum + part, 0));
      expect(score.total).toBeLessThanOrEqual(20);
    }),
  );
});
