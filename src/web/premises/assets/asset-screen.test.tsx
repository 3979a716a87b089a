import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import AssetScreen from './asset-screen.tsx';

const id = '01900000-0000-7000-8000-0000000000e5';
const hoist = {
  id,
  version: 1,
  asset_tag: 'HOIST-1',
  name: 'Mobile hoist',
  category: 'hoist_lift',
  location: 'First floor',
  condition: 'good',
  status: 'in_use',
  checks: [] as object[],
  names: {},
};

async function page(given: object) {
  server(({ path }) =>
    path.startsWith(`/api/house-asset/${id}/`) ? { status: 200, body: { ...hoist, ...given } } : undefined,
  );
  show(<AssetScreen />, { rights: ['view_house_asset'], address: `/asset-list?id=${id}` });
  await screen.findByText('Checks of Mobile hoist');
  return screen.queryByRole('note', { name: 'Do not use' })?.textContent ?? null;
}

test('the page of a thing that nobody may use says so, and why', async () => {
  expect(await page({ condition: 'unsafe', status: 'out_of_service' })).toContain('Do not use: unsafe');
  expect(
    await page({ checks: [{ kind: 'loler', result: 'pass', last_on: '2025-07-01', next_due: '2026-01-01' }] }),
  ).toContain('overdue');
});

test('a thing in use says nothing of the kind', async () => {
  expect(await page({})).toBeNull();
});
