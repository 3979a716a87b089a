import type { Page } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  type AnsweredRecord,
  ask,
  beside,
  enter,
  expect,
  goOn,
  homeNamed,
  inHand,
  pin,
  post,
  settled,
  signIn,
  test,
  walkTo,
} from '#world/browser/journey.ts';

const words = 'What was agreed stays between these walls.';

/** A record of the manager's that the senior is named for. */
async function stored(page: Page): Promise<AnsweredRecord & { readonly title: string }> {
  const manager = await signIn(page, 'manager');
  const senior = await signIn(page, 'senior');
  const home = await homeNamed(page, manager);
  const [someone] = await ask<AnsweredRecord[]>(page, manager, `/api/resident/?home=${home}&limit=1`);
  const title = `Meeting ${Date.now().toString(36)}`;
  const record = await post(page, manager, '/api/confidential-info/', {
    home,
    resident: someone?.id,
    title,
    category: 'legal',
    content: words,
    access_list: [senior.user.id],
    lawful_basis: 'public_task',
    share_with_resident: 'yes',
    review_date: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
  });
  return { ...record, title };
}

async function takeOffTheList(page: Page, id: string): Promise<void> {
  const { token, user } = await signIn(page, 'manager');
  const { version } = await ask<AnsweredRecord & { version: number }>(
    page,
    { token, user },
    `/api/confidential-info/${id}/`,
  );
  const answer = await page.request.patch(`/api/confidential-info/${id}/`, {
    headers: { Authorization: `Token ${token}` },
    data: { version, access_list: [user.id] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function openForReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the content' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Why' }).click();
  await page.getByRole('option', { name: 'Review' }).click();
  await dialog.getByLabel(/^In words/).fill('The meeting is this afternoon.');
  await dialog.getByLabel('Your PIN').fill(pin);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
}

test(
  'Somebody named opens what is confidential with a reason and their PIN, and the log says for how long; head office opens it in an emergency, and the owner is told at once; who is taken off its list finds nothing',
  inHand,
  async ({ page, browser }) => {
    const { id, title } = await stored(page);
    await enter(page, 'senior', { path: '/confidential-list' });
    await settled(page);
    await expect(page.getByText(words)).toBeHidden();
    await goOn(page, `/confidential-info?id=${id}`);
    await openForReview(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(words);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(words)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Close it now' }).click();
    await expect(page.getByText(words)).toBeHidden();
    await expect(page.getByText('1 minute', { exact: false }).first()).toBeVisible();

    const manager = await beside(browser, page, 'manager', { path: '/notification' });
    await post(page, await signIn(page, 'admin'), `/api/confidential-info/${id}/open/`, {
      reason_code: 'emergency',
      reason_text: 'The family is at the door with a solicitor.',
      pin,
    });
    await expect(manager.getByText('A confidential record was opened in an emergency').first()).toBeVisible();
    await goOn(manager, `/confidential-info?id=${id}`);
    await expect(manager.getByText('The family is at the door with a solicitor.').first()).toBeVisible();
    await manager.context().close();

    await takeOffTheList(page, id);
    await walkTo(page, '/confidential-list');
    await expect(page.getByText(title)).toHaveCount(0);
    await goOn(page, `/confidential-info?id=${id}`);
    await expect(page.getByText('This confidential record was not found')).toBeVisible();
  },
);
