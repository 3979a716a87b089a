import { gridDays, gridRows } from '#domain/rota/grid/rota-grid.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ann, server, show } from '#world/browser/web-page.tsx';
import type { GridActs } from './grid-acts.ts';
import { WeekGrid } from './week-grid.tsx';

const range = { from: '2026-03-02', days: 28 };
const people = [
  { id: ann.id, photo: null, first_name: 'Ann', preferred_name: null, last_name: 'Clarke', role: 'senior' },
];
const nothing = vi.fn<() => void>();
const acts: GridActs = {
  open: nothing,
  choose: nothing,
  add: nothing,
  carry: nothing,
  drop: nothing,
  lengthen: nothing,
  takeOff: nothing,
  letGo: nothing,
  undo: nothing,
  redo: nothing,
};

/** What waits until the browser has nothing else to do. */
let waiting: (() => void)[] = [];
/** The browser has nothing to do once more, and says so to whoever waits. */
const rest = () => act(() => waiting.splice(0).forEach((callback) => callback()));

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => {});
  server(() => undefined);
  show(
    <WeekGrid
      rows={gridRows({ people, shifts: [], ...range })}
      days={gridDays(range)}
      today="2026-03-02"
      zone="Europe/London"
      acts={acts}
      mayPlan={() => true}
      isCarrying={false}
      marks={{}}
    />,
    { rights: [] },
  );
});

const placesOfAnn = () => screen.getAllByRole('button', { name: /^Ann Clarke, / });

test('of four weeks the days in sight are drawn, and by keys one comes to those that are not', async () => {
  expect(placesOfAnn().length).toBeLessThan(range.days);
  expect(screen.queryByRole('button', { name: /^Ann Clarke, Sun 29 Mar/ })).toBeNull();
  placesOfAnn()[0]?.focus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Ann Clarke, Sun 29 Mar/);
  expect(document.activeElement?.closest('td')?.getAttribute('aria-colindex')).toBe('29');
});

test('the days out of sight are drawn while the browser has nothing to do, and then it is left alone', () => {
  for (let turn = 0; turn < range.days && waiting.length > 0; turn++) rest();
  expect(placesOfAnn()).toHaveLength(range.days);
  expect(waiting).toHaveLength(0);
});

test('paper has all four weeks', () => {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(placesOfAnn()).toHaveLength(range.days);
});

test('a finger is seen on its place when it comes down, and no longer when it scrolls instead', () => {
  const [place] = placesOfAnn();
  if (!place) throw new Error('Ann has no place.');
  fireEvent.pointerDown(place, { pointerType: 'touch' });
  expect(place.hasAttribute('data-pressed')).toBe(true);
  fireEvent.pointerCancel(place, { pointerType: 'touch' });
  expect(place.hasAttribute('data-pressed')).toBe(false);
});
