import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { careEntry } from '#domain/kit/traits/care-entry.ts';
import { entity } from '#domain/kit/vocabulary/entity.ts';
import { choice, decimal, must, text } from '#domain/kit/vocabulary/fields.ts';
import { forEverybody } from '#world/records/access.ts';
import { eventSource } from '#world/browser/event-source.ts';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { mrHale, server, show, type Call, type Reply, write } from '#world/browser/web-page.tsx';
import { Link } from 'react-router';
import { registerEntities } from '../state/entities.ts';
import { EntityForm } from './entity-form.tsx';
import type { StoredRecord } from '../state/stored-record.ts';
import { history } from '../state/toasts.ts';
import contract from '../../../../contract/calls.json' with { type: 'json' };
import { registerNextSteps } from '../state/next-step.ts';

const files = entity({
  name: 'attachment',
  labels: { one: 'File', many: 'Files' },
  title: ['title'],
  belongsTo: 'home',
  access: forEverybody,
  fields: { title: text('Title', { max: 60 }) },
  list: ['title'],
});
const person = entity({
  name: 'resident',
  labels: { one: 'Resident', many: 'Residents' },
  title: ['first_name', 'last_name'],
  belongsTo: 'home',
  access: forEverybody,
  fields: { first_name: must(text('First name', { max: 60 })), last_name: must(text('Last name', { max: 60 })) },
  list: ['first_name'],
});
const walk = entity({
  name: 'walk',
  labels: { one: 'Walk', many: 'Walks' },
  title: ['occurred_at'],
  belongsTo: 'resident',
  extends: careEntry,
  access: forEverybody,
  fields: {
    outcome: must(choice('Outcome', { options: { walked: 'Walked', declined: 'Chose not to' }, default: 'walked' })),
    distance_m: must(decimal('Distance', { unit: 'm', min: 1, max: 5000, places: 0, when: { outcome: ['walked'] } })),
  },
  list: ['occurred_at', 'outcome'],
});

const ann = '01900000-0000-7000-8000-0000000000aa';
const rights = ['view_walk', 'add_walk', 'change_walk'];
const saved = { id: 'x', version: 1 };
const isPost = ({ method, path }: Call) => method === 'POST' && path === '/api/walk/';
const posts = (calls: Call[]) => calls.filter(isPost);
const replying =
  (status: number, body: unknown): Reply =>
  (call) =>
    isPost(call) || call.method === 'PATCH' ? { status, body } : undefined;
const catalogue = contract.errors;
const messages = () => history.get().map(({ text }) => text);
const saveButton = () => screen.getByRole('button', { name: 'Save walk for Arthur' });

beforeEach(() => {
  registerEntities([walk, person, files]);
});

afterEach(() => void vi.useRealTimers());

function open(
  reply: Reply,
  {
    record = null,
    onSaved = () => {},
  }: { record?: StoredRecord | null; onSaved?: (record: StoredRecord) => void } = {},
) {
  const { calls } = server(reply);
  const page = (
    <>
      <Link to="/elsewhere">Go</Link>
      <EntityForm of={walk} record={record} preset={{ resident: mrHale.id }} onSaved={onSaved} />
    </>
  );
  return { calls, ...show(page, { rights }) };
}

async function fill() {
  await userEvent.type(screen.getByLabelText(/Distance/), '120');
  await write(screen.getByLabelText('Notes'), 'To the gate and back');
}

test('only the fields that apply are asked', async () => {
  open(() => undefined);
  expect(screen.getByLabelText(/Distance/)).toBeDefined();
  await userEvent.click(screen.getByLabelText('Chose not to'));
  expect(screen.queryByLabelText(/Distance/)).toBeNull();
  expect(screen.queryByText('Why it is recorded late')).toBeNull();
});

test('what is typed into one field has no other field drawn anew', async () => {
  open(() => undefined);
  await write(screen.getByLabelText('Notes'), 'To the gate');
  const { distance_m, attachments } = walk.fields;
  if (!distance_m || !attachments) throw new Error('A walk asks for both.');
  const [number, list] = [distance_m, attachments].map((one) => {
    const { label } = one;
    return vi.spyOn(one, 'label', 'get').mockReturnValue(label);
  });
  await userEvent.type(screen.getByLabelText('Notes'), ' and back');
  expect(number).not.toHaveBeenCalled();
  expect(list).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/Distance/), '120');
  expect(number).toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('what is missing is listed, each with a way to its field, and nothing is sent', async () => {
  const { calls } = open(() => undefined);
  await userEvent.click(saveButton());
  const summary = await screen.findByRole('alert');
  await userEvent.click(within(summary).getByText('Distance is needed.'));
  expect(document.activeElement).toBe(screen.getByLabelText(/Distance/));
  expect(posts(calls)).toEqual([]);
});

describe('after a save that was not possible', () => {
  test('typing goes on where it was begun, to the last key', async () => {
    open(() => undefined);
    await userEvent.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Distance/)));
    await userEvent.keyboard('120');
    expect(screen.getByLabelText<HTMLInputElement>(/Distance/).value).toBe('120');
    expect(document.activeElement).toBe(screen.getByLabelText(/Distance/));
  });

  test('a complaint found on leaving a field leaves the focus where it went', async () => {
    open(() => undefined);
    await userEvent.click(saveButton());
    await userEvent.type(screen.getByLabelText(/Distance/), '9999');
    await userEvent.click(screen.getByLabelText('Notes'));
    expect(document.activeElement).toBe(screen.getByLabelText('Notes'));
  });

  test('a second try with nothing mended leads to the first wrong field again', async () => {
    open(() => undefined);
    await userEvent.click(saveButton());
    await userEvent.click(screen.getByLabelText('Notes'));
    await userEvent.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Distance/)));
  });
});

test('a save sends the record once, with the id the form was opened with, for the person it names', async () => {
  let done: StoredRecord | null = null;
  const { calls } = open(replying(201, saved), { onSaved: (record) => (done = record) });
  await fill();
  await userEvent.dblClick(saveButton());
  await waitFor(() => expect(done).toEqual(saved));
  expect(posts(calls)).toHaveLength(1);
  expect(posts(calls)[0]?.body).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    resident: mrHale.id,
    distance_m: 120,
    notes: 'To the gate and back',
    outcome: 'walked',
  });
});

describe('whatever the server answers, the text stays, the form says what became of it, and a message as the catalogue has it', () => {
  test.each([
    [0, null, [catalogue['0'].toast]],
    [400, { non_field_errors: ['The day is closed.', 'Ask a senior.'] }, ['The day is closed.', 'Ask a senior.']],
    [400, { distance_m: ['Nobody walks that far.'] }, []],
    [401, { detail: 'Please sign in.' }, ['Please sign in.']],
    [403, { detail: 'Not for you.' }, ['Not for you.']],
    [404, {}, [catalogue['404'].toast]],
    [409, { detail: 'Stored with other content.' }, []],
    [413, {}, []],
    [429, {}, []],
    [500, 'oops', []],
    [503, {}, []],
  ])('the answer %i with the body %j leaves what was typed', async (status, body, says) => {
    open(replying(status, body));
    await fill();
    await userEvent.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      status === 0 || status >= 500
        ? /It is not known whether this was saved.*What you typed is still here\./
        : /Nothing was saved\. What you typed is still here\./,
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('To the gate and back');
    expect(screen.getByLabelText<HTMLInputElement>(/Distance/).value).toBe('120');
    expect(messages().toReversed()).toEqual(says);
  });
});

test('a second try after a lost answer is the same record, not a second one', async () => {
  let isFirst = true;
  const { calls } = open((call) => {
    if (!isPost(call)) return undefined;
    const answer = isFirst ? { status: 0, body: null } : { status: 200, body: saved };
    isFirst = false;
    return answer;
  });
  await fill();
  await userEvent.click(saveButton());
  await screen.findByRole('alert');
  await userEvent.click(saveButton());
  await waitFor(() => expect(posts(calls)).toHaveLength(2));
  expect(posts(calls)[0]?.body?.['id']).toBe(posts(calls)[1]?.body?.['id']);
});

test('a complaint of the server stands at its field, and the list of them leads there', async () => {
  open(replying(400, { distance_m: ['Nobody walks that far.'] }));
  await fill();
  await userEvent.click(saveButton());
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Nobody walks that far.' }));
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: /Distance/, description: /Nobody walks that far\./ }),
  );
});

test('a warning is asked about: whoever goes back finds what was typed, and a confirmed code goes along with the next try', async () => {
  const { calls } = open((call) => {
    if (!isPost(call)) return undefined;
    return call.body?.['confirmed_warnings']
      ? { status: 201, body: saved }
      : { status: 400, body: { warnings: { distance_m: ['far: That is twice the usual way. Is it right?'] } } };
  });
  await fill();
  await userEvent.click(saveButton());
  expect((await screen.findByRole('dialog')).textContent).toContain('That is twice the usual way. Is it right?');
  await userEvent.click(screen.getByRole('button', { name: 'Go back and change it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/Distance/).value).toBe('120');
  await userEvent.click(saveButton());
  await userEvent.click(await screen.findByRole('button', { name: 'It is right, save it' }));
  await waitFor(() => expect(posts(calls).at(-1)?.body?.['confirmed_warnings']).toEqual(['far']));
});

test('a doubt that was answered is asked again of another value', async () => {
  let hasNetwork = true;
  const { calls } = open((call) => {
    if (!isPost(call)) return undefined;
    if (call.body?.['confirmed_warnings']) hasNetwork = false;
    return hasNetwork
      ? { status: 400, body: { warnings: { distance_m: ['far: That is twice the usual way. Is it right?'] } } }
      : { status: 0, body: null };
  });
  await fill();
  await userEvent.click(saveButton());
  await userEvent.click(await screen.findByRole('button', { name: 'It is right, save it' }));
  await screen.findByText(/The server could not be reached/);
  await userEvent.click(saveButton());
  await waitFor(() => expect(posts(calls)).toHaveLength(3));
  expect(posts(calls)[2]?.body).toMatchObject({ distance_m: 120, confirmed_warnings: ['far'] });
  await userEvent.type(screen.getByLabelText(/Distance/), '0');
  await userEvent.click(saveButton());
  await waitFor(() => expect(posts(calls)).toHaveLength(4));
  expect(posts(calls)[3]?.body).toMatchObject({ distance_m: 1200 });
  expect(posts(calls)[3]?.body).not.toHaveProperty('confirmed_warnings');
});

test('an own entry that was opened in time stays open, also when its hour is over meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:58:00Z') });
  const own: StoredRecord = {
    id: 'x',
    version: 1,
    resident: mrHale.id,
    occurred_at: '2026-03-01T09:50:00Z',
    created_at: '2026-03-01T10:00:00Z',
    created_by: ann,
    outcome: 'walked',
    distance_m: 100,
    notes: 'To the gate',
    attachments: [],
    names: {},
  };
  server(() => undefined);
  show(<EntityForm of={walk} record={own} onSaved={() => {}} />, { rights: ['change_own_walk'] });
  vi.setSystemTime('2026-03-01T11:01:00Z');
  await write(screen.getByLabelText('Notes'), ' and back');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('To the gate and back');
});

/** A walk that is saved already and opened again. */
const earlier: StoredRecord = {
  id: '01900000-0000-7000-8000-0000000000dd',
  version: 3,
  resident: mrHale.id,
  occurred_at: new Date().toISOString(),
  created_at: new Date().toISOString(),
  late_entry_reason: null,
  late_entry_reason_text: null,
  outcome: 'walked',
  distance_m: 100,
  notes: 'As it was',
  attachments: [],
  names: {},
};

describe('when someone else changed the record first', () => {
  const theirs = {
    ...earlier,
    version: 4,
    notes: 'Theirs',
    distance_m: 90,
    updated_at: '2026-03-01T14:31:00Z',
    names: { updated_by: 'Priya Khan' },
  };
  const reply: Reply = ({ method, body }) =>
    method !== 'PATCH'
      ? undefined
      : body?.['version'] === 4
        ? { status: 200, body: { ...theirs, version: 5 } }
        : { status: 409, body: { detail: 'Priya Khan changed this at 14:31.', current: theirs } };

  async function clash(onSaved?: (record: StoredRecord) => void) {
    const opened = open(reply, { record: earlier, ...(onSaved ? { onSaved } : {}) });
    await userEvent.clear(screen.getByLabelText('Notes'));
    await userEvent.type(screen.getByLabelText('Notes'), 'Mine');
    await userEvent.click(saveButton());
    return { ...opened, dialog: await screen.findByRole('dialog') };
  }
  const way = `/api/walk/${earlier.id}/`;
  const patches = (calls: Call[]) => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

  test('both texts stand side by side with author and time', async () => {
    const { dialog } = await clash();
    expect(dialog.textContent).toContain('Priya Khan, 1 March 2026, 14:31');
    expect(dialog.textContent).toContain('Theirs');
    expect(dialog.textContent).toContain('Mine');
    await expectSoundStructure(dialog);
  });

  test('what only the other person changed stays as they left it', async () => {
    const { dialog, calls } = await clash();
    expect(within(dialog).getByRole('group', { name: 'Distance' }).textContent).toContain('As it was before');
    await userEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }));
    await waitFor(() => expect(patches(calls).at(-1)).toEqual({ notes: 'Mine', version: 4 }));
  });

  test('each field may be taken from either', async () => {
    const { dialog, calls } = await clash();
    await userEvent.click(
      within(within(dialog).getByRole('group', { name: 'Distance' })).getByLabelText(/As it was before/),
    );
    await userEvent.click(within(within(dialog).getByRole('group', { name: 'Notes' })).getByLabelText(/Priya Khan/));
    await userEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }));
    await waitFor(() => expect(patches(calls).at(-1)).toEqual({ distance_m: 100, version: 4 }));
  });

  test('keeping all of mine sends what I changed, against their version', async () => {
    const { calls } = await clash();
    await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await waitFor(() => expect(patches(calls).at(-1)).toEqual({ notes: 'Mine', version: 4 }));
  });

  test('the open form says so as soon as it is known, what was typed stays, and both are shown on request', async () => {
    let newest: StoredRecord = earlier;
    const { calls } = open(
      (call) => (call.method === 'GET' && call.path === way ? { status: 200, body: newest } : reply(call)),
      { record: earlier },
    );
    const stream = eventSource();
    stream.open();
    await write(screen.getByLabelText('Notes'), ' before');
    newest = theirs;
    stream.change({ entity: 'walk', id: earlier.id, version: 4, home: null, resident: mrHale.id });
    await screen.findByText(/^Priya Khan changed this just now\./);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('As it was before');
    await userEvent.click(screen.getByRole('button', { name: 'See' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep all of mine' }));
    await waitFor(() => expect(patches(calls)).toEqual([{ notes: 'As it was before', version: 4 }]));
    stream.end();
  });

  test('taking theirs sends nothing more', async () => {
    let done: StoredRecord | null = null;
    const { calls } = await clash((taken) => (done = taken));
    await userEvent.click(screen.getByRole('button', { name: 'Take all of theirs' }));
    await waitFor(() => expect(done).toMatchObject({ notes: 'Theirs' }));
    expect(messages()).toEqual(['The other version stands. Nothing of yours was saved.']);
    expect(patches(calls)).toHaveLength(1);
  });
});

describe('when the answer to a change was lost', () => {
  const conflict = (current: StoredRecord) => ({
    status: 409,
    body: { detail: 'This was changed at 14:31.', current },
  });

  /** The first answer is lost; the page sends it again as soon as the network is back, and this is what the server says then. */
  async function losing(again: { status: number; body: unknown }) {
    const onSaved = vi.fn<(record: StoredRecord) => void>();
    let answers = 0;
    const { calls } = open(
      ({ method }) => (method !== 'PATCH' ? undefined : answers++ === 0 ? { status: 0, body: null } : again),
      { record: earlier, onSaved },
    );
    await userEvent.clear(screen.getByLabelText('Notes'));
    await userEvent.type(screen.getByLabelText('Notes'), 'Mine');
    await userEvent.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toContain('It is not known whether this was saved.');
    window.dispatchEvent(new Event('online'));
    const patches = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    return { onSaved, patches };
  }

  test('and it was saved in truth: the page finds its own values one version on, and says that it is saved', async () => {
    const newer = { ...earlier, version: 4, notes: 'Mine' };
    const { onSaved } = await losing(conflict(newer));
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(newer));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('and it was not saved in truth: the same change goes out once more by itself, and is saved', async () => {
    const newer = { ...earlier, version: 4, notes: 'Mine' };
    const { onSaved, patches } = await losing({ status: 200, body: newer });
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(newer));
    expect(patches).toEqual([
      { notes: 'Mine', version: 3 },
      { notes: 'Mine', version: 3 },
    ]);
  });

  test('and the next try is held up: that nothing was saved is true of that try, and the first may stand', async () => {
    await losing({ status: 503, body: { code: 'slow', detail: 'It takes long. Nothing was saved.' } });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('(503)'));
    expect(screen.getByRole('alert').textContent).toContain('It is not known whether this was saved.');
    expect(screen.getByRole('alert').textContent).not.toContain('Nothing was saved');
  });

  test.each([
    ['somebody else changed the same field instead', { version: 4, notes: 'Theirs' }],
    ['somebody else changed another field instead', { version: 4, distance_m: 90 }],
    ['somebody else changed it after it was saved', { version: 5, notes: 'Mine', distance_m: 90 }],
  ])('and %s: both versions are shown, and nothing is called saved', async (_what, theirs) => {
    const { onSaved } = await losing(conflict({ ...earlier, ...theirs }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Two versions of this record');
    expect(onSaved).not.toHaveBeenCalled();
  });
});

test('a draft comes back with its id, says so, and can be thrown away', async () => {
  const draft = {
    values: { notes: 'Half a sen' },
    id: '01900000-0000-7000-8000-0000000000ee',
    version: null,
    saved_at: '2026-03-01T14:31:00Z',
  };
  const { calls } = open((call) =>
    call.path.startsWith('/api/draft/') && call.method === 'GET'
      ? { status: 200, body: draft }
      : replying(201, saved)(call),
  );
  expect((await screen.findByText(/Draft from .*14:31 restored/)).textContent).toContain('14:31');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Half a sen');
  await userEvent.type(screen.getByLabelText(/Distance/), '10');
  await userEvent.click(saveButton());
  await waitFor(() => expect(posts(calls)[0]?.body?.['id']).toBe(draft.id));
});

test('the tab is marked for as long as something in the form is not saved', async () => {
  open(replying(201, saved));
  expect(document.title).not.toContain('•');
  await fill();
  expect(document.title).toMatch(/^• /);
  await userEvent.click(saveButton());
  await waitFor(() => expect(document.title).not.toContain('•'));
});

test('leaving with work in the form asks first', async () => {
  open(() => undefined);
  await write(screen.getByLabelText('Notes'), 'Something');
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay and go on' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Something');
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeDefined();
});

test('an entry about a while ago asks why it is late', async () => {
  open(() => undefined);
  await userEvent.click(screen.getByLabelText('Other time'));
  await userEvent.clear(screen.getByLabelText('Date'));
  await userEvent.type(screen.getByLabelText('Date'), '2026-01-05');
  expect(await screen.findByText('Why it is recorded late')).toBeDefined();
});

test('where something else comes first, the form says what, and leads there', async () => {
  registerNextSteps({ brief: { label: 'Read the brief', to: '/handover?view=brief' } }, () => {});
  open(replying(403, { detail: 'Read the safety cards first.', code: 'brief' }));
  await fill();
  await userEvent.click(saveButton());
  const [said] = await screen.findAllByRole('alert');
  expect(said?.textContent).toContain('Read the safety cards first.');
  expect(
    within(said as HTMLElement)
      .getByRole('link', { name: 'Read the brief' })
      .getAttribute('href'),
  ).toBe('/handover?view=brief');
  registerNextSteps({}, () => {});
});
