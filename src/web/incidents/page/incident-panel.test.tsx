import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { incident } from '#domain/incidents/incident/incident.ts';
import { isList } from '#domain/kit/vocabulary/fields.ts';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { mrHale, roseHouse, server, show, type Reply, write } from '#world/browser/web-page.tsx';
import { expect, test } from 'vitest';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { printedPath } from '../../printed-path.ts';
import '../../records/known-entities.ts';
import { signedInRoutes } from '../../routes.ts';
import { incidentIn, IncidentPanel } from './incident-panel.tsx';

const ann = '01900000-0000-7000-8000-0000000000aa';
const joy = '01900000-0000-7000-8000-0000000000ab';
const id = '01900000-0000-7000-8000-0000000000dd';
const reader = ['view_incident', 'view_accident_scheduler', 'view_body_map'];
const reporter = [
  ...reader,
  'add_incident',
  'change_incident_draft',
  'change_incident_addendum',
  'submit_incident_own',
];
const manager = [
  ...reader,
  'add_incident',
  'change_incident',
  'review_incident',
  'sign_off_incident',
  'reopen_incident',
  'view_restricted',
];

const written = (more: Partial<StoredRecord> = {}): StoredRecord => ({
  ...Object.fromEntries(Object.entries(incident.fields).map(([name, field]) => [name, isList(field) ? [] : null])),
  id,
  version: 3,
  resident: mrHale.id,
  incident_type: 'near_miss',
  occurred_at: '2026-03-01T09:00:00Z',
  location: 'lounge',
  severity: 'near_miss',
  description: 'The rug slid.',
  status: 'under_review',
  recorded_by: joy,
  created_by: joy,
  created_at: '2026-03-01T09:10:00Z',
  updated_at: '2026-03-01T09:10:00Z',
  restraint_used: false,
  entered_in_error: false,
  safeguarding_decision: 'pending',
  cqc_notifiable: 'no',
  riddor_status: 'no',
  duty_of_candour: 'no',
  family_not_told_reason: 'Asked us not to.',
  names: { recorded_by: 'Joy Osei' },
  ...more,
});

const answering =
  (record: StoredRecord): Reply =>
  ({ method, path }) => {
    if (path.startsWith(`/api/incident/${id}/versions`)) return { status: 200, body: [] };
    if (path === `/api/incident/${id}/` && method === 'GET') return { status: 200, body: record };
    return method === 'GET' && !path.startsWith('/api/draft') ? { status: 200, body: [] } : undefined;
  };

const open = (address: string, rights: readonly string[], reply: Reply) => {
  const { calls } = server(reply);
  return { calls, ...show(<IncidentPanel person={mrHale} />, { rights, address }) };
};

test('an address names an incident in its own way, or like every other record', () => {
  const asked = (query: string) => incidentIn(new URLSearchParams(query));
  expect(asked('tab=notes&incident=new')).toBe('new');
  expect(asked('tab=notes&of=incident&add=1')).toBe('new');
  expect(asked('tab=notes&of=incident&record=7')).toBe('7');
  expect(asked('tab=notes&of=note&record=7')).toBeNull();
});

test('whoever may not report is told so', () => {
  open('/?incident=new', reader, answering(written()));
  expect(screen.getByText('You do not have the right to report an incident')).toBeDefined();
});

test('the first step says what is missing and goes no further, and a head injury on a blood thinner calls for an ambulance', async () => {
  server(answering(written()));
  show(<IncidentPanel person={{ ...mrHale, on_anticoagulant: true }} />, {
    rights: reporter,
    address: '/?incident=new',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Next: what happened' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Kind of incident is needed.');
  await userEvent.click(screen.getByRole('combobox', { name: /Kind of incident/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fall' }));
  expect(screen.queryByText('Call 999 now')).toBeNull();
  await userEvent.click(within(screen.getByRole('group', { name: /Hit their head/ })).getByLabelText('Not known'));
  expect(screen.getByText('Call 999 now')).toBeDefined();
  expect(screen.getByText('They may have hit their head and take a blood thinner.')).toBeDefined();
});

test('a manager reads what stands in the way of closing, and cannot close before', async () => {
  open(`/?incident=${id}`, manager, answering(written()));
  expect(await screen.findByText('Decide about safeguarding.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign off and close' })).toBeNull();
});

test('paper of an incident is told of the incident, and no longer when another page is open', async () => {
  const printed = () =>
    printedPath({
      pathname: '/resident/detail',
      search: `?id=${mrHale.id}&incident=${id}`,
      routes: signedInRoutes,
      home: null,
    });
  open(`/?incident=${id}`, manager, answering(written()));
  await screen.findByText('The rug slid.');
  expect(printed()).toBe(`/api/incident/${id}/print/`);
  cleanup();
  expect(printed()).toBe(`/api/resident/${mrHale.id}/print/`);
});

test('with everything decided a manager closes it, with what was learnt', async () => {
  const record = written({ safeguarding_decision: 'not_needed' });
  const closing: Reply = (call) =>
    call.path.endsWith('/close/')
      ? { status: 200, body: { ...record, version: 4, status: 'closed' } }
      : answering(record)(call);
  const { calls } = open(`/?incident=${id}`, manager, closing);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign off and close' }));
  const dialog = await screen.findByRole('dialog');
  await write(within(dialog).getByLabelText('What we learnt'), 'No loose rugs.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign off and close' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/close/'))?.body).toMatchObject({
      version: 3,
      lessons: 'No loose rugs.',
    }),
  );
  await waitFor(() => expect(screen.getByRole('list', { name: 'How it stands' }).textContent).toContain('Closed'));
  expect(screen.queryByRole('button', { name: 'Sign off and close' })).toBeNull();
});

const duties = [
  ['Tell the regulator', 'The regulator', { cqc_notifiable: 'no' }],
  ['Report under RIDDOR', 'RIDDOR', { riddor_status: 'no' }],
  ['Duty of candour', 'Duty of candour', { duty_of_candour: 'no' }],
] as const;

test('regulator, RIDDOR and candour are each decided by themselves, and then nothing stands in the way of closing', async () => {
  let record = written({
    safeguarding_decision: 'not_needed',
    cqc_notifiable: 'pending',
    riddor_status: 'pending',
    duty_of_candour: 'pending',
  });
  const { calls } = open(`/?incident=${id}`, manager, (call) => {
    if (call.method !== 'PATCH') return answering(record)(call);
    record = { ...record, ...call.body, version: Number(record['version']) + 1 };
    return { status: 200, body: record };
  });
  for (const [duty, title, decided] of duties) {
    expect(screen.queryByText('Nothing stands in the way of closing it.')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: `Decide: ${duty}` }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.click(dialog.getByLabelText('No'));
    await userEvent.click(dialog.getByRole('button', { name: /^Save for/ }));
    expect(await screen.findByRole('button', { name: `Change: ${duty}` })).toBeDefined();
    const { version, ...sent } = calls.findLast(({ method }) => method === 'PATCH')?.body ?? {};
    expect(sent).toEqual(decided);
    expect(version).toBe(Number(record['version']) - 1);
  }
  expect(screen.getByText('Nothing stands in the way of closing it.')).toBeDefined();
});

test('a closed incident is opened again with a reason alone', async () => {
  const closed = written({ status: 'closed', safeguarding_decision: 'not_needed' });
  const { calls } = open(`/?incident=${id}`, manager, (call) =>
    call.path.endsWith('/reopen/')
      ? { status: 200, body: { ...closed, version: 4, status: 'reopened' } }
      : answering(closed)(call),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  const dialog = await screen.findByRole('dialog');
  const again = within(dialog).getByRole('button', { name: 'Open again' });
  await userEvent.click(again);
  expect(await within(dialog).findAllByText('Why it was opened again is needed.')).not.toHaveLength(0);
  await write(within(dialog).getByLabelText(/^Why it was opened again/), 'A witness came forward.');
  await userEvent.click(again);
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'How it stands' }).textContent).toContain('Opened again'),
  );
  expect(calls.filter(({ path }) => path.endsWith('/reopen/')).map(({ body }) => body)).toMatchObject([
    { reopen_reason: 'A witness came forward.', version: 3 },
  ]);
});

test('nobody signs off what they wrote themselves', async () => {
  open(
    `/?incident=${id}`,
    manager,
    answering(written({ safeguarding_decision: 'not_needed', recorded_by: ann, created_by: ann })),
  );
  expect(await screen.findByText('You wrote this report, so somebody else signs it off.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign off and close' })).toBeNull();
});

test('its reporter only adds to a report that was sent, and nothing that was added is lost', async () => {
  const earlier = [{ text: 'She wore slippers.', at: '2026-03-01T10:00:00Z', by: ann }];
  const { calls } = open(
    `/?incident=${id}`,
    reporter,
    answering(written({ status: 'submitted', recorded_by: ann, created_by: ann, addenda: earlier })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add to the report' }));
  expect(screen.queryByRole('link', { name: 'Correct the report' })).toBeNull();
  await write(await screen.findByLabelText(/What is to be added/), 'She has a headache now.');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      addenda: [...earlier, { text: 'She has a headache now.' }],
      version: 3,
    }),
  );
});

test('an incident of somebody else is not shown on this page', async () => {
  open(`/?incident=${id}`, manager, answering(written({ resident: joy })));
  expect(await screen.findByText('This incident is about somebody else')).toBeDefined();
});

test('where the body map could not be loaded, the reasons say that one may be missing', async () => {
  const mark = { id: 'm', version: 1, resident: mrHale.id, incident: id, cause: 'unexplained', is_deleted: false };
  let isDown = true;
  open(`/?incident=${id}`, manager, (call) =>
    call.path.startsWith('/api/body-map') ? { status: isDown ? 503 : 200, body: [mark] } : answering(written())(call),
  );
  const decided = await screen.findByRole('region', { name: 'Told and decided' });
  await within(decided).findByText(/A mark that nobody can explain would be a reason too/);
  isDown = false;
  await userEvent.click(within(decided).getByRole('button', { name: 'Try again' }));
  expect(await within(decided).findByText('There is a mark nobody can explain.')).toBeDefined();
  expect(within(decided).queryByText(/would be a reason too/)).toBeNull();
});

test('a review asks what earlier incidents show though they could not be loaded', async () => {
  const sent = written({ status: 'submitted' });
  let isDown = true;
  open(`/?incident=${id}`, manager, (call) =>
    call.path.startsWith('/api/incident/?') ? { status: isDown ? 503 : 200, body: [] } : answering(sent)(call),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Start the review' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText(new RegExp(incident.fields['earlier_incidents']?.label ?? '!'))).toBeDefined();
  isDown = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(dialog).queryByText('Earlier incidents')).toBeNull());
});

test('two people decide at once: the second sees both answers, and taking the other one sends nothing more', async () => {
  const theirs = written({
    version: 4,
    safeguarding_decision: 'not_needed',
    names: { recorded_by: 'Joy Osei', updated_by: 'Femi Adeyemi' },
  });
  const { calls } = open(`/?incident=${id}`, manager, (call) =>
    call.method === 'PATCH'
      ? { status: 409, body: { detail: 'Femi Adeyemi changed this at 09:20.', current: theirs } }
      : answering(written())(call),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Decide: Safeguarding' }));
  const dialog = await screen.findByRole('dialog', { name: 'Safeguarding' });
  await userEvent.click(within(dialog).getByLabelText('Referred'));
  await userEvent.click(within(dialog).getByRole('button', { name: /^Save for/ }));
  const both = await screen.findByRole('dialog', { name: 'Two versions of this record' });
  for (const answer of ['Referred', 'Not needed', 'Femi Adeyemi']) expect(both.textContent).toContain(answer);
  await userEvent.click(within(both).getByRole('button', { name: 'Take all of theirs' }));
  expect(await screen.findByRole('button', { name: 'Change: Safeguarding' })).toBeDefined();
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('an inspector reads what was told and decided, and is offered nothing to do', async () => {
  open(`/?incident=${id}`, reader, answering(written({ status: 'submitted' })));
  expect(await screen.findByRole('region', { name: 'Told and decided' })).toBeDefined();
  for (const name of [/^Decide/, /^Start the review/, /^Correct the report/, /^Add to the report/, /^Who was told/])
    expect([...screen.queryAllByRole('button', { name }), ...screen.queryAllByRole('link', { name })]).toEqual([]);
});

test('a fall says what to do first, somebody who was not awake throughout needs an ambulance, and a draft can be begun afresh', async () => {
  const begun = { incident_type: 'fall', conscious_throughout: true, immediate_actions: 'Sat with him.' };
  open('/?incident=new', reporter, (call) =>
    call.path.startsWith('/api/draft/incident/') && call.method === 'GET'
      ? { status: 200, body: { values: begun, id, version: null, saved_at: '2026-03-01T09:00:00Z' } }
      : answering(written())(call),
  );
  await screen.findByDisplayValue('Sat with him.');
  expect((await screen.findByRole('region', { name: 'Do this first' })).textContent).toContain(
    'before you move anyone',
  );
  const awake = within(screen.getByRole('group', { name: /Awake throughout/ }));
  await userEvent.click(awake.getByLabelText('No'));
  expect(screen.getByText('Call 999 now')).toBeDefined();
  await userEvent.click(awake.getByLabelText('Yes'));
  expect(screen.queryByText('Call 999 now')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/What was done at once/).value).toBe(''));
});

test('what befalls the house is reported without a resident, and no family or doctor is asked about', async () => {
  const happened = {
    incident_type: 'injury',
    occurred_at: new Date().toISOString(),
    head_strike: 'no',
    immediate_actions: 'Cold water for ten minutes, plaster.',
    person_in_charge: joy,
    location: 'kitchen',
    description: 'A colleague caught a finger in the hatch.',
    severity: 'low',
  };
  const reported = written({ resident: null, ...happened, status: 'submitted' });
  const { calls } = server((call) => {
    if (call.path.startsWith('/api/draft/incident/') && call.method === 'GET')
      return { status: 200, body: { values: happened, id, version: null, saved_at: '2026-03-01T09:00:00Z' } };
    if (call.path === '/api/incident/') return { status: 201, body: { ...call.body, version: 1, status: 'draft' } };
    return call.path.endsWith('/submit/') ? { status: 200, body: reported } : answering(reported)(call);
  });
  show(<IncidentPanel person={null} />, { rights: reporter, address: '/?incident=new' });
  await screen.findByDisplayValue(happened.immediate_actions);
  await userEvent.click(screen.getByRole('button', { name: 'Next: what happened' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next: who is told' }));
  const heading = await screen.findByRole('heading', { name: 'Who is told' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByText(/Tell the (GP|family)/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send the report about the house' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/submit/'))).toBe(true));
  const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/incident/')?.body;
  expect(sent).toMatchObject({ ...happened, home: roseHouse.id });
  expect(sent?.['resident'] ?? null).toBeNull();
  expect(await screen.findByText(happened.description)).toBeDefined();
  expect(screen.getByRole('list', { name: 'How it stands' }).textContent).toContain('Submitted');
});

test('a list that could not be loaded does not look like no checks', async () => {
  open(`/?incident=${id}`, manager, (call) =>
    call.path.startsWith('/api/accident-scheduler') ? { status: 500, body: {} } : answering(written())(call),
  );
  const checks = await screen.findByRole('region', { name: 'Follow-up checks' });
  expect((await within(checks).findByRole('alert')).textContent).toContain('Could not load');
});

test('where no answer came it is not known whether the report was saved, and it is asked for again by its id', async () => {
  let isDown = true;
  const draft = written({
    status: 'draft',
    recorded_by: ann,
    created_by: ann,
    created_at: new Date().toISOString(),
    version: 1,
    taken_directly_to_hospital: false,
    person_in_charge: joy,
    witnessed: true,
    people_involved: [
      {
        kind: 'resident',
        ref: { entity: 'resident', id: mrHale.id },
        name: 'Arthur Hale',
        role: 'affected',
        injured: false,
      },
    ],
  });
  const { calls } = open(`/?incident=${id}&edit=1`, [...reporter, 'change_incident'], (call) => {
    if (call.method === 'PATCH')
      return isDown ? { status: 0, body: null } : { status: 200, body: { ...draft, version: 2 } };
    return call.path.endsWith('/submit/')
      ? { status: 200, body: { ...draft, version: 3, status: 'submitted' } }
      : answering(draft)(call);
  });
  fireEvent.change(await screen.findByLabelText(/What was done at once/), { target: { value: 'Moved the rug.' } });
  for (const step of [/^Next: what happened/, /^Next: who is told/]) fireEvent.click(await screen.findByText(step));
  await expectSoundStructure();
  fireEvent.click(await screen.findByText(/^Send the report/));
  expect(await screen.findByText('Not known yet')).toBeDefined();
  expect(screen.queryByText('Not saved')).toBeNull();
  isDown = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/submit/'))).toBe(true));
  expect(new Set(calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path))).toEqual(
    new Set([`/api/incident/${id}/`]),
  );
});
