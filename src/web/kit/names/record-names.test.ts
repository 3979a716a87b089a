import { assessment } from '#domain/assessments/assessment.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { expect, test } from 'vitest';
import { titleOf } from './record-names.ts';

const zone = 'Europe/London';

test('a form is called by its version in words, as the server calls it', () => {
  expect(titleOf(assessment, { title: 'Nutrition screen', version_label: '1' }, zone)).toBe(
    'Nutrition screen, version 1',
  );
  expect(titleOf(assessment, { title: 'Nutrition screen', version_label: null }, zone)).toBe('Nutrition screen');
});

test('a record without any word of its own is called by its kind', () =>
  expect(titleOf(incident, {}, zone)).toBe(incident.labels.one));
