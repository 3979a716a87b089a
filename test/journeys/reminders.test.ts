import type { Page } from '@playwright/test';
import { inBrief } from '#domain/notices/channel-message.ts';
import { expectAccessible } from '#world/browser/axe.ts';
import { arrive, ask, expect, goOn, homeNamed, inHand, test, type AnsweredRecord } from '#world/browser/journey.ts';

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
  'A senior can read why a reminder came and the rules of the house, and a locked phone shows that something waits and where, and nothing about anybody',
  inHand,
  async ({ page }) => {
    const senior = await arrive(page, 'senior');
    const home = await homeNamed(page, senior);
    const raised = await ask<AnsweredRecord[]>(page, senior, `/api/reminder/?home=${home}&status=active`);
    const alert = raised.find(({ rule_code }) => rule_code !== 'manual');
    await page.goto(`/notification?id=${alert?.id}`);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Reminders/ })).toBeVisible();
    await expect(page.getByText('What ends it')).toBeVisible();
    await expectAccessible(page);
    await goOn(page, '/notification?part=rules');
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('FL-1');
    await expect(page.getByRole('article')).toHaveText([/Drinking is behind/]);
    await expectAccessible(page);
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
