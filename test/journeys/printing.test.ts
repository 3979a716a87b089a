import { arrive, atDesk, enter, expect, ownResident, settled, test } from '#world/journey.ts';

const header = /^Rose House · Confidential · Printed by .+, \d{1,2} \w+ \d{4} at \d\d:\d\d$/;

test('A printed list says which house it is from, who printed it and when, and leaves the screen’s furniture out', atDesk, async ({ page }) => {
  await enter(page, 'senior', { path: '/rota' });
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(header)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rota' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Past' })).toHaveCount(0);
  // On a phone's paper each row is a card, and says its labels itself.
  if ((page.viewportSize()?.width ?? 0) > 1000) await expect(page.getByRole('columnheader', { name: 'Starts' }).getByText('Starts')).toBeVisible();
});

test('A printed record says whose it is, with the birth date', atDesk, async ({ page }, info) => {
  const entry = await arrive(page, 'senior');
  const { id, name } = await ownResident(page, entry, info);
  await page.goto(`/supportplan?resident=${id}`);
  await page.getByRole('table', { name: 'Support plans' }).getByRole('link').first().click();
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(header)).toBeVisible();
  await expect(page.getByRole('article')).toContainText(name);
  await expect(page.getByRole('article')).toContainText(/born \d{1,2} \w+ \d{4} \(\d+\)/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
