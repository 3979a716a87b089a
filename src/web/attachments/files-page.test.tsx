import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import AttachmentScreen from './attachment-screen.tsx';

const file = (id: string, values: object = {}) => ({
  id,
  version: 1,
  title: 'Paper',
  category: 'other',
  mime: 'application/pdf',
  size: 2048,
  pages: 1,
  file_version: 1,
  resident: null,
  staff: null,
  document_date: null,
  expiry_date: null,
  is_obsolete: false,
  is_sensitive: false,
  used_as: 'document',
  created_at: '2026-03-01T09:00:00Z',
  ...values,
});
const gas = file('01900000-0000-7000-8000-0000000000f1', { title: 'Gas safety record', expiry_date: '2020-01-31' });
const letter = file('01900000-0000-7000-8000-0000000000f2', { title: 'Letter from the dentist', resident: mrHale.id });

const space = { used: 19.5 * 1024 ** 3, most: 20 * 1024 ** 3 };
const answering = (list: readonly object[], room = { used: 1024, most: 20 * 1024 ** 3 }) =>
  server(({ path }) => {
    if (path.startsWith('/api/attachment/space/')) return { status: 200, body: room };
    return path.startsWith('/api/attachment/?') ? { status: 200, body: list } : undefined;
  });
const open = (address = '/', rights = ['view_attachment', 'add_attachment']) =>
  show(<AttachmentScreen />, { rights, address });

test('what has run out stands first, and every file says whose it is', async () => {
  answering([letter, gas]);
  open();
  const urgent = within(await screen.findByRole('list', { name: 'Ended or ending soon' }));
  expect(urgent.getByRole('link', { name: 'Gas safety record' })).toBeTruthy();
  expect(urgent.getByText(/Ended 31 Jan 2020/)).toBeTruthy();
  const rest = screen.getByRole('list', { name: 'Files' });
  expect(rest.textContent).toContain('Letter from the dentist');
  expect(rest.textContent).toContain('Arthur Hale');
});

test('the kind and the words are asked of the server, and stay in the address', async () => {
  const { calls } = answering([letter]);
  const { router } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Certificates' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the files' }), 'boiler');
  await expect
    .poll(() => calls.some(({ path }) => path.includes('category=certificate') && path.includes('search=boiler')))
    .toBe(true);
  expect(router.state.location.search).toContain('kind=certificates');
  expect(router.state.location.search).toContain('search=boiler');
});

test('who may only read is offered no upload, and an empty house is told what belongs here', async () => {
  answering([]);
  open('/', ['view_attachment']);
  expect(await screen.findByText('No files yet')).toBeTruthy();
  expect(screen.getByText(/pictures of wounds on the body map/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Add/ })).toBeNull();
});

test('who may not see the files at all is told so, and nothing is asked', () => {
  const { calls } = answering([letter]);
  open('/', []);
  expect(screen.getByText('You do not have the right to see the files')).toBeTruthy();
  expect(calls.filter(({ path }) => path.startsWith('/api/attachment/'))).toEqual([]);
});

test('a house that is nearly full says so, and where its limit stands', async () => {
  const { calls } = answering([letter], space);
  open();
  expect(await screen.findByText(/of 20 GB is used in this house.*the limit stands in the settings/)).toBeTruthy();
  expect(calls.some(({ path }) => path.includes(`home=${roseHouse.id}`))).toBe(true);
});
