import type { Page } from '@playwright/test';
import { codeOf, stepAt } from '#server/session/second-factor/totp.ts';
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

async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  const codes = await dialog.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

test('Cora sets up the app of her phone, signs in with its code, and with a recovery code when the phone is lost', async ({
  page,
  baseURL,
}, info) => {
  const cora = await newColleague(page, info);
  const origin = baseURL ?? '';
  await enterPassword(page, origin, cora);
  await toProfile(page);
  await factors(page).getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  const step = stepAt(new Date());
  await dialog.getByLabel(/six digits/).fill(codeOf(secret, step));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = await keepCodes(page);
  expect(codes).toHaveLength(10);
  await expect(factors(page)).toContainText('My phone');
  await signOut(page);

  await enterPassword(page, origin, cora);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  // The code that was used to set it up has been taken.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, step));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('was used before');
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, Math.max(stepAt(new Date()), step + 1)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await isIn(page);
  await signOut(page);

  await enterPassword(page, origin, cora);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
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
  await keepCodes(page);
  await expect(factors(page)).toContainText('This device');
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  const places = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await places.getByRole('button', { name: /^Sign out/ }).click();
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
  await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  });
  await enterPassword(page, origin, cora);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The passkey was not used');
});
