import type { AssetItem } from '#domain/premises/assets/asset-list.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show, type Reply } from '#world/browser/web-page.tsx';
import { history } from '../../kit/state/toasts.ts';
import AssetScreen from './asset-screen.tsx';

const check = (kind: AssetItem['checks'][number]['kind'], last_on: string | null) => ({
  kind,
  interval_months: null,
  interval_days: null,
  last_on,
  result: 'pass' as const,
  by: null,
  certificate: null,
  next_due: null,
});
const thing = (at: number, name: string, more: Partial<AssetItem> = {}): AssetItem => ({
  id: `01900000-0000-7000-8000-0000000000e${at}`,
  version: 1,
  created_at: '2020-01-01T00:00:00Z',
  asset_tag: `TAG-${at}`,
  name,
  category: 'kitchen',
  location: 'Kitchen',
  condition: 'good',
  status: 'in_use',
  safe_working_load_kg: null,
  assigned_resident: null,
  checks: [],
  resident_name: null,
  resident_kg: null,
  ...more,
});
const items = [
  thing(1, 'Alarm', { location: 'Hall', checks: [check('bell_test', '2020-01-01')] }),
  thing(2, 'Fridge', { checks: [check('fridge', null)] }),
  thing(3, 'Hoist', { safe_working_load_kg: 150, resident_name: 'Arthur Hale', resident_kg: 160 }),
];
const all = ['view_house_asset', 'view_asset_check', 'add_asset_check', 'delete_own_asset_check', 'view_staff'];

function opened({
  address = '/asset-list',
  rights = all,
  reply = (() => undefined) as Reply,
  more = [] as readonly AssetItem[],
  known = items as readonly AssetItem[],
} = {}) {
  const { calls } = server((call) => {
    if (call.path.endsWith('/assets/'))
      return { status: 200, body: { home: roseHouse.id, at: '', items: [...known, ...more] } };
    if (call.path.includes('/log-book/')) return { status: 200, body: { lines: [] } };
    return reply(call);
  });
  show(<AssetScreen />, { rights, address });
  return calls;
}
const saved: Reply = ({ method, path, body }) =>
  method === 'POST' && path === '/api/asset-check/' ? { status: 201, body: { version: 1, ...body } } : undefined;

test('what is late stands first, and what does not carry its person above it', async () => {
  opened();
  const blocked = await screen.findByRole('list', { name: 'Do not use' });
  expect(blocked.textContent).toContain('Carries 150 kg, Arthur Hale weighs 160 kg');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toContain('Overdue, or never done');
  expect(rows[2]).toContain('Fridge');
});

test('what is new to the book stands apart from what is late, with the day of its first check', async () => {
  const today = new Date().toISOString();
  opened({ more: [thing(4, 'Boiler', { created_at: today, checks: [check('gas', null)] })] });
  const [line] = await screen.findAllByRole('row', { name: /Boiler/ });
  expect(line?.textContent).toContain('First check to do by');
  const rows = screen.getAllByRole('row');
  const before = rows[rows.indexOf(line as HTMLElement) - 1];
  expect(before?.textContent).toBe('New here: first checks to do');
});

test('in a house without anything written down, whoever may add is led to the list to begin with', async () => {
  opened({ known: [], rights: [...all, 'add_house_asset'] });
  expect(await screen.findByText('No thing of the house is written down yet')).toBeDefined();
  const begin = screen.getByRole('link', { name: 'Begin with our list' });
  expect(begin.getAttribute('href')).toContain('set=premises_checks');
});

test('a check takes three taps', async () => {
  const calls = opened({ reply: saved });
  await userEvent.click(await screen.findByRole('button', { name: 'Check: Fire bell test, Alarm' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByLabelText('Passed'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the check' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'bell_test',
      result: 'pass',
      asset: items[0]?.id,
    }),
  );
});

test('on the walk one tap says that something is in order, and Undo takes it back', async () => {
  const calls = opened({ address: '/asset-list?view=walk', reply: saved });
  await userEvent.click(await screen.findByRole('button', { name: 'In order: Fire bell test, Alarm' }));
  await waitFor(() => expect(history.get()[0]?.text).toBe('Fire bell test, Alarm: in order'));
  const undo = history.get()[0]?.action;
  expect(undo).toMatchObject({ label: 'Undo' });
  if (undo && 'run' in undo) undo.run();
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ is_deleted: true }));
});

test('a temperature says by itself what came of it, and a refusal names the field', async () => {
  const calls = opened({
    address: '/asset-list?view=walk',
    reply: ({ method }) =>
      method === 'POST' ? { status: 400, body: { remark: ['What was seen is needed.'] } } : undefined,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Temperature: Fridge temperature, Fridge' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Temperature/), '11');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the check' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ reading_c: 11, result: 'fail' }),
  );
  expect((await within(dialog).findAllByText('What was seen is needed.')).length).toBeGreaterThan(0);
});

test('who may only look is offered nothing to do', async () => {
  opened({ rights: ['view_house_asset', 'view_asset_check'] });
  expect((await screen.findAllByText('Fridge')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Check/ })).toBeNull();
});

test('a thing is found by the tag that is typed, and an unknown one is said to be unknown', async () => {
  opened();
  await userEvent.click(await screen.findByRole('button', { name: 'Scan' }));
  const dialog = await screen.findByRole('dialog');
  const typed = within(dialog).getByLabelText('Tag on the label');
  await userEvent.type(typed, 'nothing{Enter}');
  expect(await within(dialog).findByText(/Nothing in this house has this label/)).toBeDefined();
  await userEvent.clear(typed);
  await userEvent.type(typed, 'tag-2{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Tag on the label')).toBeNull());
});
