import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loaded } from '#web/kit/state/collections.ts';
import { publish } from '#web/kit/data/event-stream.ts';
import { residentsPath } from '#web/kit/data/use-choose-home.ts';
import { printedPath } from '#web/printed-path.ts';
import { EntityPathsProvider } from '#web/kit/house/entity-paths.tsx';
import { signedInRoutes } from '#web/routes.ts';
import { entityPaths } from '#web/entity-paths.ts';
import { pressByKeys } from '#world/browser/answer-by-keys.ts';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { ann, mrHale, roseHouse, server, show, write, type Call } from '#world/browser/web-page.tsx';
import DischargePage from './discharge-page.tsx';

const person = {
  ...mrHale,
  national_id: '943 476 5919',
  status: 'current',
  is_discharged_status: false,
  admission_date: '2025-01-01',
  allergies: [],
  no_known_allergies: true,
};
const leaving = {
  id: 'd1',
  version: 1,
  resident: mrHale.id,
  discharge_type: 'family',
  reason: 'Moves to his daughter',
  summary: 'Well',
  discharge_date: '2026-03-01',
  status: 'draft',
  checklist_pct: 0,
  created_by: 'x',
  created_at: '2026-03-01T09:00:00.000Z',
};
const open = {
  balances: [{ account_kind: 'resident_cash', balance: 12.5 }],
  belongings: [],
  incidents: [],
  alerts: [],
  appointments: [],
  scheduled: 0,
  watched: ['weight'],
};
const manager = [
  'view_discharge',
  'add_discharge',
  'change_discharge',
  'complete_discharge',
  'reverse_discharge',
  'view_resident',
  'readmit_resident',
];

const answering = (
  one: object,
  who: object,
  more: (call: Call) => { status: number; body: unknown } | undefined = () => undefined,
) =>
  server((call) => {
    const other = more(call);
    if (other) return other;
    if (call.path.includes('/leaving/')) return { status: 200, body: open };
    if (call.path === residentsPath(roseHouse.id)) return { status: 200, body: [] };
    if (call.path.startsWith('/api/resident/')) return { status: 200, body: who };
    if (call.path.startsWith('/api/discharge/?')) return { status: 200, body: [one] };
    if (call.path === '/api/discharge/d1/') return { status: 200, body: one };
    return undefined;
  });
const page = <DischargePage who={mrHale.id} />;

test('what is held is in view, and only the person’s own number completes the discharge', async () => {
  const { calls } = answering(leaving, person, ({ path }) =>
    path.endsWith('/complete/') ? { status: 200, body: { ...leaving, version: 2, status: 'completed' } } : undefined,
  );
  const { store } = show(page, { rights: manager });
  store.dispatch(loaded('resident', [{ ...person }]));
  expect(await screen.findByText('Cash tin: £12.50')).toBeDefined();
  expect(screen.getByText('Monitoring: Weight')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Complete the discharge…' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('nothing is added or changed');
  await userEvent.type(await screen.findByLabelText(/NHS number/), '111');
  await userEvent.click(screen.getByRole('button', { name: 'Complete discharge' }));
  expect(await screen.findByText('This is not the number of the resident who is leaving.')).toBeDefined();
  expect(calls.some(({ path }) => path.endsWith('/complete/'))).toBe(false);
  await userEvent.clear(screen.getByLabelText(/NHS number/));
  await write(screen.getByLabelText(/NHS number/), '9434765919');
  await userEvent.click(screen.getByRole('button', { name: 'Complete discharge' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/complete/'))?.body).toMatchObject({
      version: 1,
      national_id: '9434765919',
      discharge_date: '2026-03-01',
    }),
  );
  await waitFor(() => expect(store.getState()['resident']).toMatchObject({ list: [{ is_discharged_status: true }] }));
  await waitFor(() => expect(store.getState().house.residents).toEqual([]));
});

test('what is still in the house stands with the way to it, and what is settled says so', async () => {
  const belongings = [{ id: 'i1', item_name: 'Sewing box', quantity: 1, location: 'bedroom', status: 'present' }];
  answering(
    { ...leaving, gp_informed: { answer: 'yes', by: null, at: '2026-03-01T08:00:00.000Z' } },
    person,
    ({ path }) =>
      path.includes('/leaving/') ? { status: 200, body: { ...open, balances: [], belongings } } : undefined,
  );
  show(page, { rights: manager });
  expect((await screen.findByRole('link', { name: 'Sewing box' })).getAttribute('href')).toContain('id=i1');
  expect(screen.getByText('No money of theirs is held here.')).toBeDefined();
  expect(screen.getByText('1 of 16 settled')).toBeDefined();
});

test('an answer that says nothing of what is still open is not shown as nothing open', async () => {
  answering(leaving, person, ({ path }) => (path.includes('/leaving/') ? { status: 200, body: {} } : undefined));
  show(page, { rights: manager });
  expect(await screen.findByText('What is still open could not be loaded')).toBeDefined();
});

test('a leaving goes on step by step, and says on the step what is missing there', async () => {
  answering(leaving, person, ({ path }) =>
    path.startsWith('/api/discharge/?') ? { status: 200, body: [] } : undefined,
  );
  show(page, { rights: manager });
  await userEvent.click(await screen.findByRole('button', { name: /^Next: / }));
  expect((await screen.findByRole('alert')).textContent).toContain('Reason is needed.');
  expect(screen.getByRole('heading', { name: 'Where to and why' })).toBeDefined();
});

test('what is answered on the checklist counts at once, before it is saved', async () => {
  answering(leaving, person, ({ method, path }) => {
    if (path.startsWith('/api/discharge/?')) return { status: 200, body: [] };
    const { discharge_type, reason, summary } = leaving;
    return method === 'GET' && path.startsWith('/api/draft/discharge/')
      ? {
          status: 200,
          body: { values: { discharge_type, reason, summary }, id: 'd1', version: null, saved_at: leaving.created_at },
        }
      : undefined;
  });
  show(page, { rights: manager });
  const question = await screen.findByRole('group', { name: 'GP told' });
  expect(screen.getByText('0 of 16 settled')).toBeDefined();
  await userEvent.click(within(question).getByRole('radio', { name: 'Yes' }));
  expect(screen.getByText('1 of 16 settled')).toBeDefined();
});

test('what was typed about a death is there again, in the words of a death', async () => {
  answering(leaving, person, ({ method, path }) => {
    if (path.startsWith('/api/discharge/?')) return { status: 200, body: [] };
    return method === 'GET' && path.startsWith('/api/draft/discharge/')
      ? {
          status: 200,
          body: {
            values: { discharge_type: 'deceased', reason: 'Peacefully, with her daughter beside her.' },
            id: 'd1',
            version: null,
            saved_at: '2026-03-01T14:31:00Z',
          },
        }
      : undefined;
  });
  show(page, { rights: manager });
  expect(await screen.findByRole('heading', { name: 'The death' })).toBeDefined();
  expect(screen.getByLabelText(/^In a few words/)).toHaveProperty('value', 'Peacefully, with her daughter beside her.');
  await expectSoundStructure();
});

test('whoever does not prepare a leaving is told who does', async () => {
  answering(leaving, person, ({ path }) =>
    path.startsWith('/api/discharge/?') ? { status: 200, body: [] } : undefined,
  );
  show(page, { rights: ['view_resident', 'view_discharge'] });
  expect(await screen.findByText('A senior or a manager can do this.')).toBeDefined();
});

test('paper of a leaving is told of the leaving', async () => {
  answering(leaving, person);
  show(page, { rights: manager });
  const printed = () =>
    printedPath({
      pathname: '/resident/discharged-resident',
      search: `?discharge=${mrHale.id}`,
      routes: signedInRoutes,
      home: roseHouse.id,
    });
  await waitFor(() => expect(printed()).toBe('/api/discharge/d1/print/'));
});

test('whoever may not complete reads it, and is told who does', async () => {
  answering(leaving, person);
  show(page, { rights: ['view_discharge', 'view_resident'] });
  expect(await screen.findByText(/A manager can complete it\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Complete the discharge…' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Go on preparing' })).toBeNull();
});

const gone = { ...person, status: 'discharged', is_discharged_status: true };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('for thirty days there are two ways back, and then one', async () => {
  answering({ ...leaving, status: 'completed', completed_at: daysAgo(3) }, gone);
  show(page, { rights: manager });
  expect(await screen.findByRole('button', { name: 'Reverse the discharge…' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Readmit…' })).toBeDefined();
  answering({ ...leaving, status: 'completed', completed_at: daysAgo(32) }, gone);
  show(page, { rights: manager });
  expect(await screen.findByRole('button', { name: 'Readmit…' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reverse the discharge…' })).toBeNull();
});

const enterAt = async (name: string) => pressByKeys(await screen.findByRole('button', { name }));

test('a discharge is reversed with a reason, by keys alone, and the page of the person opens', async () => {
  const { calls } = answering(
    { ...leaving, version: 2, status: 'completed', completed_at: daysAgo(3), records_review_on: '2034-03-01' },
    gone,
    ({ path }) =>
      path.endsWith('/reverse/') ? { status: 200, body: { ...leaving, version: 3, status: 'reversed' } } : undefined,
  );
  const { router } = show(<EntityPathsProvider value={entityPaths}>{page}</EntityPathsProvider>, { rights: manager });
  expect(await screen.findByText('Records kept until at least')).toBeDefined();
  await expectSoundStructure();
  await enterAt('Reverse the discharge…');
  await enterAt('Reverse discharge');
  expect(await screen.findByText('Why it is reversed is needed.')).toBeDefined();
  const why = screen.getByLabelText(/Why it is reversed/);
  for (let presses = 0; presses < 10 && document.activeElement !== why; presses++) await userEvent.tab({ shift: true });
  await userEvent.keyboard('She stays.');
  await enterAt('Reverse discharge');
  await waitFor(() => expect(router.state.location.pathname).toBe('/resident/detail'));
  expect(calls.find(({ path }) => path.endsWith('/reverse/'))?.body).toMatchObject({
    version: 2,
    reversal_reason: 'She stays.',
  });
});

test('nobody is readmitted who has died, and the words are those of a death', async () => {
  answering(
    { ...leaving, discharge_type: 'deceased', status: 'completed', completed_at: daysAgo(1) },
    { ...gone, status: 'deceased' },
  );
  show(page, { rights: manager });
  expect(await screen.findByRole('heading', { name: 'The death' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'If this was a mistake' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Readmit…' })).toBeNull();
});

test('a leaving that cannot be read anew stays on the page, and says so', async () => {
  let isDown = false;
  answering(leaving, person, ({ path }) =>
    isDown && path.startsWith('/api/discharge/') ? { status: 503, body: {} } : undefined,
  );
  show(page, { rights: manager });
  await screen.findByRole('button', { name: 'Complete the discharge…' });
  isDown = true;
  act(() => publish(JSON.stringify({ entity: 'discharge', id: 'd1', version: 2, home: null, resident: mrHale.id })));
  expect((await screen.findByText(/Could not load anew/)).textContent).toContain('This is from');
  expect(screen.getByRole('button', { name: 'Complete the discharge…' })).toBeDefined();
});

test('what is being written stays when somebody else begins the same leaving, who is named and can be shown', async () => {
  let begun: object[] = [];
  answering({ ...leaving, names: { created_by: 'Cora Lind' } }, person, ({ path }) =>
    path.startsWith('/api/discharge/?') ? { status: 200, body: begun } : undefined,
  );
  show(page, { rights: manager });
  const reason = await screen.findByLabelText(/^Reason/);
  await userEvent.type(reason, 'Her own flat is ready.');
  begun = [{ id: 'd1', version: 1, resident: mrHale.id, status: 'draft' }];
  act(() => publish(JSON.stringify({ entity: 'discharge', id: 'd1', version: 1, home: null, resident: mrHale.id })));
  expect(await screen.findByText(/^Cora Lind has begun to prepare this leaving\./)).toBeDefined();
  expect(reason.isConnected).toBe(true);
  expect(reason).toHaveProperty('value', 'Her own flat is ready.');
  await userEvent.click(screen.getByRole('button', { name: 'Show what was begun' }));
  expect(await screen.findByRole('button', { name: 'Complete the discharge…' })).toBeDefined();
});

/** What the server holds of a leaving that others work on meanwhile; told over the event stream, as a colleague's save is. */
function others(first: { who: object; leavings: object[] }) {
  let now = first;
  let version = 1;
  answering(leaving, person, ({ path }) => {
    if (path.startsWith('/api/resident/')) return { status: 200, body: { ...now.who, version } };
    if (path.startsWith('/api/discharge/?')) return { status: 200, body: now.leavings };
    const one = now.leavings.find((held) => 'id' in held && path === `/api/discharge/${String(held.id)}/`);
    return one && { status: 200, body: one };
  });
  return (next: typeof first) => {
    now = next;
    version += 1;
    for (const [entity, id] of [
      ['resident', mrHale.id],
      ['discharge', 'd1'],
      ['discharge', 'd2'],
    ])
      act(() => publish(JSON.stringify({ entity, id, version, home: null, resident: mrHale.id })));
  };
}
const completed = { ...leaving, status: 'completed', completed_at: daysAgo(3) };
const reversed = { ...completed, version: 2, status: 'reversed' };
const corasOwn = { ...leaving, id: 'd2', reason: 'Goes home to his garden', names: { created_by: 'Cora Lind' } };

test('what is being written after a leaving was reversed stays when a colleague begins the next one', async () => {
  const becomes = others({ who: gone, leavings: [completed] });
  show(page, { rights: manager });
  await screen.findByRole('button', { name: 'Reverse the discharge…' });
  becomes({ who: person, leavings: [reversed] });
  const reason = await screen.findByLabelText(/^Reason/);
  await write(reason, 'Her own flat is ready.');
  becomes({ who: person, leavings: [reversed, corasOwn] });
  expect(await screen.findByText(/^Cora Lind has begun to prepare this leaving\./)).toBeDefined();
  expect(reason.isConnected).toBe(true);
  expect(reason).toHaveProperty('value', 'Her own flat is ready.');
  await userEvent.click(screen.getByRole('button', { name: 'Show what was begun' }));
  expect(await screen.findByRole('button', { name: 'Complete the discharge…' })).toBeDefined();
});

test('what is being changed in a leaving stays when it was completed, reversed and begun anew meanwhile', async () => {
  const becomes = others({ who: person, leavings: [leaving] });
  show(page, { rights: manager, address: '/?edit=1' });
  const reason = await screen.findByLabelText(/^Reason/);
  await userEvent.type(reason, ', who is well again.');
  becomes({ who: person, leavings: [reversed, corasOwn] });
  expect(await screen.findByText(/^Cora Lind has begun to prepare this leaving\./)).toBeDefined();
  expect(reason.isConnected).toBe(true);
  expect(reason).toHaveProperty('value', 'Moves to his daughter, who is well again.');
  await userEvent.click(screen.getByRole('button', { name: 'Show what was begun' }));
  expect(await screen.findByDisplayValue('Goes home to his garden')).toBeDefined();
});

test('whoever stops changing a leaving that was over meanwhile sees the one that was begun anew', async () => {
  const becomes = others({ who: person, leavings: [leaving] });
  const { router } = show(page, { rights: manager, address: '/?edit=1' });
  await screen.findByLabelText(/^Reason/);
  becomes({ who: person, leavings: [reversed, corasOwn] });
  await screen.findByText(/^Cora Lind has begun to prepare this leaving\./);
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('button', { name: 'Complete the discharge…' })).toBeDefined();
  expect(screen.getByText('Goes home to his garden')).toBeDefined();
});

test('what is being written stays when a colleague completes the leaving meanwhile, and that is shown when asked', async () => {
  const becomes = others({ who: person, leavings: [] });
  show(page, { rights: manager });
  const reason = await screen.findByLabelText(/^Reason/);
  await write(reason, 'Her own flat is ready.');
  becomes({ who: gone, leavings: [{ ...completed, names: { created_by: 'Cora Lind' } }] });
  expect(await screen.findByText(/^This leaving was completed meanwhile\./)).toBeDefined();
  expect(reason.isConnected).toBe(true);
  expect(reason).toHaveProperty('value', 'Her own flat is ready.');
  await userEvent.click(screen.getByRole('button', { name: 'Show how they left' }));
  expect(await screen.findByRole('button', { name: 'Reverse the discharge…' })).toBeDefined();
});

test('a leaving that was just saved is on the page at once, before the list of leavings has received it', async () => {
  const begun = { ...leaving, created_by: ann.id };
  answering(begun, person, ({ method, path }) => {
    if (path.startsWith('/api/discharge/?')) return { status: 200, body: [] };
    if (method === 'GET' && path.startsWith('/api/draft/discharge/')) {
      const { discharge_type, reason, summary } = leaving;
      const values = { discharge_type, reason, summary };
      return { status: 200, body: { values, id: 'd1', version: null, saved_at: leaving.created_at } };
    }
    return method === 'POST' ? { status: 201, body: begun } : undefined;
  });
  show(page, { rights: manager });
  await userEvent.click(await screen.findByRole('button', { name: /^Save discharge/ }));
  expect(await screen.findByRole('button', { name: 'Complete the discharge…' })).toBeDefined();
});

test('a leaving that was completed is shown as such, whichever of it and the person is read first', async () => {
  const now = { who: person as object, leaving: leaving as object };
  const { calls } = answering(leaving, person, ({ path }) => {
    if (path === `/api/resident/${mrHale.id}/`) return { status: 200, body: now.who };
    if (path.startsWith('/api/discharge/?')) return { status: 200, body: [now.leaving] };
    return path === '/api/discharge/d1/' ? { status: 200, body: now.leaving } : undefined;
  });
  const announce = (entity: string, id: string) =>
    act(() => publish(JSON.stringify({ entity, id, version: 2, home: null, resident: mrHale.id })));
  const readings = () => calls.filter(({ path }) => path.startsWith('/api/discharge/?')).length;
  show(page, { rights: manager });
  await screen.findByRole('button', { name: 'Complete the discharge…' });
  const before = readings();
  now.leaving = { ...leaving, version: 2, status: 'completed', completed_at: daysAgo(0) };
  announce('discharge', 'd1');
  await waitFor(() => expect(readings()).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Complete the discharge…' })).toBeNull());
  now.who = { ...gone, version: 2 };
  announce('resident', mrHale.id);
  expect(await screen.findByRole('button', { name: 'Reverse the discharge…' })).toBeDefined();
});
