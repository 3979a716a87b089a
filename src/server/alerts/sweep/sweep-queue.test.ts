import { expect, test } from 'vitest';
import { sweepQueue } from './sweep-queue.ts';

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
