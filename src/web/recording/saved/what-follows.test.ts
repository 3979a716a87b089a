import { expect, test } from 'vitest';
import { whatFollows } from './what-follows.ts';

const record = (values: Record<string, unknown>) => ({ id: 'r', version: 1, ...values });
const labels = (values: Record<string, unknown>, before: Record<string, unknown> | null = null) =>
  whatFollows('p', record(values), before && record(before)).map(({ label }) => label);

test('something seen on the skin leads to the body map, with why it is opened', () => {
  expect(whatFollows('p', record({ skin_concern: true }), null)).toEqual([
    { label: 'Add to the body map', to: '/body-map/add?resident=p&occasion=concern' },
  ]);
  expect(labels({ skin_concern: false })).toEqual([]);
});

test('whoever sat in water that scalds has a report to finish and a body to look at, once', () => {
  expect(labels({ skin_concern: true, temperature_action: 'resident_already_in_water' })).toEqual([
    'Finish the incident report',
    'Add to the body map',
  ]);
});

test('a concern on a sheet leads to a note or an incident, and only whoever ticks it is asked', () => {
  expect(labels({ concerns: true })).toEqual(['Write a note', 'Report an incident']);
  expect(labels({ concerns: true }, { concerns: true })).toEqual([]);
});
