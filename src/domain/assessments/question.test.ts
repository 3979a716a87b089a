import { expect, test } from 'vitest';
import { withoutHidden } from '#domain/kit/vocabulary/parse.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { question } from './question.ts';

const complaints = (given: Record<string, unknown>) => question.check(filled(question, given), circumstances());

test('the highest answer may equal the lowest but not lie below it', () => {
  expect(complaints({ kind: 'number', min: 5, max: 5 })).toEqual({});
  expect(complaints({ kind: 'number', min: 5, max: 4.99 })).toHaveProperty('max');
});

test('a question does not wait for its own answer', () => {
  const own = filled(question).id;
  expect(complaints({ show_if: { question: own, choice: own } })).toHaveProperty('show_if');
  expect(complaints({ show_if: { question: 'another', choice: own } })).toEqual({});
});

test('a line that is only read asks for no answer', () => {
  expect(
    withoutHidden(question.fields, filled(question, { kind: 'info', is_required: true }))['is_required'],
  ).toBeNull();
  expect(withoutHidden(question.fields, filled(question, { kind: 'single' }))['is_required']).toBe(true);
});
