import type { MonthSheet } from '#domain/money/views/month-sheet.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { localDay } from '#domain/kit/time/time.ts';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { presentMoment } from '../../kit/state/present-moment.ts';
import { entityPaths } from '../../entity-paths.ts';
import { monthsBack } from '../money-words.ts';
import { MoneyMonthPage } from './money-month-page.tsx';

const proof = { proved_at: '2026-03-01T02:00:00.000Z', accounts: 2, lines: 9, faults: [] };
const sheet: MonthSheet = {
  month: '2026-01-01',
  lines: [
    {
      account_kind: 'petty_cash',
      resident: null,
      name: null,
      opening: 1000,
      came_in: 250.5,
      went_out: 50.25,
      closing: 1200.25,
      lines: 2,
    },
  ],
  unsigned: 0,
  differences: 0,
  closed_at: null,
  closed_by: null,
  last_closed: null,
  first: '2026-01-01',
  proof,
};
const rights = ['view_transaction', 'reconcile_cash'];
const month = (
  given: Partial<MonthSheet> = {},
  held: readonly string[] = rights,
  address = '/payment?close=2026-01',
) => {
  const { calls } = server(({ method, path }) => {
    if (path.startsWith(`/api/home/${roseHouse.id}/month/`)) return { status: 200, body: { ...sheet, ...given } };
    if (method === 'POST' && path.endsWith('/close-month/'))
      return { status: 200, body: { ...sheet, closed_at: '2026-02-03T10:00:00.000Z', closed_by: 'Sunita Kapoor' } };
    return method === 'POST' && path.endsWith('/prove-ledger/') ? { status: 200, body: proof } : undefined;
  });
  show(
    <EntityPathsProvider value={entityPaths}>
      <MoneyMonthPage home={roseHouse} />
    </EntityPathsProvider>,
    { rights: held, address },
  );
  return calls;
};

test('a month is closed on its sheet, which then says by whom', async () => {
  const calls = month();
  expect((await screen.findByRole('row', { name: /Petty cash/ })).textContent).toContain('£1,200.25');
  fireEvent.click(screen.getByRole('button', { name: 'Close January 2026' }));
  expect(await screen.findByText(/Closed by Sunita Kapoor/)).toBeDefined();
  expect(calls.find(({ path }) => path.endsWith('/close-month/'))?.body).toEqual({ month: '2026-01' });
  expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull();
});

test('a month whose turn it is not says which comes first, and leads there', async () => {
  month({ first: '2025-11-01' });
  expect((await screen.findByRole('link', { name: 'Open November 2025' })).getAttribute('href')).toBe(
    '/payment?close=2025-11',
  );
  expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull();
});

test('books that do not add up name the account and the entry, until they are proved again', async () => {
  const source = { entity: 'payment', id: '01900000-0000-7000-8000-0000000000f1' } as const;
  const found = 'it goes from £20.00 to £15.00, and adding up gives £20.00 to £14.99';
  month({ proof: { ...proof, faults: [{ account_kind: 'resident_cash', resident: null, source, number: 7, found }] } });
  expect(
    (await screen.findByRole('link', { name: /Cash tin, line 7: it goes from £20\.00/ })).getAttribute('href'),
  ).toBe(`/payment?id=${source.id}`);
  expect(screen.getByText('The books do not add up')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add up the books now' }));
  expect(await screen.findByText('The books add up')).toBeDefined();
});

test('who may not close a month reads its sheet without the buttons', async () => {
  month({}, ['view_transaction']);
  expect(await screen.findByRole('row', { name: /Petty cash/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Close January|Add up/ })).toBeNull();
});

test.each(['/payment?close=1', '/payment?close=', '/payment?close=2026-13'])(
  'an address that names no month opens the last one: %s',
  async (address) => {
    const calls = month({}, rights, address);
    expect(await screen.findByRole('row', { name: /Petty cash/ })).toBeDefined();
    const [, lastMonth] = monthsBack(localDay(presentMoment(), 'Europe/London'), 2);
    expect(calls.filter(({ path }) => path.includes('/month/')).map(({ path }) => path.split('=')[1])).toEqual([
      lastMonth,
    ]);
  },
);
