import { register } from '#domain/register.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ann, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { registerEntities } from '../../kit/state/entities.ts';
import { MyShiftsPage } from './my-shifts-page.tsx';

beforeEach(() => registerEntities(register));

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
