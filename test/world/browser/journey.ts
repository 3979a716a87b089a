/** What journeys share: the people of the demonstration homes, signed in already where signing in is not the point. */
import { test as base, expect, type Browser, type Page, type TestInfo } from '@playwright/test';
import { slowDown } from './setup/slow.ts';

export { expect };
export const password = 'gateway-demo-2026';
export const pin = '274951';
export type Who = 'admin' | 'manager' | 'senior' | 'carer' | 'agency' | 'auditor';

export interface Entry {
  readonly token: string;
  readonly user: { readonly id: string; readonly first_name: string; readonly permissions: readonly string[] };
}
/** A journey that is the same at every size is walked at the one where the work is done: in the hand, or at the desk. */
export const inHand = { tag: '@hand' };
export const atDesk = { tag: '@desk' };

export type AnsweredRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** A journey on which the page itself breaks has failed, whatever it was about. */
export const test = base.extend<{ unbroken: void; slowly: void }>({
  slowly: [
    async ({ page }, use) => {
      await slowDown(page);
      await use();
    },
    { auto: true },
  ],
  unbroken: [
    async ({ page }, use) => {
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      await use();
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});

export async function signInWith(
  page: Page,
  account: { readonly username: string; readonly password: string },
): Promise<Entry> {
  const answer = await page.request.post('/api/login/', { data: account });
  expect(answer.status(), `${account.username} signs in`).toBe(200);
  return answer.json() as Promise<Entry>;
}

const signInAnew = (page: Page, who: Who): Promise<Entry> => signInWith(page, { username: who, password });

interface SharedEntry {
  readonly entry: Promise<Entry>;
  readonly since: number;
}
const entries = new Map<Who, SharedEntry>();
/** Well within the time in which nobody is asked again who they are. */
const freshMs = 8 * 60_000;
/** A password costs half a second to look at: one sign-in for each person serves the journeys of a worker for some minutes. */
export function signIn(page: Page, who: Who): Promise<Entry> {
  const known = entries.get(who);
  if (known && Date.now() - known.since < freshMs) return known.entry;
  const entry = signInAnew(page, who);
  entries.set(who, { entry, since: Date.now() });
  return entry;
}

export async function ask<T>(page: Page, { token }: Entry, path: string): Promise<T> {
  const answer = await page.request.get(path, { headers: { Authorization: `Token ${token}` } });
  expect(answer.ok(), `${path} answers`).toBe(true);
  return answer.json() as Promise<T>;
}

export async function post(page: Page, { token }: Entry, path: string, data: object): Promise<AnsweredRecord> {
  const answer = await page.request.post(path, { headers: { Authorization: `Token ${token}` }, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json() as Promise<AnsweredRecord>;
}

export async function homeNamed(page: Page, entry: Entry, house = 'Rose House'): Promise<string> {
  const home = (await ask<AnsweredRecord[]>(page, entry, '/api/homes/')).find(({ name }) => name === house);
  if (!home) throw new Error(`There is no ${house}.`);
  return home.id;
}

interface Coming {
  house?: string | null;
  /** For a journey that ends or locks its session. */
  ownSession?: boolean;
}

/** Somebody has signed in and chosen a house before; the first page is theirs to open. */
export async function arrive(
  page: Page,
  who: Who,
  { house = 'Rose House', ownSession = false }: Coming = {},
): Promise<Entry> {
  const entry = await (ownSession ? signInAnew(page, who) : signIn(page, who));
  await arriveWith(page, entry, house);
  return entry;
}

export async function arriveWith(page: Page, entry: Entry, house: string | null): Promise<void> {
  const state = await storedState(page, entry, house);
  await page.addInitScript((root) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('came in')) return;
    sessionStorage.setItem('came in', 'yes');
    sessionStorage.setItem('persist:root', root);
  }, state);
}

export async function enter(
  page: Page,
  who: Who,
  { path = '/home', ...coming }: Coming & { path?: string } = {},
): Promise<Entry> {
  const entry = await arrive(page, who, coming);
  await page.goto(path);
  return entry;
}

/** Another person at another device of the same size, who receives from now on what others do. */
export async function beside(
  browser: Browser,
  page: Page,
  who: Who,
  { path, house = 'Rose House' }: { path: string; house?: string },
): Promise<Page> {
  const { baseURL = '' } = base.info().project.use;
  const origin = page.url() === 'about:blank' ? baseURL : new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL: origin, viewport: page.viewportSize() });
  const other = await context.newPage();
  await slowDown(other);
  const listening = other.waitForResponse('**/api/events/');
  await enter(other, who, { path, house });
  await Promise.all([listening, settled(other)]);
  return other;
}

async function storedState(page: Page, entry: Entry, house: string | null): Promise<string> {
  const list = house === null ? [] : await ask<AnsweredRecord[]>(page, entry, '/api/homes/');
  const selected = list.find(({ name }) => name === house) ?? null;
  const residents = selected ? await ask<AnsweredRecord[]>(page, entry, `/api/resident/?home=${selected.id}`) : [];
  await page.request.post('/api/me/active/', {
    headers: { Authorization: `Token ${entry.token}` },
    data: { home: selected?.id ?? null },
  });
  const slices = {
    auth: { loggedin: true, ...entry },
    house: { list, selected, residents },
    _persist: { version: 1, rehydrated: true },
  };
  return JSON.stringify(
    Object.fromEntries(Object.entries(slices).map(([slice, value]) => [slice, JSON.stringify(value)])),
  );
}

/** The page is there, and nothing on it is still on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Goes on inside the running page, as a link would. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/**
 * Goes on, and waits until the page that was left is gone and the next one stands. It is the page that looks, whenever
 * something on it has changed: asked from outside, or in every frame, it spends more time answering than going.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const left = document.querySelector('h1');
    const stands = () =>
      !left?.isConnected && document.querySelector('h1') && !document.querySelector('main [aria-busy="true"]');
    const opened = new Promise<void>((resolve, reject) => {
      const changes = new MutationObserver(async () => {
        // What is there must still be there once it is drawn.
        if (stands()) await new Promise(requestAnimationFrame);
        if (!stands()) return;
        clearTimeout(late);
        changes.disconnect();
        resolve();
      });
      const late = setTimeout(() => {
        changes.disconnect();
        reject(new Error(`${to} did not open within two minutes.`));
      }, 120_000);
      changes.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    });
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    await opened;
  }, path);
}

export const newMessages = (page: Page) => page.getByRole('region', { name: 'New messages' });

/** Whom each turn is about, in the hand and at the desk. */
const turns = [
  ['Winnie Adcock', 'Colin Baptiste'],
  ['Nadia Petrova', 'Denise Clarke'],
  ['Des Clarke', 'Robin Hale'],
  ['Mo Iqbal', 'Maggie Osei'],
] as const;

export interface Resident {
  readonly id: string;
  readonly name: string;
}

export const nameOf = (resident: AnsweredRecord): string =>
  `${resident['preferred_name'] || resident['first_name']} ${resident['last_name']}`;

export async function residentNamed(page: Page, entry: Entry, name: string, house = 'Rose House'): Promise<Resident> {
  const residents = await ask<AnsweredRecord[]>(
    page,
    entry,
    `/api/resident/?home=${await homeNamed(page, entry, house)}`,
  );
  const found = residents.find((one) => nameOf(one) === name);
  if (!found) throw new Error(`${name} does not live in ${house}.`);
  return { id: found.id, name };
}

/**
 * Journeys run side by side on the same homes: each size, and each journey that counts what is stored, has its own
 * resident to write about. Nobody moves into Rose House or out of it; whoever does so on a journey lives in Oak Lodge.
 */
export function ownResident(
  page: Page,
  entry: Entry,
  { project }: TestInfo,
  turn: 0 | 1 | 2 | 3 = 0,
): Promise<Resident> {
  return residentNamed(page, entry, turns[turn][project.name === 'phone' ? 0 : 1]);
}
