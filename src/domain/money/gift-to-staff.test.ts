import { expect, test } from 'vitest';
import { giftComplaint } from './gift-to-staff.ts';

test('a present, a loan and loyalty points are told apart from a haircut', () => {
  const about = (category: string, description: string) => giftComplaint({ category, description });
  expect(about('present', 'Flowers')).toHaveProperty('payee');
  expect(about('other', 'Loan until Friday')).toHaveProperty('payee');
  expect(about('food_drink', 'Loyalty points of the shop')).toHaveProperty('payee');
  expect(about('hairdresser', 'Cut and blow-dry, presentable again')).toBeNull();
});
