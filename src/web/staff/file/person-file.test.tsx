import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { staff } from '#domain/staff/person/staff.ts';
import { filled } from '#world/records/filled.ts';
import { server, show } from '#world/browser/web-page.tsx';
import { history } from '../../kit/state/toasts.ts';
import { PersonPage } from '../people/person-page.tsx';
import { account, beforeCourses, papers, personal } from './file-parts.ts';

const moira = filled(staff, {
  first_name: 'Moira',
  last_name: 'Lennox',
  role: 'cook',
  phone: '07700 900110',
  email: 'moira@example.org',
  status: 'active',
  is_active: true,
  last_login: '2026-03-01T07:00:00.000Z',
  identity_checked_on: '2020-01-01',
  right_to_work_type: 'uk_irish',
  dbs_number: '001234567890',
  references_received: 0,
  vetting_exception_on: null,
  training: [],
  supervisions: [],
});
const managing = ['view_staff', 'change_staff', 'manage_users', 'view_group', 'employ_staff', 'view_restricted'];

function open(person: object, rights: readonly string[] = managing) {
  server(({ path }) => {
    if (path.endsWith('/second-factor-reset/')) return { status: 200, body: { has_second_factor: true, asked: null } };
    return { status: 200, body: path.endsWith(`/${moira.id}/`) ? person : [] };
  });
  show(<PersonPage id={moira.id} />, { rights });
}
const part = (title: string) => screen.findByRole('group', { name: title });

test('what is wrong is said first, and the part it lies in stands open while the others are folded', async () => {
  open(moira);
  const wrong = await screen.findByRole('list', { name: 'To put right' });
  expect(wrong.textContent).toMatch(/^References are needed before someone starts/);
  expect(wrong.textContent).toContain('Fire safety: nothing on file');
  expect((await part('Vetting')).hasAttribute('open')).toBe(true);
  expect((await part('Training')).hasAttribute('open')).toBe(true);
  expect((await part('Contact')).hasAttribute('open')).toBe(false);
  expect(within(await part('Contact')).getByText('07700 900110 · moira@example.org')).toBeDefined();
});

test('whoever is starting reads what is missing and where to fill it in, and is offered to work only without a gap', async () => {
  const starting = { ...moira, status: 'onboarding' };
  const bare = { homes: [], identity_checked_on: null, right_to_work_type: null, dbs_number: null };
  open({ ...starting, ...bare }, [...managing, 'activate_staff']);
  const gaps = await screen.findByRole('region', { name: 'Is starting' });
  expect(
    within(gaps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'A house is needed before someone starts.',
    'Identity must be checked before someone starts.',
    'Right to work must be checked before someone starts.',
    'A DBS certificate is needed before someone starts.',
    'References are needed before someone starts.',
  ]);
  expect(within(gaps).queryByRole('button', { name: 'Start working' })).toBeNull();
  expect(within(gaps).getByRole('link', { name: 'Fill in what is missing' }).getAttribute('href')).toContain('edit=1');
  open({ ...starting, homes: ['rose'], references_received: 2 }, [...managing, 'activate_staff']);
  await userEvent.click(await screen.findByRole('button', { name: 'Start working' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start working' }));
  await waitFor(() => expect(history.get().map(({ text }) => text)).toContain('Now working'));
});

test('whoever has applied is told what is missing before they work, and begins the induction all the same', async () => {
  open({ ...moira, status: 'applicant', homes: [] });
  const applied = await screen.findByRole('region', { name: 'Has applied' });
  expect(applied.textContent).toContain('A house is needed before someone starts.');
  await userEvent.click(within(applied).getByRole('button', { name: 'Begin induction' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Begin induction' }));
  await waitFor(() => expect(history.get().map(({ text }) => text)).toContain('Induction has begun'));
});

test('everything about the account is behind one button', async () => {
  open(moira);
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Invite',
    'Change groups and houses',
    'See Hearth as Moira Lennox',
    'Reset the second factor',
    'Close account',
  ]);
});

test('a closed account offers to be opened, and neither an invitation nor a look through its eyes', async () => {
  open({ ...moira, is_active: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Open account',
    'Change groups and houses',
    'Reset the second factor',
  ]);
});

test('a colleague who only reads the directory is shown the parts they may read and no account', async () => {
  const { id, version, first_name, last_name, role, phone, email, homes, status } = moira;
  open({ id, version, first_name, last_name, role, phone, email, homes, status }, ['view_staff_directory']);
  await part('Contact');
  expect(screen.queryByRole('group', { name: 'Vetting' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Account' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
});

test('every field of a member of staff stands in one part of the file', () => {
  const elsewhere = ['photo', 'status', 'training', ...beforeCourses];
  const shown = [...papers, ...personal, account].flatMap(({ names }) => names);
  expect(new Set(shown).size).toBe(shown.length);
  const visible = Object.entries(staff.fields).flatMap(([name, field]) => ('unshown' in field ? [] : [name]));
  expect([...shown, ...elsewhere].toSorted()).toEqual(visible.toSorted());
});
