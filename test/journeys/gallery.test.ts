import type { Route } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import { builtGallery } from '#world/browser/steps/built-gallery.ts';
import { atDesk, expect, test } from '#world/browser/journey.ts';

let answer: (route: Route) => Promise<void>;
test.beforeAll(async () => {
  answer = await builtGallery();
});

test('Every part of the kit can be read in every state, by day and by night', atDesk, async ({ page }) => {
  await page.route('http://gallery.test/**', answer);
  await page.goto('http://gallery.test/');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Kind / })).toHaveCount(17);
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('region', { name: 'New messages' }).getByRole('status')).toHaveCount(2);
  await expectAccessible(page);
  for (const opener of await page.getByRole('button', { name: /^Open: / }).all()) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
