import type { Handover } from '#domain/handover/handover.ts';
import type { HandoverSheet, SheetPage } from '#domain/handover/lines/sheet.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { roseHouse, server, show, type Call, write } from '#world/browser/web-page.tsx';
import { settleDrafts } from '../kit/saving/drafts.ts';
import { history } from '../kit/state/toasts.ts';
import { t } from '../kit/state/words.ts';
import HandoverScreen from './handover-screen.tsx';

const rights = [
  'view_handover',
  'view_handover_resident',
  'add_handover',
  'give_handover',
  'receive_handover',
  'remark_handover_resident',
  'acknowledge_handover_resident',
];
const figures = {
  mood: null,
  sleep_hours: 7.5,
  meals: null,
  fluid_total_ml: 640,
  fluid_target_ml: 1500,
  fluid_limit_ml: null,
  bowels: null,
  personal_care_done: null,
  personal_care_declined: null,
  incidents: [],
  new_marks: [],
  flagged_notes: [],
  appointments: [],
  open_alerts: [],
};
const person = (id: string, first_name: string, room: string) => ({
  id,
  first_name,
  last_name: 'Baker',
  preferred_name: null,
  room,
  photo: null,
  status: 'current',
  expected_return_date: null,
});

function page(id: string, name: string, given: Partial<SheetPage> = {}): SheetPage {
  return {
    id: `page ${id}`,
    version: 3,
    person: person(id, name, '3'),
    priority: 'routine',
    as_usual: true,
    lines: [],
    remark: null,
    questions: [],
    acknowledged: [],
    sbar: { situation: '', background: '', assessment: '', recommendation: '' },
    figures,
    hash: null,
    ...given,
  };
}

const fall = {
  part: 'changed',
  rank: 'safety',
  mark: 'new',
  words: 'Fall, lounge, no harm.',
  at: '2026-11-19T12:40:00Z',
  by: 'Joy Osei',
  source: { entity: 'incident', id: 'i1' },
} as const;
const drinks = {
  ...fall,
  part: 'watch',
  rank: 'deviation',
  words: 'Drank 640 of 1,500 ml.',
  source: { entity: 'fluid_intake', id: null },
} as const;

const sheetWith = (status: Handover['status'], given: Partial<HandoverSheet> = {}): HandoverSheet => ({
  handover: {
    id: 'h1',
    version: 4,
    created_at: '2026-11-19T20:00:00Z',
    created_by: 'joy',
    updated_at: '2026-11-19T21:00:00Z',
    updated_by: 'joy',
    is_deleted: false,
    deleted_at: null,
    deleted_by: null,
    deletion_reason: null,
    warning_codes: [],
    home: roseHouse.id,
    handover_date: '2026-11-19',
    from_shift: 'late',
    to_shift: 'waking_night',
    status,
    given_by: 'joy',
    received_by: [],
    staff_on_next_shift: [],
    addenda: [],
    names: { given_by: 'Joy Osei' },
  },
  is_live: status === 'draft',
  since: '2026-11-19T14:00:00Z',
  now: '2026-11-19T21:00:00Z',
  until: '2026-11-20T07:30:00Z',
  zone: 'Europe/London',
  pages: [
    page('tom', 'Tom', { priority: 'urgent', as_usual: false, lines: [fall] }),
    page('ann', 'Ann', { priority: 'watch', as_usual: false, lines: [drinks] }),
    page('sue', 'Sue'),
  ],
  house: [
    { ...fall, part: 'watch', words: 'Waking night 21:30–07:30 is 1 short.', source: { entity: 'rota', id: null } },
  ],
  tasks: [],
  after: null,
  next_draft_at: null,
  late: [],
  ...given,
});

let sheet: HandoverSheet;
let calls: Call[];
let draft: unknown;
beforeEach(() => {
  draft = null;
  ({ calls } = server(({ method, path, body }) => {
    if (path.startsWith('/api/draft/handover-writing/')) {
      if (method !== 'GET') draft = method === 'PUT' ? body : null;
      return { status: 200, body: draft };
    }
    if (method === 'POST' && path.endsWith('/handover/')) return { status: 200, body: { id: 'h1' } };
    if (path.includes('/sheet/')) return { status: 200, body: sheet };
    if (path.startsWith('/api/handover/?') || path.startsWith('/api/rota/')) return { status: 200, body: [] };
    return method === 'POST' ? { status: 200, body: { id: 'h1', version: 5 } } : undefined;
  }));
});
afterEach(cleanup);

async function open(status: Handover['status'], given: Partial<HandoverSheet> = {}, held: readonly string[] = rights) {
  sheet = sheetWith(status, given);
  show(<HandoverScreen />, { rights: held, address: '/handover' });
  await screen.findByText('2 to read', { exact: false });
}
const posted = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const card = (name: string) => screen.getByRole('article', { name });

test('opening it composes it: the urgent first, each line leading to its record, the usual ones in one line', async () => {
  await open('draft');
  expect(posted()[0]?.[0]).toBe(`/api/home/${roseHouse.id}/handover/`);
  expect(
    screen
      .getAllByRole('article')
      .map((one) => one.getAttribute('aria-label'))
      .slice(0, 2),
  ).toEqual(['Tom Baker', 'Ann Baker']);
  expect(within(card('Tom Baker')).getByRole('link', { name: fall.words }).getAttribute('href')).toContain(
    'incident=i1',
  );
  expect(screen.getByText(/^1 resident as usual/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /hide|remove|delete/i })).toBeNull();
});

test('a handover that cannot be opened is told in a message and on the page; whoever may not begin one is told that there is none', async () => {
  const said = () => history.get().map(({ text }) => text);
  let status = 0;
  server(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/handover/')) return { status, body: { id: null } };
    return { status: 200, body: [] };
  });
  show(<HandoverScreen />, { rights, address: '/handover' });
  await screen.findByText('The handover could not be opened');
  expect(said()).toEqual([t('error.network')]);
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('There is no handover yet');
  expect(said()).toEqual([t('error.network')]);
});

test('a handover that could not be opened opens by itself once the network is back', async () => {
  let status = 0;
  server(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/handover/')) return { status, body: { id: null } };
    return { status: 200, body: [] };
  });
  show(<HandoverScreen />, { rights, address: '/handover' });
  await screen.findByText('The handover could not be opened');
  status = 200;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('There is no handover yet')).toBeTruthy();
});

test('whoever may not see handovers is told so, and in no message', async () => {
  server(({ method }) => ({ status: method === 'POST' ? 403 : 200, body: { detail: 'No.' } }));
  show(<HandoverScreen />, { rights: [], address: '/handover' });
  await screen.findByText('You do not have the right to see handovers');
  expect(history.get()).toEqual([]);
});

test('what is to be done says who is to do it, and apart from that who noted it', async () => {
  const check = {
    ...fall,
    part: 'do',
    rank: 'due',
    words: 'Watching after a fall, due 23:00, anyone on shift.',
    at: '2026-11-19T23:00:00Z',
    source: { entity: 'accident_scheduler', id: 's1' },
  } as const;
  await open('draft', {
    pages: [
      page('tom', 'Tom', { priority: 'urgent', as_usual: false, lines: [fall, check] }),
      page('ann', 'Ann', { as_usual: false, lines: [drinks] }),
    ],
  });
  const [happened, toDo] = within(card('Tom Baker')).getAllByRole('listitem');
  expect(happened?.textContent).toContain('12:40 · Joy Osei');
  expect(toDo?.textContent).toBe('Watching after a fall, due 23:00, anyone on shift.Noted by Joy Osei');
});

test('what nobody recorded is said to be not recorded', async () => {
  await open('draft');
  await userEvent.click(within(card('Tom Baker')).getByText('Figures and SBAR'));
  expect(within(card('Tom Baker')).getAllByText('Not recorded').length).toBeGreaterThan(2);
  expect(within(card('Tom Baker')).getByText('640 of 1,500 ml')).toBeDefined();
});

test('the outgoing lead adds a remark of at most 280 characters and gives it with what is said of the keys', async () => {
  await open('draft');
  await userEvent.click(within(card('Tom Baker')).getByRole('button', { name: 'Add remark' }));
  const box = within(card('Tom Baker')).getByRole('textbox');
  expect(box.getAttribute('maxlength')).toBe('280');
  await write(box, 'Slippers with backs.');
  await userEvent.click(within(card('Tom Baker')).getByRole('button', { name: 'Save remark' }));
  await waitFor(() =>
    expect(posted()).toContainEqual([
      '/api/handover-resident/page tom/remark/',
      { remark: 'Slippers with backs.', version: 3 },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Give handover' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(within(dialog).getByRole('group', { name: /^Keys/ })).getByText('Yes'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give handover' }));
  await waitFor(() =>
    expect(posted().find(([path]) => path === '/api/handover/h1/give/')?.[1]).toMatchObject({
      keys_handed: true,
      version: 4,
    }),
  );
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
});

const writeRemark = async (words: string) => {
  await userEvent.click(within(card('Tom Baker')).getByRole('button', { name: 'Add remark' }));
  await write(within(card('Tom Baker')).getByRole('textbox'), words);
};
const remarkBox = () => within(card('Tom Baker')).findByRole<HTMLTextAreaElement>('textbox');

test('a remark that is being typed is there again after the screen was locked, until it is sent', async () => {
  await open('draft');
  await writeRemark('Slippers with backs.');
  await settleDrafts();
  await open('draft');
  expect((await remarkBox()).value).toBe('Slippers with backs.');
  await userEvent.click(within(card('Tom Baker')).getByRole('button', { name: 'Save remark' }));
  await waitFor(() => expect(draft).toBeNull());
});

test('a remark that a colleague wrote meanwhile is told, and replaced only by somebody who has read it', async () => {
  await open('draft');
  await writeRemark('Slippers with backs.');
  await settleDrafts();
  await open('draft', {
    pages: sheet.pages.map((one) =>
      one.id === 'page tom' ? { ...one, version: 4, remark: 'He wants his stick.' } : one,
    ),
  });
  expect((await remarkBox()).value).toBe('Slippers with backs.');
  expect(within(card('Tom Baker')).getByRole('alert').textContent).toContain('He wants his stick.');
  expect(within(card('Tom Baker')).queryByRole('button', { name: 'Save remark' })).toBeNull();
  await userEvent.click(within(card('Tom Baker')).getByRole('button', { name: 'Leave theirs' }));
  expect(posted().some(([path]) => String(path).endsWith('/remark/'))).toBe(false);
  await waitFor(() => expect(draft).toBeNull());
});

test('one key acknowledges and goes to the next, but only while a resident has the focus', async () => {
  await open('given');
  await userEvent.keyboard('a');
  expect(posted().some(([path]) => String(path).includes('acknowledge'))).toBe(false);
  card('Tom Baker').focus();
  await userEvent.keyboard('a');
  await waitFor(() => expect(posted()).toContainEqual(['/api/handover-resident/page tom/acknowledge/', {}]));
  await waitFor(() => expect(document.activeElement).toBe(card('Ann Baker')));
});

test('a letter typed into a question is a letter', async () => {
  await open('given');
  await userEvent.click(within(card('Ann Baker')).getByRole('button', { name: 'Question' }));
  await write(within(card('Ann Baker')).getByRole('textbox'), 'Any tea at all?');
  await userEvent.click(within(card('Ann Baker')).getByRole('button', { name: 'Ask' }));
  await waitFor(() =>
    expect(posted()).toContainEqual(['/api/handover-resident/page ann/ask/', { text: 'Any tea at all?' }]),
  );
  expect(posted().some(([path]) => String(path).includes('acknowledge'))).toBe(false);
});

test('receiving says from whom, and how many pages are unread', async () => {
  await open('given');
  await userEvent.click(screen.getByRole('button', { name: 'Receive handover' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('You take over from Joy Osei.');
  expect(dialog.textContent).toContain('3 residents are not acknowledged by you yet.');
});

test('what happened since stands on top, the gravest first, and opens its record', async () => {
  const after = {
    since: '2026-11-19T21:00:00Z',
    pages: [
      {
        person: person('sue', 'Sue', '3'),
        priority: 'urgent' as const,
        lines: [{ ...fall, words: 'Fall, bathroom, harm: moderate.' }],
      },
    ],
    house: [{ ...fall, words: 'Fire alarm, kitchen.', source: { entity: 'incident', id: 'i2' } }],
  };
  await open('received', { after });
  const added = screen.getByRole('region', { name: /^Added after handover ?2/ });
  expect(
    within(added)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Sue Baker', 'The house']);
  expect(within(added).getByRole('link', { name: 'Fall, bathroom, harm: moderate.' }).getAttribute('href')).toContain(
    'incident=i1',
  );
  expect(added.compareDocumentPosition(card('Tom Baker')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('whoever finds nothing to give or to receive is told why, and who can', async () => {
  await open(
    'draft',
    {},
    rights.filter((right) => right !== 'give_handover'),
  );
  expect(screen.getByText(/You cannot give it: whoever leads the shift does/)).toBeDefined();
  cleanup();
  await open('received', { next_draft_at: '2026-11-19T23:30:00Z' });
  expect(screen.queryByRole('button', { name: 'Give handover' })).toBeNull();
  expect(
    screen.getByText(
      /It was given and received, so there is nothing to give\. The next one begins to be written .*23:30/,
    ),
  ).toBeDefined();
  cleanup();
  await open('draft');
  expect(screen.queryByText(/You cannot give it/)).toBeNull();
});

test('what was written down later stands apart as added after handover', async () => {
  await open('received', {
    late: [
      {
        kind: 'fluid_intake',
        id: 'f1',
        how: 'added',
        resident: 'tom',
        name: 'Tom Baker',
        words: 'Tea · 150 ml',
        occurred_at: '2026-11-19T20:00:00Z',
        recorded_at: '2026-11-19T22:10:00Z',
        by: 'Joy Osei',
      },
    ],
  });
  const late = screen.getByRole('region', { name: /^Added after handover/ });
  expect(late.textContent).toContain('Tea · 150 ml');
  expect(screen.queryByRole('button', { name: 'Add remark' })).toBeNull();
});

test('who may only look sees everything and no button that acts', async () => {
  await open('given', {}, ['view_handover', 'view_handover_resident']);
  for (const name of ['Acknowledge', 'Question', 'Add remark', 'Give handover', 'Receive handover'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
});
