import { expect, test } from 'vitest';
import { imprestDifference, pettyCashTopUp } from './petty-cash-top-up.ts';

test('a top-up brings tin and open advances back to the float', () => {
  expect(pettyCashTopUp(200, '43.17', '20.00')).toBe(136.83);
});

test('a tin above its float asks for less than nothing', () => {
  expect(pettyCashTopUp(200, 210.5, 0)).toBe(-10.5);
});

test('tin, advances and vouchers together are the float, or something is unexplained', () => {
  expect(imprestDifference(200, { tin: 43.17, open_advances: 20, vouchers: 136.83 })).toBe(0);
  expect(imprestDifference(200, { tin: 38.17, open_advances: 20, vouchers: 136.83 })).toBe(-5);
});
