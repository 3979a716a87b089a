import { fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { ann, mrHale, server, show } from '#world/browser/web-page.tsx';
import { shown } from '../../kit/state/toasts.ts';
import { afterChoosing, ReadingRequest } from './reading-request.tsx';
import { UnreadPlans } from './unread-plans.tsx';

const id = '01900000-0000-7000-8000-0000000000e1';
const plan = {
  id,
  version: 3,
  resident: mrHale.id,
  title: 'Drinking safely',
  domain: 'eating_drinking',
  need: 'Drinks mildly thick (level 2).',
  strengths: null,
  person_says: 'I like tea, hot.',
  capacity_basis: 'person_consents',
  involved: [],
  goals: [],
  actions: [{ what: 'Thicken every drink', how: null, frequency: null, by_role: null, equipment: null, asset: null }],
  approved_at: '2026-01-01T09:00:00Z',
  acknowledged_by: [] as object[],
  status: 'active',
};
const unread = {
  id,
  domain: 'eating_drinking',
  title: plan.title,
  version_label: '2',
  resident: mrHale.id,
  supersedes: '01900000-0000-7000-8000-0000000000e0',
  approved_at: plan.approved_at,
  name: 'Arthur Hale',
};
const rights = ['view_plan', 'acknowledge_plan'];

/** What has changed, until it is signed as read. */
function changed() {
  let isRead = false;
  return server(({ method, path }) => {
    if (path.endsWith('/unread-plans/')) return { status: 200, body: isRead ? [] : [unread] };
    if (path === `/api/plan/${id}/`) return { status: 200, body: plan };
    if (path === `/api/plan/${id}/page/`)
      return { status: 200, body: { versions: [], risks: [], since: '2026-01-01', evidence: [], demands: [] } };
    if (method === 'POST' && path.endsWith('/acknowledge/')) {
      isRead = true;
      return { status: 200, body: { ...plan, acknowledged_by: [{ staff: ann.id, at: '2026-01-02T09:00:00Z' }] } };
    }
    return undefined;
  });
}

test('a changed plan stands there in full and goes with one tap', async () => {
  const { calls } = changed();
  show(<UnreadPlans house="h" />, { rights });
  const one = await screen.findByRole('article', { name: 'Drinking safely, Arthur Hale' });
  expect(await within(one).findByText('Thicken every drink')).toBeDefined();
  expect(within(one).getByRole('link', { name: 'What changed' }).getAttribute('href')).toContain(unread.supersedes);
  fireEvent.click(within(one).getByRole('button', { name: /read/i }));
  expect(await screen.findByText('You have read everything')).toBeDefined();
  expect(calls.find(({ path }) => path.endsWith('/acknowledge/'))?.body).toEqual({ version: 3 });
});

const arriving = () => {
  changed();
  show(
    <>
      <Link to="/home" state={afterChoosing}>
        Choose Rose House
      </Link>
      <ReadingRequest house="h" />
    </>,
    { rights },
  );
};

test('after the house is chosen it asks to read what changed, and leads there', async () => {
  arriving();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Choose Rose House' }));
  const asked = await screen.findByRole('dialog', { name: 'A plan changed since you were here' });
  expect(within(asked).getByText('Arthur Hale')).toBeDefined();
  expect(within(asked).getByRole('link', { name: 'Read now' }).getAttribute('href')).toBe('/supportplan?view=unread');
});

test('“Later” puts it off with one tap and says where it waits', async () => {
  arriving();
  fireEvent.click(screen.getByRole('link', { name: 'Choose Rose House' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(shown.get().map(({ text }) => text)).toContain('They wait on this page and under Support plans');
});
