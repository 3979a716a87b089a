import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attachment } from '#domain/attachments/attachment.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { requirePermission } from '../kit/access/permission.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { queryOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import type { Db } from '../kit/runtime/database.ts';
import { notFound } from '../kit/runtime/refusals.ts';

/** How much room the files of a house take, every version counted; what was removed takes none. */
export async function bytesOfHouse(db: Db, home: string): Promise<number> {
  const [row] = await db.query<{ bytes: string }>(
    `select coalesce(sum(octet_length(c.bytes)), 0)::text as bytes from attachment a join attachment_chunk c on c.attachment = a.id
     where a.home = $1 and not a.is_deleted`,
    [home],
  );
  return Number(row?.bytes ?? 0);
}

export const gigabyte = 1024 ** 3;

const homeAsked = (request: FastifyRequest): string => {
  const { home } = queryOf(request);
  const { homes } = actorOf(request);
  if (!isId(home) || !homes.includes(home)) throw notFound();
  return home;
};

export function declareSpace(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/attachment/space',
    permission: 'view attachment',
    async answer(request) {
      requirePermission(actorOf(request), 'view', attachment);
      const home = homeAsked(request);
      const { settings } = await context.homes.factsOf(context.db, home);
      return { used: await bytesOfHouse(context.db, home), most: settings.files_gb * gigabyte };
    },
  });
}
