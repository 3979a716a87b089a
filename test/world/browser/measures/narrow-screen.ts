import { expect, type Page } from '@playwright/test';
import { byDay, expectAccessible } from '../axe.ts';

/** Ends at the last of the widths. A page that was just made narrower takes a moment to be laid out anew. */
export async function expectNoSidewaysScroll(page: Page, at: readonly number[]) {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of at) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(excess, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** A page of a journey at the desk, taken in the hand for a moment: all of it is in sight, and can be read. */
export async function expectWellMadeInHand(page: Page): Promise<void> {
  const desk = page.viewportSize();
  await expectNoSidewaysScroll(page, [390]);
  await expectAccessible(page, { lights: byDay });
  if (desk) await page.setViewportSize(desk);
}
