/** The pictures of the README, taken of the product as it is, with the demonstration homes in it. */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '#world/running-product.ts';
import { buildPage } from './build-page.ts';
import { chromiumFlags, findChromium } from './chromium.ts';

const folder = 'docs/screenshots';
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const pages = { home: '/home', residents: '/resident', notes: '/note', rota: '/rota', 'house-overview': '/house-overview' };

export async function takeScreenshots(): Promise<void> {
  const executablePath = findChromium({ install: true });
  if (!executablePath) throw new Error('The pictures need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  if (!(await buildPage())) throw new Error('The page could not be built.');
  mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    for (const size of ['phone', 'desktop'] as const) await picturesOf(browser, product.url, size);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function picturesOf(browser: Browser, baseURL: string, size: keyof typeof sizes): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: sizes[size], locale: 'en-GB', timezoneId: 'Europe/London' });
  const take = (name: string) => page.screenshot({ path: `${folder}/${name}-${size}.png` });
  await page.goto('/login');
  await take('sign-in');
  await enterRoseHouse(page);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(name);
  }
  await page.close();
}

async function enterRoseHouse(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('manager');
  await page.getByLabel('Password', { exact: true }).fill('gateway-demo-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByPlaceholder('Select a House').click();
  await page.getByRole('option', { name: 'Rose House' }).click();
  await page.getByRole('button', { name: 'Proceed to Homepage' }).click();
  await page.waitForURL('**/home');
}
