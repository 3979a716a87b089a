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

/** The browser tells of no answer that came sooner. */
const soonestMs = 16;

/**
 * The time from a tap until the frame that answers it is on the screen, by the browser's own account in steps of 8 ms.
 * To wait for another frame in the page would count what the tap sets off after its answer was seen.
 */
export async function untilAnswered(page: Page, tap: () => Promise<void>, answer: string): Promise<number> {
  const answered = page.evaluate(
    ([selector, soonest]) =>
      new Promise<number>((resolve, reject) => {
        let isShown = false;
        const end = (took: number) => (isShown ? resolve(took) : reject(new Error('The tap was not answered.')));
        const inNextFrame = () => {
          isShown = document.querySelector(selector) !== null;
          setTimeout(() => end(soonest), 5000);
        };
        addEventListener('pointerdown', () => requestAnimationFrame(inNextFrame), { capture: true, once: true });
        const observed = (list: PerformanceObserverEntryList) => {
          const [press] = list.getEntriesByName('pointerdown');
          if (press) end(press.duration);
        };
        const timing = { type: 'event', durationThreshold: soonest };
        new PerformanceObserver(observed).observe(timing);
      }),
    [answer, soonestMs] as const,
  );
  await tap();
  return answered;
}
