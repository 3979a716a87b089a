import { note } from '#domain/notes/note.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filled } from '#world/records/filled.ts';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { history } from '../kit/state/toasts.ts';
import DeletedNotesScreen from './deleted-notes-screen.tsx';

const joy = '01900000-0000-7000-8000-0000000000ab';
const struck = filled(note, {
  version: 2,
  home: roseHouse.id,
  resident: mrHale.id,
  body: 'Talked about what the visit was for.',
  is_deleted: true,
  deleted_by: joy,
  deleted_at: '2026-03-01T10:00:00.000Z',
  deletion_reason: 'Written for the wrong visit',
  names: { deleted_by: 'Joy Osei' },
});

async function open(...rights: readonly string[]) {
  let isBack = false;
  const { calls } = server(({ method, path }) => {
    if (method === 'POST') isBack = path === `/api/note/${struck.id}/restore/`;
    if (method === 'POST') return { status: 200, body: { ...struck, is_deleted: false, version: 3 } };
    return path.startsWith('/api/note/?') ? { status: 200, body: isBack ? [] : [struck] } : undefined;
  });
  show(<DeletedNotesScreen />, { rights: ['view_note', 'view_deleted_note', ...rights] });
  return { calls, card: await screen.findByRole('article') };
}

test('a note that was struck out says by whom, when and why, and only whoever may bring it back is offered to', async () => {
  const { calls, card } = await open();
  expect(card.textContent).toContain('Talked about what the visit was for.');
  expect(card.textContent).toContain('Deleted by Joy Osei, 1 March 2026, 10:00. Written for the wrong visit');
  expect(within(card).queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(calls.find(({ path }) => path.startsWith('/api/note/?'))?.path).toContain('is_deleted=true');
});

test('a manager brings a note back, and it is among the deleted no more', async () => {
  const { calls, card } = await open('restore_deleted');
  await userEvent.click(within(card).getByRole('button', { name: 'Restore' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore note' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: 2 });
  expect(history.get()[0]?.text).toBe('Note brought back');
});
