import type { Locator, Page } from '@playwright/test';
import { ask, enter, expect, settled, test, type AnsweredRecord, type Entry } from '#world/browser/journey.ts';

/** A finger that types letter by letter, and counts what it does. */
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
      await page.getByLabel(label).pressSequentially(text, { delay: 60 });
    },
    /** What a hand needs at a pace of a second for a tap and three letters a second, as on a phone. */
    seconds: () => taps + letters / 3,
    taps: () => taps,
  };
}

async function signInAs(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Ends the access a few seconds from now, as the end of a shift does after hours. */
async function endSoon(page: Page, manager: Entry, username: string): Promise<void> {
  const [person] = (await ask<AnsweredRecord[]>(page, manager, '/api/staff/?search=Obi&limit=50')).filter(
    (one) => one['username'] === username,
  );
  const whole = await ask<AnsweredRecord>(page, manager, `/api/staff/${person?.id}/`);
  const answer = await page.request.patch(`/api/staff/${whole.id}/`, {
    headers: { Authorization: `Token ${manager.token}` },
    data: { version: whole['version'], access_expires_at: new Date(Date.now() + 4000).toISOString() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('An agency worker at the door is let in within a minute, works the shift, and is out again when it ends', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const isPhone = info.project.name === 'phone';
  const mark = crypto.randomUUID().slice(0, 4);
  const manager = await enter(page, 'manager');
  await settled(page);
  const hand = typing(page);
  if (isPhone) await hand.press(page.getByRole('navigation', { name: 'Main pages' }).last().getByText('More'));
  await hand.press(page.getByRole('link', { name: 'Staff', exact: true }).last());
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await settled(page);
  if (isPhone) await hand.press(page.getByRole('main').getByRole('button', { name: 'More', exact: true }));
  await hand.press(
    isPhone
      ? page.getByRole('menuitem', { name: 'Agency worker' })
      : page.getByRole('main').getByRole('link', { name: 'Agency worker' }),
  );
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

  const theirs = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const tablet = await theirs.newPage();
  await tablet.goto('/login');
  await signInAs(tablet, username, code);
  const own = 'seven quiet lanterns swing';
  await tablet.getByLabel('Current password').fill(code);
  await tablet.getByLabel('New password', { exact: true }).fill(own);
  await tablet.getByLabel('The same password again').fill(own);
  await tablet.getByRole('button', { name: 'Change password' }).click();
  await expect(tablet).toHaveURL(/\/login$/);
  await signInAs(tablet, username, own);
  await tablet.getByRole('combobox', { name: 'House' }).click();
  await tablet.getByRole('option', { name: 'Rose House' }).click();
  await tablet.getByRole('button', { name: 'Proceed to Homepage' }).click();
  await expect(tablet.getByRole('banner')).toContainText('Rose House');

  await endSoon(page, manager, username);
  await tablet
    .getByRole('alert')
    .filter({ hasText: 'Your session has ended.' })
    .getByRole('button', { name: 'Sign in again' })
    .click();
  await expect(tablet).toHaveURL(/\/login$/);
  await theirs.close();
});
