import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show, write, type Call, type Reply } from '#world/browser/web-page.tsx';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import AdmissionScreen from './admission-screen.tsx';

const open = (address: string, reply: Reply = () => undefined) => {
  const { calls } = server(
    (call) => reply(call) ?? (call.path.startsWith('/api/resident/?') ? { status: 200, body: [mrHale] } : undefined),
  );
  const shown = show(
    <EntityPathsProvider value={entityPaths}>
      <AdmissionScreen />
    </EntityPathsProvider>,
    { rights: ['view_resident', 'add_resident'], address: `/resdient/add-resdient${address}` },
  );
  return { calls, ...shown };
};
const type = (label: RegExp | string, words: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: words } });

test('a number that cannot be right says so at once, and at night there is a shorter way', async () => {
  open('');
  await write(screen.getByLabelText(/NHS number or code/), '943 476 5918');
  expect(await screen.findByText('This NHS number cannot be right: one of its digits is wrong')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Admit in an emergency' }).getAttribute('href')).toContain('emergency=1');
});

test('an admission that was begun goes on at the step where it was left', async () => {
  const values = {
    first_name: 'Tilda',
    last_name: 'Quill',
    date_of_birth: '1941-03-04',
    national_id_type: 'local',
    national_id: 'TQ-1',
  };
  open('', ({ method, path }) =>
    method === 'GET' && path.startsWith('/api/draft/resident/')
      ? { status: 200, body: { values, id: 'r1', version: null, saved_at: '2026-03-01T02:10:00Z' } }
      : undefined,
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Coming here' })).toBeDefined();
  await expectSoundStructure();
});

test('somebody is taken in at night with what is known, and what is not is said and not asked', async () => {
  const isSent = ({ method, path }: Call) => method === 'POST' && path === '/api/resident/emergency/';
  const { calls, router } = open('?emergency=1', (call) => {
    if (!isSent(call)) return undefined;
    return call.body?.['confirmed_warnings']
      ? { status: 201, body: { ...call.body, version: 1 } }
      : {
          status: 400,
          body: { warnings: { status: ['over_capacity: The house is registered for 1 and 1 live there already.'] } },
        };
  });
  const save = screen.getByRole('button', { name: 'Save emergency admission' });
  fireEvent.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('First name is needed.');
  await expectSoundStructure();
  type(/^First name/, 'Ada');
  type(/^Last name/, 'Byrne');
  for (const unknown of ['Date of birth', 'Allergies', 'GP', 'Number'])
    fireEvent.click(screen.getByLabelText(`${unknown} not known yet`));
  type(/^Room/, '3');
  type(/^Came from/, 'Her flat');
  type(/^Why they came/, 'A fire in her flat.');
  type(/^What is known of danger/, 'Smokes in bed.');
  type(/^Their first name/, 'Tom');
  type(/^Their last name/, 'Byrne');
  type(/^Phone/, '0113 496 0018');
  fireEvent.click(screen.getByRole('combobox', { name: /^Relationship/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Child' }));
  fireEvent.click(save);
  const asked = await screen.findByRole('dialog');
  await userEvent.click(within(asked).getByRole('button', { name: 'It is right, save it' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resident/detail'));
  const sent = calls.filter(isSent);
  expect(sent.at(-1)?.body).toMatchObject({
    home: roseHouse.id,
    first_name: 'Ada',
    date_of_birth_unknown: true,
    allergies_unknown: true,
    admitted_from: 'Her flat',
    known_dangers: 'Smokes in bed.',
    contact_first_name: 'Tom',
    contact_relationship: 'child',
    confirmed_warnings: ['over_capacity'],
  });
  expect(sent.at(-1)?.body?.['id']).toBe(sent[0]?.body?.['id']);
});
