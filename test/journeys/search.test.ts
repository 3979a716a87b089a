import type { Page } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import { atDesk, enter, expect, inHand, ownResident, settled, test } from '#world/browser/journey.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search for' });
const lines = (page: Page, kind: string) => dialog(page).getByRole('group', { name: kind }).getByRole('option');

test(
  'A carer finds a resident by a part of the name, without a mouse, and opens the page',
  atDesk,
  async ({ page }, info) => {
    const carer = await enter(page, 'carer');
    await settled(page);
    const { id, name } = await ownResident(page, carer, info);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(name.slice(0, -2).toUpperCase());
    await expect(lines(page, 'Residents').first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/resident/detail?id=${id}`);
    await expect(dialog(page)).toBeHidden();

    await page.keyboard.press('Control+k');
    await expect(lines(page, 'Opened last')).toContainText([name]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  'A few words in the header open the record of a weight for the person they name',
  inHand,
  async ({ page }, info) => {
    const carer = await enter(page, 'carer');
    await settled(page);
    const { name } = await ownResident(page, carer, info);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await field(page).fill(`record weight ${name}`);
    await expect(lines(page, 'Do').first()).toContainText(`Record weight for ${name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Record' })).toContainText(name);
    await expect(page.getByRole('dialog', { name: 'Record' }).getByRole('heading', { name: 'Weight' })).toBeVisible();
  },
);

test('What was written is found with its piece, and nothing found is said plainly', atDesk, async ({ page }) => {
  await enter(page, 'senior');
  await settled(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('walked type:note');
  await expect(lines(page, 'Notes').first().locator('mark')).toHaveText(/walk/i);
  await expectAccessible(page);
  await field(page).fill('zzyzx');
  await expect(dialog(page)).toContainText('Nothing found for “zzyzx”');
  await page.context().setOffline(true);
  await field(page).fill('zzyzxx');
  await expect(dialog(page).getByRole('alert')).toContainText('You are offline');
  await page.context().setOffline(false);
});
