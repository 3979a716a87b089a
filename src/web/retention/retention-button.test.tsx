import { note } from '#domain/notes/note.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import RetentionButton from './retention-button.tsx';

const record = { id: 'n1', version: 1, home: 'rose' };
const keeping = {
  clocks: ['care'],
  stays: null,
  holds: [{ hold: 'h1', reason: 'Her son asked.', until: '2030-03-01', by: 'Mo Day', at: '2026-03-01T09:00:00Z' }],
};

test('whoever is in charge reads how long a record is kept, what keeps it longer, until when and who said so', async () => {
  server(() => ({ status: 200, body: keeping }));
  show(<RetentionButton of={note} record={record} />, { rights: ['view_legal_hold'] });
  await userEvent.click(screen.getByRole('button', { name: 'How long is it kept?' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'How long is it kept?' }));
  expect(await drawer.findByText(/8 years after leaving or death/)).toBeDefined();
  expect(drawer.getByText('Kept until 1 Mar 2030: Her son asked.')).toBeDefined();
  expect(drawer.getByText(/Mo Day/)).toBeDefined();
  expect(drawer.queryByRole('button', { name: 'Keep longer' })).toBeNull();
});

test('what is kept at most so long cannot be kept longer', async () => {
  server(() => ({ status: 200, body: { ...keeping, clocks: ['dbs_copy'], holds: [] } }));
  show(<RetentionButton of={note} record={record} />, { rights: ['view_legal_hold', 'add_legal_hold'] });
  await userEvent.click(screen.getByRole('button', { name: 'How long is it kept?' }));
  expect(await screen.findByText('Nothing keeps it longer than that.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep longer' })).toBeNull();
});

test('who has nothing to do with holds is not asked to think of them', () => {
  show(<RetentionButton of={note} record={record} />, { rights: [] });
  expect(screen.queryByRole('button')).toBeNull();
});
