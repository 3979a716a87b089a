import type { Locator, Page } from '@playwright/test';
import {
  ask,
  enter,
  expect,
  inHand,
  settled,
  signIn,
  test,
  type AnsweredRecord,
  type Entry,
} from '#world/browser/journey.ts';
import { enterPassword, signOut } from '#world/browser/steps/sign-in-page.ts';

/** A finger, and how much it taps and types. */
function typing(page: Page) {
  let [taps, letters] = [0, 0];
  return {
    async press(target: Locator) {
      taps += 1;
      await target.click();
    },
    async type(label: RegExp, text: string) {
      taps += 1;
      letters += text.length;
      await page.getByLabel(label).fill(text);
    },
    /** What a hand needs at a pace of a second for a tap and three letters a second, as on a phone. */
    seconds: () => taps + letters / 3,
    taps: () => taps,
  };
}

/** Its end is now, as it comes after hours by itself. */
async function endAccess(page: Page, manager: Entry, username: string): Promise<void> {
  const [person] = (await ask<AnsweredRecord[]>(page, manager, '/api/staff/?search=Obi&limit=50')).filter(
    (one) => one['username'] === username,
  );
  const whole = await ask<AnsweredRecord>(page, manager, `/api/staff/${person?.id}/`);
  const answer = await page.request.patch(`/api/staff/${whole.id}/`, {
    headers: { Authorization: `Token ${manager.token}` },
    data: { version: whole['version'], access_expires_at: new Date().toISOString() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test(
  'An agency worker at the door is let in within a minute, works the shift, and is out again when it ends',
  inHand,
  async ({ page }, info) => {
    const mark = crypto.randomUUID().slice(0, 4);
    const manager = await signIn(page, 'manager');
    await enter(page, 'manager', { ownSession: true });
    await settled(page);
    const hand = typing(page);
    await hand.press(page.getByRole('navigation', { name: 'Main pages' }).last().getByText('More'));
    await hand.press(page.getByRole('link', { name: 'Staff', exact: true }).last());
    await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
    await settled(page);
    await hand.press(page.getByRole('main').getByRole('button', { name: 'More', exact: true }));
    await hand.press(page.getByRole('menuitem', { name: 'Agency worker' }));
    await expect(page.getByLabel('Shift ends at')).toHaveValue(/^\d\d:\d\d/);
    await hand.type(/^First name/, 'Grace');
    await hand.type(/^Last name/, `Obi ${mark}`);
    await hand.type(/^Agency/, 'Carepool');
    await hand.type(/^Phone/, '01134960002');
    await hand.type(/^E-mail/, 'desk@carepool.example');
    await hand.press(page.getByText('Yes', { exact: true }));
    await hand.press(page.getByRole('button', { name: 'Let in' }));
    await expect(page.getByRole('heading', { name: `Grace Obi ${mark} may sign in` })).toBeVisible();
    info.annotations.push({
      type: 'agency',
      description: `${hand.taps()} taps, ${Math.round(hand.seconds())} s by hand`,
    });
    expect(hand.seconds()).toBeLessThan(60);
    const [username = '', code = ''] = await page.getByRole('main').locator('dd').allTextContents();

    await signOut(page);
    await enterPassword(page, { username, password: code });
    const own = 'seven quiet lanterns swing';
    await page.getByLabel('Current password').fill(code);
    await page.getByLabel('New password', { exact: true }).fill(own);
    await page.getByLabel('The same password again').fill(own);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await enterPassword(page, { username, password: own });
    await page.getByRole('combobox', { name: 'House' }).click();
    await page.getByRole('option', { name: 'Rose House' }).click();
    await page.getByRole('button', { name: 'Proceed to Homepage' }).click();
    await expect(page.getByRole('banner')).toContainText('Rose House');

    await endAccess(page, manager, username);
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your session has ended.' })
      .getByRole('button', { name: 'Sign in again' })
      .click();
    await expect(page).toHaveURL(/\/login$/);
  },
);
