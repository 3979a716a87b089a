import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Keeper } from '../kit/keeper.ts';
import type { NewsDesk, NewsItem } from '../kit/news.ts';
import { concerned } from './families.ts';
import { sweepIfFree } from './sweep.ts';

/** Long enough to take a burst of saves about one resident together, too short for a carer to wait for it. */
const gatherMs = 250;
/** Judging rests nine times as long as it works, so that it never takes more than a tenth of what recording needs. */
const restFor = 9;

interface Watching {
  readonly keeper: Keeper;
  readonly news: NewsDesk;
  readonly log: Logger;
}

/**
 * Judges whoever a save was about, right after it. Every node hears of every save; the first to take a resident
 * judges, the others leave it. What is lost with a node is found by the next sweep of the house.
 */
export async function judgeOnSave({ keeper, news, log }: Watching): Promise<() => Promise<void>> {
  const waiting = new Map<string, Pick<NewsItem, 'home' | 'resident' | 'entity'>>();
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let judging: Promise<void> = Promise.resolve();

  const judgeWaiting = async (): Promise<void> => {
    for (const [key, { home, resident, entity }] of waiting) {
      waiting.delete(key);
      if (home === null || isStopped) continue;
      const began = performance.now();
      await sweepIfFree(keeper, { home, resident, about: entity }).catch((error: unknown) => {
        log.error({ reason: error instanceof Error ? error.message : String(error) }, 'a save could not be judged');
      });
      if (waiting.size > 0) await pause((performance.now() - began) * restFor);
    }
  };

  const leave = await news.subscribe((items) => {
    for (const { home, resident, entity } of items) if (concerned.has(entity)) waiting.set(`${home} ${resident} ${entity}`, { home, resident, entity });
    if (waiting.size === 0) return;
    timer ??= setTimeout(() => {
      timer = null;
      judging = judging.then(judgeWaiting);
    }, gatherMs);
  });
  return async () => {
    leave();
    isStopped = true;
    if (timer) clearTimeout(timer);
    await judging;
  };
}
