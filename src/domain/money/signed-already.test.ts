import { expect, test } from 'vitest';
import { signedAlready } from './signed-already.ts';

test('a step was taken already where the record has moved on under the name of the same person', () => {
  expect(signedAlready('witness', { status: 'posted', witness: 'joel' }, 'joel')).toBe(true);
  expect(signedAlready('witness', { status: 'awaiting_authority', witness: 'joel' }, 'joel')).toBe(true);
  expect(signedAlready('authorise', { status: 'posted', authorised_by: 'sunita' }, 'sunita')).toBe(true);
  expect(signedAlready('post-alone', { status: 'posted', posted_alone: true, created_by: 'ann' }, 'ann')).toBe(true);
  expect(signedAlready('reverse', { status: 'reversed', updated_by: 'sunita' }, 'sunita')).toBe(true);
  expect(signedAlready('agree', { status: 'discrepancy', received_by: 'joel' }, 'joel')).toBe(true);
  expect(signedAlready('resolve', { status: 'resolved', resolved_by: 'sunita' }, 'sunita')).toBe(true);
});

test('what waits still, or was signed by somebody else, was not signed by this person', () => {
  // The name of the witness is written down before they sign.
  expect(signedAlready('witness', { status: 'awaiting_witness', witness: 'joel' }, 'joel')).toBe(false);
  expect(signedAlready('witness', { status: 'posted', witness: 'priya' }, 'joel')).toBe(false);
  expect(signedAlready('agree', { status: 'draft', received_by: 'joel' }, 'joel')).toBe(false);
  expect(signedAlready('authorise', { status: 'posted', authorised_by: null }, undefined)).toBe(false);
});

test('what somebody posted alone is countersigned once there is a time for it', () => {
  const alone = { status: 'posted', posted_alone: true, witness: 'joel' };
  expect(signedAlready('witness', { ...alone, countersigned_at: null }, 'joel')).toBe(false);
  expect(signedAlready('witness', { ...alone, countersigned_at: '2026-03-01T08:00:00.000Z' }, 'joel')).toBe(true);
});
