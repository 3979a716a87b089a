import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { filled } from '#world/records/filled.ts';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import '../../records/known-entities.ts';
import { MonitoringForm } from './monitoring-form.tsx';

const details = [
  {
    chart: 'morning_routine',
    frequency: 'daily',
    interval_value: null,
    reason: 'Needs help to start the day',
    start_date: '2026-01-01',
    review_date: '2027-04-01',
    two_staff: false,
    prompt_text: null,
  },
];
const tracking = {
  ...filled(careTracking, { resident: mrHale.id, morning_routine: true, details, morning_steps: ['wash', 'hair'] }),
  id: '01900000-0000-7000-8000-0000000000e1',
  version: 3,
};

test('a senior chooses the steps of someone’s morning, which keep the order of the sheet', async () => {
  const { calls } = server(({ method, body }) =>
    method === 'PATCH' ? { status: 200, body: { ...tracking, ...body } } : undefined,
  );
  show(<MonitoringForm person={mrHale.id} record={tracking} onSaved={() => {}} onCancel={() => {}} />, {
    rights: ['view_care_tracking', 'change_care_tracking'],
  });
  const step = (name: string) => screen.getByRole('checkbox', { name });
  expect((step('Hair') as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Fresh air' })).toBeNull();
  await userEvent.click(step('Hair'));
  await userEvent.click(step('Glasses'));
  await userEvent.click(step('Mouth care'));
  await userEvent.click(screen.getByRole('button', { name: /^Save monitoring/ }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'PATCH')?.body)
    .toMatchObject({ morning_steps: ['wash', 'mouth_care', 'glasses'] });
});
