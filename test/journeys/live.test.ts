import type { Page, TestInfo } from '@playwright/test';
import {
  arrive,
  beside,
  type Entry,
  expect,
  homeNamed,
  inHand,
  ownResident,
  post,
  test,
} from '#world/browser/journey.ts';

const fresh = (info: TestInfo) => `${info.project.name} ${crypto.randomUUID().replaceAll('-', ' ')}`;

const write = async (page: Page, entry: Entry, resident: string, body: string) =>
  post(page, entry, '/api/note/', { home: await homeNamed(page, entry), resident, category: 'daily', body });

const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const ready = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

test(
  'What one carer writes stands on the other tablet by itself, moves nothing that is being read, and is caught up with after a lost connection',
  inHand,
  async ({ page, browser }, info) => {
    const carer = await arrive(page, 'carer');
    const { id } = await ownResident(page, carer, info);
    const tablet = await beside(browser, page, 'senior', { path: '/note' });
    await ready(tablet);
    await tablet.evaluate(() => Object.assign(window, { hasStayed: true }));
    const [atOnce, meanwhile, missed] = [
      `Fed the birds. ${fresh(info)}`,
      `Sang along to the wireless. ${fresh(info)}`,
      `Watched the rain from the porch. ${fresh(info)}`,
    ];
    await write(page, carer, id, atOnce);
    await expect(card(tablet, atOnce)).toBeVisible();

    await tablet.context().setOffline(true);
    await expect(tablet.getByText(/^You are offline/)).toBeVisible();
    await write(page, carer, id, missed);
    await expect(card(tablet, missed)).toHaveCount(0);
    await tablet.context().setOffline(false);
    await expect(card(tablet, missed)).toBeVisible();
    expect(await tablet.evaluate(() => 'hasStayed' in window)).toBe(true);

    const read = tablet.getByRole('article').nth(6);
    await read.scrollIntoViewIfNeeded();
    await tablet.evaluate(() => window.scrollTo(0, 500));
    const before = await read.boundingBox();
    const text = await read.textContent();
    await write(page, carer, id, meanwhile);
    const button = tablet.getByRole('button', { name: /^\d+ new$/ });
    await expect(button).toBeVisible();
    expect(await read.boundingBox()).toEqual(before);
    expect(await read.textContent()).toBe(text);
    await button.click();
    await expect(card(tablet, meanwhile)).toBeInViewport();
    await tablet.context().close();
  },
);
