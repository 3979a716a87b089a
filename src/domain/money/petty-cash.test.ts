import { describe, expect, test } from 'vitest';
import { moveBetween } from '#domain/kit/vocabulary/states.ts';
import { defaultSettings } from '../kit/vocabulary/home-settings.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { sample } from '#world/records/sample.ts';
import { pettyCash } from './petty-cash.ts';
import { fixedComplaints } from '../kit/vocabulary/fixed.ts';

const written = (given: Record<string, unknown> = {}) =>
  filled(pettyCash, {
    ...sample(pettyCash),
    entry_type: 'voucher',
    amount: 12,
    no_receipt_reason: 'Market stall',
    requested_by: 'ann',
    witness: 'ben',
    ...given,
  });
const complaints = (given: Record<string, unknown>, around = {}) =>
  pettyCash.check(written(given), circumstances(around));

describe('petty cash', () => {
  test('spent has a receipt or a reason', () => {
    expect(complaints({ no_receipt_reason: null })).toHaveProperty('no_receipt_reason');
    expect(complaints({ no_receipt_reason: null, receipt: 'a-file' })).toEqual({});
    expect(complaints({ entry_type: 'top_up', no_receipt_reason: null })).toEqual({});
    expect(complaints({ entry_type: 'advance_return', no_receipt_reason: null })).toHaveProperty('no_receipt_reason');
  });

  test('over the voucher limit is asked about', () => {
    const warned = (amount: number, given = {}) => pettyCash.warn(written({ amount, ...given }), circumstances());
    expect(warned(50)).toEqual({});
    expect(warned(50.01)).toHaveProperty('amount');
    expect(warned(200, { entry_type: 'top_up' })).toEqual({});
    expect(
      pettyCash.warn(written({ amount: 21 }), circumstances({ settings: { ...defaultSettings, voucher_limit: 20 } })),
    ).toHaveProperty('amount');
  });

  test('is authorised by someone other than who asked for it', () => {
    expect(complaints({ authorised_by: 'ann' })).toHaveProperty('authorised_by');
    expect(complaints({ authorised_by: 'mia' })).toEqual({});
    expect(moveBetween(pettyCash.states ?? { start: '', moves: [] }, 'awaiting_authority', 'posted')?.notBy).toEqual([
      'created_by',
      'requested_by',
      'witness',
    ]);
  });

  test('is posted by whoever authorises it, and not by its witness', () => {
    const intoLedger = pettyCash.states?.moves.filter(({ from, to }) => to === 'posted' && !from.includes('queried'));
    expect(intoLedger?.map(({ from, right }) => [from, right])).toEqual([[['awaiting_authority'], 'authorise']]);
  });

  test('is witnessed by someone other than its author', () => {
    expect(complaints({}, { actor: 'ben' })).toHaveProperty('witness');
    expect(complaints({}, { actor: 'ann' })).toEqual({});
  });

  test('is never edited once submitted', () => {
    expect(
      fixedComplaints(pettyCash, written({ status: 'queried', amount: 13 }), written({ status: 'posted' })),
    ).toHaveProperty('amount');
  });
});

describe('an advance', () => {
  const taken = (given: Record<string, unknown>) =>
    written({ entry_type: 'advance_out', advance_due_back: null, ...given });
  const dueBack = (occurred_at: string) =>
    pettyCash.derive(taken({ occurred_at }), circumstances({ before: written() }))['advance_due_back'];

  test('is due back at ten the same evening, by the house’s clock', () => {
    expect(dueBack('2026-03-01T09:00:00.000Z')).toBe('2026-03-01T22:00:00.000Z');
    expect(dueBack('2026-07-01T09:00:00.000Z')).toBe('2026-07-01T21:00:00.000Z');
  });

  test('taken out after ten is due back at once', () => {
    expect(dueBack('2026-03-01T22:30:00.000Z')).toBe('2026-03-01T22:30:00.000Z');
  });

  test('keeps the time that was agreed, which is not before it was taken', () => {
    const agreed = taken({ advance_due_back: '2026-03-02T12:00:00.000Z' });
    expect(pettyCash.derive(agreed, circumstances({ before: agreed }))).not.toHaveProperty('advance_due_back');
    expect(pettyCash.check(agreed, circumstances())).toEqual({});
    expect(pettyCash.check(taken({ advance_due_back: '2026-03-01T08:59:00.000Z' }), circumstances())).toHaveProperty(
      'advance_due_back',
    );
  });
});
