import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OpenWork } from '#domain/staff/person/open-work.ts';
import { server, show } from '#world/browser/web-page.tsx';
import { OpenWorkPart } from './open-work.tsx';

const work: readonly OpenWork[] = [
  { kind: 'shifts', count: 4, names: [] },
  { kind: 'key_worker', count: 7, names: ['Arthur Hale', 'May Bird'] },
  { kind: 'houses', count: 1, names: ['Rose House'] },
];

function open(rights: readonly string[], status: 'active' | 'left' = 'active', body: readonly object[] = work): void {
  server(({ path }) => ({ status: 200, body: path.endsWith('/open-work/') ? body : [] }));
  show(<OpenWorkPart person={{ id: 'ann', status }} isOpen />, { rights });
}

test('a manager reads what passes on and what is settled by hand before somebody leaves', async () => {
  open(['view_staff', 'employ_staff']);
  expect(await screen.findByText('4 shifts to come')).toBeDefined();
  expect(screen.getByText('7 residents as key worker: Arthur Hale, May Bird and 5 more')).toBeDefined();
  expect(screen.getByText('1 house they manage: Rose House')).toBeDefined();
  expect(screen.getByText('This is settled by hand before they leave.')).toBeDefined();
});

test('an answer of another kind is not taken for what somebody is down for', async () => {
  open(['view_staff', 'employ_staff'], 'active', [{ id: 'n1', title: 'A note' }]);
  expect(await screen.findByText('What they are down for could not be loaded')).toBeDefined();
});

test('nobody else is shown it, and of whoever has left there is none', () => {
  open(['view_staff']);
  expect(screen.queryByText('Down for')).toBeNull();
  open(['view_staff', 'employ_staff'], 'left');
  expect(screen.queryByText('Down for')).toBeNull();
});
