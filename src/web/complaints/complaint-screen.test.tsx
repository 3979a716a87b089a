import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ann, roseHouse, server, show } from '#world/browser/web-page.tsx';
import ComplaintScreen from './complaint-screen.tsx';

const id = '01900000-0000-7000-8000-0000000000d1';
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const acts = ['acknowledge', 'investigate', 'answer', 'close', 'reopen', 'withdraw'];
const manager = ['view', 'add', 'change', ...acts].map((act) => `${act}_complaint`);

const received: Readonly<Record<string, unknown>> = {
  id,
  version: 1,
  home: roseHouse.id,
  title: 'Cold tea in the garden',
  body: 'It is cold by the time it gets there.',
  from_type: 'family',
  from_name: 'Joan Hale',
  is_anonymous: false,
  category: 'food',
  concerns: [],
  resident: null,
  investigator: null,
  findings: null,
  received_at: days(-10),
  acknowledge_by: days(-6).slice(0, 10),
  investigate_by: null,
  answer_by: days(18).slice(0, 10),
  learn_by: null,
  status: 'received',
  acknowledged_at: null,
  looked_into_at: null,
  answered_at: null,
  closed_at: null,
  delayed_at: null,
  is_deleted: false,
  names: {},
};

function opened(given: object = {}, { address = '', rights = manager } = {}) {
  let record = { ...received, ...given };
  const { calls } = server((call) => {
    if (call.path.includes(`/complaint/${id}/`)) {
      if (call.method === 'POST') record = { ...record, ...call.body, version: Number(record['version']) + 1 };
      return { status: 200, body: record };
    }
    if (call.path.includes(`/home/${roseHouse.id}/`) || call.path.includes(`/homes/${roseHouse.id}/`))
      return {
        status: 200,
        body: {
          ...roseHouse,
          address_line1: '1 Rose Road',
          town: 'Leeds',
          postcode: 'LS1 1AA',
          phone: '0113',
          regulator: 'CQC',
          provider_name: 'Community Care Homes',
        },
      };
    return call.path.startsWith('/api/complaint/') ? { status: 200, body: [record] } : undefined;
  });
  show(<ComplaintScreen />, { rights, address: `/suggesion?of=complaint${address}` });
  return { sent: () => calls.filter(({ method, path }) => method === 'POST' && path.includes('/complaint/')) };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('the list says what runs out next, and how late it is', async () => {
  opened();
  const open = await screen.findByRole('region', { name: /^Open/ });
  expect(within(open).getByText(/^Acknowledge it: [67] days late$/)).toBeDefined();
});

test('the next step asks for what it needs, and times begin with now', async () => {
  const { sent } = opened({}, { address: `&id=${id}` });
  await press('Acknowledge it');
  const dialog = await screen.findByRole('dialog', { name: 'Acknowledge it' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge it' }));
  expect(await within(dialog).findByText('How it was acknowledged is needed.')).toBeDefined();
  await userEvent.click(within(dialog).getByText('By letter'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge it' }));
  await waitFor(() =>
    expect(sent().find(({ path }) => path.endsWith('/step/'))?.body).toMatchObject({
      status: 'acknowledged',
      acknowledged_how: 'letter',
      version: 1,
    }),
  );
});

test('a carer reads who can acknowledge it, and is offered no step', async () => {
  opened({}, { address: `&id=${id}`, rights: ['view_complaint_own', 'add_complaint'] });
  expect(await screen.findByText(/Next: acknowledge it\. /)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Acknowledge it' })).toBeNull();
});

test('a letter stands ready with the facts in it once its step is taken', async () => {
  const acknowledged = { status: 'acknowledged', acknowledged_at: days(-5), names: { acknowledged_by: 'Mia Lund' } };
  opened(acknowledged, { address: `&id=${id}&letter=acknowledgement` });
  const letter = await screen.findByRole('article');
  expect(letter.textContent).toContain('Dear Joan Hale,');
  expect(letter.textContent).toContain('“Cold tea in the garden”');
  expect(letter.textContent).toContain('Mia Lund');
});

test('a letter that has not come up yet says so', async () => {
  opened({}, { address: `&id=${id}&letter=answer` });
  expect(await screen.findByText('There is no such letter yet')).toBeDefined();
});

test('the change is the main button where nothing above it leads on', async () => {
  const change = async () => (await screen.findByRole('link', { name: 'Change' })).getAttribute('data-variant');
  opened({}, { address: `&id=${id}` });
  expect(await change()).toBe('default');
  const rights = ['view_complaint', 'change_complaint'];
  opened({}, { address: `&id=${id}`, rights });
  expect(await change()).toBe('filled');
  opened({ status: 'investigating', investigator: ann.id }, { address: `&id=${id}`, rights });
  await screen.findByRole('button', { name: 'Write down what was found' });
  expect(await change()).toBe('default');
});
