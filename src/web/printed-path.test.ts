import { expect, test } from 'vitest';
import { printedPath } from './printed-path.ts';
import { signedInRoutes } from './routes.ts';

const at = (address: string, home: string | null = 'rose') => {
  const { pathname, search } = new URL(address, 'http://hearth.test');
  return printedPath({ pathname, search, routes: signedInRoutes, home });
};

test('a page about one record is printed of that record', () => {
  expect(at('/resident/detail?id=hale&tab=charts&of=weight')).toBe('/api/resident/hale/print/');
  expect(at('/supportplan/detail?id=walk')).toBe('/api/plan/walk/print/');
  expect(at('/note?id=tea')).toBe('/api/note/tea/print/');
  expect(at('/payment?of=petty_cash&id=stamps')).toBe('/api/petty-cash/stamps/print/');
});

test('a page about a resident is printed of them', () => {
  expect(at('/body-map?resident=hale')).toBe('/api/resident/hale/print/');
  expect(at('/resident/InventoryList?resident=hale')).toBe('/api/resident/hale/print/');
});

test('any other page is printed of the chosen house, and where there is none of nothing', () => {
  expect(at('/resident')).toBe('/api/home/rose/print/');
  expect(at('/staff/UserHistory?id=line')).toBe('/api/home/rose/print/');
  expect(at('/', null)).toBeNull();
});
