import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { server, show, type Reply } from '#world/browser/web-page.tsx';
import { connect, create } from '#web/kit/api/api.ts';
import { ProofHost } from './proof-host.tsx';
import { askForProof } from './proof-request.ts';

beforeEach(() => connect({ token: () => 'a token', onLocked: () => {}, onEnded: () => {}, askForProof }));

const first = { status: 403, body: { detail: 'Confirm first that it is you.', code: 'proof' } };

/** A server that exports once somebody has shown who they are. */
function open(ways: readonly string[], confirm: Reply) {
  let isProven = false;
  const { calls } = server((call) => {
    if (call.path === '/api/export/') return isProven ? { status: 200, body: { count: 3 } } : first;
    if (call.path === '/api/me/proof/' && call.method === 'GET') return { status: 200, body: { ways } };
    const answer = confirm(call);
    isProven = answer?.status === 204;
    return answer;
  });
  show(<ProofHost />);
  return calls;
}

test('what asks for a proof waits for it, and is then done without being asked for again', async () => {
  const calls = open(['password'], ({ body }) =>
    body?.['password'] === 'right'
      ? { status: 204, body: null }
      : { status: 400, body: { password: ['This is not your password.'] } },
  );
  const answer = create('/api/export/', {});
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  await screen.findByText('This is not your password.');
  await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
  expect(await answer).toMatchObject({ ok: true, body: { count: 3 } });
  expect(calls.filter(({ path }) => path === '/api/export/')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever turns away is told by the form that it was not done', async () => {
  const calls = open(['totp', 'recovery'], () => ({ status: 204, body: null }));
  const answer = create('/api/export/', {});
  await screen.findByLabelText('Code');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await answer).toMatchObject({ ok: false, status: 403, detail: 'Confirm first that it is you.' });
  expect(calls.filter(({ path }) => path === '/api/export/')).toHaveLength(1);
});

test('two calls that are refused at once ask once', async () => {
  open(['password'], () => ({ status: 204, body: null }));
  const answers = Promise.all([create('/api/export/', {}), create('/api/export/', {})]);
  await userEvent.type(await screen.findByLabelText('Password'), 'right{Enter}');
  expect((await answers).map(({ ok }) => ok)).toEqual([true, true]);
});
