/** The pictures of the README, taken of the product as it is, with the demonstration homes in it. */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '#world/running-product.ts';
import { buildPage } from './build-page.ts';
import { chromiumFlags, findChromium } from './chromium.ts';

const folder = 'docs/screenshots';

/** A desk, a phone in a pocket, and the tablet of the night shift. */
const looks = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 } },
  'tablet-night': { viewport: { width: 820, height: 1180 } },
};
type Look = keyof typeof looks;

const pages = {
  home: '/home',
  residents: '/resident',
  appointments: '/appointment',
  'house-overview': '/house-overview',
};

export async function takeScreenshots(): Promise<void> {
  const executablePath = findChromium({ install: true });
  if (!executablePath) throw new Error('The pictures need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  if (!(await buildPage())) throw new Error('The page could not be built.');
  mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    for (const look of Object.keys(looks) as Look[]) await picturesOf(browser, product.url, look);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function picturesOf(browser: Browser, baseURL: string, look: Look): Promise<void> {
  const page = await browser.newPage({ ...looks[look], baseURL, locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' });
  const take = async (name: string) => {
    await still(page);
    await page.screenshot({ path: `${folder}/${name}-${look}.png` });
  };
  await page.goto('/login');
  if (look === 'tablet-night') await darken(page);
  await take('sign-in');
  await signIn(page);
  // The device's colours give way to the person's own.
  if (look === 'tablet-night') await darken(page);
  await take('welcome');
  await chooseRoseHouse(page);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await take(name);
  }
  await openResident(page);
  await take('resident');
  await beginMood(page);
  await take('form');
  await page.close();
}

/** The stream of news never ends, so a quiet network is nothing to wait for: the page itself says when it is whole. */
async function still(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]') && [...document.images].every((image) => image.complete));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const darken = (page: Page) => page.getByRole('button', { name: 'Night' }).click();

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('manager');
  await page.getByLabel('Password', { exact: true }).fill('gateway-demo-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByPlaceholder('Select a House').waitFor();
}

async function chooseRoseHouse(page: Page): Promise<void> {
  await page.getByPlaceholder('Select a House').click();
  await page.getByRole('option', { name: 'Rose House' }).click();
  await page.getByRole('button', { name: 'Proceed to Homepage' }).click();
  await page.waitForURL('**/home');
}

async function openResident(page: Page): Promise<void> {
  await page.goto('/resident');
  await page.getByRole('list', { name: 'Residents' }).getByRole('link').first().click();
  await page.getByRole('tablist').waitFor();
}

async function beginMood(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Mood' }).click();
  const mood = page.getByRole('group', { name: /^Mood/ });
  await mood.getByText('4', { exact: true }).click();
  await page.getByRole('group', { name: /^Part of the day/ }).getByText('Afternoon', { exact: true }).click();
  await mood.scrollIntoViewIfNeeded();
}
