import {
  arrive,
  ask,
  atDesk,
  enter,
  expect,
  homeNamed,
  ownResident,
  settled,
  test,
  type AnsweredRecord,
} from '#world/browser/journey.ts';
import { pagesOf } from '#world/browser/paper.ts';

const header = /^Rose House · Confidential · Printed by .+, \d{1,2} \w+ \d{4}, \d\d:\d\d$/;

test(
  'A printed list says which house it is from, who printed it and when, and leaves the screen’s furniture out',
  atDesk,
  async ({ page }) => {
    await enter(page, 'senior', { path: '/rota?view=list' });
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(header)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Rota' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Past' })).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Starts' }).getByText('Starts')).toBeVisible();
  },
);

test('The rota goes on one sheet', atDesk, async ({ page }) => {
  await enter(page, 'senior', { path: '/rota' });
  await settled(page);
  await expect(
    page
      .getByRole('grid', { name: /Rota by person/ })
      .getByRole('row')
      .nth(8),
  ).toBeVisible();
  expect(await pagesOf(page)).toBe(1);
});

test('A sheet of A3 is filled from edge to edge', atDesk, async ({ page }) => {
  await enter(page, 'senior', { path: '/rota' });
  await settled(page);
  // On its side, without its margins.
  await page.setViewportSize({ width: 1512, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const grid = page.getByRole('grid', { name: /Rota by person/ });
  await expect(grid.getByRole('row').nth(8)).toBeVisible();
  expect((await grid.boundingBox())?.width).toBeGreaterThan(1470);
});

test('Four weeks of the rota have every day on the sheet', atDesk, async ({ page }) => {
  await enter(page, 'senior', { path: '/rota?view=four' });
  await settled(page);
  const grid = page.getByRole('grid', { name: /Rota by person/ });
  await expect(grid.getByRole('row').nth(8)).toBeVisible();
  // A sheet of A4 on its side, without its margins.
  await page.setViewportSize({ width: 1047, height: 720 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(grid.getByRole('columnheader')).toHaveCount(30);
  expect((await grid.boundingBox())?.width).toBeLessThanOrEqual(1047);
  expect(await pagesOf(page)).toBeLessThanOrEqual(2);
});

test('A printed record says whose it is, with the birth date', atDesk, async ({ page }, info) => {
  const entry = await arrive(page, 'senior');
  const { id, name } = await ownResident(page, entry, info);
  await page.goto(`/riskassessment?resident=${id}`);
  await settled(page);
  await page.getByRole('table', { name: 'Risk assessments' }).getByRole('link').first().click();
  await expect(page.getByRole('article')).toContainText(name);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(header)).toBeVisible();
  await expect(page.getByRole('article')).toContainText(name);
  await expect(page.getByRole('article')).toContainText(/born \d{1,2} \w+ \d{4} \(\d+\)/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('The handover on paper is at most a page for six residents, and names each of them', atDesk, async ({ page }) => {
  // A house no other journey writes in, and the fullest.
  const house = 'Willow Court';
  const entry = await enter(page, 'admin', { path: '/handover', house });
  await expect(page.getByRole('article').first()).toBeVisible();
  await settled(page);
  const living = await ask<AnsweredRecord[]>(
    page,
    entry,
    `/api/resident/?home=${await homeNamed(page, entry, house)}&status=current,hospital,on_leave`,
  );
  expect(living.length).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  for (const { last_name } of living)
    await expect(page.getByText(String(last_name)).filter({ visible: true }).first()).toBeVisible();
  expect(await pagesOf(page)).toBeLessThanOrEqual(Math.ceil(living.length / 6));
});
