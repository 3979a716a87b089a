import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { CopyDialog } from './copy-dialog.tsx';

const usual = {
  id: '01900000-0000-7000-8000-0000000000a1',
  version: 2,
  home: roseHouse.id,
  name: 'Usual',
  weeks: 2,
  is_deleted: true,
};
const rights = ['view_rota_template', 'add_rota_template', 'delete_rota_template'];

function opened(more: readonly string[]) {
  let template = usual;
  const { calls } = server(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/restore/')) {
      template = { ...usual, version: 3, is_deleted: false };
      return { status: 200, body: template };
    }
    if (!path.startsWith('/api/rota-template/')) return undefined;
    return { status: 200, body: path.includes('include_deleted=true') ? [template] : [] };
  });
  const words = { zone: 'Europe/London', people: [] };
  show(<CopyDialog home={roseHouse.id} from="2026-03-02" words={words} onMade={() => {}} onClose={() => {}} />, {
    rights: [...rights, ...more],
    address: '/rota',
  });
  return calls;
}

test('a removed template is brought back by a button, and can be laid down again', async () => {
  const calls = opened(['restore_deleted', 'strike_out_any']);
  const removed = await screen.findByRole('region', { name: 'Removed templates' });
  await userEvent.click(within(removed).getByRole('button', { name: 'Bring back: Usual' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Removed templates' })).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/api/rota-template/${usual.id}/restore/`,
    body: { version: 2 },
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'What is copied' }));
  expect(await screen.findByRole('option', { name: 'Usual, 2 weeks' })).toBeDefined();
});

test('whoever may not bring records back is not shown the removed templates', async () => {
  opened([]);
  expect(await screen.findByRole('button', { name: 'Save as a template' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Removed templates' })).toBeNull();
});
