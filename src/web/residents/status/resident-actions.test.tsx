import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { resident } from '#domain/residents/person/resident.ts';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { mrHale, roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import { filled } from '#world/records/filled.ts';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import '../../records/known-entities.ts';
import { entityPaths } from '../../entity-paths.ts';
import { ResidentActions } from './resident-actions.tsx';

// Every field is filled in, so it is a whole record.
const person = { ...filled(resident), ...mrHale, home: roseHouse.id, status: 'current' } as Stored<typeof resident>;
const rights = ['view_resident', 'mark_away_resident', 'view_discharge', 'add_body_map', 'add_weight'];

function open(given: object = {}) {
  const { calls } = server(({ method, path, body }) =>
    method === 'PATCH' && path === `/api/resident/${mrHale.id}/`
      ? { status: 200, body: { ...person, ...body, version: 2 } }
      : undefined,
  );
  const changed: StoredRecord[] = [];
  show(
    <EntityPathsProvider value={entityPaths}>
      <ResidentActions
        person={{ ...person, ...given }}
        hasLeft={'is_discharged_status' in given}
        onChanged={(one) => changed.push(one)}
        onHistory={() => {}}
      />
    </EntityPathsProvider>,
    { rights },
  );
  return { changed, sent: () => calls.find(({ method }) => method === 'PATCH')?.body };
}
const choose = async (way: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Coming and going' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: way }));
};

test('whoever goes to hospital is marked with where and why, and what is forgotten in a hurry comes next', async () => {
  const { changed, sent } = open();
  await choose('Gone to hospital');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as in hospital' }));
  expect(await screen.findByText('Which hospital, which ward is needed.')).toBeDefined();
  await write(screen.getByLabelText(/Which hospital, which ward/), 'St James’s, ward 14');
  await write(screen.getByLabelText(/^Why/), 'Chest pain');
  await write(screen.getByLabelText(/^Expected back on/), '1 December 2030');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as in hospital' }));
  expect((await screen.findByRole('link', { name: 'Print About me' })).getAttribute('href')).toContain('page=about-me');
  expect(screen.getByRole('link', { name: 'List what goes along' }).getAttribute('href')).toContain('trip=out');
  await expectSoundStructure(screen.getByRole('dialog'));
  expect(sent()).toMatchObject({
    version: 1,
    status: 'hospital',
    hospital: 'St James’s, ward 14',
    hospital_reason: 'Chest pain',
    expected_return_date: '2030-12-01',
  });
  expect(changed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(changed).toMatchObject([{ status: 'hospital' }]));
});

test('whoever is back is marked as home, and is looked at and weighed', async () => {
  const { changed, sent } = open({ status: 'hospital' });
  await choose('Is back');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as back home' }));
  expect((await screen.findByRole('link', { name: 'Look at the skin: body map' })).getAttribute('href')).toContain(
    'occasion=return_from_hospital',
  );
  expect(screen.getByRole('button', { name: 'Weigh them' })).toBeDefined();
  expect(sent()).toMatchObject({ version: 1, status: 'current' });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(changed).toMatchObject([{ status: 'current' }]));
});

test('whoever has left is recorded about no more, and the way to how they left is there', () => {
  open({ status: 'discharged', is_discharged_status: true });
  expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'How they left' }).getAttribute('href')).toBe(
    `/resident/discharged-resident?discharge=${mrHale.id}`,
  );
});
