import { expect, test } from 'vitest';
import { riskCategories } from '../../plans/risk-categories.ts';
import { incidentTypes } from './incident-event.ts';
import { touchedRisks } from './touched-risks.ts';

test('a fall calls the falls risk into question', () => {
  expect(touchedRisks('fall')).toContain('falls');
});

test('an incident that says nothing about a risk calls none into question', () => {
  expect(touchedRisks('data_breach')).toEqual([]);
});

test('every risk that an incident touches is one that can be assessed', () => {
  const named = Object.keys(incidentTypes).flatMap(touchedRisks);
  expect(named.filter((category) => !(category in riskCategories))).toEqual([]);
});
