import { expect, test } from 'vitest';
import { catalogue } from '../../kit/vocabulary/permissions.ts';
import { entityNamed, register } from '../../register.ts';
import { rightWords } from './right-words.ts';

const words = (codename: string, entity: string) => rightWords({ codename, entity }, entityNamed(entity));
const all = catalogue(register).map((right) => ({
  codename: right.codename,
  entity: right.entity,
  says: rightWords(right, right.entity ? entityNamed(right.entity) : null),
}));

test('a manager reads what a right means, not how it is spelled', () => {
  expect(words('change_own_weight', 'weight')).toBe('Change weights they recorded themselves, within the edit window');
  expect(words('delete_weight', 'weight')).toBe('Strike out weights');
  expect(words('reverse_payment', 'payment')).toBe('Reverse payments that are in the ledger');
  expect(words('view_resident_summary', 'resident')).toContain('allergies');
});

test('every right there is has a sentence of its own, without underscores', () => {
  expect(all.filter(({ says }) => says.includes('_') || says.includes('{') || says.length < 8)).toEqual([]);
  for (const [entity, rights] of Map.groupBy(all, (right) => right.entity))
    expect(new Set(rights.map(({ says }) => says)).size, String(entity)).toBe(rights.length);
});
