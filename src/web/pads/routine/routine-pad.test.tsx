import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { clockOf } from '../../kit/house/house-clock.ts';
import { RoutineEntry } from './routine-entry.tsx';

const facts = {
  resident: { ...mrHale, version: 1 },
  entries: [],
  morning_steps: ['wash', 'hair', 'hearing_aids'],
  morning_usual: { wash: 'completed|prompted', hair: null, hearing_aids: 'completed|independent' },
};

test('all as usual fills in the open steps by name, to be read and changed before they are saved', async () => {
  const { calls } = server(({ path }) =>
    path.startsWith('/api/morning-routine/') ? { status: 200, body: [] } : undefined,
  );
  show(
    <RoutineEntry
      entity={morningRoutine}
      around={{ person: mrHale, facts, clock: clockOf('Europe/London') }}
      chosen={{}}
      isShort={false}
      onWhole={() => {}}
      onDetails={() => {}}
      onSaved={() => {}}
    />,
    { rights: ['view_morning_routine', 'add_morning_routine'] },
  );
  const step = (name: string) => screen.getByRole('group', { name });
  const checked = (group: HTMLElement) => group.querySelector<HTMLInputElement>('input:checked')?.value ?? null;
  await userEvent.click(await screen.findByRole('button', { name: 'All as usual' }));
  expect([checked(step('Wash')), checked(step('Hair')), checked(step('Hearing aids'))]).toEqual([
    'prompted',
    null,
    'independent',
  ]);
  expect(screen.getByText(/^Working/)).toBeDefined();
  await userEvent.click(step('Wash').querySelector('input[value="declined"]') as HTMLElement);
  expect(checked(step('Wash'))).toBe('declined');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
