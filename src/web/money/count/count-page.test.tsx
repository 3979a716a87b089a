import type { HouseMoney } from '#domain/money/views/house-money.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show, type Call } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { publish } from '../../kit/data/event-stream.ts';
import { entityPaths } from '../../entity-paths.ts';
import { CountPage } from './count-page.tsx';

const joy = { id: '01900000-0000-7000-8000-0000000000d1', version: 1, first_name: 'Joy', last_name: 'Bello' };
const msOkafor = { id: '01900000-0000-7000-8000-0000000000d2' };
const money: HouseMoney = {
  waiting: [],
  tins: [
    {
      resident: mrHale.id,
      name: 'Arthur Hale',
      room: '3',
      has_left: false,
      cash: 25,
      last_at: '2026-03-01T08:00:00.000Z',
    },
  ],
  petty: { balance: 100, advances: [], vouchers: 0 },
  count: null,
  closed: null,
};
const isWriting = ({ method, path }: Call) => method === 'POST' && path === '/api/payments-handover/';
const counting = (
  reply: (call: Call) => { status: number; body: unknown } | undefined = () => undefined,
  now: () => HouseMoney = () => money,
) => {
  const { calls } = server((call) => {
    if (call.path === `/api/home/${roseHouse.id}/money/`) return { status: 200, body: now() };
    if (call.path.startsWith('/api/staff/')) return { status: 200, body: [joy] };
    return reply(call);
  });
  const shown = show(
    <EntityPathsProvider value={entityPaths}>
      <CountPage home={roseHouse} />
    </EntityPathsProvider>,
    { rights: ['view_payments_handover', 'add_payments_handover', 'view_staff'], address: '/payment?count=1' },
  );
  return { calls, ...shown };
};
const pieces = async () =>
  within(await screen.findByRole('group', { name: 'Notes and coins of Arthur Hale', hidden: true }));
const typed = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

async function countAndChoose() {
  const tin = await pieces();
  typed(tin.getByLabelText('£10'), '2');
  typed(tin.getByLabelText('50p'), '3');
  fireEvent.click(screen.getByRole('combobox', { name: 'Who receives the cash' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Joy Bello', hidden: true }));
}

test('the sum of a tin is worked out, and what should be in it is not told before', async () => {
  counting();
  const tin = await pieces();
  typed(tin.getByLabelText('£10'), '2');
  typed(tin.getByLabelText('50p'), '3');
  expect(screen.getByText('£21.50')).toBeDefined();
  expect(screen.getByText('1 of 2 counted, £21.50 in all.')).toBeDefined();
  expect(document.body.textContent).not.toContain('£25.00');
});

test('a tin that gets its first money while the others are counted is counted too, and nothing counted is lost', async () => {
  let tins = money.tins;
  counting(undefined, () => ({ ...money, tins }));
  typed((await pieces()).getByLabelText('£10'), '2');
  expect(screen.getByText('1 of 2 counted, £20.00 in all.')).toBeDefined();
  tins = [...tins, ...tins.map((tin) => ({ ...tin, resident: msOkafor.id, name: 'Grace Okafor', room: '4' }))];
  act(() =>
    publish(JSON.stringify({ entity: 'payment', id: '1', version: 1, home: roseHouse.id, resident: msOkafor.id })),
  );
  expect(await screen.findByText('1 of 3 counted, £20.00 in all.')).toBeDefined();
});

test('what was typed into the wrong tin is taken out again, and the tin is uncounted', async () => {
  counting();
  const tin = await pieces();
  typed(tin.getByLabelText('£10'), '2');
  typed(tin.getByLabelText('£10'), '-2');
  expect((tin.getByLabelText('£10') as HTMLInputElement).value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Leave it uncounted', hidden: true }));
  expect(screen.getByText('0 of 2 counted, £0.00 in all.')).toBeDefined();
});

test('with the server gone nothing typed is lost, and a second try is the same count', async () => {
  let isAway = true;
  const { calls, router } = counting((call) => {
    if (!isWriting(call)) return undefined;
    return isAway ? { status: 0, body: null } : { status: 201, body: { ...call.body, version: 1, status: 'draft' } };
  });
  await countAndChoose();
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Write down the count' }));
  press();
  expect(await screen.findByText(/It is not known whether this was saved/)).toBeDefined();
  expect(screen.getByText('£21.50')).toBeDefined();
  isAway = false;
  press();
  await waitFor(() => expect(router.state.location.search).toContain('payments_handover'));
  const sent = calls.filter(isWriting);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(sent[0]?.body).toMatchObject({
    received_by: joy.id,
    lines: [{ account_kind: 'resident_cash', resident: mrHale.id, counted: 21.5 }],
  });
});

test('a count that was begun is there again', async () => {
  counting(({ method, path }) =>
    method === 'GET' && path.startsWith('/api/draft/')
      ? {
          status: 200,
          body: {
            values: { sums: { [mrHale.id]: { '£10': 2 } }, taker: joy.id },
            id: '01900000-0000-7000-8000-0000000000f9',
            version: null,
            saved_at: '2026-03-01T08:00:00.000Z',
          },
        }
      : undefined,
  );
  expect(await screen.findByText('1 of 2 counted, £20.00 in all.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(await screen.findByText('0 of 2 counted, £0.00 in all.')).toBeDefined();
});
