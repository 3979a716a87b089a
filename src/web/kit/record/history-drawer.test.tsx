import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resident } from '#domain/residents/person/resident.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { HistoryDrawer } from './history-drawer.tsx';

const [joy, femi] = ['01900000-0000-7000-8000-0000000000f1', '01900000-0000-7000-8000-0000000000f2'];
const line = {
  id: 'l1',
  at: '2026-03-01T09:00:00Z',
  user_name: 'Ann Clarke',
  action: 'update',
  summary: null,
  reason: null,
  result: 'ok',
  changes: [{ field: 'key_worker', old: joy, new: femi }],
};

test('who was the key worker and who is now are told by their names', async () => {
  const { calls } = server(({ path }) => {
    if (path.startsWith('/api/userHistory')) return { status: 200, body: [line, { ...line, id: 'l2' }] };
    if (path === `/api/staff/${joy}/`) return { status: 200, body: { id: joy, first_name: 'Joy', last_name: 'Osei' } };
    return path === `/api/staff/${femi}/`
      ? { status: 200, body: { id: femi, first_name: 'Femi', last_name: 'Adeyemi' } }
      : undefined;
  });
  show(<HistoryDrawer entity={resident} id={mrHale.id} onClose={() => {}} />);
  await waitFor(() => expect(screen.getAllByText('Joy Osei', { selector: 'del' })).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByText('Femi Adeyemi', { selector: 'ins' })).toHaveLength(2));
  expect(calls.filter(({ path }) => path.startsWith('/api/staff/'))).toHaveLength(2);
});
