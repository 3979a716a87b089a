import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { sample } from '#world/records/sample.ts';
import { register } from './register.ts';

test('every kind of record says in one sentence what it is for, and no two say the same', () => {
  const purposes = register.map(({ purpose = '' }) => purpose);
  for (const [at, purpose] of purposes.entries()) expect(purpose, register[at]?.name).toMatch(/^[A-Z].{15,110}\.$/);
  expect(new Set(purposes).size).toBe(register.length);
});

test('a rule checks a change also where its author may see no more of the record than its id and version', () => {
  for (const entity of register) {
    const record = filled(entity, sample(entity));
    const change = circumstances({ before: { id: record.id, version: record.version } });
    expect(
      () => [entity.check(record, change), entity.warn(record, change), entity.derive(record, change)],
      entity.name,
    ).not.toThrow();
  }
});
