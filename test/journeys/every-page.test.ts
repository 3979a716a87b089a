import type { Page } from '@playwright/test';
import contract from '../../contract/routes.json' with { type: 'json' };
import { expectAccessible } from '#world/axe.ts';
import { enter, expect, settled, test } from '#world/journey.ts';

/** The colours are the person's own choice; a page follows it at once. */
async function atNight(page: Page) {
  const inHeader = page.getByRole('banner').getByRole('button', { name: 'Night' });
  if (await inHeader.isVisible()) return inHeader.click();
  await page.getByRole('button', { name: 'my menu' }).click();
  await page.getByRole('menuitem', { name: 'Night colours' }).click();
}

async function expectWellMade(page: Page, path: string) {
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/^.+ · Hearth$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page, `${path} by day`);
  await atNight(page);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectAccessible(page, `${path} by night`);
}

for (const path of contract.signedOut.routes) {
  test(`Nobody signed in opens ${path} and can read it by day and by night`, async ({ page }) => {
    await page.goto(path);
    await expectWellMade(page, path);
  });
}

test('Somebody invited opens the link and can read the form by day and by night', async ({ page }) => {
  await page.goto('/api/password_reset?token=abc&new=1');
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectWellMade(page, 'invitation');
});

for (const { path } of contract.signedIn.routes) {
  test(`A manager opens ${path} and can read it by day and by night`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await enter(page, 'manager', { path, ownSession: path === '/lock' });
    await expectWellMade(page, path);
    expect(complaints).toEqual([]);
  });
}
