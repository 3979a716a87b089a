import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { resident } from '#domain/residents/person/resident.ts';
import { mrHale, roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import { filled } from '#world/records/filled.ts';
import { EntityPathsProvider } from '../kit/house/entity-paths.tsx';
import '../records/known-entities.ts';
import { entityPaths } from '../entity-paths.ts';
import ResidentScreen from './resident-screen.tsx';

const person = { ...filled(resident), ...mrHale, home: roseHouse.id, status: 'current' };
const nell = {
  id: 'nell',
  version: 1,
  resident: mrHale.id,
  first_name: 'Nell',
  last_name: 'Hale',
  relationship: 'child',
  phone: '0770 090 0001',
  is_next_of_kin: true,
  is_active: true,
};

/** His page, on the part that is named. */
function open(tab: string, given: object = {}, summary: object = {}) {
  let now: object = { ...person, ...given };
  server(({ method, path, body }) => {
    if (path === `/api/resident/${mrHale.id}/`) {
      if (method === 'PATCH') now = { ...now, ...body, version: 2 };
      return { status: 200, body: now };
    }
    if (path.includes('/summary'))
      return { status: 200, body: { resident: now, emergency_contacts: [], entries: [], ...summary } };
    return { status: 200, body: path.startsWith('/api/family/') ? [nell] : [] };
  });
  show(
    <EntityPathsProvider value={entityPaths}>
      <ResidentScreen />
    </EntityPathsProvider>,
    {
      rights: ['view_resident', 'mark_away_resident', 'view_family', 'view_discharge', 'add_note'],
      address: `/resident/detail?id=${mrHale.id}&tab=${tab}`,
    },
  );
}
const banner = async () => within(await screen.findByRole('region', { name: 'Resident' }));

test('whoever goes to hospital is shown so on their page at once, and the next of kin is one press away', async () => {
  open('money');
  const shown = await banner();
  expect(shown.getByRole('button', { name: /^Record/ })).toBeDefined();
  await userEvent.click(shown.getByRole('button', { name: 'Coming and going' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gone to hospital' }));
  await write(await screen.findByLabelText(/Which hospital, which ward/), 'St James’s, ward 14');
  await write(screen.getByLabelText(/^Why/), 'Chest pain');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as in hospital' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(shown.getByText('In hospital')).toBeDefined());
  await userEvent.click(shown.getByRole('button', { name: /Next of kin/ }));
  expect(await shown.findByRole('link', { name: nell.phone })).toBeDefined();
});

test('whoever was taken in at night has what is not known in the banner, and what to find out on the day’s page', async () => {
  open('today', { allergies_unknown: true, allergies: [], admission_date: new Date().toISOString().slice(0, 10) });
  expect((await banner()).getByText('Allergies not known yet')).toBeDefined();
  const list = await screen.findByRole('region', { name: /First-day list/ });
  expect(within(list).getByRole('link', { name: 'Find out: allergies' })).toBeDefined();
});

test('about whoever has left nothing is recorded from their page', async () => {
  open('money', { status: 'discharged', is_discharged_status: true });
  const shown = await banner();
  expect(shown.getByRole('link', { name: 'How they left' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
});

test('of whoever has left stands what was recorded last, and everything before it, with nothing to add', async () => {
  const gone = { status: 'discharged', is_discharged_status: true };
  const mood = { mood_score: 4, reported_by_resident: false, occurred_at: '2026-02-08T20:17:00Z' };
  open('today', gone, { mood, morning_routine: null });
  const last = within(await screen.findByRole('region', { name: 'Last recorded' }));
  expect(await last.findByText(/8 February 2026/)).toBeDefined();
  expect(last.queryByText('None recorded')).toBeNull();
  const past = within(screen.getByRole('region', { name: 'What was recorded' }));
  expect(await past.findByText('Nothing was recorded.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
});
