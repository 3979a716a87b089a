import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OwnFactors } from '#domain/session/second-factor.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { connect } from '../../../kit/api/api.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const startRegistration = vi.hoisted(() => vi.fn<(asked: object) => Promise<object>>());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));
beforeEach(() => connect({ token: () => 'a token', onLocked: () => {}, onEnded: () => {} }));

const phone = { id: 'f1', kind: 'totp', name: 'My phone', created_at: '2026-03-01T09:00:00Z', used_at: null } as const;
const none: OwnFactors = {
  is_required: false,
  factors: [],
  recovery_codes_left: 0,
  passkey_site: { rp_id: 'localhost', origin: window.location.origin },
};
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function open(given: Partial<OwnFactors> = {}) {
  let now: OwnFactors = { ...none, ...given };
  const { calls } = server(({ method, path, body }) => {
    if (method === 'GET') return { status: 200, body: now };
    if (path.endsWith('/totp/'))
      return { status: 200, body: { id: 'f1', secret: 'ABCDEFGH', address: 'otpauth://totp/x' } };
    if (path.endsWith('/passkey/')) return { status: 200, body: { challenge: 'c' } };
    if (method === 'DELETE') {
      now = none;
      return { status: 204, body: null };
    }
    if (body?.['one_time_code'] === '000000')
      return { status: 400, body: { one_time_code: ['This code is not right.'] } };
    now = { ...now, factors: [phone], recovery_codes_left: 10 };
    return { status: 200, body: { ...now, recovery_codes: codes } };
  });
  const onSet = vi.fn<() => void>();
  show(<SecondFactorPanel onSet={onSet} />);
  return { calls, onSet };
}

test('Ann adds the app of her phone, and is shown her recovery codes once', async () => {
  const { calls, onSet } = open();
  await screen.findByText(/Whoever learns your password/);
  await press('Add an authenticator app');
  await press('Next');
  await screen.findByText('ABCD EFGH');
  const code = screen.getByLabelText(/six digits/);
  await userEvent.type(code, '000000');
  await press('Confirm');
  await screen.findByText('This code is not right.');
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await press('Confirm');
  const shown = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(onSet).not.toHaveBeenCalled();
  await press('I have kept them');
  expect(onSet).toHaveBeenCalledOnce();
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  expect(screen.getByText('My phone', { selector: 'strong' })).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { name: 'My phone' },
    { id: 'f1', one_time_code: '000000' },
    { id: 'f1', one_time_code: '123456' },
  ]);
});

test('a passkey is named and made by the device, and one that it does not make is said', async () => {
  const { calls } = open();
  await screen.findByText(/Whoever learns your password/);
  await press('Add a passkey');
  vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
  startRegistration.mockRejectedValueOnce(new Error('NotAllowedError'));
  await press('Make the passkey');
  await screen.findByText(/The device made no passkey/);
  startRegistration.mockResolvedValueOnce({ id: 'key' });
  await press('Make the passkey');
  await screen.findByRole('list', { name: 'Recovery codes' });
  expect(calls.at(-1)).toMatchObject({
    path: '/api/me/second-factor/passkey/confirm/',
    body: { name: 'This device', passkey: { id: 'key' } },
  });
});

test('at an address where passkeys do not work an app is offered alone, and why is said', async () => {
  open({ passkey_site: null });
  await screen.findByText(/Passkeys need an address with a name/);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  open({ passkey_site: { rp_id: 'hearth.example', origin: 'https://hearth.example' } });
  await screen.findByText('Passkeys are set up at https://hearth.example.');
});

test('what is removed is asked about by its name', async () => {
  const { calls } = open({ factors: [phone], recovery_codes_left: 2 });
  await screen.findByText('2 recovery codes are left.');
  await press(/^Remove.*My phone$/);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByText(/Whoever learns your password/);
  expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/me/second-factor/f1/')).toBe(true);
});
