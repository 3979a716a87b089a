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
  pin,
  post,
  settled,
  signIn,
  test,
} from '#world/browser/journey.ts';

const words = 'What was agreed stays between these walls.';

/** A record of the manager's that the senior is named for. */
async function stored(page: Page, title: string): Promise<string> {
  const manager = await signIn(page, 'manager');
  const senior = await signIn(page, 'senior');
  const home = await homeNamed(page, manager);
  const [someone] = await ask<AnsweredRecord[]>(page, manager, `/api/resident/?home=${home}&limit=1`);
  const { id } = await post(page, manager, '/api/confidential-info/', {
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
  return id;
}

async function sayWhy(page: Page, verb: string, why: string | null): Promise<void> {
  await page.getByRole('button', { name: verb }).click();
  const dialog = page.getByRole('dialog');
  if (why) {
    await dialog.getByRole('combobox', { name: 'Why' }).click();
    await page.getByRole('option', { name: why }).click();
  }
  await dialog.getByLabel(/^In words/).fill('The meeting is this afternoon.');
  await dialog.getByLabel('Your PIN').fill(pin);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
}

test('Somebody named opens what is confidential with a reason and their PIN, closes it, and the log says for how long', async ({
  page,
}) => {
  const title = `Meeting ${Date.now().toString(36)}`;
  const id = await stored(page, title);
  await enter(page, 'senior', { path: '/confidential-list' });
  await settled(page);
  await expect(page.getByText(words)).toBeHidden();
  await goOn(page, `/confidential-info?id=${id}`);
  await sayWhy(page, 'Open the content', 'Review');
  await expect(page.getByText(words)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(words);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(words)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Close it now' }).click();
  await expect(page.getByText(words)).toBeHidden();
  await expect(page.getByText('1 minute', { exact: false }).first()).toBeVisible();
});

test('Head office opens it in an emergency, and the owner is told at once; who is kept out finds nothing', async ({
  page,
  browser,
}) => {
  const title = `Letter ${Date.now().toString(36)}`;
  const id = await stored(page, title);
  await enter(page, 'admin', { path: `/confidential-info?id=${id}` });
  await sayWhy(page, 'Open in an emergency', null);
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Close it now' }).click();

  const manager = await beside(browser, page, 'manager', { path: '/notification' });
  await expect(manager.getByText('A confidential record was opened in an emergency').first()).toBeVisible();
  await goOn(manager, `/confidential-info?id=${id}`);
  await expect(manager.getByText('The meeting is this afternoon.')).toBeVisible();
  await manager.context().close();

  const carer = await beside(browser, page, 'carer', { path: `/confidential-info?id=${id}` });
  await settled(carer);
  await expect(carer.getByText(title)).toBeHidden();
  await expect(carer.getByText(/not found|could not be found/i).first()).toBeVisible();
  await carer.context().close();
});
