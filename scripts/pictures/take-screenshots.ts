/** Pictures of every screen and the prints, made of the product as it is, with the demonstration homes in it. */
import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '#world/server/running-product.ts';
import { buildPage } from '../build/build-page.ts';
import { journeyFlags, provideChromium } from '../testing/chromium.ts';
import { findStory, type Look, looks, picturedOnce, picturedScreens } from './pictured-screens.ts';
import { copyPrints, printHandovers } from './print-handovers.ts';
import { pictureSheets } from './print-sheets.ts';
import { shownPictures, writeShownPicture } from './shown-pictures.ts';

/** Not committed: some eleven megabytes, made anew in a few minutes. */
const folder = '.cache/screenshots';

const account = { username: 'manager', password: 'gateway-demo-2026' };

interface Taking {
  /** Renews what README and docs show as well. */
  readonly forDocs: boolean;
}

export async function takeScreenshots({ forDocs }: Taking): Promise<void> {
  const executablePath = await provideChromium();
  if (!executablePath)
    throw new Error('The pictures need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  if (!(await buildPage())) throw new Error('The page could not be built.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: journeyFlags });
  try {
    for (const look of Object.keys(looks) as Look[]) await picturesOf(browser, product.url, look, folder);
    await printsOf(browser, product.url, folder);
  } finally {
    await browser.close();
    await product.stop();
  }
  console.log(`Pictures and prints are in ${folder}.`);
  if (!forDocs) return;
  for (const name of shownPictures()) await writeShownPicture(name, folder);
  copyPrints(folder);
}

const open = (browser: Browser, baseURL: string, look: Look) =>
  browser.newPage({ ...looks[look], baseURL, locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' });

export async function printsOf(browser: Browser, baseURL: string, into: string): Promise<void> {
  const page = await open(browser, baseURL, 'desktop');
  await page.goto('/login');
  await signIn(page);
  await chooseRoseHouse(page);
  await printHandovers(page, into);
  await pictureSheets(page, account, into);
  await page.close();
}

export async function picturesOf(browser: Browser, baseURL: string, look: Look, into: string): Promise<void> {
  const page = await open(browser, baseURL, look);
  const take = async (name: string) => {
    await still(page);
    await page.screenshot({ path: `${into}/${name}-${look}.png` });
  };
  await page.goto('/login');
  if (look === 'tablet-night') await darken(page);
  await take('sign-in');
  await signIn(page);
  await take('welcome');
  await chooseRoseHouse(page);
  const story = await findStory(page, account);
  for (const [name, reach] of Object.entries({ ...picturedScreens, ...picturedOnce[look] })) {
    await reach(page, story);
    await take(name);
  }
  await page.close();
}

/** The event stream never ends, so a quiet network is nothing to wait for: the page itself says when it is whole. */
async function still(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"]') && [...document.images].every((image) => image.complete),
  );
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const darken = (page: Page) => page.getByRole('button', { name: 'Night' }).click();

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByPlaceholder('Select a House').waitFor();
}

async function chooseRoseHouse(page: Page): Promise<void> {
  await page.getByPlaceholder('Select a House').click();
  await page.getByRole('option', { name: 'Rose House' }).click();
  await page.getByRole('button', { name: 'Proceed to Homepage' }).click();
  await page.waitForURL('**/home');
}
