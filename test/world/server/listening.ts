import type { FastifyInstance } from 'fastify';

export interface Received {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Someone at an open screen that receives what the server sends it. */
export interface Listener {
  readonly received: readonly Received[];
  /** Everything the line brought, by the name of its event. */
  readonly events: readonly { readonly id: string; readonly event: string }[];
  /** Where the line stands, for taking it up again. */
  readonly place: () => string;
  /** Waits until something was received that is like this. */
  until(like: (received: Received) => boolean, withinMs?: number): Promise<Received>;
  /** Settles when the server ends the line. */
  readonly ended: Promise<void>;
  close(): void;
}

export const addressOf = (node: FastifyInstance): Promise<string> => node.listen({ port: 0, host: '127.0.0.1' });

export async function listen(address: string, headers: Readonly<Record<string, string>>): Promise<Listener> {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/events/`, { headers, signal: leaving.signal });
  if (answer.status !== 200 || !answer.body) throw new Error(`the line answered ${answer.status}`);
  const received: Received[] = [];
  const events: { id: string; event: string }[] = [];
  let place = '';
  let opened = () => {};
  const open = new Promise<void>((resolve) => (opened = resolve));
  const waiting = new Set<() => void>();

  const take = (block: string): void => {
    const lines = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    place = lines.get('id') ?? place;
    opened();
    events.push({ id: place, event: lines.get('event') ?? '' });
    const data = lines.get('data');
    if (data) received.push({ id: place, data: JSON.parse(data) as Record<string, unknown> });
    for (const look of waiting) look();
  };
  const follow = async (): Promise<void> => {
    let rest = '';
    try {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        blocks.forEach(take);
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    }
  };
  const ended = follow();
  await open;

  return {
    received,
    events,
    ended,
    place: () => place,
    close: () => leaving.abort(),
    until: (like, withinMs = 120_000) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`nothing like it was received within ${withinMs} ms: ${JSON.stringify(received)}`)),
          withinMs,
        );
        const look = () => {
          const found = received.find(like);
          if (!found) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
