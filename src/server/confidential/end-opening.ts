import type { FastifyInstance } from 'fastify';
import { confidentialInfo, type ConfidentialInfo } from '#domain/confidential/confidential-info.ts';
import { minutesOpen } from '#domain/confidential/opening.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { idOf, inputOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { updateColumns } from '../kit/records/write-record.ts';
import { notFound } from '../kit/runtime/refusals.ts';

/** Says in its log how long it was open. Only whoever opened it can say so; a second time changes nothing. */
export const declareOpeningEnd = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${confidentialInfo.path}/:id/open/end`,
    permission: 'signed in',
    answer: (request) => end(context, actorOf(request), idOf(request), String(inputOf(request)['opened_at'])),
  });

const locked = 'select version, access_log from confidential_info where id = $1 for update';

const end = (context: RecordContext, actor: Actor, id: string, opened_at: string): Promise<{ minutes_open: number }> =>
  context.transaction(async (tx) => {
    const [row] = await tx.query<Pick<ConfidentialInfo, 'version' | 'access_log'>>(locked, [id]);
    const line = row?.access_log.find((one) => one.user === actor.id && one.opened_at === opened_at);
    if (!row || !line) throw notFound();
    if (line.minutes_open !== null) return { minutes_open: line.minutes_open };
    const now = context.now();
    const minutes_open = minutesOpen(opened_at, now);
    await updateColumns(
      {
        context,
        db: tx,
        entity: confidentialInfo,
        author: actor,
        audit: { actions: ['confidential_closed'] },
        now,
      },
      { id, version: row.version },
      { access_log: row.access_log.map((one) => (one === line ? { ...one, minutes_open } : one)) },
    );
    return { minutes_open };
  });
