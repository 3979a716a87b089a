import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

interface Account {
  readonly username: string;
  readonly password: string;
}

/** On the page for it, whoever was here before. */
export async function enterPassword(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The password was enough: a house is to be chosen next. */
export const isIn = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Proceed to Homepage' })).toBeVisible();

/** The device is free for the next person, who need not load the page. */
export async function signOut(page: Page): Promise<void> {
  // By a key, for a message lies over the header for some seconds.
  await page.getByRole('button', { name: 'my menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}
