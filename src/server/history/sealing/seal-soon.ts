import { setTimeout as pause } from 'node:timers/promises';
import type { BackgroundParts } from '../../kit/area/area.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { noteEnd } from './known-end.ts';
import { sealHistory } from './seal-history.ts';

/** How long a line waits for its seal at most, while all is well. */
const betweenMs = 10_000;

interface Sealing extends Pick<BackgroundParts, 'context'> {
  readonly parts: Pick<AppDependencies, 'log'>;
}

/** Seals what was written, again and again for as long as the node runs. What could not be sealed is sealed by the next round, or by another node. */
export async function sealSoon({ context, parts: { log } }: Sealing): Promise<() => Promise<void>> {
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;
  const round = async (): Promise<void> => {
    const end = await sealHistory(context);
    if (end) await noteEnd(context, end);
  };
  const rounds = async (): Promise<void> => {
    while (!isStopped) {
      await round().catch((error: unknown) => log.warn({ err: error }, 'the history could not be sealed'));
      await Promise.race([pause(betweenMs, undefined, { ref: false }), stopping.promise]);
    }
  };
  const running = rounds();
  return async () => {
    isStopped = true;
    stopping.resolve();
    await running;
  };
}
