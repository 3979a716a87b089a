import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ShownWaiting } from '#domain/kit/people/two-people.ts';
import type { FactorReset } from '#domain/session/second-factor.ts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ann, server, show } from '#world/browser/web-page.tsx';
import { connect } from '../../../kit/api/api.ts';
import '../../../records/known-entities.ts';
import { AskResetDialog, FactorResetPanel, useFactorReset } from './factor-reset.tsx';

beforeEach(() => connect({ token: () => 'a token', onLocked: () => {}, onEnded: () => {} }));

const grace = { id: '01900000-0000-7000-8000-0000000000dd', is_superuser: false };
const path = `/api/staff/${grace.id}/second-factor-reset/`;
const asked: ShownWaiting = {
  id: 'r1',
  asked_by: { id: 'mona', name: 'Mona Lee' },
  asked_at: '2026-03-01T09:00:00Z',
  runs_out_at: '2026-03-04T09:00:00Z',
  reason: 'The phone is lost.',
  state: 'waiting',
  decided_at: null,
  decided_by: null,
  decision: null,
  seconds: [{ id: 'ann', name: 'Ann Carter' }],
  may: { decide: true, withdraw: false },
};
const own: ShownWaiting = { ...asked, may: { decide: false, withdraw: true } };
const managing = { rights: ['change_staff', 'manage_users'] };

function Reset({ person }: { person: typeof grace }) {
  const reset = useFactorReset(person);
  const about = { person, name: 'Grace Hopper', reset };
  const [isAsking, setIsAsking] = useState(true);
  return (
    <>
      <FactorResetPanel name={about.name} reset={reset} />
      {reset.body?.asked === null && isAsking && <AskResetDialog {...about} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function open(start: FactorReset, person = grace, given = managing) {
  let now = start;
  const { calls } = server((call) => {
    if (!call.path.includes('second-factor-reset/') && call.method === 'GET') return undefined;
    if (call.path === path && call.method === 'POST') now = { ...now, asked: own };
    if (call.path.endsWith('/confirm/')) now = { has_second_factor: false, asked: null };
    return { status: 200, body: now };
  });
  show(<Reset person={person} />, given);
  return calls;
}

test('a manager asks with a reason, and is told that somebody else confirms', async () => {
  const calls = open({ has_second_factor: true, asked: null });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Why/), asked.reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a reset' }));
  await screen.findByText(/^Ann Carter can confirm it. It runs out on/);
  expect(screen.queryByRole('button', { name: 'Confirm the reset' })).toBeNull();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ path, body: { reason: asked.reason } });
});

test('another one reads who asked and why, and confirms', async () => {
  const calls = open({ has_second_factor: true, asked });
  await screen.findByText(/^Mona Lee asked/);
  expect(screen.getByText(asked.reason)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the reset' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm the reset' }));
  await expect.poll(() => screen.queryByText(/Mona Lee asked/)).toBeNull();
  expect(calls.some((call) => call.method === 'POST' && call.path === '/api/second-factor-reset/r1/confirm/')).toBe(
    true,
  );
});

test('nothing is offered about oneself, nor to those who do not manage accounts', () => {
  const about = open({ has_second_factor: true, asked: null }, { ...grace, id: ann.id });
  const carer = open({ has_second_factor: true, asked: null }, grace, { rights: [] });
  expect([about, carer].flat().filter((call) => call.path.includes('second-factor'))).toEqual([]);
});
