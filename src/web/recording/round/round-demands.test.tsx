import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { eventSource } from '#world/browser/event-source.ts';
import { hale, open, osei, rowOf } from '#world/browser/round-page.tsx';
import { roseHouse } from '#world/browser/web-page.tsx';
import type { Demand } from '#domain/residents/demands/demand.ts';

const by = { entity: 'plan', id: 'p1', title: 'Getting about safely' } as const;
const two: Demand = { topic: 'two_staff', words: 'Two staff', on: ['morning_routine'], by };
const unsafe: Demand = { topic: 'do_not_use', words: 'Do not use: Hoist (unsafe)', on: ['morning_routine'], by };
const person = (resident: object, ...demands: readonly Demand[]) => ({
  resident,
  sheet: null,
  steps: ['wash'],
  demands,
});

let stream: ReturnType<typeof eventSource> | null = null;
afterEach(() => {
  stream?.end();
  stream = null;
});

const asked = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('list', { name: 'What is asked here' })
    .map((list) => list.textContent);

test('in a round each person’s row says what their plans ask, and names the plan', async () => {
  open('morning_routine', [person(hale, two), person(osei)]);
  expect(asked(await rowOf('Arthur Hale'))).toEqual(['Two staff · Getting about safely']);
  expect(asked(await rowOf('Maggie Osei'))).toEqual([]);
});

test('what a plan asks anew, and what must not be used any more, is drawn while the round is open', async () => {
  const residents = [person(hale)];
  const { calls } = open('morning_routine', residents);
  expect(asked(await rowOf('Arthur Hale'))).toEqual([]);
  const reads = () => calls.filter(({ path }) => path.includes('/round/')).length;
  stream = eventSource();
  stream.open();
  await waitFor(() => expect(reads()).toBe(2));
  const changed = { id: 'p1', version: 2, home: roseHouse.id, resident: null };
  residents[0] = person(hale, two);
  stream.change({ ...changed, entity: 'plan' });
  await screen.findByText(/Two staff/);
  residents[0] = person(hale, two, unsafe);
  stream.change({ ...changed, entity: 'house_asset', id: 'a1' });
  await screen.findByText('Do not use: Hoist (unsafe)');
}, 60_000);
