import {
  arrive,
  ask,
  beside,
  expect,
  homeNamed,
  inHand,
  newMessages,
  post,
  signIn,
  test,
  type AnsweredRecord,
  type Entry,
} from '#world/browser/journey.ts';
import type { Page } from '@playwright/test';

/** Monday of a week that no other journey and no sketch of the demonstration reaches. */
function mondayIn(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** A published shift of the carer, on a day of its own. */
async function publishedShift(page: Page, manager: Entry, carer: string, day: string): Promise<AnsweredRecord> {
  const home = await homeNamed(page, manager);
  const shift = await post(page, manager, '/api/rota/', {
    home,
    staff: carer,
    date: day,
    shift_type: 'early',
    confirmed_warnings: ['short_rest', 'weekly_rest', 'over_48_hours', 'training_over', 'night_hours'],
  });
  await post(page, manager, '/api/rota/publish/', { home, from: day, days: 1 });
  return shift;
}

test(
  'A carer hands a shift on from the phone: a colleague takes it, it is approved, and it has changed hands',
  inHand,
  async ({ page, browser }, info) => {
    const day = mondayIn(30 + info.parallelIndex * 2);
    const manager = await signIn(page, 'manager');
    const { user } = await arrive(page, 'carer');
    const { id } = await publishedShift(page, manager, user.id, day);
    await page.goto('/rota?view=mine');
    const named = (verb: string) => new RegExp(`^${verb}: \\w+ ${Number(day.slice(8))} \\w+, Early`);
    await page.getByRole('button', { name: named('Accept') }).click();
    await page.getByRole('button', { name: named('I cannot work this shift') }).click();
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText('Offered to any colleague, waits for an answer').first()).toBeVisible();

    const colleague = await beside(browser, page, 'senior', { path: '/rota?view=mine' });
    await colleague.getByRole('button', { name: named('I will take it') }).click();
    await expect(newMessages(colleague)).toContainText('waits for approval');
    await colleague.context().close();

    const { version } = await ask<{ version: number }>(page, manager, `/api/rota/${id}/`);
    const { user: senior } = await signIn(page, 'senior');
    const approved = await post(page, manager, `/api/rota/${id}/swap/`, {
      step: 'approve',
      version,
      confirmed_warnings: ['short_rest', 'weekly_rest', 'over_48_hours', 'training_over', 'night_hours'],
    });
    expect([approved['staff'], approved['status']]).toEqual([senior.id, 'accepted']);
    await expect(page.getByRole('button', { name: named('Keep the shift after all') })).toHaveCount(0);
  },
);
