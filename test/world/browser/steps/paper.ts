import type { Page } from '@playwright/test';

interface Paper {
  /** How many sheets of A4 a screen fills, as the printer counts them. */
  readonly pages: number;
  readonly liesOnItsSide: boolean;
}

export async function paperOf(page: Page): Promise<Paper> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []).map(Number);
  return { pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, liesOnItsSide: width > height };
}

export const pagesOf = async (page: Page): Promise<number> => (await paperOf(page)).pages;
