import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, show } from '#world/browser/web-page.tsx';
import type { Demand } from '#domain/residents/demands/demand.ts';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { openRecord, recording } from '../../kit/state/recording.ts';
import { DemandLines } from './demand-lines.tsx';

const by = { entity: 'plan', id: 'p1', title: 'Getting about safely' } as const;
const two: Demand = { topic: 'two_staff', words: 'Two staff', on: ['bath'], by };
const sling: Demand = { topic: 'equipment', words: 'Own sling', on: ['bath'], by };
const thick: Demand = { topic: 'thickness', words: 'Thickened drinks: level 2', on: ['fluid_intake'], by: null };

const where = {
  list: () => null,
  form: () => null,
  detail: () => null,
  record: (_: string, id: string) => `/at/${id}`,
};

const lines = (...demands: Demand[]) => {
  show(
    <EntityPathsProvider value={where}>
      <DemandLines demands={demands} resident={mrHale.id} />
    </EntityPathsProvider>,
  );
  return screen.getAllByRole('listitem');
};

test('what one plan asks stands in one line that names the plan', () => {
  const [line, ...others] = lines(two, sling);
  expect(line?.textContent).toBe('Two staff · Own sling · Getting about safely');
  expect(others).toEqual([]);
});

test('what no plan speaks of is said without a way to one', () => {
  const [line] = lines(thick);
  expect(line?.textContent).toBe('Thickened drinks: level 2');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the way to the plan closes the record sheet, so that the plan is seen', async () => {
  const [line] = lines(two);
  openRecord({ resident: mrHale.id });
  await userEvent.click(within(line as HTMLElement).getByRole('link', { name: 'Getting about safely' }));
  expect(recording.get()).toBeNull();
});

test('a thing that must not be used is told apart from what is asked', () => {
  const [line] = lines({ topic: 'do_not_use', words: 'Do not use: Hoist (unsafe)', on: ['bath'], by }, two);
  expect(line?.dataset['stop']).toBe('true');
});

test('where nothing is asked no line stands', () => {
  show(<DemandLines demands={[]} resident={null} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('what a second plan asks again is said once, but each restriction is named', () => {
  const other = { entity: 'plan', id: 'p2', title: 'Washing my way' } as const;
  const risk = (id: string, title: string): Demand => ({
    topic: 'restriction',
    words: 'Restriction',
    on: ['bath'],
    by: { entity: 'risk', id, title },
  });
  const shown = lines(two, { ...two, by: other }, risk('r1', 'Bed rails'), risk('r2', 'Locked kitchen'));
  expect(shown.map((line) => line.textContent)).toEqual([
    'Two staff · Getting about safely',
    'Restriction · Bed rails',
    'Restriction · Locked kitchen',
  ]);
});
