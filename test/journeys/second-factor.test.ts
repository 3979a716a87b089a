import type { Page } from '@playwright/test';
import { codeOf } from '#server/session/second-factor/totp.ts';
import { nextCode, setUpApp, takeRecoveryCodes } from '#world/browser/authenticator-app.ts';
import { expectAccessible } from '#world/browser/axe.ts';
import { newColleague, type Colleague } from '#world/browser/colleague.ts';
import { expect, settled, test, walkTo } from '#world/browser/journey.ts';

/** A passkey belongs to a name, never to a number: on this machine to `localhost`. */
const byName = (url: string | undefined) => (url ?? '').replace('127.0.0.1', 'localhost');

async function enterPassword(page: Page, origin: string, { username, password }: Colleague): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'my menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

const isIn = (page: Page) => expect(page.getByRole('button', { name: 'Proceed to Homepage' })).toBeVisible();
const factors = (page: Page) => page.getByRole('region', { name: 'Second factor' });

async function toProfile(page: Page): Promise<void> {
  await isIn(page);
  await walkTo(page, '/staff/edit-profile');
  await settled(page);
}

test('Cora sets up the app of her phone, signs in with its code, and with a recovery code when the phone is lost', async ({
  page,
  baseURL,
}, info) => {
  const cora = await newColleague(page, info);
  const origin = baseURL ?? '';
  await enterPassword(page, origin, cora);
  await toProfile(page);
  const app = await setUpApp(page);
  await expect(factors(page)).toContainText('My phone');
  await signOut(page);

  await enterPassword(page, origin, cora);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  // The code that was used to set it up has been taken.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(app.secret, app.step));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('was used before');
  await page.getByLabel('Code', { exact: true }).fill(nextCode(app));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await isIn(page);
  await signOut(page);

  await enterPassword(page, origin, cora);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(app.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await toProfile(page);
  await expect(factors(page)).toContainText('9 recovery codes are left.');
});

test('Cora makes a passkey on her device, signs in with it, and signs out a tablet she left behind', async ({
  page,
  baseURL,
  browser,
}, info) => {
  const cora = await newColleague(page, info);
  const origin = byName(baseURL);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const tablet = await browser.newContext();
  const left = await tablet.newPage();
  await enterPassword(left, origin, cora);
  await isIn(left);

  await enterPassword(page, origin, cora);
  await toProfile(page);
  await factors(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the passkey' }).click();
  await takeRecoveryCodes(page);
  await expect(factors(page)).toContainText('This device');
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  const places = page.getByRole('region', { name: 'Where you are signed in' });
  // The invitation was opened on a third device.
  await expect(places.getByRole('listitem')).toHaveCount(3);
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await left.goto(`${origin}/home`);
  await expect(left.getByText(/sign in/i).first()).toBeVisible();
  await tablet.close();
  await signOut(page);

  await enterPassword(page, origin, cora);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await isIn(page);
  await signOut(page);

  // A passkey that nobody confirms leads nowhere.
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await enterPassword(page, origin, cora);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The passkey was not used');
});
