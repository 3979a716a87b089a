import { expect, test } from 'vitest';
import { whereabouts } from './whereabouts.ts';

test('someone at home is found in their room', () => {
  expect(whereabouts({ room: '12', status: 'current' })).toEqual(['Room 12']);
});

test('someone away is not looked for in their room', () => {
  expect(whereabouts({ room: '12', status: 'hospital' })).toEqual(['Room 12', 'In hospital']);
  expect(whereabouts({ room: null, status: 'on_leave' })).toEqual(['On leave']);
});
