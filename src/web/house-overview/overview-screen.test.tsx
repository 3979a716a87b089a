import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import type { HouseOverview } from '#domain/house-overview/overview.ts';
import OverviewScreen from './overview-screen.tsx';

const trend = Array.from({ length: 12 }, () => null);
const overview: HouseOverview = {
  home: roseHouse.id,
  name: roseHouse.name,
  at: '2026-07-01T10:00:00.000Z',
  figures: {
    repairs_open: { value: 3, of: null, names: ['Boiler', 'Tap'], more: 1, trend },
    repairs_overdue: { value: 1, of: null, names: ['Boiler'], more: 0, trend },
    hours_filled: { value: 612, of: 640, names: [], more: 0, trend },
  },
  registers: ['dols'],
  events_held_up_since: null,
};

/** The overview of a house whose live events are late, or not, for somebody with these rights. */
async function open(events_held_up_since: string | null, rights: readonly string[]): Promise<void> {
  server(({ path }) =>
    path === `/api/home/${roseHouse.id}/overview/`
      ? { status: 200, body: { ...overview, events_held_up_since } }
      : { status: 200, body: [] },
  );
  show(<OverviewScreen />, { rights });
  await screen.findByText('Repairs open');
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

test('every figure opens what it counts, what is wrong stands first, and a figure that may not be seen is absent', async () => {
  await open(null, manager);
  const panel = within(screen.getByRole('region', { name: 'Premises' }));
  const links = panel.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/house-overview?figure=repairs_overdue',
    '/house-overview?figure=repairs_open',
  ]);
  expect(links[1]?.textContent).toContain('Boiler, Tap and 1 more');
  expect(screen.getByRole('link', { name: /612 of 640 h/ })).toBeDefined();
  expect(screen.queryByText(/fluid/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Deprivation of liberty' }).getAttribute('href')).toBe(
    '/house-overview?register=dols',
  );
});
