/** What planning costs in a real browser: a rota of 60 people by 28 days beside one of a small house's week. */
import { type Browser, chromium, type Page } from '@playwright/test';
import type pg from 'pg';
import { buildPage } from '../../build/build-page.ts';
import { chromiumFlags, findChromium } from '../../testing/chromium.ts';
import { makeDataset } from '../data/dataset.ts';
import { addRota, plannedDays } from '../data/rota-house.ts';
import { say } from '../../running/say.ts';
import { onOwnDatabase, settingsFor } from '../servers/own-database.ts';
import { run } from '../servers/running.ts';
import { frameWork } from './frame-work.ts';
import { median, milliseconds, slowness, slowPage, untilAnswered, untilDrawn } from './slow-page.ts';

const desk = { width: 1440, height: 900 };
/** A screen has sixty frames a second: so long the page may work for one of them. */
const frameMs = 16;
const tapMs = 100;
/** Longer, and one would tap again. Our own figure. */
const sheetMs = 1000;
const taps = 9;
/** Until the marks and whatever else is read ahead has come. */
const breath = 6000;

interface Grid {
  readonly house: string;
  readonly staff: number;
  readonly days: number;
}
const small: Grid = { house: 'House 1', staff: 8, days: 7 };
const large: Grid = { house: 'House 2', staff: 60, days: plannedDays };
const sizeOf = ({ staff, days }: Grid) => `${staff} × ${days}`;

/** The running product, and whose session it is seen with. */
interface Seen {
  readonly url: string;
  readonly token: string;
}

/** What a page that is loaded anew finds of a session: whoever measures has no authenticator app to sign in with. */
async function sessionIn({ url, token }: Seen, house: string): Promise<string> {
  const ask = async (path: string) =>
    (await fetch(`${url}${path}`, { headers: { Authorization: `Token ${token}` } })).json();
  const list: readonly { readonly name: string }[] = await ask('/api/homes/');
  const slices = {
    auth: { loggedin: true, token, user: await ask('/api/me/') },
    house: { list, selected: list.find(({ name }) => name === house), residents: [] },
    _persist: { version: 1, rehydrated: true },
  };
  return JSON.stringify(
    Object.fromEntries(Object.entries(slices).map(([slice, value]) => [slice, JSON.stringify(value)])),
  );
}

async function open(page: Page, { url, token }: Seen, { house, days }: Grid): Promise<void> {
  await page.addInitScript(
    (session) => sessionStorage.setItem('persist:root', session),
    await sessionIn({ url, token }, house),
  );
  await page.goto(`${url}/rota${days > 7 ? '?view=four' : ''}`);
  await page.locator('[data-shift]').first().waitFor();
  await page.waitForTimeout(breath);
}

async function drag(page: Page): Promise<void> {
  const chip = await page.locator('[data-movable]').first().boundingBox();
  if (!chip) throw new Error('There is no shift to drag.');
  await page.mouse.move(chip.x + 20, chip.y + 10);
  await page.mouse.down();
  await page.mouse.move(700, 500, { steps: 60 });
  await page.mouse.move(1100, 780, { steps: 60 });
  await page.mouse.move(chip.x + 20, chip.y + 10, { steps: 60 });
  await page.mouse.up();
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(900, 600);
  for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(turn % 2 ? 60 : 0, turn % 2 ? 0 : 60);
}

/** How long after a tap the chip says that it was tapped, and its sheet is there. */
async function tapped(browser: Browser, seen: Seen, grid: Grid): Promise<{ answered: number; opened: number }> {
  const context = await browser.newContext({ viewport: desk, hasTouch: true, locale: 'en-GB' });
  const page = await slowPage(context);
  await open(page, seen, grid);
  const [answers, sheets]: [number[], number[]] = [[], []];
  for (let round = 0; round < taps * 2; round++) {
    const tap = () => page.locator('[data-shift]').nth(round).tap();
    if (round % 2) sheets.push(await untilDrawn(page, tap, '[role="dialog"]'));
    else answers.push(await untilAnswered(page, tap, '[data-pressed]'));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await context.close();
  return { answered: median(answers), opened: median(sheets) };
}

async function moved(browser: Browser, seen: Seen, grid: Grid) {
  const page = await (await browser.newContext({ viewport: desk, locale: 'en-GB' })).newPage();
  await open(page, seen, grid);
  const dragged = await frameWork(browser, page, () => drag(page));
  const scrolled = await frameWork(browser, page, () => scroll(page));
  await page.context().close();
  return { dragged, scrolled };
}

/** Nineteen of twenty frames are shorter. */
const slowest = (took: readonly number[]) => took[Math.floor(took.length * 0.95)] ?? Number.NaN;

function report(name: string, goal: number, little: number, much: number): void {
  const isLong = much > goal;
  if (isLong) process.exitCode = 1;
  say(
    `${name} ${much.toFixed(1)} ms, goal ${milliseconds(goal)}${isLong ? ', LONGER' : ''} (${little.toFixed(1)} ms for ${sizeOf(small)})`,
  );
}

/** The token of whoever plans. */
async function fill(pool: pg.Pool): Promise<string> {
  const { token, homes } = await makeDataset(pool);
  for (const [place, { staff }] of [small, large].entries())
    await addRota(pool, homes[place] ?? '', { name: `planned${place}`, staff, back: 130 });
  await pool.query('vacuum analyze');
  return token;
}

export async function measurePlanningGrid(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath)
    return say('planning grid: not measured, there is no Chromium or Chrome (CHROMIUM_PATH names one)');
  if (!(await buildPage())) throw new Error('The page could not be built.');
  await onOwnDatabase(4, async (pool) => {
    const token = await fill(pool);
    const product = await run('src/server/main.ts', settingsFor(pool));
    const seen = { url: `http://127.0.0.1:${product.port}`, token };
    const browser = await chromium.launch({
      executablePath,
      args: chromiumFlags,
    });
    try {
      const [few, many] = [await moved(browser, seen, small), await moved(browser, seen, large)];
      const name = `rota of ${sizeOf(large)}`;
      report(`${name}, the page's work for a frame of a drag`, frameMs, slowest(few.dragged), slowest(many.dragged));
      report(
        `${name}, the page's work for a frame of scrolling`,
        frameMs,
        slowest(few.scrolled),
        slowest(many.scrolled),
      );
      const [little, much] = [await tapped(browser, seen, small), await tapped(browser, seen, large)];
      const slowed = `on a device slowed ${slowness} times`;
      report(`${name}, a tap until it is seen ${slowed}`, tapMs, little.answered, much.answered);
      report(`${name}, a tap until its sheet ${slowed}`, sheetMs, little.opened, much.opened);
    } finally {
      await browser.close();
      await product.stop();
    }
  });
}
