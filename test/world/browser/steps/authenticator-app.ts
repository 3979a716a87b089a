import type { Page } from '@playwright/test';
import { codeOf, stepAt } from '#server/session/second-factor/totp.ts';
import { expectDialogAccessible } from '../axe.ts';
import { expect, post, type AnsweredRecord, type Entry } from '../journey.ts';

/** An authenticator app that was set up, and the time step whose code was used for it. */
export interface AuthenticatorApp {
  readonly secret: string;
  readonly step: number;
}

/** The recovery codes that the first factor brings, shown once, after which the page goes on. */
export async function takeRecoveryCodes(page: Page): Promise<readonly string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** Sets one up where the page offers it, as somebody does who types the secret into their phone. */
export async function addApp(page: Page): Promise<AuthenticatorApp> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectDialogAccessible(page);
  const step = stepAt(new Date());
  await dialog.getByLabel(/six digits/).fill(codeOf(secret, step));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  return { secret, step };
}

/** The same without a page, where setting it up is not the point. */
export async function setUpAppByCall(page: Page, entry: Entry): Promise<void> {
  const own = '/api/me/second-factor/totp/';
  const { id, secret } = (await post(page, entry, own, { name: 'My phone' })) as AnsweredRecord & { secret: string };
  await post(page, entry, `${own}confirm/`, { id, one_time_code: codeOf(secret, stepAt(new Date())) });
}

/** A code of the app that was not used before, as the phone shows it now or in a moment. */
export const nextCode = ({ secret, step }: AuthenticatorApp): string =>
  codeOf(secret, Math.max(stepAt(new Date()), step + 1));
