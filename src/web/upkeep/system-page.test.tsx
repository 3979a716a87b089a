import type { SystemState } from '#domain/upkeep/system-state.ts';
import type { VersionChanges } from '#domain/upkeep/version-changes.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { SystemPage } from './system-page.tsx';
import { UpdateNote } from './update-note.tsx';

const state: SystemState = {
  looked_at: '2026-07-01T10:00:00.000Z',
  findings: [
    { subject: 'backup', concern: 'danger', words: 'No back-up has ever been taken.', todo: 'Set one up.' },
    { subject: 'disk', concern: 'good', words: '60.0 GB of 100.0 GB are free.', todo: null },
  ],
};
const changes: VersionChanges = {
  version: '0.2.0',
  from: '0.1.0',
  groups: [{ title: 'Rights', changes: ['A second person confirms.'] }],
  is_seen: false,
};

function answers(update: VersionChanges | null, status = 200): string[] {
  const asked: string[] = [];
  server(({ path, method }) => {
    asked.push(`${method} ${path}`);
    if (path.includes('/seen/')) return { status: 200, body: { changes: { ...changes, is_seen: true } } };
    if (path.includes('/system/changes/')) return { status: 200, body: { changes: update } };
    return path.includes('/system/') ? { status, body: state } : { status: 200, body: [] };
  });
  return asked;
}
const rights = ['view_user_history'];
const page = <SystemPage back={{ to: '/house-overview', label: 'House overview' }} />;

test('a manager reads what is not well first, and what to do about it', async () => {
  answers(changes);
  show(page, { rights });
  expect(await screen.findByText(/One thing needs somebody\./)).toBeDefined();
  expect(screen.getByText('Set one up.')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Back-up');
  expect(await screen.findByText('A second person confirms.')).toBeDefined();
});

test('what could not be looked at is not called well', async () => {
  answers(null, 500);
  show(page, { rights });
  expect(await screen.findByText('Hearth could not look at itself')).toBeDefined();
  expect(screen.queryByText(/well\./)).toBeNull();
});

test('an update is told once', async () => {
  const asked = answers(changes);
  show(<UpdateNote />, { rights });
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByText(/was updated/)).toBeNull());
  expect(asked).toContain('POST /api/system/changes/seen/');
});

test('a carer is neither told of an update nor asks for it', () => {
  const asked = answers(changes);
  show(<UpdateNote />, { rights: ['view_user_history_own'] });
  expect(asked).toEqual([]);
});
