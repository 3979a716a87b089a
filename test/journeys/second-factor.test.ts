import type { Page } from '@playwright/test';
import { addApp, nextCode, takeRecoveryCodes } from '#world/browser/steps/authenticator-app.ts';
import { expectAccessible } from '#world/browser/axe.ts';
import { newColleague } from '#world/browser/steps/colleague.ts';
import { expect, inHand, settled, signInWith, test, walkTo } from '#world/browser/journey.ts';
import { enterPassword, isIn, signOut } from '#world/browser/steps/sign-in-page.ts';

/** A passkey belongs to a name, never to a number: on this machine to `localhost`. */
const byName = (url: string | undefined) => (url ?? '').replace('127.0.0.1', 'localhost');

const factors = (page: Page) => page.getByRole('region', { name: 'Second factor' });

async function toProfile(page: Page): Promise<void> {
  await isIn(page);
  await walkTo(page, '/staff/edit-profile');
  await settled(page);
}

/** Turns from the code of the app to the passkey, and uses it. */
async function usePasskey(page: Page): Promise<void> {
  const passkey = page.getByRole('button', { name: 'Use my passkey' });
  await passkey.click();
  await expect(page.getByText('Confirm with your passkey', { exact: false })).toBeVisible();
  await passkey.click();
}

/** Adds a device that makes passkeys, and whose owner confirms each use. */
async function addAuthenticator(page: Page) {
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
  return {
    count: async () => (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    confirmNothing: () => devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

test(
  'Cora sets up a passkey, which brings her recovery codes, and the app of her phone, signs out a tablet she left behind, and signs in with each of them and with a recovery code',
  inHand,
  async ({ page, baseURL }, info) => {
    const cora = await newColleague(page, info);
    const login = `${byName(baseURL)}/login`;
    const device = await addAuthenticator(page);
    const left = await signInWith(page, cora);

    await page.goto(login);
    await enterPassword(page, cora);
    await toProfile(page);
    await factors(page).getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make the passkey' }).click();
    const [recoveryCode = ''] = await takeRecoveryCodes(page);
    await expect(factors(page)).toContainText('This device');
    expect(await device.count()).toBe(1);
    const app = await addApp(page);
    await expect(factors(page)).toContainText('My phone');

    const places = page.getByRole('region', { name: 'Where you are signed in' });
    // The invitation was opened on a third device.
    await expect(places.getByRole('listitem')).toHaveCount(3);
    await places.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(places.getByRole('listitem')).toHaveCount(1);
    const asked = await page.request.get('/api/me', { headers: { Authorization: `Token ${left.token}` } });
    expect(asked.status()).toBe(401);
    await signOut(page);

    await enterPassword(page, cora);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code', { exact: true }).fill(nextCode(app));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await isIn(page);
    await signOut(page);

    await enterPassword(page, cora);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await toProfile(page);
    await expect(factors(page)).toContainText('9 recovery codes are left.');
    await signOut(page);

    await enterPassword(page, cora);
    await usePasskey(page);
    await isIn(page);
    await signOut(page);

    // A passkey that nobody confirms leads nowhere.
    await device.confirmNothing();
    await enterPassword(page, cora);
    await usePasskey(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The passkey was not used');
  },
);
