import type { Page } from '@playwright/test';
import { charted } from '#domain/charts/charted.ts';
import { expectAccessible } from '#world/axe.ts';
import { arrive, ask, atDesk, expect, goOn, homeNamed, inHand, settled, test, type Entry, type Row } from '#world/journey.ts';

/** Whose drinks, weight and routines are charted every day. */
async function janet(page: Page, entry: Entry): Promise<string> {
  const [oak] = (await ask<Row[]>(page, entry, '/api/homes/')).filter(({ name }) => name === 'Oak Lodge');
  const residents = await ask<Row[]>(page, entry, `/api/resident/?home=${oak?.id}`);
  const found = residents.find(({ last_name }) => last_name === 'Thorpe');
  if (!found) throw new Error('Janet Thorpe does not live in Oak Lodge.');
  return found.id;
}

async function chartsOf(page: Page, more = ''): Promise<string> {
  const entry = await arrive(page, 'senior', { house: 'Oak Lodge' });
  const id = await janet(page, entry);
  await page.goto(`/resident/detail?id=${id}&tab=charts${more}`);
  await settled(page);
  return id;
}

test('A senior sees all charts of a resident at a glance, opens the fluids and goes back a week', async ({ page }) => {
  await chartsOf(page);
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
});

test('A chart is read by keyboard alone', atDesk, async ({ page }) => {
  await chartsOf(page, '&chart=weight');
  await page.getByRole('button', { name: 'Show as table' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /^Weights/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /^Weights/ })).toHaveCount(0);
});

test('Every chart can be read by day and by night, at any width', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await chartsOf(page);
  for (const [kind, { entity }] of Object.entries(charted)) {
    await test.step(entity.labels.many, async () => {
      await goOn(page, `/resident/detail?id=${id}&tab=charts&chart=${kind}&range=28`);
      await expect(page.getByRole('heading', { level: 2, name: entity.labels.many, exact: true })).toBeVisible();
      await settled(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  }
});

test('The night the clocks go back is drawn with its hour, and said so', inHand, async ({ page }) => {
  const entry = await arrive(page, 'senior');
  const rose = await homeNamed(page, entry);
  const residents = await ask<Row[]>(page, entry, `/api/resident/?home=${rose}`);
  const aisha = residents.find(({ last_name }) => last_name === 'Rahman');
  await page.goto(`/resident/detail?id=${aisha?.id}&tab=charts&chart=sleep&range=day&until=${lastClocksBack()}`);
  await settled(page);
  await expect(page.getByText(/The clocks went back an hour|Nothing was recorded of this night/)).toBeVisible();
});

/** The Saturday before the last Sunday of the October that was. */
function lastClocksBack(now = new Date()): string {
  const sunday = (year: number) => { const day = new Date(Date.UTC(year, 9, 31)); day.setUTCDate(31 - day.getUTCDay()); return day; };
  const found = sunday(now.getUTCFullYear()) < now ? sunday(now.getUTCFullYear()) : sunday(now.getUTCFullYear() - 1);
  return new Date(found.getTime() - 86_400_000).toISOString().slice(0, 10);
}

test('A printed chart says whose it is and fits the sheet, without the screen’s furniture', atDesk, async ({ page }) => {
  await chartsOf(page, '&chart=morning_routine&range=28');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Oak Lodge · Confidential · Printed by /)).toBeVisible();
  await expect(page.getByText('Janet Thorpe').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Morning routines/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages).toBe(1);
});
