import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  ask,
  atDesk,
  beside,
  expect,
  inHand,
  newMessages,
  ownResident,
  password,
  pin,
  signIn,
  test,
  type Entry,
  type AnsweredRecord,
} from '#world/browser/journey.ts';

/** Each journey tells its own story: one that is like another's would be asked about. */
const storyOf = ({ title, project }: TestInfo) =>
  `Sat in the garden and told me about the leeks. ${title} (${project.name}) ${crypto.randomUUID().replaceAll('-', ' ')}`;
const stories = new Map<string, string>();
const storyIn = (info: TestInfo): string => {
  const story = stories.get(info.testId) ?? storyOf(info);
  stories.set(info.testId, story);
  return story;
};
const box = (page: Page) => page.getByLabel('What happened');

/** A carer who has begun a note and has not saved it. */
async function begin(page: Page, info: TestInfo, { ownSession = false } = {}): Promise<Entry> {
  const entry = await arrive(page, 'carer', { ownSession });
  const { id } = await ownResident(page, entry, info);
  await page.goto(`/note/add-note?resident=${id}`);
  await box(page).fill(storyIn(info));
  return entry;
}

const isDraftSaved = (page: Page) => expect(page.getByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();

async function saveAtLast(page: Page) {
  await page.getByRole('button', { name: /^Save note/ }).click();
  await expect(newMessages(page)).toContainText('Note saved');
}

test('What a carer has typed is there again after the page is reloaded', inHand, async ({ page }, info) => {
  const story = storyIn(info);
  await begin(page, info);
  await page.reload();
  await expect(box(page)).toHaveValue(story);
  await expect(page.getByText(/^Draft.* restored$/)).toBeVisible();
  await saveAtLast(page);
});

test(
  'The device locks over an unsaved note, shows nothing meanwhile, and the PIN brings the note back',
  inHand,
  async ({ page }, info) => {
    const story = storyIn(info);
    const entry = await begin(page, info, { ownSession: true });
    const { name } = await ownResident(page, entry, info);
    await page.getByRole('button', { name: 'Lock' }).click();
    await expect(page).toHaveURL('/lock');
    await expect(page.getByText('This device is locked.')).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage) + document.body.textContent),
      )
      .not.toContain(name.split(' ').at(-1));
    await expect
      .poll(async () =>
        (await page.request.get('/api/resident', { headers: { Authorization: `Token ${entry.token}` } })).status(),
      )
      .toBe(401);
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await expect(box(page)).toHaveValue(story);
    await saveAtLast(page);
  },
);

test(
  'A tablet without a network locks all the same, and what was typed is there when both are back',
  inHand,
  async ({ page, context }, info) => {
    const story = storyIn(info);
    await begin(page, info, { ownSession: true });
    await context.setOffline(true);
    await box(page).fill(`${story} Then it rained.`);
    await page.getByRole('button', { name: 'Lock' }).click();
    await expect(page.getByText('This device is locked.')).toBeVisible();
    await context.setOffline(false);
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await expect(box(page)).toHaveValue(`${story} Then it rained.`);
    await saveAtLast(page);
  },
);

test(
  'The session ends over an unsaved note; after signing in again the note is there',
  inHand,
  async ({ page }, info) => {
    const story = storyIn(info);
    const { token } = await begin(page, info, { ownSession: true });
    const form = page.url();
    await page.request.post('/api/logout', { headers: { Authorization: `Token ${token}` }, data: {} });
    await page.getByRole('button', { name: /^Save note/ }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Nothing was saved. What you typed is still here.',
    );
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByLabel('Username').fill('carer');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByPlaceholder('Select a House').click();
    await page.getByRole('option', { name: 'Rose House' }).click();
    await page.getByRole('button', { name: 'Proceed to Homepage' }).click();
    await expect(page).toHaveURL('/home');
    await page.goto(form);
    await expect(box(page)).toHaveValue(story);
    await saveAtLast(page);
  },
);

test(
  'The browser is closed over an unsaved note, and another device brings it back',
  atDesk,
  async ({ page, browser }, info) => {
    const story = storyIn(info);
    await begin(page, info);
    await isDraftSaved(page);
    const form = page.url();
    await page.close();
    const tablet = await beside(browser, page, 'carer', { path: form });
    await expect(box(tablet)).toHaveValue(story);
    await saveAtLast(tablet);
    await tablet.context().close();
  },
);

test(
  'Whatever a save is answered with but success, the text stays and the form says what became of it',
  inHand,
  async ({ page }, info) => {
    const story = storyIn(info);
    await begin(page, info);
    const save = page.getByRole('button', { name: /^Save note/ });
    for (const status of [0, 408, 409, 412, 413, 415, 422, 423, 428, 429, 500, 502, 503, 504]) {
      await page.route('**/api/note/', (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        return status === 0 ? route.abort() : route.fulfill({ status, json: {} });
      });
      await Promise.all([page.waitForRequest((request) => request.method() === 'POST'), save.click()]);
      await expect(page.getByRole('main').getByRole('alert'), String(status)).toContainText(
        status === 0 || status >= 500
          ? 'It is not known whether this was saved.'
          : 'Nothing was saved. What you typed is still here.',
      );
      await expect(box(page)).toHaveValue(story);
      await expect(newMessages(page)).not.toContainText('saved');
      await page.unroute('**/api/note/');
    }
    await saveAtLast(page);
  },
);

test('Two people change one note: the second sees both texts and decides', atDesk, async ({ page }, info) => {
  const story = storyIn(info);
  const carer = await begin(page, info);
  await saveAtLast(page);
  await page.getByRole('button', { name: 'Close message' }).click();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.getByRole('link', { name: 'Change' }).click();
  await box(page).fill(`${story} Slept well after it.`);

  const senior = await signIn(page, 'senior');
  const { version } = await ask<AnsweredRecord>(page, carer, `/api/note/${id}/`);
  const theirs = `${story} Ate two helpings.`;
  const changed = await page.request.patch(`/api/note/${id}/`, {
    headers: { Authorization: `Token ${senior.token}` },
    data: { version, body: theirs },
  });
  expect(changed.status()).toBe(200);

  await page.getByRole('button', { name: /^Save note/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this record' });
  await expect(dialog).toContainText(`${story} Slept well after it.`);
  await expect(dialog).toContainText(theirs);
  await expect(newMessages(page)).not.toContainText('Note saved');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep all of mine' }).click();
  await expect(newMessages(page)).toContainText('Note saved');
  expect(await ask<AnsweredRecord>(page, carer, `/api/note/${id}/`)).toMatchObject({
    body: `${story} Slept well after it.`,
  });
});
