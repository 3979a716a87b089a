import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from './app-dependencies.ts';

/** How long a full disk is remembered without another refusal: nobody may be writing just now. */
const rememberedMs = 60_000;

/** Whether the disk is seen to be full, or was when it was last seen; a write that succeeds says otherwise. */
export function watchStorage(
  app: FastifyInstance,
  { hasRoom = async () => true }: Pick<AppDependencies, 'hasRoom'>,
): () => Promise<boolean> {
  let fullAt: number | null = null;
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 507) fullAt = performance.now();
    else if (fullAt !== null && request.method !== 'GET' && reply.statusCode < 300) fullAt = null;
    done();
  });
  return async () => (fullAt !== null && performance.now() - fullAt < rememberedMs) || !(await hasRoom());
}
