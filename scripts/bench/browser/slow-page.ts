import type { BrowserContext, Page } from '@playwright/test';

/** A device so many times slower than this machine, as Lighthouse takes a phone. */
export const slowness = 4;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;

export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return page;
}

/** The time from a tap until what it opens is drawn, read from the page's own clock. */
export async function untilDrawn(page: Page, tap: () => Promise<void>, drawn: string): Promise<number> {
  const seen = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let began = Number.NaN;
        addEventListener('pointerdown', (event) => (began = event.timeStamp), { capture: true, once: true });
        const look = () =>
          [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())
            ? requestAnimationFrame(() => resolve(performance.now() - began))
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
    drawn,
  );
  await tap();
  return seen;
}
