import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TimelineEntry } from '#domain/residents/views/timeline-entry.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import '../../records/known-entities.ts';
import { Timeline } from './timeline.tsx';

const entry: TimelineEntry = {
  kind: 'fluid_intake',
  id: '1',
  version: 1,
  occurred_at: '2026-03-01T14:05:00Z',
  recorded_at: '2026-03-01T14:06:00Z',
  by: 'Joy Osei',
  words: 'Tea · 200 ml',
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  deleted_by: null,
  deleted_at: null,
};
const struck: TimelineEntry = {
  ...entry,
  id: '2',
  version: 2,
  words: 'Tea · 900 ml',
  is_deleted: true,
  deletion_reason: 'Given to somebody else',
  deleted_by: 'Priya Kaur',
  is_late_entry: true,
  recorded_at: '2026-03-01T18:00:00Z',
};

test('each entry says when and who, whether it was late, and stays readable when struck out', async () => {
  server(({ path }) => (path.includes('/timeline/') ? { status: 200, body: [entry, struck] } : undefined));
  show(<Timeline person={mrHale.id} name="Arthur Hale" />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^14:05Fluid.*Tea · 200 ml.*Joy Osei/);
  expect(within(second as HTMLElement).getByRole('deletion').textContent).toContain('Tea · 900 ml');
  expect(second?.textContent).toContain('Late: written 1 March 2026, 18:00');
  expect(second?.textContent).toContain('Struck out by Priya Kaur: Given to somebody else');
  expect(within(second as HTMLElement).getByRole('button', { name: /^2 versions of / })).toBeTruthy();
});

test('the versions of an entry that cannot be loaded say so, and come when they can', async () => {
  let isDown = true;
  server(({ path }) => {
    if (path.includes('/timeline/')) return { status: 200, body: [struck] };
    if (path.endsWith('/versions/')) return { status: 200, body: [] };
    return path.startsWith('/api/fluid-intake/')
      ? { status: isDown ? 503 : 200, body: { id: '2', version: 2 } }
      : undefined;
  });
  show(<Timeline person={mrHale.id} name="Arthur Hale" />);
  await userEvent.click(await screen.findByRole('button', { name: /^2 versions of / }));
  expect(await screen.findByText('Could not load the entry')).toBeDefined();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No earlier versions')).toBeDefined();
});

test('today comes first, and the days before on request, page by page', async () => {
  const older = { ...entry, id: '3', words: 'Water · 100 ml', occurred_at: '2026-02-20T10:00:00Z' };
  const { calls } = server(({ path }) => {
    if (path.includes('cursor=x')) return { status: 200, body: [older] };
    if (path.includes('/timeline/'))
      return {
        status: 200,
        body: [entry],
        ...(path.includes('date_from') ? {} : { next: `/api/resident/${mrHale.id}/timeline/?cursor=x` }),
      };
    return undefined;
  });
  show(<Timeline person={mrHale.id} name="Arthur Hale" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier days' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/Water · 100 ml/)).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(calls[0]?.path).toContain('date_from=');
});
