import { note } from '#domain/notes/note.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filled } from '#world/records/filled.ts';
import { ann, mrHale, roseHouse, server, show, write, type Reply } from '#world/browser/web-page.tsx';
import '../records/known-entities.ts';
import NoteFeedScreen from './note-feed-screen.tsx';

const visit = '01900000-0000-7000-8000-0000000000f1';
const call = 'His daughter rang before supper.\n\nWhat next: Ring her on Sunday.';
const written = filled(note, {
  home: roseHouse.id,
  resident: mrHale.id,
  category: 'family_contact',
  body: call,
  created_by: ann.id,
  recorded_by: ann.id,
  names: { resident: 'Arthur Hale', recorded_by: 'Ann Clarke' },
});
const rights = ['view_note', 'change_note', 'delete_note', 'view_appointment'];
const open = (address: string, reply: Reply) => {
  const { calls } = server(reply);
  return { calls, ...show(<NoteFeedScreen />, { rights, address }) };
};
const feed: Reply = ({ path }) => (path.startsWith('/api/note/') ? { status: 200, body: [written] } : undefined);

test('the notes of one category are asked for by the address, and say who wrote them and every word', async () => {
  const { calls } = open('/note?category=family_contact', feed);
  const card = await screen.findByRole('article');
  for (const words of [
    'Arthur Hale',
    'Ann Clarke',
    'His daughter rang before supper.',
    'What next: Ring her on Sunday.',
  ])
    expect(card.textContent).toContain(words);
  expect(calls.find(({ path }) => path.startsWith('/api/note/'))?.path).toContain('category=family_contact');
});

test('notes stand under their day, days and notes in the order they came', async () => {
  const at = (occurred_at: string, body: string) => ({ ...written, id: crypto.randomUUID(), occurred_at, body });
  const body = [
    at('2026-03-03T20:00:00.000Z', 'The last of the third.'),
    at('2026-03-03T09:00:00.000Z', 'The first of the third.'),
    at('2026-03-02T23:30:00.000Z', 'Late on the second.'),
  ];
  open('/note', ({ path }) => (path.startsWith('/api/note/') ? { status: 200, body } : undefined));
  await screen.findAllByRole('article');
  const days = screen.getAllByRole('heading', { level: 2 }).map((day) => {
    const own = day.parentElement ? within(day.parentElement).getAllByRole('article') : [];
    return [day.textContent, own.map(({ textContent }) => /(The|Late)[^.]*/.exec(textContent)?.[0])];
  });
  expect(days).toEqual([
    [expect.stringContaining('3 March 2026'), ['The last of the third', 'The first of the third']],
    [expect.stringContaining('2 March 2026'), ['Late on the second']],
  ]);
});

test('what is asked for now and then is under More until it is asked, and then a press in the line', async () => {
  const { router } = open('/note', feed);
  expect(screen.queryByRole('checkbox', { name: 'Mine' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Only mine' }));
  const mine = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Mine' });
  expect([mine.checked, router.state.location.search]).toEqual([true, `?by=${ann.id}`]);
  await userEvent.click(mine);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Mine' })).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('a note about an appointment shows it below; it can be changed, its earlier versions read, and it is struck out with a reason', async () => {
  const about = { ...written, version: 2, linked_object: { entity: 'appointment', id: visit } };
  const { calls } = open(`/note?id=${written.id}`, ({ method, path, body }) => {
    if (method === 'PATCH') return { status: 200, body: { ...about, ...body, version: 3 } };
    if (path === `/api/note/${written.id}/versions/`)
      return { status: 200, body: [{ ...about, version: 1, body: 'What she said first.' }] };
    if (path === `/api/note/${written.id}/`) return { status: 200, body: about };
    return path === `/api/appointment/${visit}/`
      ? { status: 200, body: { id: visit, version: 1, title: 'Eye test', resident: mrHale.id, home: roseHouse.id } }
      : undefined;
  });
  expect(await screen.findByRole('heading', { name: /^Appointment: .*Eye test/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(`/note/add-note?id=${written.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Earlier versions' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('What she said first.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Strike out' }));
  const dialog = await screen.findByRole('dialog', { name: /^Strike out/ });
  await userEvent.click(within(dialog).getByText('Another reason'));
  await write(within(dialog).getByLabelText(/^Why/), 'Written for the wrong visit');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Strike out note' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      is_deleted: true,
      deletion_reason: expect.stringContaining('Written for the wrong visit'),
    }),
  );
  const struck = await screen.findByText('Written for the wrong visit', { exact: false });
  expect(struck.closest('[role="note"]')?.textContent).toContain('Struck out');
});
