import type { Page } from '@playwright/test';
import { arrive, atDesk, expect, newMessages, ownResident, settled, test, walkTo } from '#world/browser/journey.ts';

const toasts = (page: Page) => newMessages(page).getByRole('alert').getByRole('paragraph');

const worked =
  ':is(main, [role="dialog"]) :is(a[href], button, input, textarea, select, summary, [role="tab"], h1, [aria-label="Resident"] strong), nav :is(a, button), [aria-keyshortcuts="Alt+R"]';

const sizes = [
  { width: 390, height: 844, beside: 1 },
  { width: 820, height: 1180, beside: 1 },
  { width: 1440, height: 900, beside: 2 },
];

/** What one works at, and the name it is about, as far as messages lie over it. */
const covered = (page: Page) =>
  page.evaluate((looked) => {
    const messages = [...document.querySelectorAll('[data-toast]')].map((one) => one.getBoundingClientRect());
    if (messages.length === 0) throw new Error('There is no message.');
    const parts = document.querySelectorAll(looked);
    return [...parts]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isUnder = messages.some(
          (message) => left < message.right && right > message.left && top < message.bottom && bottom > message.top,
        );
        return isUnder ? [`${one.localName} ${one.getAttribute('aria-label') ?? one.textContent?.slice(0, 40)}`] : [];
      });
  }, worked);

/** A page that was just made wider takes a moment to be laid out anew. */
const expectUncovered = (page: Page, where: string) => expect.poll(() => covered(page), where).toEqual([]);

/** The message stays for as long as the focus is in it. */
const hold = (page: Page) => newMessages(page).getByRole('button', { name: 'Close message' }).first().focus();

/** As does every one in sight, as if a pointer lay on it. */
const holdAll = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const one of document.querySelectorAll('[data-toast]'))
      one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });

/** The page itself does so with the next one: where much goes on, five seconds are over before anybody has looked. */
const holdTheNext = (page: Page) =>
  page.evaluate(() =>
    new MutationObserver((_, seeing) => {
      const close = document.querySelector<HTMLElement>('[data-toast] [aria-label="Close message"]');
      if (!close) return;
      close.focus();
      seeing.disconnect();
    }).observe(document.body, { subtree: true, childList: true }),
  );

/** Those that wait for their turn come when the others have gone. */
const closeAll = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const messages = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
        for (const one of messages)
          if (one.dataset['phase'] === 'in') one.querySelector<HTMLElement>('[aria-label="Close message"]')?.click();
        return messages.length;
      }),
    )
    .toBe(0);

const refused = 'You do not have the right to do this. Ask a senior on shift, or your manager.';
const says = [
  'The shift is closed.',
  'Ask the senior on duty.',
  'The note is about another house.',
  'It was not saved.',
];

/** No record reaches the server, so that nothing is written that another journey would find. */
async function refuseSaves(page: Page): Promise<void> {
  for (const [path, status, json] of [
    ['**/api/fluid-intake/', 403, { detail: refused }],
    ['**/api/note/', 400, { non_field_errors: says }],
  ] as const)
    await page.route(path, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.fallback(),
    );
}

test(
  'A message comes at the top right and covers no name, no tool, no action and nothing that is typed, on the page, in the sheet and beside others, and can be read again',
  atDesk,
  async ({ page }, info) => {
    const carer = await arrive(page, 'senior');
    const { id } = await ownResident(page, carer, info, 3);
    await refuseSaves(page);
    const [theirs, form] = [`/resident/detail?id=${id}`, `/note/add-note?resident=${id}`];
    await page.goto(theirs);
    await settled(page);
    for (const path of [theirs, '/resident', form]) {
      if (path !== theirs) await walkTo(page, path);
      await page.keyboard.press('Alt+R');
      const sheet = page.getByRole('dialog', { name: 'Record' });
      if (path !== theirs) await sheet.getByRole('list', { name: 'Residents' }).getByRole('button').first().click();
      await sheet.getByText('200 ml', { exact: true }).click();
      const save = sheet.getByRole('button', { name: /^Save fluids/ });
      await holdTheNext(page);
      await save.click();
      await expect(toasts(page)).toHaveText([refused]);
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height });
        await expectUncovered(page, `${path} and the sheet over it at ${width} px`);
      }
      await closeAll(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }

    await page.getByLabel('What happened').fill('Went to the library with Callum and came back by bus.');
    const save = page.getByRole('button', { name: /^Save note/ });
    await page.setViewportSize({ width: 390, height: 844 });
    await holdTheNext(page);
    await save.click();
    for (const { width, height, beside } of sizes) {
      await page.setViewportSize({ width, height });
      await expect(toasts(page)).toHaveText(says.slice(0, beside));
      await hold(page);
      await expect(newMessages(page)).toContainText(`+${says.length - beside}`);
      await expectUncovered(page, `beside the form at ${width} px`);
    }
    const [place, view] = [await newMessages(page).getByRole('alert').first().boundingBox(), page.viewportSize()];
    expect(place?.y).toBeLessThan(100);
    expect((view?.width ?? 0) - (place?.x ?? 0) - (place?.width ?? 0)).toBeLessThanOrEqual(24);

    await holdAll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-toast][inert] ~ [data-toast]')).toHaveCount(1);
    await expectUncovered(page, 'one over the other on a phone');
    // By a key, for a message lies over the header.
    await page.getByRole('button', { name: 'my menu' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Messages' }).click();
    await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText(refused);
  },
);
