import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { notAllowed } from '../kit/runtime/refusals.ts';
import { strikeOut } from '../kit/records/strike-out.ts';
import { idOf, queryOf } from '../kit/http/request-parts.ts';
import { removalReasons } from '../kit/http/remove-without-body.ts';
import { json } from '../kit/http/rest.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { visibleRecord } from '../kit/access/visible-record.ts';
import { isRemoved } from '../kit/records/audited-read.ts';
import { findInReach } from '../kit/records/find-record.ts';

const path = '/api/inventory-delete/:id';

/** Belongings are removed by a call of their own, whichever way it is sent, and sending it again changes nothing. */
export function declareInventoryDelete(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: ['POST', 'PATCH', 'PUT', 'DELETE'],
    path,
    permission: 'delete inventory',
    async answer(request, reply) {
      const item = await remove(context, actorOf(request), idOf(request), asked(request));
      return json(reply, item);
    },
  });
  declareCall(app, {
    method: 'GET',
    path,
    permission: 'signed in',
    async answer(request, reply) {
      actorOf(request);
      reply.header('allow', 'POST, PATCH, PUT, DELETE');
      throw notAllowed('GET');
    },
  });
}

/** Whatever its caller sends along, the call removes the belonging; one that gives no reason was entered in error. */
function asked(request: FastifyRequest): Input {
  const { body } = request;
  const given: Input = { ...queryOf(request), ...(isRecordValues(body) ? body : {}) };
  const reason =
    typeof given['deletion_reason'] === 'string' && given['deletion_reason'].trim() !== ''
      ? given['deletion_reason']
      : 'entered_in_error';
  const version = given['version'];
  return {
    deletion_reason: removalReasons[reason] ?? reason,
    ...(version === undefined || version === null ? {} : { version }),
  };
}

async function remove(context: RecordContext, actor: Actor, id: string, input: Input): Promise<string> {
  requirePermission(actor, 'delete', inventory);
  return context.transaction(async (tx) => {
    if (isId(id)) await tx.query('select 1 from inventory where id = $1 for update', [id]);
    const item = await findInReach({ context, actor, entity: inventory, within: tx }, id);
    if (isRemoved(inventory, item))
      return (
        visibleRecord(
          inventory,
          actor,
          requirePermission(actor, 'view', inventory),
          JSON.stringify(item),
          context.now(),
        ) ?? '{}'
      );
    return strikeOut({ context, actor, entity: inventory, within: tx }, id, input, { newest: true });
  });
}
