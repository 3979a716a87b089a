import type { FigureDetail, HouseComparison } from '#domain/house-overview/overview.ts';
import type { Register } from '#domain/house-overview/registers.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import OverviewScreen from '../overview-screen.tsx';

const at = '2026-07-01T10:00:00.000Z';
const overdue: FigureDetail = {
  figure: 'repairs_overdue',
  at,
  value: 2,
  of: null,
  items: [
    { entity: null, id: '1', resident: null, name: 'Boiler', detail: 'Cellar, by 3 Jun 2026' },
    { entity: null, id: '2', resident: null, name: 'Tap', detail: 'Room 7, by 9 Jun 2026' },
  ],
  readings: [
    { day: '2026-06-20', value: 1 },
    { day: '2026-06-27', value: 2 },
  ],
};
const houses: HouseComparison = {
  houses: [
    { home: '1', name: 'Oak', day: '2026-07-01', values: { gaps: 3, record_age: 12 }, before: { gaps: 1 } },
    { home: '2', name: 'Rose', day: '2026-07-01', values: { gaps: 0, record_age: 90 }, before: { gaps: 0 } },
  ],
};
const dols: Register = {
  register: 'dols',
  at,
  lines: [
    {
      entity: 'resident',
      id: '3',
      resident: '3',
      name: 'Ann Hale, room 4',
      cells: ['Standard', '1 Jan 2026', '1 Jul 2026', 'A walk each day'],
      sign: { tone: 'watch', words: 'Ends today' },
    },
  ],
};

function open(query: string, answer: { status: number; body: unknown }): void {
  server(({ path }) => (/figures|compare|registers/.test(path) ? answer : { status: 200, body: [] }));
  show(<OverviewScreen />, { rights: ['view_home', 'view_repair_record'], address: `/house-overview?${query}` });
}

test('a figure lists whom it counts, says how it is counted and shows how it went', async () => {
  open('figure=repairs_overdue', { status: 200, body: overdue });
  const list = within(await screen.findByRole('region', { name: /^What is behind it/ }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'BoilerCellar, by 3 Jun 2026',
    'TapRoom 7, by 9 Jun 2026',
  ]);
  expect(screen.getByText('Repairs that are not completed though their target is over.')).toBeDefined();
  expect(screen.getByRole('img', { name: /Repairs overdue over twelve weeks/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Repairs' }).getAttribute('href')).toBe('/house-overview/repair-list');
});

test('whoever may not see a figure is told so, and one that cannot be read can be asked for again', async () => {
  open('figure=training', { status: 403, body: { detail: 'No.' } });
  expect(await screen.findByText('You do not have the right to see this figure')).toBeDefined();
});

test('houses stand side by side with what changed in four weeks', async () => {
  open('compare', { status: 200, body: houses });
  const gaps = within(await screen.findByRole('row', { name: /^Gaps this week/ }));
  expect(gaps.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3▲ from 1', '0']);
  expect(within(screen.getByRole('row', { name: /^Age of a record/ })).getByText('1 h 30')).toBeDefined();
});

test('a register has a line for everybody, with what is to be done', async () => {
  open('register=dols', { status: 200, body: dols });
  const line = await screen.findByRole('row', { name: /Ann Hale/ });
  expect(line.textContent).toContain('A walk each day');
  expect(line.textContent).toContain('Ends today');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Deprivation of liberty, ${roseHouse.name}`);
});
