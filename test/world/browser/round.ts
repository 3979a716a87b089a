import { expect, type Locator, type Page } from '@playwright/test';
import { settled, type AnsweredRecord } from './journey.ts';

export interface Person {
  readonly resident: AnsweredRecord;
  readonly fluid?: { readonly limit_ml: number | null } | null;
}

export const rows = (sheet: Locator) => sheet.locator('[data-round-row]:not([data-away])');

/** The sheet, and whoever it was opened for: what it was told itself, for others write meanwhile. */
export async function begin(page: Page, name: string) {
  await settled(page);
  const answered = page.waitForResponse(/\/round\/\?kind=/);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const { residents } = (await (await answered).json()) as { residents: readonly Person[] };
  const sheet = page.getByRole('dialog', { name });
  await expect(rows(sheet).first()).toBeVisible();
  return { sheet, people: residents.filter(({ resident }) => resident['status'] === 'current') };
}
