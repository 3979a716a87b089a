import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  atDesk,
  beside,
  enter,
  expect,
  homeNamed,
  inHand,
  newMessages,
  post,
  settled,
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
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The page has said that it is done; what looks wrong for this person on this day is confirmed on the way. */
async function done(page: Page, words: RegExp): Promise<void> {
  const said = page.locator('output').filter({ hasText: words });
  const confirm = page.getByRole('button', { name: 'It is right, save it' });
  await expect(said.or(confirm).first()).toBeAttached();
  if (await confirm.isVisible()) await confirm.click();
  await expect(said).toBeAttached();
}

test(
  'By keys and by mouse a week is planned, taken back, planned again and published, and a gap is filled from the strip',
  atDesk,
  async ({ page }) => {
    const monday = mondayIn(20);
    await enter(page, 'manager', { path: `/rota?from=${monday}` });
    const { user } = await signIn(page, 'carer');
    const cell = (days: number) => page.locator(`[data-staff="${user.id}"][data-day="${dayAfter(monday, days)}"]`);
    const chips = (days: number) => cell(days).locator('[data-shift]');
    await settled(page);
    await expectAccessible(page);

    await cell(0).locator('[data-free]').focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Add a shift' });
    await sheet
      .getByLabel(/^Shift/)
      .first()
      .click();
    await page.getByRole('option', { name: 'Early', exact: true }).click();
    await sheet.getByRole('button', { name: 'Add the shift' }).click();
    await done(page, /: added$/);
    await expect(chips(0)).toHaveAccessibleName(/Early Draft 07:30–15:00/);

    await chips(0).focus();
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+v');
    await done(page, /: copied here$/);
    await expect(chips(1)).toHaveAccessibleName(/Draft/);
    await page.getByRole('button', { name: 'Done' }).click();

    await chips(1).dragTo(cell(3));
    await done(page, /: moved here$/);
    await expect(chips(3)).toHaveAccessibleName(/Draft/);
    await expect(chips(1)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await done(page, /^Undone: /);
    await expect(chips(1)).toHaveCount(1);
    await expect(chips(3)).toHaveCount(0);

    await page
      .getByRole('button', { name: /^Early, \w+ \d+ \w+: 0\// })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Plan / })
      .first()
      .click();
    await done(page, /: added$/);
    await expect(page.getByRole('button', { name: /^Publish 3/ })).toBeVisible();

    await page.getByRole('button', { name: /^Publish 3/ }).click();
    await page.getByRole('button', { name: 'Publish 3 shifts' }).click();
    await expect(newMessages(page)).toContainText('published');
    await expect(chips(0)).toHaveAccessibleName(/Published/);
  },
);

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
