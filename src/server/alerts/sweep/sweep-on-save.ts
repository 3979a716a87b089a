import { setTimeout as pause } from 'node:timers/promises';
import type { BackgroundParts } from '../../kit/area/area.ts';
import { acrossHouses } from '../../kit/runtime/house-scope.ts';
import { restAfter, sweepQueue, type Saved } from './sweep-queue.ts';
import { sweepIfFree } from './sweep.ts';

/** Long enough to take a burst of saves about one resident together, too short for a carer to wait for it. */
const gatherMs = 250;

/** Before a house that another sweep has taken is tried again. */
const beforeRetryMs = 500;

/**
 * Sweeps whoever a save was about, right after it. Every node receives every save; whoever finds the house taken tries
 * again, because the sweep that has it may have read before the save. What is lost with a node is found by the next
 * sweep of the house.
 */
export async function sweepOnSave({ context, feed, parts: { log } }: BackgroundParts): Promise<() => Promise<void>> {
  const { sweptOnSave, urgent } = context.alertRules;
  const queue = sweepQueue(urgent);
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let sweeping: Promise<void> = Promise.resolve();

  /** A stop is not kept waiting by a rest. */
  const rest = (ms: number): Promise<void> => Promise.race([pause(ms, undefined, { ref: false }), stopping.promise]);

  /** Whether it is done with; a save that cannot be swept at all is left to the next sweep. */
  const isDone = ({ home, resident, entity }: Saved): Promise<boolean> =>
    acrossHouses(() => sweepIfFree(context, { home, resident, about: entity })).catch((error: unknown) => {
      log.error({ err: error }, 'a save could not be swept');
      return true;
    });

  /** What was refused waits aside until all others were tried: a house that is taken keeps no other waiting. */
  const sweepWaiting = async (): Promise<void> => {
    const refused: Saved[] = [];
    for (let next = queue.take(); next && !isStopped; next = queue.take()) {
      const began = performance.now();
      if (!(await isDone(next))) refused.push(next);
      if (queue.size > 0) await rest(restAfter(performance.now() - began));
    }
    if (refused.length === 0 || isStopped) return;
    await rest(beforeRetryMs);
    for (const saved of refused) queue.add(saved);
    await sweepWaiting();
  };

  const unsubscribe = await feed.subscribe((items) => {
    // What cannot be told any more is found by the next sweep of its house.
    for (const { home, resident, entity } of items ?? [])
      if (home !== null && sweptOnSave.has(entity)) queue.add({ home, resident, entity });
    if (queue.size === 0) return;
    timer ??= setTimeout(() => {
      timer = null;
      sweeping = sweeping.then(sweepWaiting);
    }, gatherMs);
  });
  return async () => {
    unsubscribe();
    isStopped = true;
    stopping.resolve();
    if (timer) clearTimeout(timer);
    await sweeping;
  };
}
