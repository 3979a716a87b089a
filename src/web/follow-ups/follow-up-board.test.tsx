import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pressByKeys, tabTo } from '#world/browser/answer-by-keys.ts';
import { mrHale, roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../kit/house/entity-paths.tsx';
import { FollowUpBoardPage } from './follow-up-board.tsx';
import { FollowUpsOf } from './follow-ups-of.tsx';
import { HouseFollowUps } from './house-follow-ups.tsx';

const fall = '01900000-0000-7000-8000-0000000000f1';
const row = (id: string, more: object = {}) => ({
  id,
  version: 1,
  resident: mrHale.id,
  trigger: 'fall',
  cause: { entity: 'incident', id: fall },
  happened_at: '2026-02-27T08:00:00Z',
  what_happened: null,
  looks_at: 'risk',
  risk_category: 'falls',
  owner: null,
  owner_role: 'shift_lead',
  due_at: '2026-02-28T08:00:00Z',
  status: 'open',
  closed_how: null,
  closed_with: null,
  finding: null,
  closed_at: null,
  closed_by: null,
  ...more,
});
const risk = row('01900000-0000-7000-8000-0000000000a1');
const plan = row('01900000-0000-7000-8000-0000000000a2', {
  looks_at: 'plan',
  risk_category: null,
  plan_domain: 'mobility_falls',
  owner_role: 'key_worker',
  due_at: '2199-01-01T08:00:00Z',
});
const closed = row('01900000-0000-7000-8000-0000000000a3', {
  status: 'closed',
  closed_how: 'no_change',
  finding: 'Tripped over the cat, who has moved out.',
  closed_at: '2026-02-28T07:00:00Z',
});
const figures = {
  houses: [
    { home: roseHouse.id, name: 'Rose House', open: 2, overdue: 1, closed: 5, median_days: 1.5 },
    { home: 'oak', name: 'Oak House', open: 0, overdue: 0, closed: 0, median_days: null },
  ],
  owners: [
    { owner: null, owner_role: 'shift_lead', name: null, open: 1, overdue: 1 },
    { owner: 'mia', owner_role: 'key_worker', name: 'Mia Lee', open: 1, overdue: 0 },
  ],
};

const where = {
  list: () => null,
  form: (entity: string) => `/${entity}/add`,
  detail: () => null,
  record: (entity: string, id: string) => `/${entity}?id=${id}`,
};
const rights = ['view_follow_up', 'close_follow_up'];
const opened = (address = '/house-overview?followups=open', held = rights) => {
  const asking = server(({ path, method }) => {
    if (path.startsWith(`/api/home/${roseHouse.id}/follow-ups/`)) return { status: 200, body: figures };
    if (method === 'POST') return { status: 200, body: { ...risk, status: 'closed', version: 2 } };
    if (path.startsWith('/api/risk/')) return { status: 200, body: [] };
    if (!path.startsWith('/api/follow-up/')) return undefined;
    const asked = new URLSearchParams(path.split('?')[1]);
    const rows = asked.get('status') === 'closed' ? [closed] : [risk, plan];
    return { status: 200, body: rows.filter((one) => [null, one.owner_role].includes(asked.get('owner_role'))) };
  });
  show(
    <EntityPathsProvider value={where}>
      <FollowUpBoardPage home={roseHouse} back={{ to: '/', label: 'House overview' }} />
    </EntityPathsProvider>,
    { rights: held, address },
  );
  return asking;
};
const openOnes = async () =>
  within(await screen.findByRole('list', { name: 'Open follow-ups' })).getAllByRole('listitem');

test('each follow-up says whom it is about, what must be looked at, because of what, who and by when', async () => {
  opened();
  const [first, second] = await openOnes();
  expect(first?.textContent).toMatch(/Arthur Hale: Risk assessment: falls.*Because of: Fall.*Shift lead · by.*Overdue/);
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: /^Fall/ })
      .getAttribute('href'),
  ).toBe(`/incident?id=${fall}`);
  expect(second?.textContent).toMatch(/Support plan: moving about and falls.*Key worker.*Open/);
});

test('houses and owners stand with what is open, overdue and how long an answer takes', async () => {
  opened();
  const houses = await screen.findByRole('row', { name: /^Rose House/ });
  expect(houses.textContent).toBe('Rose House2151.5');
  expect(screen.getByRole('row', { name: /^Oak House/ }).textContent).toBe('Oak House0None0No figure yet');
  expect(screen.getByRole('row', { name: /^Mia Lee \(key worker\)/ })).toBeDefined();
});

test('the board is narrowed to one role, and shows what was closed with why', async () => {
  opened('/house-overview?followups=open&role=key_worker');
  expect((await openOnes()).map((one) => one.textContent)).toEqual([expect.stringContaining('Support plan')]);
  opened('/house-overview?followups=closed');
  expect(await screen.findByText('“Tripped over the cat, who has moved out.”')).toBeDefined();
});

test('without a risk assessment the review begins one of the kind that is asked for', async () => {
  const { calls } = opened();
  await userEvent.click(await screen.findByRole('button', { name: 'Review the risk: Risk assessment: falls' }));
  expect(calls.some(({ path }) => path.startsWith('/api/risk/?') && path.includes('category=falls'))).toBe(true);
});

test('“No change needed” asks for the reason alone, and closes with it', async () => {
  const { calls } = opened();
  await userEvent.click(await screen.findByRole('button', { name: 'No change needed: Risk assessment: falls' }));
  const dialog = await screen.findByRole('dialog');
  await write(within(dialog).getByLabelText(/^Because/), 'The chair was moved.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the follow-up' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ closed_how: 'no_change', finding: 'The chair was moved.' });
});

test('by keys alone a follow-up is closed beside its cause, which then says why and leads to what was changed', async () => {
  const changed = { ...plan, status: 'closed', closed_how: 'changed', closed_with: { entity: 'plan', id: 'p2' } };
  let last: object = risk;
  server(({ method, path, body }) => {
    if (method === 'POST') last = { ...risk, ...body, status: 'closed', version: 2 };
    if (method === 'POST') return { status: 200, body: last };
    return path.startsWith('/api/follow-up/') ? { status: 200, body: [last, changed] } : undefined;
  });
  show(
    <EntityPathsProvider value={where}>
      <FollowUpsOf resident={mrHale.id} cause={fall} />
    </EntityPathsProvider>,
    { rights },
  );
  const close = 'No change needed: Risk assessment: falls';
  await pressByKeys(await screen.findByRole('button', { name: close }));
  const dialog = within(await screen.findByRole('dialog'));
  await tabTo(dialog.getByLabelText(/^Because/));
  await userEvent.paste('The chair was moved.');
  await pressByKeys(dialog.getByRole('button', { name: 'Close the follow-up' }));
  expect(await screen.findByText('“The chair was moved.”')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: close })).toBeNull();
  const way = screen.getByRole('link', { name: 'See what was changed' });
  await tabTo(way);
  expect(way.getAttribute('href')).toBe('/plan?id=p2');
});

test('whoever may not close one reads it without buttons, and whoever may see none is told so', async () => {
  opened('/house-overview?followups=open', ['view_follow_up']);
  expect(await openOnes()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /No change needed/ })).toBeNull();
  opened('/house-overview?followups=open', []);
  expect(await screen.findByText('You do not have the right to see follow-ups')).toBeDefined();
});

test('on the shift board each stands beside its cause, the overdue marked, with the way to all of them', async () => {
  server(({ path }) => (path.startsWith('/api/follow-up/') ? { status: 200, body: [risk, plan] } : undefined));
  show(
    <EntityPathsProvider value={where}>
      <HouseFollowUps home={roseHouse.id} />
    </EntityPathsProvider>,
    { rights },
  );
  const [cause] = await screen.findAllByRole('link', { name: 'Arthur Hale: fall' });
  expect(cause?.getAttribute('href')).toBe(`/incident?id=${fall}`);
  expect(cause?.closest('li')?.textContent).toMatch(/Overdue.*Risk assessment: falls · by/);
  expect(screen.getByRole('link', { name: 'All follow-ups' }).getAttribute('href')).toBe(
    '/house-overview?followups=open',
  );
});

test('on the shift board nothing is said while nothing waits', async () => {
  const { calls } = server(({ path }) => (path.startsWith('/api/follow-up/') ? { status: 200, body: [] } : undefined));
  show(<HouseFollowUps home={roseHouse.id} />, { rights });
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(() => screen.queryByText('What must be looked at')).toBeNull();
});

test('whoever may open one by hand chooses the person first, and is then suggested what the table says', async () => {
  opened();
  await openOnes();
  expect(screen.queryByRole('link', { name: 'Open a follow-up' })).toBeNull();
  opened('/house-overview?followups=open', [...rights, 'add_follow_up']);
  await userEvent.click(await screen.findByRole('link', { name: 'Open a follow-up' }));
  expect(await screen.findByText('Who is the follow-up about?')).toBeDefined();
  opened(`/house-overview?followups=open&add=1&resident=${mrHale.id}`, [...rights, 'add_follow_up']);
  await userEvent.click(await screen.findByRole('combobox', { name: /^What happened/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'DoLS condition not met' }));
  const asked = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Which part of life/ });
  expect(asked.value).toBe('Memory, thinking and capacity');
});
