import type { BoardRepair } from '#domain/premises/repairs/repair-board.ts';
import type { RepairCost } from '#domain/premises/repairs/repair-costs.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show, type Reply } from '#world/browser/web-page.tsx';
import RepairScreen from './repair-screen.tsx';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const repair = (at: number, title: string, more: Partial<BoardRepair> = {}): BoardRepair => ({
  id: `01900000-0000-7000-8000-0000000000c${at}`,
  title,
  location: 'Kitchen',
  category: 'plumbing',
  priority: 'routine',
  safety_risk: false,
  interim_control: null,
  lost_supply: null,
  supply_lost_at: null,
  supply_back_at: null,
  cqc_notifiable: null,
  cqc_sent_at: null,
  reported_at: hours(-100),
  make_safe_by: null,
  target_at: hours(500),
  contractor: null,
  quote: null,
  cost: null,
  completed_at: null,
  hold_reason: null,
  status: 'reported',
  ...more,
});
const tap = repair(1, 'Tap drips');
const latch = repair(2, 'Latch does not catch', { location: 'Garden', target_at: hours(-50), contractor: 'Derek' });
const fan = repair(3, 'Fan rattles', { status: 'completed', completed_at: hours(-2) });
const month = new Date().toISOString().slice(0, 7);
const costs: readonly RepairCost[] = [{ month, contractor: 'Aire Heating', repairs: 2, cost: 80, unpriced: 1 }];

const act = (...names: string[]) => names.map((name) => `${name}_repair_record`);
const carer = act('view', 'add', 'change_own');
const senior = act('view', 'add', 'change', 'triage', 'progress', 'reopen', 'verify');

interface Opened {
  address?: string;
  rights?: string[];
  reply?: Reply;
}

function opened({ address = '/repair-list', rights = senior, reply = () => undefined }: Opened = {}) {
  const { calls } = server((call) => {
    const own = reply(call);
    if (own) return own;
    return call.path.endsWith('/repairs/')
      ? {
          status: 200,
          body: { home: roseHouse.id, at: '', repairs: [tap, latch, fan], costs, places: ['Kitchen', 'Lounge'] },
        }
      : undefined;
  });
  show(<RepairScreen />, { rights, address });
  return { calls, sent: () => calls.filter(({ method }) => method === 'POST') };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The page of one repair, which answers as it was left by the last step. */
function openedOne(given: object, rights = senior) {
  let record: Record<string, unknown> = {
    ...tap,
    version: 1,
    home: roseHouse.id,
    description: 'A drop every two seconds.',
    photo: null,
    photo_after: null,
    attended_at: null,
    work_done: null,
    completed_by: null,
    is_deleted: false,
    names: {},
    ...given,
  };
  return opened({
    address: `/repair-list?id=${tap.id}`,
    rights,
    reply(call) {
      if (!call.path.includes(`/repair-record/${tap.id}/`)) return undefined;
      if (call.method === 'POST') record = { ...record, ...call.body, version: Number(record['version']) + 1 };
      return { status: 200, body: record };
    },
  });
}

test('the board has a column for each stage, and says how late a repair is', async () => {
  opened();
  const column = await screen.findByRole('region', { name: 'New 2' });
  expect(
    within(column)
      .getAllByRole('article')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Latch does not catchGarden · DerekLate by 2 days/),
    expect.stringMatching(/^Tap dripsKitchen/),
  ]);
  expect(within(screen.getByRole('region', { name: 'To be verified 1' })).getByText('Fan rattles')).toBeDefined();
  expect(screen.getByText('2 open, 1 late. What is wrong stands first.')).toBeDefined();
});

test('the places of the house say what is broken there, and where nothing is', async () => {
  opened({ address: '/repair-list?view=places' });
  const garden = await screen.findByRole('region', { name: 'Garden 1' });
  expect(within(garden).getByText('Needs somebody')).toBeDefined();
  const well = screen.getByRole('region', { name: 'Nothing open' });
  expect(within(well).getByRole('link', { name: 'Report a repair: Lounge' })).toBeDefined();
});

test('the costs say what a year and each month came to, and who was paid', async () => {
  opened({ address: '/repair-list?view=costs' });
  expect(
    await screen.findByText(/£80\.00 for 2 repairs completed in the last twelve months\. For 1 of them/),
  ).toBeDefined();
  const paid = screen.getByRole('region', { name: 'By who was paid' });
  expect(within(paid).getByRole('row', { name: /^Aire Heating/ }).textContent).toBe('Aire Heating21£80.00');
});

test('a tap says where, a tap says what, and the third saves the report', async () => {
  const { sent } = opened({ address: '/repair-list?add=1', rights: carer });
  await press('Kitchen');
  await press('Toilet is blocked');
  await press('Save repair');
  await waitFor(() => expect(sent().filter(({ path }) => path.includes('repair-record'))).toHaveLength(1));
  expect(sent().find(({ path }) => path.includes('repair-record'))?.body).toMatchObject({
    location: 'Kitchen',
    title: 'Toilet is blocked',
    category: 'plumbing',
    priority: 'urgent',
    safety_risk: false,
  });
});

test('a danger is not reported before it says what keeps people safe, and a tap says it', async () => {
  const { sent } = opened({ address: '/repair-list?add=1&where=Stairs', rights: carer });
  await press('Handrail is loose');
  await press('Save repair');
  expect(await screen.findAllByText('What keeps people safe until then is needed.')).not.toHaveLength(0);
  expect(sent().filter(({ path }) => path.includes('repair-record'))).toEqual([]);
  await press('Area closed off');
  await press('Save repair');
  await waitFor(() =>
    expect(sent().find(({ path }) => path.includes('repair-record'))?.body).toMatchObject({
      location: 'Stairs',
      interim_control: 'Area closed off',
      priority: 'emergency',
    }),
  );
});

test('the next step is one button that asks for what it needs', async () => {
  const { sent } = openedOne({ status: 'triaged' });
  await press('Give it to someone');
  const dialog = await screen.findByRole('dialog', { name: 'Give it to someone' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give it to someone' }));
  expect(await within(dialog).findByText('Contractor is needed.')).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText(/^Contractor/), 'Aire');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give it to someone' }));
  await waitFor(() =>
    expect(sent().find(({ path }) => path.endsWith('/status/'))?.body).toMatchObject({
      status: 'assigned',
      contractor: 'Aire',
      version: 1,
    }),
  );
});

test('whoever may not take the next step reads who can', async () => {
  openedOne({ status: 'reported' }, carer);
  expect(await screen.findByText(/Next: say how urgent it is\. A senior or a manager can do this\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Say how urgent it is' })).toBeNull();
});

test('a supply that has been away for more than a day asks a manager for the regulator', async () => {
  const lost = { lost_supply: 'water', cqc_notifiable: 'pending', reported_at: hours(-26), status: 'in_progress' };
  const { sent } = openedOne(lost, [...senior, ...act('notify')]);
  expect((await screen.findByRole('note', { name: 'Tell the regulator' })).textContent).toContain(
    'without water for 26 hours',
  );
  await press('Say whether the regulator was told');
  const dialog = await screen.findByRole('dialog', { name: 'Is the regulator told?' });
  await userEvent.type(within(dialog).getByLabelText(/^Reference/), 'NOT-1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent().find(({ path }) => path.endsWith('/regulator/'))?.body).toMatchObject({
      cqc_notifiable: 'yes',
      cqc_reference: 'NOT-1',
    }),
  );
});

test('the change is the main button where nothing above it leads on', async () => {
  const change = async () => (await screen.findByRole('link', { name: 'Change' })).getAttribute('data-variant');
  openedOne({ status: 'reported' });
  expect(await change()).toBe('default');
  const rights = act('view', 'change');
  openedOne({ status: 'reported' }, rights);
  expect(await change()).toBe('filled');
  const away = { lost_supply: 'gas', supply_lost_at: hours(-30), cqc_notifiable: 'pending' };
  openedOne({ status: 'reported', ...away }, [...rights, ...act('notify')]);
  await screen.findByRole('button', { name: 'Say whether the regulator was told' });
  expect(await change()).toBe('default');
});
