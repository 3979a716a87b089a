import type { Page } from '@playwright/test';

/** How many times slower than it is the machine shall be. Asked for to look for races: `JOURNEY_SLOW=4 npx playwright test`. */
export const slow = Number(process.env['JOURNEY_SLOW'] ?? 1);

/** A browser that computes slowly; its network is slow for all pages alike. */
export async function slowDown(page: Page): Promise<void> {
  if (slow === 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
}
