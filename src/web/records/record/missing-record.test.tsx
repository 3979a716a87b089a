import { note } from '#domain/notes/note.ts';
import type { DisposalStub } from '#domain/retention/disposal.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import '../known-entities.ts';
import { shown } from '../../kit/state/toasts.ts';
import { OneRecord } from './one-record.tsx';

const stub: DisposalStub = {
  entity: 'note',
  record: '01990000-0000-7000-8000-0000000000aa',
  dated: '2017-05-04',
  versions: 2,
  digest: 'f'.repeat(64),
  home: 'rose',
  disposal: 'd1',
  ground: 'court_order',
  court: 'Leeds County Court',
  order_reference: 'K01LS442',
  ordered_on: '2026-02-20',
  asked_by: 'Mo Day',
  decided_by: 'Sue Ash',
  decided_at: '2026-03-02T10:00:00Z',
};

const open = (body: object | null, rights: readonly string[]) => {
  server(({ path }) =>
    path.startsWith('/api/disposed-record/') && body
      ? { status: 200, body }
      : { status: 404, body: { detail: 'Not found.' } },
  );
  show(<OneRecord entity={note} id={stub.record} editPath="" />, { rights: ['view_note', ...rights] });
};

test('a record that was disposed of shows what stays of it, and leads to its certificate', async () => {
  open(stub, ['view_legal_hold']);
  expect(await screen.findByRole('heading', { name: 'This note was disposed of' })).toBeDefined();
  expect(screen.getByText(/Mo Day proposed it and Sue Ash confirmed it/)).toBeDefined();
  expect(screen.getByText(/Leeds County Court, K01LS442/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Certificate of disposal' }).getAttribute('href')).toContain('disposal=d1');
  expect(shown.get()).toEqual([]);
});

test('whoever may not see disposals reads what stays, without the way to the certificate', async () => {
  open(stub, []);
  expect(await screen.findByText('This note was disposed of')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Certificate of disposal' })).toBeNull();
});

test('a record that was never there is not found, as before', async () => {
  open(null, []);
  expect(await screen.findByText('This note was not found')).toBeDefined();
  await waitFor(() => expect(shown.get().map(({ text }) => text)).toEqual(['Page not found']));
});
