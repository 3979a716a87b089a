import { roles } from '#domain/kit/vocabulary/permissions.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { App } from './app.tsx';
import { openRecord } from './kit/state/recording.ts';

test('whoever an agency sent reads the safety cards of the house before the first entry, and records after the last one', async () => {
  const read = new Set<unknown>();
  const cards = () =>
    ['Arthur', 'Rose'].map((first_name) => ({
      person: { ...mrHale, id: first_name, first_name, photo: null },
      red: ['Allergy: Nuts (anaphylaxis)'],
      beware: [],
      parts: [],
      lines: [],
      contacts: [],
      is_safety: true,
      read_at: read.has(first_name) ? '2026-03-01T09:00:00Z' : null,
    }));
  server(({ method, path, body }) => {
    if (!path.endsWith('/brief/')) return undefined;
    if (method === 'POST') read.add(body?.['resident']);
    const home = { name: roseHouse.name, phone: null, on_call_phone: null, emergency_info: null };
    return { status: 200, body: { home, at: '', must_read: read.size < 2, house: [], cards: cards() } };
  });
  show(<App onSignedIn={async () => {}} />, { address: '/error', user: { groups: [roles.agency] } });
  const gate = () => screen.findByRole('dialog', { name: /^Before your first entry/ });
  act(() => openRecord());
  expect((await gate()).textContent).toContain('2 safety cards to read before your first entry.');
  await userEvent.click(screen.getByRole('button', { name: /^I have read Arthur/ }));
  expect(await screen.findByText('1 safety card to read before your first entry.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^I have read Rose/ }));
  expect(await screen.findByRole('dialog', { name: 'Record' })).toBeDefined();
  expect(screen.queryByRole('dialog', { name: /^Before your first entry/ })).toBeNull();
});

test('a colleague of the house is asked nothing first', async () => {
  server(() => undefined);
  show(<App onSignedIn={async () => {}} />, { address: '/error', user: { groups: [roles.carer, roles.agency] } });
  act(() => openRecord());
  expect(await screen.findByRole('dialog', { name: 'Record' })).toBeDefined();
});
