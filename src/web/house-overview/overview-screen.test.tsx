import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { registerEntities } from '../kit/state/entities.ts';
import OverviewScreen from './overview-screen.tsx';

beforeEach(() => registerEntities(register));

/** The overview of a house whose live events are late, or not, for somebody with these rights. */
async function open(events_held_up_since: string | null, rights: readonly string[]): Promise<void> {
  server(({ path }) =>
    path === `/api/home/${roseHouse.id}/overview/`
      ? { status: 200, body: { name: roseHouse.name, events_held_up_since, repairs: { open: 1, overdue: 0 } } }
      : { status: 200, body: [] },
  );
  show(<OverviewScreen />, { rights });
  await screen.findByText(/^Repairs/);
}

const manager = ['view_home', 'change_home', 'view_repair_record'];

test('a manager reads since when screens may show new entries late, that nothing is lost, and who can end it', async () => {
  await open('2026-07-01T09:20:00.000Z', manager);
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('Since 10:20');
  expect(said).toContain('Nothing is lost. Ask whoever looks after the server to end it.');
});

test('while live events are complete nothing is said about them', async () => {
  await open(null, manager);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a carer, who can have nothing done about it, is not told of late events', async () => {
  await open('2026-07-01T09:20:00.000Z', ['view_home', 'view_repair_record']);
  expect(screen.queryByRole('alert')).toBeNull();
});
