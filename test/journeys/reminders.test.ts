import type { Locator, Page, TestInfo } from '@playwright/test';
import { inBrief } from '#domain/notices/channel-message.ts';
import { expectAccessible } from '#world/browser/axe.ts';
import {
  ask,
  atDesk,
  enter,
  expect,
  goOn,
  homeNamed,
  inHand,
  newMessages,
  ownResident,
  post,
  settled,
  test,
  type AnsweredRecord,
} from '#world/browser/journey.ts';

/** Both sizes and every run have things of their own to be reminded of. */
const own = (what: string, { project }: TestInfo) => `${what} ${project.name} ${Date.now().toString(36)}`;

const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
/**
 * Three and more of a kind are folded, and others raise and end some meanwhile. Somebody looking for one takes in what
 * came while they looked elsewhere, and opens the fold, if there is one.
 */
async function unfolded(page: Page, heading: string, wanted: Locator): Promise<Locator> {
  const arrived = page.getByRole('button', { name: /^(\d+ new|Show what changed)$/ });
  const fold = page.locator('details:not([open]) > summary').filter({ hasText: heading });
  await expect(async () => {
    if (!(await wanted.isVisible())) await arrived.or(fold).first().click({ timeout: 1000 });
    await expect(wanted).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 300_000 });
  return wanted;
}

test(
  'A senior is told of an empty shelf at once, reads why, acts on it, and the notes know',
  inHand,
  async ({ page }, info) => {
    const entry = await enter(page, 'senior', { path: '/notification?view=house' });
    await settled(page);
    const bell = page.getByRole('link', { name: /^Reminders/ }).first();
    await expect(bell).toBeVisible();
    const item = own('Gloves', info);
    await post(page, entry, '/api/house-stock/', {
      home: await homeNamed(page, entry),
      item_name: item,
      category: 'ppe',
      quantity: 0,
      unit: 'box',
      reorder_level: 5,
      location: 'Store',
    });
    const alert = await unfolded(page, 'Stock is running low', card(page, item));
    await expect(alert).toContainText('none is left');
    await expect(alert).toContainText('High');
    await alert.getByText('Why this, why me').click();
    await expect(alert).toContainText('What ends it');
    await expect(alert).toContainText('It clears when there is more than the level.');
    await expectAccessible(page);

    await alert.getByRole('button', { name: /^Act/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save what is done' }).click();
    await expect(dialog).toContainText('What is done about it is needed.');
    await dialog.getByLabel('What is done about it').fill(`Borrowed a box from Oak Lodge (${item}).`);
    await dialog.getByRole('button', { name: 'Save what is done' }).click();
    await expect(newMessages(page)).toContainText('Written into the notes');
    await expect(card(page, item)).toHaveCount(0);
    const notes = await ask<AnsweredRecord[]>(page, entry, `/api/note/?home=${await homeNamed(page, entry)}`);
    expect(notes.some(({ body }) => String(body).includes(item))).toBe(true);
  },
);

test(
  'A reminder of one’s own can wait, with a reason, and not for longer than four hours',
  inHand,
  async ({ page }, info) => {
    const entry = await enter(page, 'senior', { path: '/notification?add=1' });
    const title = own('Ring the ward', info);
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(newMessages(page)).toContainText('saved');
    await goOn(page, '/notification?view=house');
    await settled(page);
    await card(page, title)
      .getByRole('button', { name: /^Later/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^One hour, until \d\d:\d\d$/).click();
    await dialog.getByRole('button', { name: 'Remind me later' }).click();
    await expect(dialog).toContainText('Why it can wait is needed.');
    await dialog.getByLabel('Why it can wait').fill('The ward round is at eleven.');
    await dialog.getByRole('button', { name: 'Remind me later' }).click();
    await expect(newMessages(page)).toContainText(/It comes back at \d\d:\d\d/);
    await expect(card(page, title)).toHaveCount(0);
    const waiting = await ask<AnsweredRecord[]>(page, entry, '/api/reminder/?status=snoozed&limit=200');
    expect(waiting.some((reminder) => reminder['title'] === title)).toBe(true);
  },
);

test('A review that is due stands among the reminders and is skipped with a reason', atDesk, async ({ page }, info) => {
  const entry = await enter(page, 'senior', { path: '/notification?view=house' });
  const { id: resident, name } = await ownResident(page, entry, info);
  const later = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  // One that no alert speaks of yet: a review that has an alert stands with it.
  const plan = (await ask<AnsweredRecord[]>(page, entry, `/api/plan/?resident=${resident}&status=active`)).find(
    ({ review_date }) => String(review_date) > later,
  );
  const due = new Date(Date.now() - Math.ceil(60 + Math.random() * 600) * 60_000);
  const shown = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/London',
  }).format(due);
  const { id } = await post(page, entry, '/api/plan-scheduler/', {
    resident,
    target: plan?.id,
    due_at: due.toISOString(),
    assigned_role: 'shift_lead',
    frequency: 'once',
  });
  await page.reload();
  await settled(page);
  const review = await unfolded(
    page,
    'Plan reviews',
    card(page, `${name.split(' ').at(-1)}: Plan review`).filter({ hasText: `${shown} · Shift lead` }),
  );
  await review.getByRole('button', { name: /^Skip/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why it is skipped').fill('Reviewed with the family on Tuesday.');
  await dialog.getByRole('button', { name: 'Skip it' }).click();
  await expect(newMessages(page)).toContainText('Skipped');
  expect(await ask<AnsweredRecord>(page, entry, `/api/plan-scheduler/${id}/`)).toMatchObject({
    status: 'skipped',
    skip_reason: 'Reviewed with the family on Tuesday.',
  });
});

test(
  'A manager tries a rule’s figures on the last ninety days before the house works by them',
  atDesk,
  async ({ page }) => {
    await enter(page, 'manager', { path: '/notification?part=rules' });
    await settled(page);
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('FL-1');
    const rule = page.getByRole('article', { name: 'Drinking is behind' });
    await expectAccessible(page);
    await rule.getByRole('button', { name: /Change the figures/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('it would');
    const share = dialog.getByLabel(/^Share of the target expected by then/);
    const figure = (await share.inputValue()) === '45' ? '44' : '45';
    await share.fill(figure);
    await dialog.getByRole('button', { name: 'Try on the last 90 days' }).click();
    await expect(dialog).toContainText('with these figures');
    await dialog.getByRole('button', { name: 'Use these figures' }).click();
    await expect(newMessages(page)).toContainText('new figures');
    await expect(rule).toContainText(`less than ${figure} %`);
  },
);

test('A carer finds what is theirs, and no switch for the rules', inHand, async ({ page }) => {
  await enter(page, 'carer', { path: '/notification' });
  await settled(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Act now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add reminder' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'The rules' }).click();
  await expect(page.getByRole('article', { name: 'Drinking is behind' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Switch off/ })).toHaveCount(0);
});

/** Delivers a message to the push worker as a push service would, and returns what the worker asks the device to show. A browser without windows shows nothing itself. */
async function pushed(page: Page, message: object): Promise<object> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [first] }) => void (first && resolve(first.registrationId)),
    );
  });
  await devtools.send('ServiceWorker.enable');
  const [worker] = await Promise.all([
    page.context().waitForEvent('serviceworker'),
    page.evaluate(() =>
      navigator.serviceWorker
        .register('/push-worker.js')
        .then(() => navigator.serviceWorker.ready)
        .then(() => undefined),
    ),
  ]);
  const asking = await worker.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<object>();
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => resolve({ title, ...options });
    return { promise };
  });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  return asking.evaluate(({ promise }) => promise);
}

test(
  'A push message shows on a locked phone that something waits and where, and nothing about anybody',
  inHand,
  async ({ page }) => {
    await enter(page, 'senior', { path: '/notification' });
    await settled(page);
    const shown = await pushed(page, {
      text: inBrief([{ house: 'Rose House', severity: 'high' }]),
      path: '/notification',
    });
    expect(shown).toEqual({
      title: 'Hearth',
      body: 'A reminder needs you. Rose House: 1 high.',
      tag: 'hearth-reminders',
      renotify: true,
      data: { path: '/notification' },
    });
  },
);
