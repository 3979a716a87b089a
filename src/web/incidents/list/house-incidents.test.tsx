import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { HouseIncidents } from './house-incidents.tsx';

const fall = {
  id: '01900000-0000-7000-8000-0000000000f1',
  version: 2,
  resident: mrHale.id,
  incident_type: 'fall',
  occurred_at: '2026-03-01T08:00:00Z',
  severity: 'low',
  status: 'submitted',
  location: 'lounge',
  is_deleted: false,
  safeguarding_decision: 'pending',
  cqc_notifiable: 'no',
  riddor_status: 'no',
  riddor_due_on: null,
  riddor_sent_at: null,
  duty_of_candour: 'no',
  names: { resident: 'Arthur Hale' },
};
const page = <HouseIncidents home={roseHouse} back={{ to: '/house-overview', label: 'House overview' }} />;
const asked = (calls: readonly { path: string }[]) =>
  calls
    .filter(({ path }) => path.startsWith('/api/incident/'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]));

test('what is open in the house says whom it happened to, what harm it did and what it waits for', async () => {
  const { calls } = server(({ path }) =>
    path.startsWith('/api/incident/') ? { status: 200, body: [fall] } : undefined,
  );
  show(page, { rights: ['view_incident'] });
  const list = await screen.findByRole('list', { name: 'Open incidents' });
  const link = within(list).getByRole('link', { name: 'Fall: Arthur Hale' });
  expect(link.getAttribute('href')).toContain(`id=${mrHale.id}&tab=notes&incident=${fall.id}`);
  expect(list.textContent).toMatch(/Low.*Submitted.*Decide about safeguarding by/);
  expect(asked(calls)[0]?.get('status')).not.toContain('closed');
});

test('all of them, and those of one type, are asked for by the address', async () => {
  const { calls } = server(({ path }) => (path.startsWith('/api/incident/') ? { status: 200, body: [] } : undefined));
  show(page, { rights: ['view_incident'] });
  expect(await screen.findByText(/No incident is open\./)).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(await screen.findByText(/No incidents recorded/)).toBeDefined();
  expect(asked(calls).at(-1)?.get('status')).toBeNull();
});

test('whoever may report begins a report for the house from here, without a resident', async () => {
  server(({ path }) => (path.startsWith('/api/incident/') ? { status: 200, body: [] } : undefined));
  const { router } = show(page, {
    rights: ['view_incident', 'add_incident'],
    address: '/house-overview?incidents=open',
  });
  const [report] = await screen.findAllByRole('link', { name: 'Report for the house' });
  await userEvent.click(report as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Next: what happened' })).toBeDefined();
  expect(router.state.location.search).toContain('incident=new');
  expect(screen.queryByRole('region', { name: 'Resident' })).toBeNull();
});

test('without the right nothing is asked for', () => {
  const { calls } = server(() => undefined);
  show(page, { rights: [] });
  expect(screen.getByText('You do not have the right to see incidents')).toBeDefined();
  expect(asked(calls)).toEqual([]);
});
