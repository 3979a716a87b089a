import type { LookPattern, LookPatterns } from '#domain/residents/looks/look-patterns.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show, write } from '#world/browser/web-page.tsx';
import { LookPatternsPage } from './look-patterns-page.tsx';

const pattern: LookPattern = {
  kind: 'off_rota',
  key: 'off_rota bo 2026-03-01',
  user: 'bo',
  name: 'Bo Hill',
  role: 'Carer',
  resident: null,
  day: '2026-03-01',
  first_at: '2026-03-01T22:10:00Z',
  last_at: '2026-03-01T22:30:00Z',
  looks: 4,
  residents: 2,
  saw: ['Their last shift ended 18 hours before.'],
  settled: null,
};

const found: LookPatterns = {
  from: '2026-02-23',
  to: '2026-03-01',
  zone: 'Europe/London',
  looked_at: 1234,
  is_cut: false,
  days_without_rota: [],
  patterns: [pattern],
};

const home = { id: 'rose', name: 'Rose House' };

test('what stands out is told with its figures and how they were counted, and is left with a few words', async () => {
  const sent: unknown[] = [];
  const settled = { answer: 'explained', words: 'She swapped by telephone.', by: 'Mo Day', at: '2026-03-02T09:00:00Z' };
  server(({ path, method, body }) => {
    if (!path.includes('/look-patterns')) return { status: 200, body: [] };
    if (method === 'GET') return { status: 200, body: found };
    sent.push(body);
    return { status: 200, body: { ...found, patterns: [{ ...pattern, settled }] } };
  });
  show(<LookPatternsPage home={home} />, { rights: ['view_user_history', 'view_audit'] });
  const panel = within(await screen.findByRole('region', { name: 'Looked while off the rota' }));
  expect(panel.getByText('Bo Hill looked 4 times at records of 2 residents.')).toBeDefined();
  expect(panel.getByText(/Their last shift ended 18 hours before/)).toBeDefined();
  expect(panel.getByText(/How it was counted: Records opened outside every shift/)).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Settle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle: Bo Hill' }));
  await userEvent.click(dialog.getByText('Explained'));
  await write(dialog.getByLabelText(/In words/), 'She swapped by telephone.');
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText('Nothing is left to settle')).toBeDefined();
  expect(sent).toMatchObject([
    { pattern: pattern.key, answer: 'explained', words: 'She swapped by telephone.', date_from: '2026-02-23' },
  ]);
  expect(screen.getByText('Settled: 1')).toBeDefined();
  expect(screen.getByText(/She swapped by telephone/)).toBeDefined();
});

test('a figure that could not be loaded is not taken for none', async () => {
  server(() => ({ status: 500, body: {} }));
  show(<LookPatternsPage home={home} />, { rights: ['view_user_history', 'view_audit'] });
  expect(await screen.findByText('The figures could not be loaded')).toBeDefined();
});
