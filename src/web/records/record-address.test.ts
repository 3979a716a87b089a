import { expect, test } from 'vitest';
import { recordAddress } from './record-address.ts';

test.each([
  ['note', 'n1', '/resident/detail?id=hale&tab=notes&of=note&record=n1'],
  ['incident', 'i1', '/resident/detail?id=hale&tab=notes&incident=i1'],
  ['fluid_intake', null, '/resident/detail?id=hale&tab=charts&chart=fluid_intake'],
  ['resident', 'hale', '/resident/detail?id=hale'],
  ['notification', 'a1', '/notification?id=a1'],
  ['assessment_result', 'r1', '/assessment/detail?result=r1'],
])('a line about %s %s opens %s', (entity, id, address) => {
  expect(recordAddress('hale', { entity, id })).toBe(address);
});
