import type { Locator, Page } from '@playwright/test';
import { atDesk, expect, newMessages, password, test } from '#world/journey.ts';

/** Presses Tab, as often as a patient person would. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('Without a mouse a carer signs in, chooses a house, opens a resident and records a mood', atDesk, async ({ page }) => {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('carer');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByPlaceholder('Select a House'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Rose House' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Proceed to Homepage' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');

  await tabTo(page, page.getByRole('list', { name: 'Residents' }).getByRole('link').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Record', exact: true }));
  await page.keyboard.press('Enter');

  const mood = page.getByRole('dialog', { name: 'Record' }).getByRole('region', { name: 'Mood' });
  await tabTo(page, mood.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(mood.getByRole('radio', { name: 'Settled' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: /^Save mood settled for/ }));
  await page.keyboard.press('Enter');
  await expect(newMessages(page)).toContainText('Saved mood at');
});
