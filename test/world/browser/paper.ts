import type { Page } from '@playwright/test';

/** How many sheets of A4 a screen fills, as the printer counts them. */
export async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
