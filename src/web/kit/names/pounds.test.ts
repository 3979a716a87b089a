import { expect, test } from 'vitest';
import { pounds } from './pounds.ts';

test('pounds always have their pence, and thousands stand apart', () =>
  expect([pounds(3), pounds(0.5), pounds(1467.4)]).toEqual(['£3.00', '£0.50', '£1,467.40']));
