import type { FastifyInstance } from 'fastify';

/** How long a full disk is remembered without another refusal: nobody may be writing just now. */
const rememberedMs = 60_000;

/** Whether the last that was heard of the disk is that it is full; a write that succeeds says otherwise. */
export function watchStorage(app: FastifyInstance): () => boolean {
  let fullAt: number | null = null;
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 507) fullAt = performance.now();
    else if (fullAt !== null && request.method !== 'GET' && reply.statusCode < 300) fullAt = null;
    done();
  });
  return () => fullAt !== null && performance.now() - fullAt < rememberedMs;
}
