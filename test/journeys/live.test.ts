import type { Page, TestInfo } from '@playwright/test';
import {
  type AnsweredRecord,
  arrive,
  ask,
  atDesk,
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

test('What one carer writes stands on the other tablet by itself', inHand, async ({ page, browser }, info) => {
  const carer = await arrive(page, 'carer');
  const { id } = await ownResident(page, carer, info);
  const tablet = await beside(browser, page, 'senior', { path: '/note' });
  await ready(tablet);
  const words = `Fed the birds. ${fresh(info)}`;
  await write(page, carer, id, words);
  await expect(card(tablet, words)).toBeVisible();
  await tablet.context().close();
});

test('A tablet that lost its connection catches up without a reload', inHand, async ({ page, browser }, info) => {
  const carer = await arrive(page, 'carer');
  const { id } = await ownResident(page, carer, info);
  const tablet = await beside(browser, page, 'senior', { path: '/note' });
  await ready(tablet);
  await tablet.evaluate(() => Object.assign(window, { hasStayed: true }));
  await tablet.context().setOffline(true);
  await expect(tablet.getByText(/^You are offline/)).toBeVisible();
  const words = `Watched the rain from the porch. ${fresh(info)}`;
  await write(page, carer, id, words);
  await expect(card(tablet, words)).toHaveCount(0);
  await tablet.context().setOffline(false);
  await expect(card(tablet, words)).toBeVisible();
  expect(await tablet.evaluate(() => 'hasStayed' in window)).toBe(true);
  await tablet.context().close();
});

test(
  'While somebody reads further down, new notes wait behind a button and nothing moves',
  inHand,
  async ({ page, browser }, info) => {
    const carer = await arrive(page, 'carer');
    const { id } = await ownResident(page, carer, info);
    const tablet = await beside(browser, page, 'senior', { path: '/note' });
    await ready(tablet);
    const read = tablet.getByRole('article').nth(6);
    await read.scrollIntoViewIfNeeded();
    await tablet.evaluate(() => window.scrollTo(0, 500));
    const before = await read.boundingBox();
    const text = await read.textContent();
    const words = `Sang along to the wireless. ${fresh(info)}`;
    await write(page, carer, id, words);
    const button = tablet.getByRole('button', { name: /^\d+ new$/ });
    await expect(button).toBeVisible();
    expect(await read.boundingBox()).toEqual(before);
    expect(await read.textContent()).toBe(text);
    await button.click();
    await expect(card(tablet, words)).toBeInViewport();
    await tablet.context().close();
  },
);

test(
  'A form is told that somebody else changed the record, and what was typed stays',
  atDesk,
  async ({ page, browser }, info) => {
    const carer = await arrive(page, 'carer');
    const { id } = await ownResident(page, carer, info);
    const words = `Chose the green cardigan. ${fresh(info)}`;
    const note = await write(page, carer, id, words);
    const tablet = await beside(browser, page, 'senior', { path: `/note/add-note?id=${note.id}` });
    const box = tablet.getByLabel(/^What happened/);
    await box.fill(`${words} Then went out.`);
    const changed = await page.request.patch(`/api/note/${note.id}/`, {
      headers: { Authorization: `Token ${carer.token}` },
      data: { version: note['version'], is_important: true },
    });
    expect(changed.status()).toBe(200);
    await expect(tablet.getByText(/changed this just now/)).toBeVisible();
    await expect(box).toHaveValue(`${words} Then went out.`);
    await tablet.getByRole('button', { name: 'See' }).click();
    const dialog = tablet.getByRole('dialog', { name: 'Two versions of this record' });
    await expect(dialog).toContainText('Then went out.');
    await dialog.getByRole('button', { name: 'Keep all of mine' }).click();
    await expect(tablet).toHaveURL(/\/note\?id=/);
    expect(await ask<AnsweredRecord>(page, carer, `/api/note/${note.id}/`)).toMatchObject({
      body: `${words} Then went out.`,
      is_important: true,
    });
    await tablet.context().close();
  },
);
