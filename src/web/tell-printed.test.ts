import { expect, test } from 'vitest';
import { printedRecord } from './tell-printed.ts';

const at = (address: string, home: string | null = 'rose') => {
  const { pathname, search } = new URL(address, 'http://hearth.test');
  return printedRecord({ pathname, search }, home);
};

test('a page about one record is printed of that record', () => {
  expect(at('/resident/detail?id=hale&tab=charts&of=weight')).toEqual({ entity: 'resident', id: 'hale' });
  expect(at('/supportplan/detail?id=walk')).toEqual({ entity: 'plan', id: 'walk' });
  expect(at('/note?id=tea')).toEqual({ entity: 'note', id: 'tea' });
  expect(at('/payment?of=petty_cash&id=stamps')).toEqual({ entity: 'petty_cash', id: 'stamps' });
});

test('a page about a resident is printed of them', () => {
  expect(at('/body-map?resident=hale')).toEqual({ entity: 'resident', id: 'hale' });
  expect(at('/resident/InventoryList?resident=hale')).toEqual({ entity: 'resident', id: 'hale' });
});

test('any other page is printed of the chosen house, and where there is none of nothing', () => {
  expect(at('/resident')).toEqual({ entity: 'home', id: 'rose' });
  expect(at('/staff/UserHistory?id=line')).toEqual({ entity: 'home', id: 'rose' });
  expect(at('/', null)).toBeNull();
});
