import type { ShelfItem } from '#domain/premises/stock/shelf.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show, type Reply } from '#world/browser/web-page.tsx';
import { history } from '../../kit/state/toasts.ts';
import StockScreen from './stock-screen.tsx';

const item = (at: number, item_name: string, more: Partial<ShelfItem> = {}): ShelfItem => ({
  id: `01900000-0000-7000-8000-0000000000d${at}`,
  version: 1,
  item_name,
  category: 'ppe',
  quantity: 9,
  unit: 'box',
  reorder_level: 3,
  reorder_quantity: 6,
  location: 'Cupboard',
  expiry_date: null,
  opened_on: null,
  use_within_days: null,
  supplier: 'Medisupply',
  unit_cost: 4.5,
  last_counted_at: null,
  used: 14,
  ...more,
});
const gloves = item(1, 'Gloves');
const milk = item(2, 'Milk', {
  location: 'Fridge',
  unit: 'litre',
  quantity: 2,
  used: 0,
  supplier: null,
  unit_cost: null,
});

const everything = ['view_house_stock', 'add_house_stock', 'change_house_stock', 'take_out_house_stock'];

/** A house whose shelves answer as they were left by the last movement. */
function opened({ address = '/stock-list', rights = everything, reply = (() => undefined) as Reply } = {}) {
  let items = [gloves, milk];
  const { calls } = server((call) => {
    const own = reply(call);
    if (own) return own;
    if (call.path.endsWith('/shelves/')) return { status: 200, body: { home: roseHouse.id, at: '', items } };
    const was = items.find(({ id }) => call.path.includes(id));
    if (call.method !== 'POST' || !was) return undefined;
    const by = Number(call.body?.['quantity']);
    const quantity = { in: was.quantity + by, out: was.quantity - by, count: by }[String(call.body?.['kind'])] ?? 0;
    const now = { ...was, quantity, version: was.version + 1 };
    items = items.map((one) => (one.id === was.id ? now : one));
    return { status: 200, body: now };
  });
  show(<StockScreen />, { rights, address });
  return { calls, sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const row = (name: RegExp) => screen.findByRole('row', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('each shelf says what is on it, how it stands and how long it lasts', async () => {
  opened();
  expect((await row(/^Gloves/)).textContent).toMatch(/GlovesEnough9 boxesAmount18 days/);
  expect((await row(/^Milk/)).textContent).toMatch(/MilkOrder again2 litres/);
  expect(screen.getByText(/2 things, worth £40\.50; 1 of them without a price/)).toBeDefined();
});

test('a tap takes one out and another puts one in, each sent under a number of its own', async () => {
  const { sent } = opened();
  await press('Take one out: Gloves');
  await press('Take one out: Gloves');
  await press('One came in: Milk');
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map((body) => [body?.['kind'], body?.['quantity']])).toEqual([
    ['out', 1],
    ['out', 1],
    ['in', 1],
  ]);
  expect(new Set(sent().map((body) => body?.['id'])).size).toBe(3);
  expect((await screen.findByRole('status', { name: 'In stock: Gloves' })).textContent).toBe('7 boxes');
});

test('a movement that is refused is taken back on the shelf and says why', async () => {
  opened({
    reply: ({ method }) =>
      method === 'POST' ? { status: 400, body: { quantity: ['There is only 1 left.'] } } : undefined,
  });
  await press('Take one out: Gloves');
  await waitFor(() => expect(history.get().map(({ text }) => text)).toEqual([expect.stringContaining('only 1 left')]));
  expect(screen.getByRole('status', { name: 'In stock: Gloves' }).textContent).toBe('9 boxes');
});

test('whoever may only take out brings nothing in and is not asked to count', async () => {
  opened({ rights: ['view_house_stock', 'take_out_house_stock'] });
  await row(/^Gloves/);
  expect(screen.queryByRole('button', { name: /^One came in/ })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Count' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take one out: Gloves' })).toBeDefined();
});

test('a count is saved with the version it saw as one goes on, and says how it compares', async () => {
  const { sent } = opened({ address: '/stock-list?view=count' });
  await userEvent.type(await screen.findByLabelText('Counted: Gloves'), '7{Enter}');
  expect(await screen.findByText('2 boxes fewer than written down')).toBeDefined();
  expect(sent()[0]).toMatchObject({ kind: 'count', quantity: 7, version: 1 });
  expect(document.activeElement).toBe(screen.getByLabelText('Counted: Milk'));
});

test('what somebody moved during the count is said, and what was counted stays typed', async () => {
  let isFirst = true;
  opened({
    address: '/stock-list?view=count',
    reply({ method }) {
      if (method !== 'POST' || !isFirst) return undefined;
      isFirst = false;
      return { status: 409, body: { detail: 'Changed meanwhile.' } };
    },
  });
  const input = await screen.findByLabelText<HTMLInputElement>('Counted: Gloves');
  await userEvent.type(input, '7{Enter}');
  expect(await screen.findByText(/Somebody moved it while you counted/)).toBeDefined();
  expect(input.value).toBe('7');
  await userEvent.click(input);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('2 boxes fewer than written down')).toBeDefined();
});

test('what has to be bought stands by supplier with what it costs', async () => {
  opened({ address: '/stock-list?view=buy' });
  const list = await screen.findByRole('region', { name: 'No supplier written down' });
  expect(within(list).getByRole('row', { name: /^Milk/ }).textContent).toMatch(/Milk6 litres2 litresNo price/);
  expect(screen.queryByRole('row', { name: /^Gloves/ })).toBeNull();
});

test('more than one is taken for somebody in one go', async () => {
  const { sent } = opened();
  await press('Other amount: Gloves');
  const dialog = await screen.findByRole('dialog', { name: 'Gloves: 9 boxes in stock' });
  await userEvent.type(within(dialog).getByLabelText(/^Quantity/), '4');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()[0]).toMatchObject({ kind: 'out', quantity: 4 }));
});
