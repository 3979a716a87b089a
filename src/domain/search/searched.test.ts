import { expect, test } from 'vitest';
import { searched } from './searched.ts';

const fieldsOf = ({ names, texts, dated, by }: (typeof searched)[number]) => [
  ...names,
  ...texts,
  ...(dated ? [dated] : []),
  ...(by ? [by] : []),
];

test.each(searched)('$entity.name is found only by fields that anybody who sees the record may read', (one) => {
  const parts = Object.entries(one.entity.narrower).filter(([act, reach]) => act.startsWith('view:') && reach.fields);
  for (const name of [...one.names, ...one.texts]) {
    const field = one.entity.fields[name];
    expect(field, name).toBeDefined();
    expect([field?.restricted ?? false, field?.secret ?? false], name).toEqual([false, false]);
    for (const [act, { fields }] of parts) expect(fields, `${act} ${name}`).toContain(name);
  }
});

test.each(searched)('$entity.name has the fields it is found by', (one) => {
  for (const name of fieldsOf(one))
    expect(name in one.entity.fields || ['created_at', 'created_by'].includes(name), name).toBe(true);
});

test('what is confidential is never searched', () => {
  expect(searched.map(({ entity }) => entity.name)).not.toContain('confidential_info');
});
