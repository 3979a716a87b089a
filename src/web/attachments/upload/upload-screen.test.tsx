import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EntityPathsProvider, type EntityPaths } from '#web/kit/house/entity-paths.tsx';
import { mrHale, roseHouse, server, show, write, type Reply } from '#world/browser/web-page.tsx';
import UploadScreen from './upload-screen.tsx';

const where: EntityPaths = {
  list: () => '/elsewhere',
  form: () => '/upload',
  detail: () => null,
  record: () => null,
};
const text = (name: string, words = 'hello') => new File([words], name, { type: 'text/plain' });
const upload = '/api/upload/';
const made = /^\/api\/attachment\/$/;

/** A server that takes every piece, and keeps what it is asked to keep unless the test says otherwise. */
const taking = (more: Reply = () => undefined) => {
  const sizes = new Map<string, number>();
  return server((call) => {
    const own = more(call);
    if (own) return own;
    const { method, path, body } = call;
    if (method === 'POST' && path === upload) {
      sizes.set(String(body?.['id']), Number(body?.['size']));
      return { status: 200, body: { received: 0 } };
    }
    if (method === 'PUT' && path.startsWith(upload))
      return { status: 200, body: { received: sizes.get(path.split('/')[3] ?? '') ?? 0 } };
    if (method === 'DELETE' && path.startsWith(upload)) return { status: 204, body: null };
    return method === 'POST' && made.test(path)
      ? { status: 201, body: { ...body, version: 1, created_at: '2026-03-01T09:00:00Z' } }
      : undefined;
  });
};
const open = (address = '/upload') =>
  show(
    <EntityPathsProvider value={where}>
      <UploadScreen />
    </EntityPathsProvider>,
    { rights: ['add_attachment', 'view_attachment'], address },
  );
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Files', { selector: 'input' }), files);
const allSent = (count: number) => waitFor(() => expect(screen.getAllByText(/, sent$/)).toHaveLength(count));
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));

test('several files are saved together, each under its own title', async () => {
  const { calls } = taking();
  const { router } = open(`/upload?resident=${mrHale.id}`);
  await choose(text('discharge_letter.txt'), text('menu.csv'));
  await allSent(2);
  await write(screen.getByRole('textbox', { name: 'Title of menu.csv' }), ' of March');
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 files' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  const created = calls.filter(({ method, path }) => method === 'POST' && made.test(path)).map(({ body }) => body);
  expect(created).toEqual([
    expect.objectContaining({ title: 'Discharge letter', resident: mrHale.id, home: roseHouse.id }),
    expect.objectContaining({ title: 'Menu of March', resident: mrHale.id, home: roseHouse.id }),
  ]);
});

test('a file that is not taken stays in sight with its reason, beside how many were', async () => {
  taking(({ method, path, body }) =>
    method === 'POST' && made.test(path) && body?.['title'] === 'Scan'
      ? { status: 400, body: { file: ['This PDF could not be read.'] } }
      : undefined,
  );
  open();
  await choose(text('menu.txt'), text('scan.txt'));
  await allSent(2);
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('1 file is saved. 1 file is not:');
  const list = within(screen.getByRole('list', { name: 'Not saved' }));
  expect(list.getByText('scan.txt')).toBeTruthy();
  expect(list.getByText(/This PDF could not be read/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose files again' }));
  expect(await screen.findByRole('button', { name: 'Choose files' })).toBeTruthy();
});

test('what was refused before it was sent is still said when the others are saved', async () => {
  taking();
  const { router } = open(`/upload?resident=${mrHale.id}`);
  await choose(text('menu.txt'), text('empty.txt', ''), text('letter.txt'));
  await allSent(2);
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 files' }));
  expect((await screen.findByRole('alert')).textContent).toBe('2 files are saved. 1 file is not:');
  const list = within(screen.getByRole('list', { name: 'Not saved' }));
  expect(list.getByText('empty.txt')).toBeTruthy();
  expect(list.getByText(/This file is empty/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the files' }).getAttribute('href')).toBe(
    `/elsewhere?resident=${mrHale.id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose files again' }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(`/upload?resident=${mrHale.id}`);
});

test('files added for a resident are shown among the files of that resident when they are saved', async () => {
  taking();
  const { router } = open(`/upload?resident=${mrHale.id}`);
  await choose(text('menu.txt'), text('letter.txt'));
  await allSent(2);
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  expect(router.state.location.search).toBe(`?resident=${mrHale.id}`);
});

test('a file is cancelled half-way, and what had arrived of it is given up', async () => {
  let isOpen = false;
  const { calls } = taking(({ method, path }) =>
    method === 'PUT' && path.startsWith(upload) && !isOpen ? { status: 0, body: null } : undefined,
  );
  open();
  await choose(text('scan.txt'));
  expect(await screen.findByText(/^No network\. 0 kB of 1 kB has arrived; it goes on by itself\.$/)).toBeTruthy();
  await save();
  expect(calls.some(({ method, path }) => method === 'POST' && made.test(path))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel scan.txt' }));
  expect(screen.queryByRole('textbox', { name: 'Title of scan.txt' })).toBeNull();
  await waitFor(() =>
    expect(calls.some(({ method, path }) => method === 'DELETE' && path.startsWith(upload))).toBe(true),
  );
  isOpen = true;
});

test('a kind of file that is not accepted is refused before a byte is sent', async () => {
  const { calls } = taking();
  open();
  await userEvent.upload(
    await screen.findByLabelText('Files', { selector: 'input' }),
    new File(['x'], 'film.mov', { type: 'video/quicktime' }),
    { applyAccept: false },
  );
  expect(await screen.findByText(/This kind of file cannot be kept/)).toBeTruthy();
  expect(calls.filter(({ path }) => path.startsWith(upload))).toEqual([]);
});

test('without a file nothing is saved, and one sentence says what is missing', async () => {
  const { calls } = taking();
  open();
  await screen.findByLabelText('Files', { selector: 'input' });
  await save();
  expect(await screen.findByText('Choose the file to save.')).toBeTruthy();
  expect(screen.queryByText(/is needed|problem/)).toBeNull();
  expect(calls.some(({ method, path }) => method === 'POST' && made.test(path))).toBe(false);
});

test('a draft shows the file that was sent for it, and lets it go with the draft', async () => {
  const sent = '01900000-0000-7000-8000-0000000000f9';
  const draft = { values: { file: sent, title: 'Gas safety', category: 'certificate' }, id: null, version: null };
  taking(({ method, path }) =>
    method === 'GET' && path.startsWith('/api/draft/attachment/') ? { status: 200, body: draft } : undefined,
  );
  open();
  expect(await screen.findByText('Sent before, and kept with the draft')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gas safety' }));
  await save();
  expect(await screen.findByText('Choose the file to save.')).toBeTruthy();
});

test('the way back at the top leads to the files of whoever the page was opened for', async () => {
  taking();
  open(`/upload?resident=${mrHale.id}`);
  const back = await screen.findByRole('link', { name: 'Files' });
  expect(back.getAttribute('href')).toBe(`/elsewhere?resident=${mrHale.id}`);
});
