import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { note } from '#domain/notes/note.ts';
import { filled } from '#world/records/filled.ts';
import { mrHale, roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import { history } from '../kit/state/toasts.ts';
import NoteFormScreen from './note-form-screen.tsx';

const rights = ['view_note', 'add_note', 'view_resident'];
const open = (address: string) => show(<NoteFormScreen />, { rights, address });
const box = () => screen.findByLabelText(/What happened/, { selector: 'textarea' });

test('a note that is begun for a contact with the family has that category', async () => {
  const { calls } = server(({ method, path, body }) =>
    method === 'POST' && path === '/api/note/'
      ? { status: 201, body: { ...body, version: 1, created_at: '2026-03-01T09:00:00Z' } }
      : undefined,
  );
  open(`/note/add-note?resident=${mrHale.id}&category=family_contact`);
  await write(await box(), 'His daughter rang; he told her about the garden.');
  await userEvent.click(screen.getByRole('button', { name: /^Save note/ }));
  await waitFor(() =>
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/note/')?.body).toMatchObject({
      category: 'family_contact',
      resident: mrHale.id,
      home: roseHouse.id,
    }),
  );
});

test('a note about a visit is not begun with what was typed about something else', async () => {
  const visit = '01900000-0000-7000-8000-0000000000f1';
  const breakfast = { values: { body: 'He ate well at breakfast.' }, id: null, version: null };
  const { calls } = server(({ method, path, body }) => {
    if (path === `/api/draft/note/?resident=${mrHale.id}`) return { status: 200, body: breakfast };
    return method === 'POST' && path === '/api/note/'
      ? { status: 201, body: { ...body, version: 1, created_at: '2026-03-01T09:00:00Z' } }
      : undefined;
  });
  open(`/note/add-note?resident=${mrHale.id}&about=appointment.${visit}`);
  await write(await box(), 'The dentist was kind.');
  await userEvent.click(screen.getByRole('button', { name: /^Save note/ }));
  await waitFor(() =>
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/note/')?.body).toMatchObject({
      body: 'The dentist was kind.',
      linked_object: { entity: 'appointment', id: visit },
    }),
  );
  expect(
    calls.filter(({ path }) => path.startsWith('/api/draft/')).every(({ path }) => path.includes(`record=${visit}`)),
  ).toBe(true);
});

test('a prompt begins its paragraph and the person goes on writing', async () => {
  server(() => undefined);
  open(`/note/add-note?resident=${mrHale.id}`);
  await userEvent.type(await box(), 'Woke early.');
  await userEvent.click(screen.getByRole('button', { name: 'What you did' }));
  expect(await box()).toHaveProperty('value', 'Woke early.\n\nWhat I did: ');
  const written = await box();
  await waitFor(() => expect(document.activeElement).toBe(written));
});

test('a word that judges is met with better words while one writes, and nothing is stopped', async () => {
  server(() => undefined);
  open(`/note/add-note?resident=${mrHale.id}`);
  await write(await box(), 'He refused his bath.');
  expect(screen.getByText(/“refused” judges\..*chose not to/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Save note/ })).toHaveProperty('disabled', false);
});

test('nearly the same words as another note are a question, and with the answer the note is saved and opened', async () => {
  const sentence = 'same_words: Nearly the same words stand in the note about Rose Bird.';
  const { calls } = server(({ method, path, body }) => {
    if (method !== 'POST' || path !== '/api/note/') return undefined;
    return Array.isArray(body?.['confirmed_warnings']) && body['confirmed_warnings'].length > 0
      ? { status: 201, body: { ...body, version: 1, created_at: '2026-03-01T09:00:00Z' } }
      : { status: 400, body: { warnings: { resident: [sentence] } } };
  });
  const { router } = open(`/note/add-note?resident=${mrHale.id}`);
  await write(await box(), 'Walked to the pond and fed the ducks.');
  await userEvent.click(screen.getByRole('button', { name: /^Save note/ }));
  expect(await screen.findByText(/Nearly the same words/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'It is right, save it' }));
  await waitFor(() =>
    expect(calls.findLast(({ method, path }) => method === 'POST' && path === '/api/note/')?.body).toMatchObject({
      confirmed_warnings: ['same_words'],
    }),
  );
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?id=/));
});

test('a note that was just written is changed in the same form, and opened again', async () => {
  const written = filled(note, {
    version: 2,
    created_at: new Date().toISOString(),
    home: roseHouse.id,
    resident: mrHale.id,
    body: 'Fed the birds.',
  });
  const { calls } = server(({ method, path, body }) =>
    path === `/api/note/${written.id}/`
      ? { status: 200, body: method === 'PATCH' ? { ...written, ...body, version: 3 } : written }
      : undefined,
  );
  const { router } = show(<NoteFormScreen />, {
    rights: [...rights, 'change_note'],
    address: `/note/add-note?id=${written.id}`,
  });
  await write(await box(), ' Then went out.');
  await userEvent.click(screen.getByRole('button', { name: /^Save note/ }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/note', search: `?id=${written.id}` }));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    body: 'Fed the birds. Then went out.',
    version: 2,
  });
  expect(history.get()[0]?.text).toBe('Note saved');
});
