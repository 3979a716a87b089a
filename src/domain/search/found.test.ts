import { expect, test } from 'vitest';
import { assessment } from '../assessments/assessment.ts';
import { foundTitle } from './found.ts';

test('a form that was found says its version in words', () =>
  expect(foundTitle(assessment, { title: 'Nutrition screen', version_label: '1' })).toBe(
    'Nutrition screen, version 1',
  ));
