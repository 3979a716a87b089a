import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resident } from '#domain/residents/person/resident.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { filled } from '#world/records/filled.ts';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { entityPaths } from '../../entity-paths.ts';
import { FirstDay } from './first-day.tsx';

test('what was not known at the door is asked on the first day, each with the way to its answer', () => {
  server(() => undefined);
  // Every field is filled in, so it is a whole record.
  const person = {
    ...filled(resident),
    ...mrHale,
    status: 'current',
    admission_date: new Date().toISOString().slice(0, 10),
    allergies_unknown: true,
  } as Stored<typeof resident>;
  const plans = { active: 0, overdue: 0, next_review: null };
  show(
    <EntityPathsProvider value={entityPaths}>
      <FirstDay
        person={person}
        summary={{ resident: person, emergency_contacts: [{ id: 'tom' }], entries: [], plans }}
      />
    </EntityPathsProvider>,
  );
  const list = screen.getByRole('region', { name: /First-day list/ });
  const asked = within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(asked).toEqual(
    expect.arrayContaining([
      ['Find out: allergies', `/resdient/add-resdient?id=${mrHale.id}`],
      ['Write the first support plan', `/supportplan/add-supportplan?resident=${mrHale.id}`],
    ]),
  );
  expect(list.textContent).not.toContain('Add somebody to call');
});
