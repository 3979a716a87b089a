import type { Page } from '@playwright/test';
import { charted } from '#domain/charts/charted.ts';
import { byDay, byNight, expectAccessible } from '#world/browser/axe.ts';
import { arrive, atDesk, expect, goOn, inHand, residentNamed, settled, test } from '#world/browser/journey.ts';
import { pagesOf } from '#world/browser/paper.ts';
import { pressAt } from '#world/browser/without-a-mouse.ts';

/** Somebody whose drinks, weight and routines are charted every day. */
async function openCharts(page: Page, more = ''): Promise<string> {
  const entry = await arrive(page, 'senior', { house: 'Oak Lodge' });
  const { id } = await residentNamed(page, entry, 'Janet Thorpe', 'Oak Lodge');
  await page.goto(`/resident/detail?id=${id}&tab=charts${more}`);
  await settled(page);
  return id;
}

test(
  'A senior sees all charts of a resident at a glance, opens the fluids and goes back a week',
  inHand,
  async ({ page }) => {
    await openCharts(page);
    await expect(page.getByText('The last 28 days')).toBeVisible();
    await page.getByRole('link', { name: 'Fluids' }).click();
    await expect(page.getByRole('heading', { name: 'Fluids' })).toBeVisible();
    await page.getByText('Week', { exact: true }).click();
    await expect(page.getByText(/^(Below target on \d|Not below target)/)).toBeVisible();
    await page.getByRole('link', { name: 'Earlier' }).click();
    await expect(page).toHaveURL(/range=week.*until=\d{4}-\d\d-\d\d/);
    await page.reload();
    await expect(page.getByRole('img', { name: /^Fluids, .+ to .+\. / })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: /^Fluids/ })).toBeVisible();
  },
);

test('A chart is read by keyboard alone', atDesk, async ({ page }) => {
  await openCharts(page, '&chart=weight');
  await pressAt(page, page.getByRole('button', { name: 'Show as table' }), 'Enter');
  await expect(page.getByRole('table', { name: /^Weights/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /^Weights/ })).toHaveCount(0);
});

/** As in the hand, and as at a desk: each chart is opened once and seen in both. */
const sizes = [
  { size: { width: 390, height: 844 }, lights: byDay },
  { size: { width: 1440, height: 900 }, lights: byNight },
];

test('Every chart can be read by day and by night, at any width', atDesk, async ({ page }) => {
  const id = await openCharts(page);
  for (const [kind, { entity }] of Object.entries(charted)) {
    await test.step(entity.labels.many, async () => {
      await goOn(page, `/resident/detail?id=${id}&tab=charts&chart=${kind}&range=28`);
      for (const { size, lights } of sizes) {
        await page.setViewportSize(size);
        await expect(page.getByRole('heading', { level: 2, name: entity.labels.many, exact: true })).toBeVisible();
        await settled(page);
        // A page of another width takes a moment to be laid out anew.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
          .toBeLessThanOrEqual(0);
        await expectAccessible(page, { lights });
      }
    });
  }
});

test(
  'A printed chart says whose it is and fits the sheet, without the screen’s furniture',
  atDesk,
  async ({ page }) => {
    await openCharts(page, '&chart=morning_routine&range=28');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Oak Lodge · Confidential · Printed by /)).toBeVisible();
    await expect(page.getByText('Janet Thorpe').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Morning routines/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await pagesOf(page)).toBe(1);
  },
);
