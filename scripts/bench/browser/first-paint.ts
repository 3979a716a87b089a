/** What a person waits for in a real browser on a slow phone: the sign-in page, the home page, the record sheet. */
import { createServer, type Server } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { startProduct } from '#world/server/running-product.ts';
import { buildPage } from '../../build/build-page.ts';
import { chromiumFlags, findChromium } from '../../testing/chromium.ts';
import { say } from '../../running/say.ts';
import { median, milliseconds, slowness, slowPage, untilDrawn } from './slow-page.ts';

/** A slow mobile network, as Lighthouse takes it. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const rounds = 5;
/** A person reads before the next tap; what is fetched ahead arrives meanwhile. */
const breath = 4000;
const account = { username: 'carer', password: 'gateway-demo-2026' };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };

/** When the largest thing of the first screen was painted, counted from the request. */
async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await slowPage(context);
  await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', network);
  await page.goto(address, { waitUntil: 'networkidle' });
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return at;
}

async function medianPaint(browser: Browser, address: string): Promise<number> {
  const paints: number[] = [];
  for (let round = 0; round < rounds; round++) paints.push(await largestPaint(browser, address));
  return median(paints);
}

/** The same shift begun anew each time: sign in, choose the house, open the record sheet. */
async function beginShift(browser: Browser, url: string): Promise<{ home: number; sheet: number }> {
  const context = await browser.newContext({ ...phone, baseURL: url });
  const page = await slowPage(context);
  await page.goto('/login');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByPlaceholder('Select a House').click();
  await page.getByRole('option', { name: 'Rose House' }).click();
  await page.waitForTimeout(breath);
  const home = await untilDrawn(page, () => page.getByRole('button', { name: 'Proceed to Homepage' }).tap(), 'main h2');
  await page.waitForTimeout(breath);
  const sheet = await untilDrawn(
    page,
    () => page.getByRole('button', { name: 'Record', exact: true }).tap(),
    '[role="dialog"] button',
  );
  await context.close();
  return { home, sheet };
}

const bareForm =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign in</title><h1>Sign in</h1><form><label>Username <input></label><label>Password <input type="password"></label><button>Sign in</button></form>';

function serveBareForm(): Promise<Server> {
  const server = createServer(
    (_request, response) => void response.setHeader('content-type', 'text/html').end(bareForm),
  );
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export async function measureFirstPaint(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath)
    return say('first paint: not measured, there is no Chromium or Chrome (CHROMIUM_PATH names one)');
  if (!(await buildPage())) throw new Error('The page could not be built.');
  const product = await startProduct();
  const bare = await serveBareForm();
  // Unlike the journeys, this is about how fast the page becomes.
  const browser = await chromium.launch({
    executablePath,
    args: chromiumFlags,
  });
  try {
    const address = bare.address();
    const bareAt = await medianPaint(browser, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
    const ownAt = await medianPaint(browser, `${product.url}/login`);
    say(
      `first paint of /login ${milliseconds(ownAt)} (goal 1800), of a bare form ${milliseconds(bareAt)}, on a slow network and a device slowed ${slowness} times`,
    );
    const shifts: { home: number; sheet: number }[] = [];
    for (let round = 0; round < rounds; round++) shifts.push(await beginShift(browser, product.url));
    say(`home drawn ${milliseconds(median(shifts.map(({ home }) => home)))} after the tap (goal 1000)`);
    say(`record sheet open ${milliseconds(median(shifts.map(({ sheet }) => sheet)))} after the tap (goal 150)`);
  } finally {
    await browser.close();
    bare.close();
    await product.stop();
  }
}
