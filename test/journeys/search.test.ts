import type { Page } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import { atDesk, enter, expect, ownResident, settled, test } from '#world/browser/journey.ts';

/** The heights at which the title of the page and everything beside it stand. */
const linesOfTitle = async (page: Page) => {
  const parts = page
    .getByRole('main')
    .locator('h1, h1 ~ * :is(input:not([type="checkbox"], [type="hidden"]), label, a, button):visible');
  const heights = await parts.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 20);
    }),
  );
  return [...new Set(heights)];
};

const field = (page: Page) => page.getByRole('combobox', { name: 'Search for' });
const found = (page: Page, kind: string) =>
  page.getByRole('dialog', { name: 'Search' }).getByRole('group', { name: kind }).getByRole('option');

test(
  'At a desk the notes are narrowed in the line of their title, and by keys alone a word and a resident are found from there',
  atDesk,
  async ({ page }, info) => {
    const carer = await enter(page, 'carer', { path: '/note' });
    await settled(page);
    const { id, name } = await ownResident(page, carer, info);
    expect(await linesOfTitle(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Only mine' }).click();
    await expect(page.getByRole('checkbox', { name: 'Mine' })).toBeChecked();
    expect(await linesOfTitle(page)).toHaveLength(1);

    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('walked type:note');
    await expect(found(page, 'Notes').first().locator('mark')).toHaveText(/walk/i);
    await expectAccessible(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name.slice(0, -2).toUpperCase());
    await expect(found(page, 'Residents').first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/resident/detail?id=${id}`);
    await expect(field(page)).toHaveCount(0);
  },
);
