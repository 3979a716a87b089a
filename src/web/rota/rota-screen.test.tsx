import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { planFields } from '#domain/rota/grid/shift-edit.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pressByKeys, tabTo } from '#world/browser/answer-by-keys.ts';
import { ann, roseHouse, server, show, type Call } from '#world/browser/web-page.tsx';
import { history } from '../kit/state/toasts.ts';
import RotaScreen from './rota-screen.tsx';

const joy = { id: 'joy', photo: null, first_name: 'Joy', preferred_name: null, last_name: 'Osei', role: 'senior' };
const me = { ...joy, id: ann.id, first_name: 'Ann', last_name: 'Clarke' };
const early: GridShift = {
  id: '01900000-0000-7000-8000-0000000000f1',
  version: 1,
  date: '2026-03-02',
  shift_type: 'early',
  start_at: '2026-03-02T07:30:00.000Z',
  end_at: '2026-03-02T15:00:00.000Z',
  break_minutes: 30,
  staff: 'joy',
  role_on_shift: 'shift_lead',
  one_to_one_resident: null,
  cover_for: null,
  override_reason: null,
  notes: null,
  status: 'draft',
  actual_start: null,
  actual_end: null,
  sleep_in_disturbances: [],
  created_by: null,
  swap_how: null,
  swap_with: null,
  swap_for: null,
  swap_agreed_at: null,
};
const open = { ...early, id: '01900000-0000-7000-8000-0000000000f2', staff: null, status: 'published' as const };

type Reply = (call: Call) => { status: number; body: unknown } | undefined;

/** A house whose rota answers as it was left by the last call. */
function opened(rights: readonly string[], reply: Reply = () => undefined, given: GridShift[] = [early, open]) {
  let shifts = given;
  const { calls } = server((call) => {
    const own = reply(call);
    if (own) return own;
    if (call.path.includes('/rota-grid/'))
      return {
        status: 200,
        body: {
          home: roseHouse.id,
          from: '2026-03-02',
          days: 7,
          at: early.start_at,
          min_staffing: { early: 1, waking_night: 1 },
          people: [joy, me],
          shifts,
          residents: [],
          lived_in: { residents: 1, first_comes_on: null },
        },
      };
    if (call.method === 'POST' && call.path === '/api/rota/') {
      const made = { ...early, ...call.body, version: 1 } as GridShift;
      shifts = [...shifts, made];
      return { status: 201, body: made };
    }

    if (call.path.includes('/rota-marks/')) return { status: 200, body: { marks: {} } };
    const was = shifts.find(({ id }) => call.path.includes(id));
    if (call.method === 'PATCH' && was) {
      const now = { ...was, ...call.body, version: was.version + 1 } as GridShift;
      shifts = shifts.map((shift) => (shift.id === was.id ? now : shift));
      return { status: 200, body: now };
    }
    return undefined;
  });
  show(<RotaScreen />, { rights, address: '/rota?from=2026-03-02' });
  return { calls, writes: () => calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/rota/')) };
}

const planner = ['view_rota', 'add_rota', 'change_rota', 'delete_rota'];
const chip = (name: RegExp) => screen.findByRole('button', { name });

test('open shifts stand on top, and what a border says is said in words too', async () => {
  opened(planner);
  const grid = await screen.findByRole('grid', { name: /Rota by person/ });
  const rows = within(grid).getAllByRole('row').slice(3);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Open shifts',
    'Joy Osei',
    'Ann Clarke',
  ]);
  expect((await chip(/^Joy Osei, Mon 2 Mar: Early Draft 07:30–15:00, Lead/)).dataset['state']).toBe('draft');
  expect((await chip(/^Open shifts, Mon 2 Mar: Early Open 07:30–15:00/)).dataset['state']).toBe('open');
});

/** The planning of the week as the server answers it, but for what is said here. */
const withGrid =
  (grid: object): Reply =>
  ({ path }) =>
    path.includes('/rota-grid/')
      ? {
          status: 200,
          body: {
            home: roseHouse.id,
            from: '2026-03-02',
            days: 7,
            at: early.start_at,
            min_staffing: {},
            people: [joy],
            shifts: [],
            residents: [],
            lived_in: { residents: 1, first_comes_on: null },
            ...grid,
          },
        }
      : undefined;
const inAHouse = (lived_in: { residents: number; first_comes_on: string | null }): Reply =>
  withGrid({ min_staffing: { early: 2 }, lived_in });

test('a house in which nobody lives yet says so, and no shift of it is short', async () => {
  opened(planner, inAHouse({ residents: 0, first_comes_on: null }));
  expect(await screen.findByText(/Nobody lives here now, so no shift is short/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /too few/ })).toBeNull();
});

test('the shifts of a house are short from the day on which the first moves in', async () => {
  opened(planner, inAHouse({ residents: 0, first_comes_on: '2026-03-06' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Early.*too few/ })).toHaveLength(3));
  expect(screen.queryByText(/Nobody lives here now/)).toBeNull();
});

test('whoever sees their own shifts only is shown no cover that would be untrue', async () => {
  opened(['view_rota_own']);
  const grid = await screen.findByRole('grid', { name: /Rota by person/ });
  expect(within(grid).queryByText('Open shifts')).toBeNull();
  expect(within(grid).queryByRole('button', { name: /too few/ })).toBeNull();
  expect(screen.getByText('You see your own shifts here.')).toBeDefined();
});

test('by keys alone a shift is picked up, put down with somebody else, announced, undone and done again', async () => {
  const { writes } = opened(planner);
  (await chip(/^Joy Osei, Mon 2 Mar/)).focus();
  await userEvent.keyboard('{Control>}x{/Control}');
  expect(await screen.findByText(/Moving Early 07:30–15:00/)).toBeDefined();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Control>}v{/Control}');
  await chip(/^Ann Clarke, Tue 3 Mar: Early/);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Tue 3 Mar, Ann Clarke: moved here/));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await chip(/^Joy Osei, Mon 2 Mar: Early/);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Undone: /));
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  await chip(/^Ann Clarke, Tue 3 Mar: Early/);
  expect(writes().map(({ body }) => [body?.['version'], body?.['staff'], body?.['date']])).toEqual([
    [1, ann.id, '2026-03-03'],
    [2, 'joy', '2026-03-02'],
    [3, ann.id, '2026-03-03'],
  ]);
});

test('a copy is a shift of its own from the first moment: moved at once, it goes and its original stays', async () => {
  const { writes } = opened(planner);
  (await chip(/^Joy Osei, Mon 2 Mar/)).focus();
  await userEvent.keyboard('{Control>}c{/Control}{ArrowDown}{Control>}v{/Control}');
  const copy = await chip(/^Ann Clarke, Mon 2 Mar: Early/);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Ann Clarke: copied here/));
  await userEvent.keyboard('{Escape}');
  copy.focus();
  await userEvent.keyboard('{Control>}x{/Control}{ArrowRight}{Control>}v{/Control}');
  await chip(/^Ann Clarke, Tue 3 Mar: Early/);
  expect(screen.queryByRole('button', { name: /^Ann Clarke, Mon 2 Mar: Early/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Joy Osei, Mon 2 Mar: Early/ })).toBeDefined();
  const [posted, patched] = writes();
  expect(patched?.path).toBe(`/api/rota/${posted?.body?.['id']}/`);
  expect(Object.keys(posted?.body ?? {}).toSorted()).toEqual(['home', 'id', ...planFields].toSorted());
});

test('Shift and an arrow change the end by a quarter of an hour', async () => {
  const { writes } = opened(planner);
  (await chip(/^Joy Osei, Mon 2 Mar/)).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await chip(/Early Draft 07:30–15:15/);
  await waitFor(() => expect(writes()[0]?.body).toEqual({ end_at: '2026-03-02T15:15:00.000Z', version: 1 }));
});

test('a rule that may be overridden asks for the reason, and is sent with it', async () => {
  const block = 'This person has no DBS certificate.';
  const { writes } = opened(planner, ({ method, body }) =>
    method === 'PATCH' && !body?.['override_reason']
      ? { status: 400, body: { staff: [block], override_reason: ['Say why this rule is overridden.'] } }
      : undefined,
  );
  (await chip(/^Joy Osei, Mon 2 Mar/)).focus();
  await userEvent.keyboard('{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'The rota was not changed' });
  expect(within(dialog).getByRole('alert').textContent).toContain(block);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Works beside the manager' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Override and save' }));
  await chip(/^Ann Clarke, Mon 2 Mar: Early/);
  expect(writes().at(-1)?.body).toMatchObject({ staff: ann.id, override_reason: 'Works beside the manager' });
});

test('what looks wrong is asked about, and saved once it is confirmed', async () => {
  const { writes } = opened(planner, ({ method, body }) =>
    method === 'PATCH' && !body?.['confirmed_warnings']
      ? { status: 400, body: { warnings: { start_at: ['short_rest: 9 h 30 rest before it, 11 h needed.'] } } }
      : undefined,
  );
  (await chip(/^Joy Osei, Mon 2 Mar/)).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText('9 h 30 rest before it, 11 h needed.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'It is right, save it' }));
  await chip(/Early Draft 07:30–15:15/);
  expect(writes().at(-1)?.body).toMatchObject({ confirmed_warnings: ['short_rest'] });
});

test('a planner who was too late reads who was quicker, and nothing is lost', async () => {
  opened(planner, ({ method }) =>
    method === 'PATCH' ? { status: 409, body: { detail: 'Joy Osei changed this at 10:02.' } } : undefined,
  );
  (await chip(/^Joy Osei, Mon 2 Mar/)).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText(/Joy Osei changed this at 10:02/)).toBeDefined();
  await chip(/^Joy Osei, Mon 2 Mar: Early Draft 07:30–15:00/);
  expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
});

test('with the server gone nobody is told that the rota was left as it was: it may have been changed', async () => {
  opened(planner, ({ method }) => (method === 'PATCH' ? { status: 0, body: null } : undefined));
  (await chip(/^Joy Osei, Mon 2 Mar/)).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const dialog = await screen.findByRole('dialog', { name: 'No answer came' });
  expect(within(dialog).getByRole('alert').textContent).toContain('not known whether this was done');
});

test('whoever does not plan opens a shift and changes nothing', async () => {
  opened(['view_rota']);
  await userEvent.click(await chip(/^Joy Osei, Mon 2 Mar/));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: /Save|Move|Copy/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('by keys alone a senior writes that somebody came late and when they went, and reads it beside the plan', async () => {
  const senior = ['view_rota', 'change_rota_real_hours', 'confirm_rota'];
  const { writes } = opened(senior, () => undefined, [{ ...early, status: 'published' }]);
  const inDialog = async (name: string) => within(await screen.findByRole('dialog')).findByRole('button', { name });
  const type = async (label: string, part: 'Date' | 'Time', words: string) => {
    const [field = document.body] = await screen.findAllByRole('group', { name: new RegExp(`^${label}`) });
    await tabTo(within(field).getByLabelText(part));
    await userEvent.keyboard(`{Control>}a{/Control}${words}`);
  };
  const said = async (words: string) => {
    await waitFor(() => expect(history.get()[0]?.text).toBe(words));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await chip(/^Joy Osei, Mon 2 Mar/)).focus();
    await userEvent.keyboard('{Enter}');
  };
  (await chip(/^Joy Osei, Mon 2 Mar/)).focus();
  await userEvent.keyboard('{Enter}');
  await pressByKeys(await inDialog('Has come'));
  await type('Really started', 'Date', '02/03/2026');
  await type('Really started', 'Time', '07:50');
  await pressByKeys(screen.getByRole('button', { name: 'Save when they began' }));
  await said('Saved');
  await pressByKeys(await inDialog('Worked as planned'));
  await said('The shift was changed');
  await pressByKeys(await inDialog('Real hours'));
  await type('Really ended', 'Time', '08:50');
  await pressByKeys(screen.getByRole('button', { name: 'Save the hours' }));
  await said('Hours saved');
  const shift = await screen.findByRole('dialog', { name: /Early 07:30–15:00.*Joy Osei/ });
  expect(within(shift).getByText('Really 07:50–08:50, 1 h, 20 min late')).toBeDefined();
  expect(writes().map(({ body }) => body)).toEqual([
    { actual_start: '2026-03-02T07:50:00.000Z', version: 1 },
    expect.objectContaining({ status: 'worked', version: 2 }),
    { actual_start: '2026-03-02T07:50:00.000Z', actual_end: '2026-03-02T08:50:00.000Z', version: 3 },
  ]);
});

test('need stands against cover above the people, and each figure opens its sum', async () => {
  opened(planner);
  await userEvent.click(await chip(/^Early, Mon 2 Mar: 1\/1, look again/));
  const dialog = await screen.findByRole('dialog', { name: 'Early, Mon 2 Mar' });
  expect(within(dialog).getByText(/at the thinnest moment, of these published 0/)).toBeDefined();
  expect(within(dialog).getByText(/Joy Osei · Early 07:30–15:00 · Draft/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Waking night, Mon 2 Mar: 0\/1, too few/, hidden: true })).toBeDefined();
});

test('before publishing one reads who is told what', async () => {
  const { writes } = opened([...planner, 'publish_rota'], ({ path }) =>
    path === '/api/rota/publish/' ? { status: 200, body: { published: 1, informed: 1 } } : undefined,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish these days' });
  expect(within(dialog).getByText('Joy Osei')).toBeDefined();
  expect(within(dialog).getByText('Mon 2 Mar: Early 07:30–15:00')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish 1 shift' }));
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ home: roseHouse.id, from: '2026-03-02', days: 7 }));
});

test('a sheet whose doubts were confirmed closes once it is saved', async () => {
  opened(planner, ({ method, body }) =>
    method === 'PATCH' && !body?.['confirmed_warnings']
      ? { status: 400, body: { warnings: { staff: ['training_over: Training: Fire safety ran out.'] } } }
      : undefined,
  );
  await userEvent.click(await chip(/^Joy Osei, Mon 2 Mar/));
  const sheet = await screen.findByRole('dialog', { name: 'Change the shift' });
  fireEvent.change(within(sheet).getByRole('textbox', { name: /Notes/ }), { target: { value: 'Keys with Ann' } });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save the shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'It is right, save it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a chip that stands against a rule says so with its numbers, and its sheet in a sentence', async () => {
  const mark = {
    tone: 'watch',
    brief: '9 h 30 rest, 11 h needed',
    words: '9 h 30 rest before this shift, 11 h needed.',
  };
  opened(planner, ({ path }) =>
    path.includes('/rota-marks/') ? { status: 200, body: { marks: { [early.id]: [mark] } } } : undefined,
  );
  await userEvent.click(await chip(/^Joy Osei, Mon 2 Mar: Early Draft .*9 h 30 rest, 11 h needed/));
  const sheet = await screen.findByRole('dialog', { name: 'Change the shift' });
  expect(within(sheet).getByText(mark.words)).toBeDefined();
});

test('a cancelled shift stays in sight of whoever plans, with a button to plan it again', async () => {
  const { writes } = opened(
    [...planner, 'cancel_rota'],
    withGrid({ people: [joy, me], shifts: [{ ...early, status: 'cancelled' }] }),
  );
  await userEvent.click(await chip(/^Joy Osei, Mon 2 Mar: Early Cancelled/));
  await userEvent.click(await screen.findByRole('button', { name: 'Plan it again' }));
  await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ status: 'draft', version: 1 }));
});

test('a template is laid down as drafts after a look at what breaks, and weeks are saved as one', async () => {
  const laid = {
    plan: { ...early, date: '2026-03-09' },
    isThere: false,
    opened: null,
    findings: [
      { code: 'short_rest', field: 'start_at', brief: '', words: '9 h 30 rest before this shift, 11 h needed.' },
    ],
  };
  const { calls } = opened([...planner, 'view_rota_template', 'add_rota_template'], ({ method, path }) => {
    if (path.startsWith('/api/rota-template/') && method === 'GET')
      return { status: 200, body: [{ id: 'usual', version: 1, home: roseHouse.id, name: 'Usual', weeks: 2 }] };
    if (path.startsWith('/api/rota-template/')) return { status: 200, body: { id: 'new' } };
    return path === '/api/rota/copy-week/' ? { status: 200, body: { outcomes: [laid], made: [] } } : undefined;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy weeks, templates' }));
  const dialog = await screen.findByRole('dialog', { name: /template/ });
  await userEvent.click(await within(dialog).findByRole('combobox', { name: 'What is copied' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Usual, 2 weeks' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show what it would do' }));
  expect(await within(dialog).findByText('9 h 30 rest before this shift, 11 h needed.')).toBeDefined();
  const sent = () => calls.findLast(({ method }) => method === 'POST')?.body;
  expect(sent()).toMatchObject({ template: 'usual', to: '2026-03-02', preview: true });
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'What is copied' }));
  await userEvent.click(await screen.findByRole('option', { name: /The rota from/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save as a template' }));
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Name of the template/ }), {
    target: { value: 'June' },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save as a template' }));
  await waitFor(() => expect(sent()).toMatchObject({ name: 'June', from: '2026-03-02', weeks: 1 }));
});
