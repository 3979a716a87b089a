import type { Browser, Page } from '@playwright/test';

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds for which the thread itself ran. */
  readonly tdur?: number;
}

const frame = 'ProxyMain::BeginMainFrame';
const task = 'ThreadControllerImpl::RunTask';
const threadOf = ({ pid, tid }: Traced) => `${pid}/${tid}`;

/** The thread that drew most: the page's own. */
function busiest(events: readonly Traced[]): string {
  const drawn = Map.groupBy(
    events.filter(({ name }) => name === frame),
    threadOf,
  );
  const [most] = [...drawn].toSorted(([, a], [, b]) => b.length - a.length);
  if (!most) throw new Error('The browser traced no frame.');
  return most[0];
}

/**
 * What the page did for each frame of a movement, in order of length: script, style, layout and paint from one frame to
 * the next. It is the time for which the page's thread ran, by the browser's own trace. When a frame is shown says less:
 * without a graphics card pictures are composed by the processor, and a browser without a window shows at most one every
 * 16.7 ms however little there is to do.
 */
export async function frameWork(browser: Browser, page: Page, move: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'cc'] });
  await move();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Traced[] };
  const whole = trace.traceEvents.filter(({ ph, name }) => ph === 'X' && (name === frame || name === task));
  const thread = busiest(whole);
  const own = whole.filter((event) => threadOf(event) === thread).toSorted((a, b) => a.ts - b.ts);
  const works: number[] = [];
  let sum = 0;
  // A frame is drawn within a task, so the task that draws it begins before it.
  for (const { name, tdur = 0 } of own) {
    if (name === task) sum += tdur / 1000;
    else {
      works.push(sum);
      sum = 0;
    }
  }
  return works.slice(1).toSorted((a, b) => a - b);
}
