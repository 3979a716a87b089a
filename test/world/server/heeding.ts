import { tracingChannel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';

const handling = tracingChannel('fastify.request.handler').start;

export interface Heeding<Answer> {
  readonly answer: Answer;
  /** Whether what follows the address was looked at. Where it was not, the answer is the same whatever follows. */
  readonly heeds: boolean;
}

/** Makes one call, and watches whether it reads its question. One that is refused before it begins counts as if it did. */
export async function heeding<Answer>(call: () => Promise<Answer>): Promise<Heeding<Answer>> {
  let heeds = true;
  const watch = (message: unknown) => {
    const { request } = message as { readonly request: FastifyRequest };
    heeds = false;
    for (const [holder, name] of [
      [request, 'query'],
      [request.raw, 'url'],
    ] as const) {
      const value: unknown = Reflect.get(holder, name);
      const get = () => {
        heeds = true;
        return value;
      };
      Object.defineProperty(holder, name, { get });
    }
  };
  handling.subscribe(watch);
  try {
    const answer = await call();
    return { answer, heeds };
  } finally {
    handling.unsubscribe(watch);
  }
}
