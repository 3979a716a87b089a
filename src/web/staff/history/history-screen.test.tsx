import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import HistoryScreen from './history-screen.tsx';

const rights = ['view_user_history', 'view_audit', 'export_records'];

test('words and the kind of record narrow the history, and what is saved is what is shown', async () => {
  const { calls } = server(() => ({ status: 200, body: [] }));
  show(<HistoryScreen />, { rights, address: '/staff/UserHistory' });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Words in the history' }), 'swapped');
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind of record' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Shift' }));
  const asks = (path: string) => /entity=rota/.test(path) && /words=swapped/.test(path);
  await waitFor(() => expect(calls.some(({ path }) => asks(path))).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'From the beginning' }));
  await waitFor(() => expect(calls.some(({ path }) => path.includes('/export/') && asks(path))).toBe(true));
});

test('what an address asks for is asked at once', async () => {
  const { calls } = server(() => ({ status: 200, body: [] }));
  const where = encodeURIComponent('user=ann&date_from=2026-03-01');
  show(<HistoryScreen />, { rights, address: `/staff/UserHistory?where=${where}` });
  await waitFor(() =>
    expect(calls.some(({ path }) => /user=ann/.test(path) && /date_from=2026-03-01/.test(path))).toBe(true),
  );
});

test('in the hand, what is asked of the history now and then stands behind one button', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 1200px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  server(() => ({ status: 200, body: [] }));
  show(<HistoryScreen />, { rights, address: '/staff/UserHistory' });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Sealed history' })).toBeDefined();
  expect(screen.getByRole('menuitem', { name: 'Looks that stand out' }).getAttribute('href')).toContain(
    'view=look-patterns',
  );
  expect(screen.queryByRole('link', { name: 'Sealed history' })).toBeNull();
});

test('a line names the colleague it is about, and one that was refused does not', async () => {
  const line = { at: '2026-03-01T09:00:00.000Z', user: 'ann', action: 'view', entity: 'staff', object_id: 'moira' };
  server(({ path }) => ({
    status: 200,
    body: path.includes('/userHistory')
      ? [
          { ...line, id: 'one', result: 'ok', names: { user: 'Ann Moss', object_id: 'Moira Lennox' } },
          { ...line, id: 'two', result: 'denied', names: { user: 'Ann Moss', object_id: null } },
        ]
      : [],
  }));
  show(<HistoryScreen />, { rights, address: '/staff/UserHistory' });
  expect(await screen.findByRole('link', { name: 'Ann Moss read the staff file of Moira Lennox' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ann Moss read the member of staff, which was refused' })).toBeDefined();
});

test('the page of one line tells it as a sentence, and leads to the record by its name instead of its id', async () => {
  const moira = '01900000-0000-7000-8000-0000000000f1';
  const line = {
    id: '01900000-0000-7000-8000-0000000000e1',
    at: '2026-03-01T09:00:00.000Z',
    user: 'ann',
    action: 'view',
    entity: 'staff',
    object_id: moira,
    result: 'ok',
    device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36',
    session: '01900000-0000-7000-8000-8b7dbdf02af6',
    names: { user: 'Ann Moss', object_id: 'Moira Lennox' },
  };
  server(({ path }) => ({ status: 200, body: path.includes(line.id) ? line : [] }));
  show(
    <EntityPathsProvider value={entityPaths}>
      <HistoryScreen />
    </EntityPathsProvider>,
    { rights, address: `/staff/UserHistory?id=${line.id}` },
  );
  expect(await screen.findByText('Ann Moss read the staff file of Moira Lennox')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open Moira Lennox' }).getAttribute('href')).toContain(moira);
  expect(screen.queryByText(moira)).toBeNull();
  expect(screen.getByText('Chrome on Linux')).toBeDefined();
  expect(screen.getByText('ends in bdf02af6')).toBeDefined();
  expect(screen.queryByText(/Mozilla|^Recorded/)).toBeNull();
});
