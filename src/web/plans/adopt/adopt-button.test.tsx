import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Plan } from '#domain/plans/plan/plan.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { AdoptButton } from './adopt-button.tsx';

const step: Plan['actions'][number] = {
  what: 'Thicken every drink',
  how: 'One scoop',
  frequency: null,
  by_role: null,
  equipment: null,
  asset: null,
  staff_number: 2,
  recorded_on: null,
};
const record = {
  id: '01900000-0000-7000-8000-0000000000e1',
  version: 1,
  resident: mrHale.id,
  title: 'Drinking safely',
  domain: 'eating_drinking' as const,
  review_date: '2026-04-01',
  actions: [step],
};

const opened = (watched: readonly object[]) => {
  const asked = server(({ method, path }) => {
    if (!path.startsWith('/api/care-tracking/')) return undefined;
    return method === 'GET' ? { status: 200, body: watched } : { status: 201, body: { id: 'x', version: 1 } };
  });
  show(<AdoptButton record={record} place={0} />, {
    rights: ['view_care_tracking', 'add_care_tracking', 'change_care_tracking'],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Bring into daily care' }));
  return asked;
};

test('what would change in daily care is shown before it is done', async () => {
  const { calls } = opened([]);
  const changes = await screen.findByRole('region', { name: 'What would change' });
  expect(within(changes).getByText(/not watched/)).toBeDefined();
  expect(within(changes).getByText('Thicken every drink – One scoop')).toBeDefined();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Change daily care' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      resident: mrHale.id,
      fluid_intake: true,
      details: [{ chart: 'fluid_intake', two_staff: true, reason: 'Support plan: Drinking safely' }],
    });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('leaving it as it is changes nothing', async () => {
  const { calls } = opened([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it as it is' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls.some(({ method }) => method !== 'GET')).toBe(false);
});
