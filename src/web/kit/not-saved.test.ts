import { expect, test } from 'vitest';
import { notDone, notSaved, warningsIn } from './not-saved.ts';
import { refusal } from './refusal.ts';

test.each([0, 400, 401, 403, 404, 409, 413, 418, 429, 500, 502, 503])('status %i says that nothing was saved and nothing is lost', (status) => {
  expect(notSaved(refusal(status, {}))).toContain('Nothing was saved. What you typed is still here.');
});

test.each([0, 400, 401, 403, 404, 409, 413, 418, 429, 500, 502, 503])('status %i after a press says that nothing was changed', (status) => {
  expect(notDone(refusal(status, {}))).toContain('Nothing was changed.');
});

test('the server’s own sentence stands first where it has one', () => {
  expect(notSaved(refusal(403, { detail: 'Ask a senior.' }))).toMatch(/^Ask a senior\./);
  expect(notSaved(refusal(400, { non_field_errors: ['The day is closed.'] }))).toMatch(/^The day is closed\./);
});

test('a warning is taken apart into its code and its sentence', () => {
  expect(warningsIn(refusal(400, { warnings: { weight: ['reweigh: Last time: 71 kg.'] } }))).toEqual([{ field: 'weight', code: 'reweigh', sentence: 'Last time: 71 kg.' }]);
});
