import { expect, test } from 'vitest';
import { notDone, notSaved, notSavedYet, warningsIn } from './failure-words.ts';
import { refusal, unreadable } from '../state/refusal.ts';

const certain = [400, 401, 403, 404, 408, 409, 412, 413, 415, 418, 422, 423, 428, 429];
const unknown = [0, 500, 502, 503, 504];

test.each(certain)('status %i says that nothing was saved and nothing is lost', (status) => {
  expect(notSaved(refusal(status, {}))).toContain('Nothing was saved. What you typed is still here.');
  expect(notDone(refusal(status, {}))).toContain('Nothing was changed.');
});

test.each(unknown)(
  'status %i without a word of the server says that it is not known, and nothing is lost',
  (status) => {
    expect(notSaved(refusal(status, {}))).toMatch(
      /It is not known whether this was saved\..*What you typed is still here\./,
    );
    expect(notSaved(refusal(status, {}))).not.toContain('Nothing was saved');
    expect(notDone(refusal(status, {}))).toContain('It is not known whether this was done.');
  },
);

test('only a form that sends again by itself says so', () => {
  expect(notSavedYet(refusal(0, null))).toContain('It is sent again by itself and stored once.');
  expect(notSavedYet(refusal(500, {}))).not.toContain('by itself');
  expect(notSaved(refusal(0, null))).toContain('Save it again: it is stored once. What you typed is still here.');
  expect(notSaved(refusal(0, null))).not.toContain('by itself');
});

test('a server that knows is believed, and one that does not is not', () => {
  expect(notSaved(refusal(503, { code: 'slow', detail: 'It takes long. Nothing was saved.' }))).toBe(
    'It takes long. Nothing was saved. What you typed is still here.',
  );
  expect(notSaved(refusal(507, { code: 'full', detail: 'The disk is full. Nothing was saved.' }))).toBe(
    'The disk is full. Nothing was saved. What you typed is still here.',
  );
  expect(notSaved(refusal(503, { code: 'unknown', detail: 'The connection broke.' }))).not.toContain(
    'Nothing was saved',
  );
});

test('the server’s own sentence stands first where it has one', () => {
  expect(notSaved(refusal(403, { detail: 'Ask a senior.' }))).toMatch(/^Ask a senior\./);
  expect(notSaved(refusal(400, { non_field_errors: ['The day is closed.'] }))).toMatch(/^The day is closed\./);
});

test('a warning is taken apart into its code and its sentence', () => {
  expect(warningsIn(refusal(400, { warnings: { weight: ['reweigh: Last time: 71 kg.'] } }))).toEqual([
    { field: 'weight', code: 'reweigh', sentence: 'Last time: 71 kg.' },
  ]);
});

test('an answer that could not be read is no missing network, and nobody knows what was saved', () => {
  expect(notSaved(unreadable)).toMatch(/^The answer could not be read\..*It is not known whether this was saved\./);
  expect(notDone(unreadable)).not.toContain('could not be reached');
});
