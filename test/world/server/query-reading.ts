import { tracingChannel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';

const handling = tracingChannel('fastify.request.handler').start;

export interface WatchedCall<Answer> {
  readonly answer: Answer;
  /** Where the handler read neither query nor address, the answer is the same whatever the query. */
  readonly readsQuery: boolean;
}

/** Makes one call, and watches whether its handler reads the query. One that is refused before it begins counts as if it did. */
export async function watchQuery<Answer>(call: () => Promise<Answer>): Promise<WatchedCall<Answer>> {
  const seen = { handler: false, query: false };
  const watch = (message: unknown) => {
    const { request } = message as { readonly request: FastifyRequest };
    seen.handler = true;
    for (const [holder, name] of [
      [request, 'query'],
      [request.raw, 'url'],
      [request.raw, 'originalUrl'],
    ] as const) {
      const value: unknown = Reflect.get(holder, name);
      const get = () => {
        seen.query = true;
        return value;
      };
      Object.defineProperty(holder, name, { get });
    }
  };
  handling.subscribe(watch);
  try {
    const answer = await call();
    return { answer, readsQuery: !seen.handler || seen.query };
  } finally {
    handling.unsubscribe(watch);
  }
}
