import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addDays, localDay, momentAt, momentOf } from '#domain/kit/time/time.ts';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { mrHale, roseHouse, server, show, type Reply, write } from '#world/browser/web-page.tsx';
import { expect, test } from 'vitest';
import { publish } from '../kit/data/event-stream.ts';
import { history } from '../kit/state/toasts.ts';
import '../records/known-entities.ts';
import AppointmentScreen from './appointment-screen.tsx';

const zone = 'Europe/London';
const today = localDay(momentOf(Date.now()), zone);
const rights = ['view_appointment', 'add_appointment', 'outcome_appointment', 'view_resident', 'view_family'];
const id = '01900000-0000-7000-8000-0000000000d1';
const visit = (given: object = {}) => ({
  id,
  version: 3,
  title: 'Dentist',
  appointment_type: 'dentist',
  resident: mrHale.id,
  starts_at: momentAt(addDays(today, 1), '10:00', zone),
  ends_at: momentAt(addDays(today, 1), '10:30', zone),
  status: 'scheduled',
  escort_needed: true,
  escort_staff: null,
  transport: 'taxi',
  repeat: 'none',
  ...given,
});
const past = visit({
  title: 'Swimming',
  repeat: 'weekly',
  starts_at: momentAt(addDays(today, -1), '10:00', zone),
  ends_at: momentAt(addDays(today, -1), '10:30', zone),
});

const open = (address: string, reply: Reply) => {
  const { calls } = server(
    (call) =>
      reply(call) ??
      (call.method === 'GET' && call.path.startsWith('/api/appointment/') ? { status: 200, body: [] } : undefined),
  );
  return { calls, ...show(<AppointmentScreen />, { rights, address }) };
};

test('the agenda says what is next and what is still missing for it', async () => {
  open('/appointment', ({ path }) =>
    path.includes('status=')
      ? undefined
      : path.startsWith('/api/appointment/?')
        ? { status: 200, body: [visit()] }
        : undefined,
  );
  expect(await screen.findByRole('heading', { name: 'Tomorrow' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Arthur Hale · Dentist' })).toBeTruthy();
  expect(screen.getByText('Needs an escort')).toBeTruthy();
  expect(screen.getByText('No appointments today.')).toBeTruthy();
});

test('a visit that is over asks once what came of it, and a series is told whether it goes on', async () => {
  let asking = [past];
  const { calls } = open('/appointment', ({ method, path }) => {
    if (method !== 'POST') return path.includes('status=') ? { status: 200, body: asking } : undefined;
    asking = [];
    return { status: 200, body: { ...past, version: 4, status: 'attended', next_appointment: 'x' } };
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Write outcome/ }));
  const dialog = await screen.findByRole('dialog');
  await expectSoundStructure(dialog);
  await write(within(dialog).getByLabelText(/What was said and done/), 'Two lengths.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save outcome' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/api/appointment/${id}/outcome/`,
      body: { status: 'attended', outcome: 'Two lengths.', version: 3 },
    }),
  );
  expect(calls.find(({ method }) => method === 'POST')?.body).not.toHaveProperty('repeat');
  await waitFor(() =>
    expect(history.get().map(({ text }) => text)).toContain('Outcome saved, and the next one planned'),
  );
  publish(JSON.stringify({ entity: 'appointment', id, version: 4, home: roseHouse.id, resident: mrHale.id }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Write outcome/ })).toBeNull());
});

test('one of a series leads to those before and after it', async () => {
  const next = '01900000-0000-7000-8000-0000000000d2';
  open(`/appointment?id=${id}`, ({ path }) => {
    if (path === `/api/appointment/${id}/series/`)
      return {
        status: 200,
        body: [past, { ...past, id: next, starts_at: momentAt(addDays(today, 6), '10:00', zone) }],
      };
    return path === `/api/appointment/${id}/` ? { status: 200, body: past } : undefined;
  });
  const series = await screen.findByRole('region', { name: /The series/ });
  expect(await within(series).findByText('This one')).toBeTruthy();
  expect(within(series).getByRole('link').getAttribute('href')).toContain(`id=${next}`);
});

test('a week later is a week later by the day one stands on', async () => {
  open('/appointment?view=week&day=2026-11-01', () => undefined);
  const days = await screen.findByRole('group', { name: 'Days of the week' });
  await userEvent.click(screen.getByRole('button', { name: 'Later week' }));
  expect(await within(days).findByRole('button', { name: /^8 November 2026/, pressed: true })).toBeTruthy();
});

test('the sheet for the way says what to take, what can harm, and whom to ring', async () => {
  open(`/appointment?take=1&id=${id}`, ({ path }) => {
    if (path === `/api/appointment/${id}/`)
      return { status: 200, body: visit({ preparation: 'Old clothes', take_documents: [] }) };
    if (path === `/api/resident/${mrHale.id}/`)
      return { status: 200, body: { ...mrHale, status: 'current', allergies: [{ substance: 'penicillin' }] } };
    return path.startsWith('/api/family/')
      ? { status: 200, body: [{ id: 'f', first_name: 'Nell', last_name: 'Hale', phone: '0113 496 0018' }] }
      : undefined;
  });
  expect(await screen.findByText('Old clothes')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Alerts' })).getByText(/Allergy: penicillin/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Whom to ring' })).toBeTruthy();
  expect((await screen.findByText('Nell Hale')).closest('li')?.textContent).toContain('0113 496 0018');
  await expectSoundStructure(document.body);
});

test('arrows walk through the days of a month, and the day one stands on is shown below', async () => {
  open('/appointment?view=month&day=2026-03-31', ({ path }) =>
    path.startsWith('/api/appointment/?')
      ? { status: 200, body: [visit({ starts_at: '2026-04-01T09:00:00Z', ends_at: '2026-04-01T09:30:00Z' })] }
      : undefined,
  );
  const last = await screen.findByRole('button', { name: /^31 March 2026/ });
  last.focus();
  await userEvent.keyboard('{ArrowRight}');
  const first = await screen.findByRole('button', { name: '1 April 2026, 1 appointment' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(screen.getByRole('heading', { name: '1 April 2026' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Arthur Hale · Dentist' })).toBeTruthy();
});

test('appointments that could not be loaded never look like none', async () => {
  open('/appointment?view=week', ({ path }) =>
    path.startsWith('/api/appointment/?') ? { status: 500, body: {} } : undefined,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.queryByText('None')).toBeNull();
});

test('visits of which nobody said what came of them are not left out where they could not be loaded', async () => {
  open('/appointment', ({ path }) =>
    path.includes('status=')
      ? { status: 503, body: {} }
      : path.startsWith('/api/appointment/?')
        ? { status: 200, body: [visit()] }
        : undefined,
  );
  expect(await screen.findByRole('heading', { name: 'Tomorrow' })).toBeTruthy();
  expect(
    within(await screen.findByRole('region', { name: 'What came of it?' })).getByRole('alert').textContent,
  ).toContain('Could not load');
});

test('a sheet to take along is not made without the person it is for', async () => {
  open(`/appointment?take=1&id=${id}`, ({ path }) =>
    path === `/api/appointment/${id}/` ? { status: 200, body: visit() } : undefined,
  );
  expect(await screen.findByText('What can harm this person could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
});
