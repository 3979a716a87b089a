import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { missing } from '../../kit/vocabulary/parse.ts';
import { inventory } from './inventory.ts';
import { isValuable } from './valuable.ts';

const item = (given: Record<string, unknown>) => filled(inventory, given);
const plain = { is_valuable: false, category: 'clothing', estimated_value: null };

test('an item is valuable above £50, and a watch always', () => {
  expect(isValuable({ ...plain, estimated_value: 50 }, defaultSettings)).toBe(false);
  expect(isValuable({ ...plain, estimated_value: 50.01 }, defaultSettings)).toBe(true);
  expect(isValuable({ ...plain, estimated_value: 30 }, { valuable_over: 20 })).toBe(true);
  expect(isValuable({ ...plain, category: 'watch' }, defaultSettings)).toBe(true);
});

test('who records a valuable cannot witness it', () => {
  const ring = item({ category: 'jewellery', estimated_value: 20, witness: 'ann' });
  expect(inventory.check(ring, circumstances({ actor: 'ann' }))).toHaveProperty('witness');
  expect(inventory.check(ring, circumstances({ actor: 'ben' }))).toEqual({});
  expect(inventory.check(item({ ...plain, witness: 'ann' }), circumstances({ actor: 'ann' }))).toEqual({});
});

test('jewellery and watches need their value whether or not they are ticked as valuable', () => {
  expect(inventory.check(item({ category: 'jewellery' }), circumstances())).toHaveProperty('estimated_value');
  expect(inventory.check(item({ category: 'watch', estimated_value: 0 }), circumstances())).toEqual({});
});

test('the recorder stays the recorder when someone else changes the item', () => {
  const before = item({ category: 'jewellery', witness: 'ben', staff: 'ann' });
  expect(inventory.check({ ...before, witness: 'ann' }, circumstances({ actor: 'cat', before }))).toHaveProperty(
    'witness',
  );
  expect(inventory.derive(before, circumstances({ actor: 'cat', before }))).not.toHaveProperty('staff');
});

test('a valuable needs its value, an electrical item its test', () => {
  expect(missing(inventory.fields, item({ is_valuable: true }))).toHaveProperty('estimated_value');
  expect(missing(inventory.fields, item({ category: 'electrical' }))).toHaveProperty('pat_tested_on');
  expect(missing(inventory.fields, item(plain))).not.toHaveProperty('estimated_value');
});

test('fewer than before needs a reason of its own', () => {
  const before = item({ ...plain, quantity: 6, status_reason: 'Came back from hospital' });
  const now = (given: Record<string, unknown>) =>
    inventory.check(item({ ...plain, ...given }), circumstances({ act: 'change', before }));
  expect(now({ quantity: 5, status_reason: 'Came back from hospital' })).toHaveProperty('status_reason');
  expect(now({ quantity: 5, status_reason: 'One pair worn out' })).toEqual({});
  expect(now({ quantity: 6, status_reason: 'Came back from hospital' })).toEqual({});
  expect(now({ quantity: 7, status_reason: null })).toEqual({});
});

test('two people dispose of a belonging', () => {
  const before = item({ ...plain, status: 'present' });
  const gone = (disposal_witness: string) =>
    inventory.check({ ...before, status: 'disposed', disposal_witness }, circumstances({ actor: 'ann', before }));
  expect(gone('ann')).toHaveProperty('disposal_witness');
  expect(gone('ben')).toEqual({});
});

test('what is unlikely is asked about', () => {
  const usual = { ...plain, quantity: 100, pat_tested_on: '2025-03-01' };
  expect(inventory.warn(item(usual), circumstances())).toEqual({});
  expect(
    Object.keys(
      inventory.warn(
        item({ ...usual, quantity: 101, pat_tested_on: '2025-02-28', is_valuable: true }),
        circumstances(),
      ),
    ),
  ).toEqual(['quantity', 'photo', 'pat_tested_on']);
});
