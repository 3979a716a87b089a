import { expect, test } from 'vitest';
import { restAfter, sweepQueue } from './sweep-queue.ts';

const urgent = new Set(['incident']);
const saved = (entity: string, resident = 'tom') => ({ home: 'rose', resident, entity });

test('a fall is swept before the drinks that were recorded first', () => {
  const queue = sweepQueue(urgent);
  for (const item of [saved('fluid_intake'), saved('bath'), saved('incident')]) queue.add(item);
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    saved('incident'),
    saved('fluid_intake'),
    saved('bath'),
    null,
  ]);
});

test('many saves of one kind about one resident wait once', () => {
  const queue = sweepQueue(urgent);
  for (const item of [saved('fluid_intake'), saved('fluid_intake'), saved('fluid_intake', 'ann')]) queue.add(item);
  expect(queue.size).toBe(2);
});

test('recording keeps nearly all of the machine, and on a slow one what waits is still swept within seconds', () => {
  expect(restAfter(20)).toBe(380);
  expect(restAfter(800)).toBe(1000);
});
