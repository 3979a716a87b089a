import type { Page } from '@playwright/test';
import { arrive, expect, inHand, newMessages, ownResident, pin, test } from '#world/browser/journey.ts';

const box = (page: Page) => page.getByLabel('What happened');

async function lock(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByText('This device is locked.')).toBeVisible();
}

/** Everything that the browser still holds, and everything on the page. */
const heldBy = (page: Page) =>
  page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage) + document.body.textContent);

test(
  'An unsaved note outlives a reload, a lock without a network and a lock that shows nothing, until the carer saves it',
  inHand,
  async ({ page, context }, info) => {
    // One that is like another's would be asked about.
    const story = `Sat in the garden and told me about the leeks. ${crypto.randomUUID().replaceAll('-', ' ')}`;
    const entry = await arrive(page, 'carer', { ownSession: true });
    const { id, name } = await ownResident(page, entry, info);
    await page.goto(`/note/add-note?resident=${id}`);
    await box(page).fill(story);
    await page.reload();
    await expect(box(page)).toHaveValue(story);
    await expect(page.getByText(/^Draft.* restored$/)).toBeVisible();

    // A tablet without a network locks all the same.
    await context.setOffline(true);
    await box(page).fill(`${story} Then it rained.`);
    await lock(page);
    await context.setOffline(false);
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await expect(box(page)).toHaveValue(`${story} Then it rained.`);

    // Nothing is shown while it is locked, by the page or by the server.
    await lock(page);
    await expect.poll(() => heldBy(page)).not.toContain(name.split(' ').at(-1));
    const asked = () => page.request.get('/api/resident', { headers: { Authorization: `Token ${entry.token}` } });
    await expect.poll(async () => (await asked()).status()).toBe(401);
    await expect(page.getByRole('button', { name: 'Someone else' })).toBeInViewport({ ratio: 1 });
    for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
    await expect(box(page)).toHaveValue(`${story} Then it rained.`);
    await page.getByRole('button', { name: /^Save note/ }).click();
    await expect(newMessages(page)).toContainText('Note saved');

    // A push message that is tapped meanwhile leads to its reminder.
    await lock(page);
    await page.evaluate(() =>
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open: '/notification' } })),
    );
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await expect(page).toHaveURL('/notification');
  },
);
