import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { openRecord, recording } from '../../kit/state/recording.ts';
import BriefGate from './brief-gate.tsx';
import { BriefPage } from './brief-page.tsx';

const card = { beware: [], parts: [], lines: [], contacts: [], is_safety: true };

test('whoever has met the safety cards leaves them with Escape, ticks them on the page of the brief, and may record', async () => {
  const read = new Set<unknown>();
  const cards = () =>
    ['Arthur', 'Rose'].map((first_name) => ({
      ...card,
      person: { ...mrHale, id: first_name, first_name, photo: null },
      red: ['Allergy: Nuts (anaphylaxis)'],
      read_at: read.has(first_name) ? '2026-03-01T09:00:00Z' : null,
    }));
  const home = { name: roseHouse.name, phone: null, on_call_phone: null, emergency_info: null };
  server(({ method, path, body }) => {
    if (!path.endsWith('/brief/')) return undefined;
    if (method === 'POST') read.add(body?.['resident']);
    return { status: 200, body: { home, at: '', must_read: read.size < 2, house: [], cards: cards() } };
  });
  show(
    <>
      <BriefPage house={roseHouse.id} name={roseHouse.name} />
      <BriefGate>
        <p>The sheet to record on</p>
      </BriefGate>
    </>,
  );
  expect(await screen.findByRole('heading', { level: 3, name: 'Arthur Hale' })).toBeDefined();
  act(() => openRecord());
  const gate = await screen.findByRole('dialog', { name: /^Before your first entry/ });
  expect(within(gate).getByText('2 safety cards to read before your first entry.')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), recording.get()]).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: /^I have read Arthur/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^I have read Rose/ }));
  expect(await screen.findByText('All safety cards are read.')).toBeDefined();
  act(() => openRecord());
  expect(await screen.findByText('The sheet to record on')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
