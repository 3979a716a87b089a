import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EntityPathsProvider, type EntityPaths } from '#web/kit/house/entity-paths.tsx';
import { ann, mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import AttachmentScreen from './attachment-screen.tsx';

const where: EntityPaths = {
  list: () => null,
  form: () => null,
  detail: () => null,
  record: (entity, of, resident) => `/${entity}?id=${of}&resident=${resident}`,
};
const id = '01900000-0000-7000-8000-0000000000f1';
const note = '01900000-0000-7000-8000-0000000000e1';
const [later, hidden] = ['e2', 'e3'].map((end) => `01900000-0000-7000-8000-0000000000${end}`);
const menu = {
  id,
  version: 3,
  title: 'Menu of the week',
  category: 'other',
  mime: 'text/plain',
  size: 39,
  pages: null,
  file: id,
  file_version: 2,
  home: roseHouse.id,
  resident: mrHale.id,
  staff: null,
  document_date: null,
  expiry_date: '2020-01-31',
  linked_object: { entity: 'note', id: note },
  also_linked: [later, hidden].map((one) => ({ record: { entity: 'note', id: one } })),
  is_obsolete: false,
  is_sensitive: false,
  is_deleted: false,
  used_as: 'document',
  status: 'uploaded',
  sha256: 'abc123',
  created_at: '2026-03-01T09:00:00Z',
  created_by: ann.id,
  names: { linked_object: 'The cook came by' },
};
const former = { ...menu, version: 1, file_version: 1, expiry_date: '2019-01-31', title: 'Menu' };

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

const answering = (more: Parameters<typeof server>[0] = () => undefined) =>
  server((call) => {
    const own = more(call);
    if (own) return own;
    if (call.path === `/api/attachment/${id}/`) return { status: 200, body: menu };
    if (call.path === `/api/attachment/${id}/versions/`) return { status: 200, body: [former] };
    if (call.path === `/api/note/${later}/`)
      return { status: 200, body: { id: later, version: 1, body: 'The menu is up', occurred_at: menu.created_at } };
    if (call.path.includes('/download/')) return { status: 200, body: call.path.includes('=1') ? 'Fish' : 'Soup' };
    return undefined;
  });
const open = (rights = ['view_attachment', 'change_attachment', 'view_note', 'view_resident']) =>
  show(
    <EntityPathsProvider value={where}>
      <AttachmentScreen />
    </EntityPathsProvider>,
    { rights, address: `/attacthment?id=${id}` },
  );

test('while a PDF is on its way an empty page stands in its place', async () => {
  answering(({ path }) =>
    path === `/api/attachment/${id}/` ? { status: 200, body: { ...menu, mime: 'application/pdf' } } : undefined,
  );
  open();
  expect((await screen.findByLabelText('Loading the file')).closest('[data-state="coming"]')).not.toBeNull();
});

test('a file is read on a page of its name, which leads to the record it belongs to', async () => {
  answering();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Menu of the week' })).toBeTruthy();
  expect(await screen.findByText(/Soup/)).toBeTruthy();
  expect(document.title).not.toContain('Menu of the week');
  const link = screen.getByRole('link', { name: 'Note: The cook came by' });
  expect(link.getAttribute('href')).toBe(`/note?id=${note}&resident=${mrHale.id}`);
});

test('a file leads to every record that names it, but for those its reader may not see', async () => {
  answering();
  open();
  const others = await screen.findByRole('region', { name: 'Named by as well' });
  const links = within(others).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/note?id=${later}&resident=${mrHale.id}`]);
});

test('an earlier version is shown with what it says, and is never taken for the newest', async () => {
  answering();
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Version 1/ }));
  expect(await screen.findByText(/Fish/)).toBeTruthy();
  expect(screen.getByText('Version 1, not the newest')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Version 2, the newest/ }));
  expect(await screen.findByText(/Soup/)).toBeTruthy();
});

test('who may not change it can download it, and is offered nothing more', async () => {
  answering();
  open(['view_attachment', 'view_resident']);
  expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New version' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'No longer needed' })).toBeNull();
});

test('a paper that has run out is put away with one press', async () => {
  const { calls } = answering(({ method, path }) =>
    method === 'PATCH' && path === `/api/attachment/${id}/`
      ? { status: 200, body: { ...menu, is_obsolete: true, version: 4 } }
      : undefined,
  );
  open();
  expect(await screen.findByText(/Ended 31 Jan 2020/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'No longer needed' }));
  expect(await screen.findByRole('button', { name: 'Needed again' })).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ is_obsolete: true, version: 3 });
});

test('a new version without its file asks for it, and keeps nothing', async () => {
  const { calls } = answering();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'New version' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save the new version' }));
  expect(await screen.findByText('Choose the file of the new version.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a file that did not come is there once the network is back', async () => {
  let status = 0;
  answering(({ path }) => (path.includes('/download/') && status === 0 ? { status, body: null } : undefined));
  open();
  await screen.findByText('The file could not be loaded');
  status = 200;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/Soup/)).toBeTruthy();
});

test('a file that cannot be loaded says so, and what is known of it stays', async () => {
  answering(({ path }) => (path.includes('/download/') ? { status: 500, body: {} } : undefined));
  open();
  expect(await screen.findByText('The file could not be loaded')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Category')).toBeTruthy());
});
