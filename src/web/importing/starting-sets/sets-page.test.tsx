import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ImportFindings, ImportRequest } from '#domain/importing/import-answer.ts';
import { roseHouse, server, show, type Call } from '#world/browser/web-page.tsx';
import { SetsPage } from './sets-page.tsx';

const taken = {
  id: 'f',
  kind: 'assets',
  file_name: 'Starting set: Premises checks',
  starting_set: 'premises_checks',
  lines: 3,
  done: 3,
  state: 'imported',
  at: '2026-03-01T09:00:00.000Z',
  by_name: 'Ann Clarke',
  undone_at: null,
  undone_by_name: null,
  undo_until: null,
};
const isIn: ImportFindings = { state: 'imported', ready: 1, leftOut: 0, findings: [] };

function open(set: string, answers: readonly ImportFindings[] = [], rights = ['add_house_asset', 'change_home']) {
  const left = [...answers];
  const { calls } = server(({ method, path }) => {
    if (path === '/api/import/' && method === 'POST') return { status: 200, body: left.shift() ?? isIn };
    if (path.startsWith('/api/import/?home=')) return { status: 200, body: [taken] };
    return undefined;
  });
  show(<SetsPage home={roseHouse} back={{ to: '/house-overview', label: 'House overview' }} />, {
    rights,
    address: `/house-overview?set=${set}`,
  });
  return {
    sent: () =>
      calls
        .filter((call: Call) => call.path === '/api/import/' && call.method === 'POST')
        .flatMap(({ body }) => (isRequest(body) ? [body] : [])),
  };
}
const isRequest = (body: unknown): body is ImportRequest =>
  typeof body === 'object' && body !== null && 'lines' in body;
const line = (name: string) => screen.findByRole('listitem', { name });

test('each set that somebody may take over is offered, and says by whom it was taken over', async () => {
  open('all');
  expect(await screen.findByRole('link', { name: 'Premises checks' })).toBeDefined();
  expect(await screen.findByText(/Taken over by Ann Clarke/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'House settings' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Stock list' })).toBeNull();
});

test('the assessment library says which forms are ready, which are changed freely, and which wait for permission', async () => {
  const form = (id: string, title: string, licence_status: string, status: string, licence_note: string) => ({
    id,
    title,
    licence_status,
    status,
    licence_note,
    version: 1,
    category: 'falls',
  });
  const forms = [
    form('a', 'Falls checklist', 'free', 'published', 'In our own words.'),
    form('b', 'CORE-10', 'acknowledge', 'published', 'Make no new version of it.'),
    form('c', 'FRAT', 'blocked', 'draft', 'Ask Peninsula Health.'),
    form('d', 'An old list', 'free', 'retired', 'In our own words.'),
  ];
  server(({ path }) => (path.startsWith('/api/assessment/') ? { status: 200, body: forms } : undefined));
  show(<SetsPage home={roseHouse} back={{ to: '/house-overview', label: 'House overview' }} />, {
    rights: ['view_assessment'],
    address: '/house-overview?set=assessment_library',
  });
  const group = async (name: string) => within(await screen.findByRole('list', { name }));
  expect((await group('Ready, and yours to change')).getByRole('link', { name: 'Falls checklist' })).toBeDefined();
  expect((await group('Ready, word for word')).getByText('Falls · Make no new version of it.')).toBeDefined();
  expect((await group('Waiting for permission')).getByRole('link', { name: 'FRAT' })).toBeDefined();
  expect(screen.queryByText('An old list')).toBeNull();
});

test('whoever may add nothing is told so', async () => {
  open('all', [], []);
  expect(await screen.findByText('You do not have the right to take a starting set over')).toBeDefined();
});

test('a line that is unticked is not taken over, and one that is changed goes as it was changed', async () => {
  const { sent } = open('premises_checks');
  await userEvent.click(within(await line('Fire alarm')).getByRole('checkbox'));
  const lights = await line('Emergency lights');
  await userEvent.click(within(lights).getByRole('button', { name: 'Change Emergency lights' }));
  const place = within(lights).getByRole('textbox', { name: 'Where it is of Emergency lights' });
  await userEvent.clear(place);
  await userEvent.type(place, 'Stairs');
  await userEvent.click(screen.getByRole('button', { name: /^Take over \d+ lines$/ }));
  expect(await screen.findByText('Taken over')).toBeDefined();
  const [request] = sent();
  expect(request).toMatchObject({ kind: 'assets', set: 'premises_checks' });
  const names = request?.lines.map(({ cells }) => cells[1]);
  expect(names).not.toContain('Fire alarm');
  expect(request?.lines.find(({ cells }) => cells[1] === 'Emergency lights')?.cells[3]).toBe('Stairs');
});

test('a line says what the law asks, and a set that is in can be taken out again', async () => {
  let undone = {};
  const { calls } = server(({ path }) => {
    if (path === '/api/import/f/undo/') undone = { state: 'undone', undone_at: taken.at, undone_by_name: 'Ann Clarke' };
    const file = { ...taken, undo_until: '2999-03-02T09:00:00.000Z', ...undone };
    return { status: 200, body: path.startsWith('/api/import/?home=') ? [file] : file };
  });
  show(<SetsPage home={roseHouse} back={{ to: '/house-overview', label: 'House overview' }} />, {
    rights: ['add_house_asset'],
    address: '/house-overview?set=premises_checks',
  });
  expect((await line('Gas boiler and gas appliances')).textContent).toContain('longer is against the law');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Starting set: Premises checks' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take it out' }));
  expect(await screen.findByText(/Taken out again by Ann Clarke/)).toBeDefined();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/import/f/undo/');
});

test('what was taken over is opened where it is changed from now on', async () => {
  open('house_settings');
  await userEvent.click(await screen.findByRole('button', { name: /^Take over \d+ settings$/ }));
  const link = await screen.findByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/house-overview?part=house');
});

test('whoever has unticked everything is told to tick something, and nothing is sent', async () => {
  const { sent } = open('house_settings');
  for (const box of await screen.findAllByRole('checkbox', { checked: true })) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Take over 0 settings' }));
  expect(await screen.findByText('Tick what you want to take over first.')).toBeDefined();
  expect(sent()).toEqual([]);
});

test('a line that needs what only the house knows waits, and asks for it once it is ticked', async () => {
  const { sent } = open('premises_checks');
  const hoist = await line('Hoist');
  expect(within(hoist).getByText(/Needs your safe working load/)).toBeDefined();
  await userEvent.click(within(hoist).getByRole('checkbox'));
  await userEvent.type(within(hoist).getByRole('textbox', { name: 'Safe working load of Hoist' }), '180');
  await userEvent.click(screen.getByRole('button', { name: /^Take over/ }));
  await screen.findByText('Taken over');
  expect(
    sent()[0]
      ?.lines.find(({ cells }) => cells[1] === 'Hoist')
      ?.cells.at(-1),
  ).toBe('180');
});

test('what is in the house already is asked about, and left out when it is the same', async () => {
  const alike = [1, 2].map((one) => ({ line: one, problems: [], doubts: [], alike: 'FIRE-1 Fire alarm' }));
  const { sent } = open('premises_checks', [{ state: 'checked', ready: 1, leftOut: 0, findings: alike }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Take over/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'All 2 are the same: leave them out' }));
  await userEvent.click(screen.getByRole('button', { name: /^Take over/ }));
  await screen.findByText('Taken over');
  expect(sent()[1]?.same).toEqual({ 1: 'same', 2: 'same' });
});

test('settings stand beside what the house has now, and what is wrong with one is said at its place', async () => {
  const sentence = 'Hottest bath must be between 30 and 44.';
  const { sent } = open('house_settings', [
    {
      state: 'checked',
      ready: 0,
      leftOut: 0,
      findings: [{ line: 1, problems: [{ column: 'bath_max_c', sentence }], doubts: [], alike: null }],
    },
  ]);
  const bath = await line('Hottest bath');
  expect(within(bath).getByText('Now 43.0 °C')).toBeDefined();
  await userEvent.click(within(await line('Hottest shower')).getByRole('checkbox'));
  await userEvent.selectOptions(screen.getByLabelText('Kind of service'), 'Dementia');
  await userEvent.click(within(await line('Hottest shower')).getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: /^Take over \d+ settings$/ }));
  expect(await screen.findByText(sentence)).toBeDefined();
  const { matching, lines } = sent()[0] ?? {};
  expect(matching?.['shower_max_c']).toBeUndefined();
  expect(lines?.[0]?.cells[matching?.['drink_gap_hours'] ?? 0]).toBe('2');
});
