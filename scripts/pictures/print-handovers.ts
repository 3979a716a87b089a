/** The sheets of docs/prints: the last handover that was received in one house, and the one that is begun in another. */
import { copyFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const prints = ['handover-oak-lodge', 'handover-rose-house'] as const;
type Print = (typeof prints)[number];

export function copyPrints(from: string): void {
  for (const name of prints) copyFileSync(`${from}/${name}.pdf`, `docs/prints/${name}.pdf`);
}

/** From the page of somebody who has signed in and chosen a house. */
export async function printHandovers(page: Page, into: string): Promise<void> {
  await changeHouse(page, 'Oak Lodge');
  await page.goto('/handover');
  await page
    .getByRole('listitem')
    .filter({ hasText: /Received.*Late to waking night/s })
    .getByRole('link')
    .first()
    .click();
  await page.getByText(/Sealed, fingerprint/).waitFor();
  await print(page, 'handover-oak-lodge', into);
  await changeHouse(page, 'Rose House');
  await page.goto('/handover');
  await print(page, 'handover-rose-house', into);
}

async function changeHouse(page: Page, house: string): Promise<void> {
  await page.goto('/home');
  const switcher = page.getByRole('button', { name: /^House: .+\. Change house$/ });
  if ((await switcher.getAttribute('aria-label'))?.includes(house)) return;
  await switcher.click();
  await page.getByRole('menuitem', { name: house }).click();
  await page.getByRole('button', { name: `House: ${house}. Change house` }).waitFor();
}

async function print(page: Page, name: Print, into: string): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"]') && [...document.images].every((image) => image.complete),
  );
  await page.pdf({ path: `${into}/${name}.pdf`, format: 'A4' });
}
