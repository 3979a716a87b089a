import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pressByKeys } from '#world/browser/answer-by-keys.ts';
import { ann, roseHouse, server, show, type Call } from '#world/browser/web-page.tsx';
import { history } from '../../kit/state/toasts.ts';
import { MyShiftsPage } from './my-shifts-page.tsx';

const shift = {
  id: '01900000-0000-7000-8000-0000000000f1',
  version: 2,
  home: roseHouse.id,
  date: '2099-06-01',
  shift_type: 'early',
  start_at: '2099-06-01T06:30:00.000Z',
  end_at: '2099-06-01T14:00:00.000Z',
  staff: ann.id,
  role_on_shift: 'support',
  status: 'published',
};

test('what is asked right after a shift was accepted is asked of the accepted one', async () => {
  let isAccepted = false;
  const { calls } = server(({ method, path }) => {
    if (method === 'PATCH') {
      isAccepted = true;
      return { status: 200, body: { ...shift, status: 'accepted', version: 3 } };
    }
    // The list cannot be read again for now.
    if (method === 'GET' && path.startsWith('/api/rota/?'))
      return isAccepted
        ? { status: 503, body: {} }
        : { status: 200, body: path.includes(`staff=${ann.id}`) ? [shift] : [] };
    return method === 'POST' ? { status: 200, body: { ...shift, version: 4 } } : undefined;
  });
  show(<MyShiftsPage />, {
    rights: ['view_rota', 'accept_rota', 'swap_rota'],
    address: '/rota?view=mine',
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Accept: / }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept: / })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: /^I cannot work this shift: / }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ version: 3 }));
});

const offered = { ...shift, status: 'swap_requested', swap_how: 'offer', swap_with: null, version: 4 };
const button = (verb: string) => screen.findByRole('button', { name: `${verb}: Mon 1 Jun, Early 07:30–15:00` });

/** My shifts, of a house in which this one is as the last call has left it. */
function opened(rights: readonly string[], given: object, answer: (call: Call) => object | undefined) {
  let now: object & { staff?: string; status?: string } = given;
  const { calls } = server((call) => {
    if (call.method === 'GET' && call.path.startsWith('/api/rota/?')) {
      const asked = new URLSearchParams(call.path.split('?')[1]);
      const isMeant =
        (asked.get('staff') ?? now.staff) === now.staff && asked.get('status')?.includes(now.status ?? '');
      return { status: 200, body: isMeant ? [now] : [] };
    }
    const body = call.path.startsWith(`/api/rota/${shift.id}/`) ? answer(call) : undefined;
    if (!body) return undefined;
    if ('warnings' in body) return { status: 400, body };
    now = body;
    return { status: 200, body };
  });
  show(<MyShiftsPage />, { rights: ['view_rota', ...rights], address: '/rota?view=mine' });
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

test('by keys alone a shift is accepted, and offered to any colleague', async () => {
  const sent = opened(['accept_rota', 'swap_rota'], shift, ({ method }) =>
    method === 'PATCH' ? { ...shift, status: 'accepted', version: 3 } : offered,
  );
  await pressByKeys(await button('Accept'));
  await pressByKeys(await button('I cannot work this shift'));
  await pressByKeys(await screen.findByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(/Offered to any colleague, waits for an answer$/)).toBeDefined();
  expect(await button('Keep the shift after all')).toBeDefined();
  expect(sent()).toEqual([
    { step: 'ask', version: 3, swap_how: 'offer', swap_with: null, swap_for: null, swap_reason: null },
  ]);
});

const joys = { ...offered, staff: '01900000-0000-7000-8000-0000000000ab' };

test('what is offered to any colleague is taken by one of them, and waits for approval', async () => {
  const sent = opened(['swap_rota'], joys, () => ({
    ...joys,
    swap_with: ann.id,
    swap_agreed_at: '2099-05-01T08:00:00Z',
  }));
  await pressByKeys(await button('I will take it'));
  expect(await screen.findByText(/, agreed, waits for approval$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^I will take it/ })).toBeNull();
  expect(history.get().map(({ text }) => text)).toContain('Agreed; it waits for approval');
  expect(sent()).toEqual([{ step: 'agree', version: 4, confirmed_warnings: [] }]);
});

test('who approves a swap is asked about what looks wrong, and it is done once that is confirmed', async () => {
  const agreed = { ...joys, swap_with: 'kim', swap_agreed_at: '2099-05-01T08:00:00Z' };
  const sent = opened(['publish_rota'], agreed, ({ body }) =>
    String(body?.['confirmed_warnings']) === ''
      ? { warnings: { staff: ['short_rest: 9 h 30 rest before it, 11 h needed.'] } }
      : { ...agreed, staff: 'kim', status: 'accepted' },
  );
  await userEvent.click(await button('Approve'));
  await userEvent.click(await screen.findByRole('button', { name: 'It is right, save it' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull());
  expect(sent().at(-1)).toEqual({ step: 'approve', version: 4, confirmed_warnings: ['short_rest'] });
});
