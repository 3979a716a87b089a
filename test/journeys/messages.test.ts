import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  arrive,
  atDesk,
  enter,
  expect,
  goOn,
  inHand,
  newMessages,
  ownResident,
  test,
  walkTo,
} from '#world/browser/journey.ts';

const seen = { fadeIn: 300, display: 5000, extended: 1000, fadeOut: 1000 };

/** A carer at a filled form whose save will be answered like this. */
async function atForm(page: Page, answer: (route: Route) => Promise<void>, project: Parameters<typeof ownResident>[2]) {
  const entry = await arrive(page, 'senior');
  const { id } = await ownResident(page, entry, project);
  await page.goto(`/note/add-note?resident=${id}`);
  await page.getByLabel('What happened').fill('Went to the library with Callum and came back by bus.');
  await page.route('**/api/note/', (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()));
}
const save = (page: Page) => page.getByRole('button', { name: /^Save note/ }).click();
const toasts = (page: Page) => newMessages(page).getByRole('alert').getByRole('paragraph');

const catalogue: readonly { status: number; body: object; says: string[] }[] = [
  {
    status: 400,
    body: { non_field_errors: ['The shift is closed.', 'Ask the senior on duty.'] },
    says: ['The shift is closed.', 'Ask the senior on duty.'],
  },
  { status: 400, body: { body: ['Too long for a note.'] }, says: [] },
  { status: 401, body: { detail: 'Your session has ended.' }, says: ['Your session has ended.'] },
  {
    status: 403,
    body: { detail: 'You do not have the right to do this.' },
    says: ['You do not have the right to do this.'],
  },
  { status: 404, body: { detail: 'Not found.' }, says: ['Page not found'] },
  { status: 500, body: {}, says: [] },
];

test('Each answer is told as the catalogue has it, in a message and in the form', atDesk, async ({ page }, info) => {
  let answer: (route: Route) => Promise<void> = (route) => route.abort();
  await atForm(page, (route) => answer(route), info);
  await save(page);
  await expect(toasts(page)).toHaveText(['The server is probably down check your network.']);
  for (const { status, body, says } of catalogue) {
    await closeAll(page);
    answer = (route) => route.fulfill({ status, json: body });
    await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), save(page)]);
    await expect(page.getByRole('main').getByRole('alert'), String(status)).toContainText(
      status >= 500 ? 'It is not known whether this was saved' : 'Nothing was saved',
    );
    await expect(toasts(page), String(status)).toHaveText(says);
  }
});

test(
  'What a page cannot read is told once as the catalogue has it, beside the words on the page',
  atDesk,
  async ({ page }) => {
    let answer: (route: Route) => Promise<void> = (route) => route.abort();
    await page.route(
      (url) => /^\/api\/risk\/?$/.test(url.pathname),
      (route) => answer(route),
    );
    await enter(page, 'manager', { path: '/riskassessment' });
    await expect(toasts(page)).toHaveText(['The server is probably down check your network.']);
    for (const { status, body, says } of catalogue.filter(({ status }) => status !== 401)) {
      await walkTo(page, '/evaluation');
      await closeAll(page);
      answer = (route) => route.fulfill({ status, json: body });
      await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/api/risk')),
        goOn(page, '/riskassessment'),
      ]);
      await expect(
        page
          .getByRole('main')
          .getByText(/could not load|do not have the right/i)
          .first(),
        String(status),
      ).toBeVisible();
      await expect(toasts(page), String(status)).toHaveText(says);
    }
  },
);

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

test(
  'A message covers no name, no tool, no action and nothing that is typed, on the page and in the sheet',
  atDesk,
  async ({ page }, info) => {
    const carer = await arrive(page, 'senior');
    const { id } = await ownResident(page, carer, info, 3);
    const refused = 'You do not have the right to do this. Ask a senior on shift, or your manager.';
    await page.route('**/api/fluid-intake/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { detail: refused } })
        : route.fallback(),
    );
    for (const path of [`/note/add-note?resident=${id}`, `/resident/detail?id=${id}`, '/resident']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Alt+R');
      const sheet = page.getByRole('dialog', { name: 'Record' });
      if (!path.startsWith('/resident/detail'))
        await sheet.getByRole('list', { name: 'Residents' }).getByRole('button').first().click();
      await sheet.getByText('200 ml', { exact: true }).click();
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height });
        await sheet.getByRole('button', { name: /^Save fluids/ }).click();
        await expect(toasts(page)).toHaveText([refused]);
        expect(await covered(page), `${path} and the sheet over it at ${width} px`).toEqual([]);
        await closeAll(page);
      }
    }
  },
);

test('Four messages at once cover nothing of a form, and each is told in its turn', atDesk, async ({ page }, info) => {
  const says = [
    'The shift is closed.',
    'Ask the senior on duty.',
    'The note is about another house.',
    'It was not saved.',
  ];
  await atForm(page, (route) => route.fulfill({ status: 400, json: { non_field_errors: says } }), info);
  for (const { width, height, beside } of sizes) {
    await page.setViewportSize({ width, height });
    await save(page);
    await expect(toasts(page)).toHaveText(says.slice(0, beside));
    await expect(newMessages(page)).toContainText(`+${says.length - beside}`);
    expect(await covered(page), `at ${width} px`).toEqual([]);
    for (const words of says)
      await newMessages(page)
        .getByRole('alert')
        .filter({ hasText: words })
        .getByRole('button', { name: 'Close message' })
        .click();
    await expect(toasts(page)).toHaveCount(0);
  }
});

test(
  'On a phone the answer to the last press is told at once, over what was told before',
  inHand,
  async ({ page }, info) => {
    let status = 404;
    await atForm(
      page,
      (route) => route.fulfill({ status, json: { detail: 'You do not have the right to do this.' } }),
      info,
    );
    await save(page);
    await expect(toasts(page)).toHaveText(['Page not found']);
    status = 403;
    await save(page);
    const last = newMessages(page).getByRole('alert').filter({ hasText: 'You do not have the right to do this.' });
    await expect(last).toContainText('+1');
    expect(await covered(page)).toEqual([]);
    await last.getByRole('button', { name: 'Close message' }).click();
    await expect(last).toHaveCount(0);
  },
);

test('What is wrong with a field stands beside the field and leads to it', inHand, async ({ page }, info) => {
  await atForm(page, (route) => route.fulfill({ status: 400, json: { body: ['Too long for a note.'] } }), info);
  await save(page);
  await page.getByRole('main').getByRole('alert').getByRole('link', { name: 'Too long for a note.' }).click();
  await expect(page.getByLabel('What happened')).toBeFocused();
  await expect(page.getByLabel('What happened')).toHaveAccessibleDescription(/Too long for a note\./);
});

test(
  'A message comes at the top right, stays its five seconds and goes; under a pointer it waits',
  atDesk,
  async ({ page }, info) => {
    await page.clock.install();
    await atForm(page, (route) => route.fulfill({ status: 404, json: {} }), info);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const toast = newMessages(page).getByRole('alert');
    await save(page);
    await expect(toast).toBeVisible();
    const [place, view] = [await toast.boundingBox(), page.viewportSize()];
    expect(place?.y).toBeLessThan(100);
    expect((view?.width ?? 0) - (place?.x ?? 0) - (place?.width ?? 0)).toBeLessThanOrEqual(24);

    await page.clock.runFor(seen.fadeIn + seen.display + seen.fadeOut - 200);
    await expect(toast).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast).toHaveCount(0);

    await save(page);
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 600);
    await page.clock.runFor(seen.extended + seen.fadeOut - 200);
    await expect(toast).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast).toHaveCount(0);
  },
);

test('A message that is gone can be read again', inHand, async ({ page }, info) => {
  await atForm(page, (route) => route.fulfill({ status: 404, json: {} }), info);
  await save(page);
  await page.getByRole('button', { name: 'Close message' }).click();
  await openMessages(page);
  await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText('Page not found');
  await expectAccessible(page);
});

async function closeAll(page: Page) {
  for (const close of await page.getByRole('button', { name: 'Close message' }).all()) await close.click();
  await expect(newMessages(page).getByRole('alert')).toHaveCount(0);
}

/** On a phone the messages are behind one's name. */
async function openMessages(page: Page) {
  const inHeader = page.getByRole('banner').getByRole('button', { name: 'Messages' });
  if (await inHeader.isVisible()) return inHeader.click();
  await page.getByRole('button', { name: 'my menu' }).click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
}
