import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { server, show } from '#world/browser/web-page.tsx';
import { connect } from '../../kit/api/api.ts';
import { beforeEach, expect, test } from 'vitest';
import { AlertChannels } from './alert-channels.tsx';

const preferences = { info: 'in_app', low: 'email', medium: 'in_app', high: 'in_app', critical: 'in_app' } as const;
const me = {
  id: 'ann',
  version: 3,
  username: 'ann',
  first_name: 'Ann',
  last_name: 'Clarke',
  alert_preferences: preferences,
};
const answer = { offered: ['email'], push_key: null, devices: [], deliveries: [] as object[] };
const sent = {
  id: '1',
  staff: 'ann',
  name: 'Ann',
  notification: null,
  channel: 'email',
  state: 'sent',
  attempts: 1,
  created_at: '2026-03-01T03:11:00Z',
  next_try_at: '2026-03-01T03:12:00Z',
  settled_at: '2026-03-01T03:12:00Z',
  fault: null,
};

beforeEach(() => connect({ token: () => 'a token', onLocked: () => {}, onEnded: () => {} }));

function open(given: Partial<typeof answer> = {}) {
  let now = { ...answer, ...given };
  const { calls } = server(({ method, path }) => {
    if (path === '/api/me/channels/') return { status: 200, body: now };
    if (method === 'POST' && path === '/api/me/channels/test/') {
      now = { ...now, deliveries: [sent] };
      return { status: 202, body: [sent] };
    }
    return undefined;
  });
  show(<AlertChannels me={me} onSaved={() => {}} />);
  return { calls };
}

test('what is not set up is not offered', async () => {
  open();
  await screen.findByRole('button', { name: 'Send me a test by e-mail' });
  expect(screen.queryByText(/text message/i)).toBeNull();
  expect(screen.queryByText(/push message/i)).toBeNull();
});

test('a channel that was chosen and is gone says so', async () => {
  open({ offered: [] });
  expect((await screen.findAllByText(/One e-mail a day \(not set up here\)/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /Send me a test/ })).toBeNull();
});

test('a test is sent, and what became of it is shown', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a test by e-mail' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/me/channels/test/')?.body).toEqual({ channel: 'email' }),
  );
  expect(await screen.findByText('Test: E-mailed 1 Mar 2026, 03:12')).toBeDefined();
});
