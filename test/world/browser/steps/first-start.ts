/** What a person does who begins with nothing: the first link, a password, the first house. */
import type { Page } from '@playwright/test';
import type { RunningProduct } from '../../server/running-product.ts';
import { expect } from '../journey.ts';

const printedLink = /http\S+password_reset\?token=\S+/;

/** The link for the first superuser, as the start prints it. */
export async function firstLink(product: RunningProduct): Promise<string> {
  const printed = () => printedLink.exec(product.said())?.[0] ?? '';
  await expect.poll(printed).not.toBe('');
  return printed();
}

/** Chooses from a list that opens under its box. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('The same password again').fill(password);
  await page.getByLabel('PIN, if you like').fill('384716');
  await page.getByRole('button', { name: 'Set my password and come in' }).click();
}

export async function makeHouse(page: Page, name: string): Promise<void> {
  for (const [label, value] of [
    ['Name', name],
    ['Provider', 'Byron Care'],
    ['Address', '1 Elm Street'],
    ['Town', 'Leeds'],
    ['Postcode', 'LS1 4DY'],
    ['Phone', '0113 496 0000'],
    ['Places', '8'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Save house' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /save/i }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('banner')).toContainText(name);
}
