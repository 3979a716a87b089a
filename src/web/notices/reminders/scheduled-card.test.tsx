import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { filled } from '#world/records/filled.ts';
import { mrHale, server, show, write } from '#world/browser/web-page.tsx';
import { history } from '../../kit/state/toasts.ts';
import { ScheduledCard } from './scheduled-card.tsx';
import type { ScheduledItem } from './use-scheduled.ts';

const row = filled(planScheduler, {
  resident: mrHale.id,
  target: '01900000-0000-7000-8000-0000000000d1',
  due_at: '2026-03-01T08:00:00.000Z',
  status: 'overdue',
  assigned_role: 'shift_lead',
  names: { resident: 'Arthur Hale', target: 'Getting about' },
}) as ScheduledItem['row'];

test('a review that is due says about whom, by when and for whom, and is skipped with a reason alone', async () => {
  const { calls } = server(({ body }) => ({ status: 200, body: { ...row, ...body, version: 2 } }));
  const onChanged = vi.fn<() => void>();
  show(<ScheduledCard item={{ of: planScheduler, row, severity: 'high' }} onChanged={onChanged} />, {
    rights: ['view_plan_scheduler', 'change_plan_scheduler', 'complete_plan_scheduler', 'skip_plan_scheduler'],
  });
  const card = screen.getByRole('article');
  expect(card.textContent).toContain('Arthur Hale: Plan review');
  expect(card.textContent).toMatch(/Getting about.*08:00 · Shift lead/);
  await userEvent.click(within(card).getByRole('button', { name: /^Skip/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Skip it' }));
  expect(await within(dialog).findAllByText('Why it is skipped is needed.')).not.toHaveLength(0);
  expect(calls.filter(({ path }) => path.endsWith('/skip/'))).toEqual([]);
  await write(within(dialog).getByLabelText(/^Why it is skipped/), 'Reviewed with the family on Tuesday.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Skip it' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(calls.find(({ path }) => path.endsWith('/skip/'))?.body).toMatchObject({
    skip_reason: 'Reviewed with the family on Tuesday.',
    version: 1,
  });
  expect(history.get()[0]?.text).toBe('Skipped');
});
