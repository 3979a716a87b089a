import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pressByKeys } from '#world/browser/answer-by-keys.ts';
import { ann, mrHale, server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import PlanScreen from '../screens/plan-screen.tsx';

const [id, before, boss] = [
  '01900000-0000-7000-8000-0000000000e1',
  '01900000-0000-7000-8000-0000000000e0',
  '01900000-0000-7000-8000-0000000000e9',
];
const plan = {
  id,
  version: 3,
  resident: mrHale.id,
  title: 'Drinking safely',
  domain: 'eating_drinking',
  need: 'Drinks mildly thick (level 2).',
  strengths: null,
  person_says: 'I like tea, hot.',
  capacity_basis: 'person_consents',
  involved: [{ name: 'Arthur Hale', role: 'Resident', how: 'Talked it through' }],
  goals: [{ goal: '1,500 ml a day', measure: 'Fluid chart', baseline: null, target_date: null, status: 'progressing' }],
  actions: [
    {
      what: 'Thicken every drink',
      how: 'One scoop to 100 ml',
      frequency: 'Every drink',
      by_role: 'Whoever is on shift',
      equipment: 'Yellow beaker',
      staff_number: 2,
    },
  ],
  linked_risks: [],
  linked_assessments: [],
  start_date: '2026-01-01',
  review_every: 'monthly',
  review_date: '2026-02-01',
  version_label: '2',
  supersedes: before,
  approver: null,
  approved_by: null,
  approved_at: '2026-01-01T09:00:00Z',
  acknowledged_by: [],
  status: 'active',
  status_reason: null,
  sent_back_reason: null,
  is_deleted: false,
};
const beside = {
  demands: [{ topic: 'do_not_use', words: 'Do not use: Hoist (unsafe)', on: ['bath'], by: null }],
  versions: [
    { id, status: 'active', version_label: '2', start_date: '2026-01-01', approved_at: null, approved_by: 'Mia Lee' },
    {
      id: before,
      status: 'superseded',
      version_label: null,
      start_date: '2025-11-01',
      approved_at: null,
      approved_by: null,
    },
  ],
  risks: [
    {
      id: boss,
      title: 'Choking',
      residual_band: 'high',
      residual_score: 10,
      status: 'active',
      if_it_happens: 'Back blows, call 999.',
    },
  ],
  since: '2026-01-01',
  evidence: [
    {
      what: 'Incidents',
      value: '1',
      chart: null,
      days: [],
      records: [{ entity: 'incident', id: boss, at: '2026-01-20T09:00:00Z', words: 'Choking · Low' }],
    },
    { what: 'Fluids', value: '1,280 ml a day', chart: 'fluid_intake', days: [], records: [] },
  ],
  readers: { read: [{ name: 'Ann Clarke', at: '2026-01-02T09:00:00Z' }], unread: ['Tom Reed'] },
};
const opened = (
  record: object,
  rights: readonly string[],
  { page = beside, more = '' }: { page?: object | null; more?: string } = {},
) => {
  const api = server(({ path, method }) => {
    if (path.endsWith('/acknowledge/'))
      return { status: 200, body: { ...record, acknowledged_by: [{ staff: ann.id, at: '2026-01-02T09:00:00Z' }] } };
    if (method === 'PATCH') return { status: 200, body: { ...record, version: 4, status: 'awaiting_approval' } };
    if (path === `/api/plan/${id}/page/`)
      return page === null ? { status: 0, body: null } : { status: 200, body: page };
    if (path === `/api/plan/${id}/`) return { status: 200, body: record };
    if (path === `/api/plan/${before}/`)
      return {
        status: 200,
        body: { ...plan, id: before, need: 'Drinks slightly thick (level 1).', version_label: null },
      };
    return path.startsWith('/api/evaluation/') ? { status: 200, body: [] } : undefined;
  });
  show(
    <EntityPathsProvider value={entityPaths}>
      <PlanScreen />
    </EntityPathsProvider>,
    { rights, address: `/supportplan/detail?id=${id}${more}` },
  );
  return api;
};

test('a plan begins with the person’s words, then the steps with who, when, what with and how many', async () => {
  opened(plan, ['view_plan', 'view_risk']);
  expect(await screen.findByText('I like tea, hot.')).toBeDefined();
  const step = screen.getByText('Thicken every drink').closest('li');
  expect(step?.textContent).toMatch(/One scoop to 100 ml.*2 staff.*Every drink.*Whoever is on shift.*Yellow beaker/);
  expect(within(screen.getByRole('list', { name: 'How it stands' })).getByText('Version 2')).toBeDefined();
  expect(screen.getByText(/Review 1 Feb 2026, overdue/)).toBeDefined();
  expect(await screen.findByText(/Back blows, call 999/)).toBeDefined();
  expect(screen.getByText('High 10')).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'Do not use' })).getByText(/Hoist \(unsafe\)/)).toBeDefined();
});

test('every figure of the evidence opens what it was taken from', async () => {
  opened(plan, ['view_plan']);
  fireEvent.click(await screen.findByText('Incidents'));
  expect(screen.getByRole('link', { name: /Choking · Low/ }).getAttribute('href')).toContain(`incident=${boss}`);
  expect(screen.getByRole('link', { name: /Fluids/ }).getAttribute('href')).toContain('chart=fluid_intake');
  expect(screen.getByText('Read by 1 of 2')).toBeDefined();
  expect(screen.getByText('Tom Reed')).toBeDefined();
});

test('submitting asks who approves, and begins with whoever is there', async () => {
  const approvers = [{ id: boss, name: 'Mia Lee', is_here: true }];
  const { calls } = opened(
    { ...plan, status: 'draft', acknowledged_by: [] },
    ['view_plan', 'change_plan', 'submit_plan'],
    { page: { ...beside, approvers } },
  );
  await screen.findByText('Choking');
  fireEvent.click(await screen.findByRole('button', { name: 'Submit for approval' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radio', { name: 'Mia Lee, here now' })).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Submit for approval' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'PATCH')?.body)
    .toMatchObject({ status: 'awaiting_approval', approver: boss, version: 3 });
});

test('by keys alone a plan is signed as read, and not before its end was in sight', async () => {
  const sight = vi.fn<(seen: readonly { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: typeof sight) {
        sight.mockImplementation(see);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { calls } = opened(plan, ['view_plan', 'acknowledge_plan']);
  const unread = await screen.findByRole('button', { name: 'Read it to the end first' });
  expect(unread).toHaveProperty('disabled', true);
  act(() => sight([{ isIntersecting: true }]));
  await pressByKeys(screen.getByRole('button', { name: 'I have read it' }));
  expect(await screen.findByText(/^You read it/)).toBeDefined();
  expect(calls.find(({ path }) => path.endsWith('/acknowledge/'))?.body).toEqual({ version: 3 });
});

test('nobody can submit before it is known who may approve', async () => {
  const draft = { ...plan, status: 'draft', acknowledged_by: [] };
  const { calls } = opened(draft, ['view_plan', 'change_plan', 'submit_plan'], { page: null });
  const submit = await screen.findByRole('button', { name: 'Submit for approval' });
  expect(submit).toHaveProperty('disabled', true);
  expect(calls.some(({ path }) => path === `/api/plan/${id}/page/`)).toBe(true);
});

test('a plan nobody agreed to cannot be approved, and says what is lacking', async () => {
  opened({ ...plan, status: 'awaiting_approval', capacity_basis: 'not_applicable' }, ['view_plan', 'approve_plan']);
  expect(await screen.findByText(/Nobody has agreed to this plan yet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send back' })).toBeDefined();
});

test('two versions stand side by side, with what changed in a sentence and marked word by word', async () => {
  opened(plan, ['view_plan'], { more: `&compare=${before}` });
  expect(await screen.findByText('What the person needs changed.')).toBeDefined();
  const row = screen.getByRole('row', { name: /What the person needs/ });
  expect([...row.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(['slightly', '1']);
  expect([...row.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['mildly', '2']);
});

test('in easy words each thought has its own line', async () => {
  opened(plan, ['view_plan'], { more: '&view=easy' });
  expect(await screen.findByRole('heading', { name: 'What I say' })).toBeDefined();
  expect(screen.getByText('2 people help me.').closest('li')?.querySelector('svg')).not.toBeNull();
});
