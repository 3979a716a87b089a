import { expect, test } from 'vitest';
import { measureOf } from './goal-measure.ts';

test.each([
  ['fluids', '1,500 ml a day', null],
  ['fluids', 'Stays well', 'Fluid chart'],
  ['weight', 'Keeps 62 kg through the winter', 'Weight chart'],
  ['falls', 'No falls on the stairs', null],
  ['washes', 'Chooses her own bath time', 'Two showers a week'],
  ['sleep', 'Rested in the morning', 'Hours slept'],
  ['mood', 'Enjoys company', 'Mood after the choir'],
  ['declined', 'Comes to meals', 'Meals refused'],
])('a goal is measured by %s where it says “%s”', (figure, goal, measure) => {
  expect(measureOf({ goal, measure })).toBe(figure);
});

test('how a goal is to be known says more than the goal itself', () => {
  expect(measureOf({ goal: 'Sleeps well', measure: 'Fewer incidents at dusk' })).toBe('incidents');
});

test('the chart a goal names counts, whatever its words', () => {
  const goal = { goal: 'Walks to the shop', measure: 'No falls on the way' };
  expect(measureOf({ ...goal, chart: 'mood' })).toBe('mood');
  expect(measureOf({ ...goal, chart: 'none' })).toBeNull();
  expect(measureOf({ ...goal, chart: null })).toBe('falls');
});

test('a goal that no chart tells of is left to whoever judges it', () => {
  expect(measureOf({ goal: 'Sees her sister', measure: 'She says so' })).toBeNull();
});
