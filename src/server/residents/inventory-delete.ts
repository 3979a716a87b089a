import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Input } from '#domain/kit/parse.ts';
import { isId } from '#domain/kit/read-value.ts';
import { inventory } from '#domain/residents/inventory.ts';
import type { Actor } from '../kit/actor.ts';
import { transaction } from '../kit/database.ts';
import type { Keeper } from '../kit/keeper.ts';
import { leaveTo } from '../kit/leave.ts';
import { invalid, notAllowed } from '../kit/refusals.ts';
import { strikeOut } from '../kit/removing.ts';
import { idOf, inputOf, json, removalReasons } from '../kit/rest.ts';
import { actorOf, declareCall } from '../kit/route.ts';
import { shown } from '../kit/shown.ts';
import { findSeen } from '../kit/store.ts';

const path = '/api/inventory-delete/:id';

/** Belongings are removed by a call of their own, whichever way it is sent, and sending it again changes nothing. */
export function declareInventoryDelete(app: FastifyInstance, keeper: Keeper): void {
  declareCall(app, {
    method: ['POST', 'PATCH', 'PUT', 'DELETE'], path, asks: 'delete inventory',
    async answer(request, reply) {
      const item = await remove(keeper, actorOf(request), idOf(request), asked(request));
      keeper.tell();
      return json(reply, item);
    },
  });
  declareCall(app, {
    method: 'GET', path, asks: 'signed in',
    async answer(request, reply) {
      actorOf(request);
      reply.header('allow', 'POST, PATCH, PUT, DELETE');
      throw notAllowed('GET');
    },
  });
}

/** A removed belonging was entered in error, so a DELETE that says nothing says that. */
function asked(request: FastifyRequest): Input {
  const isBare = request.method === 'DELETE' && (request.body === undefined || request.body === null);
  const { version, deletion_reason: code = 'entered_in_error' } = request.query as Readonly<Record<string, string | undefined>>;
  const input = isBare ? { deletion_reason: code, ...(version ? { version } : {}) } : inputOf(request);
  if ('deleted' in input && input['deleted'] !== true) throw invalid({ deleted: 'A removed record is brought back by restore alone.' });
  const reason = input['deletion_reason'];
  return { ...input, deletion_reason: typeof reason === 'string' ? (removalReasons[reason] ?? reason) : reason };
}

async function remove(keeper: Keeper, actor: Actor, id: string, input: Input): Promise<string> {
  leaveTo(actor, 'delete', inventory);
  return transaction(keeper.pool, async (tx) => {
    if (isId(id)) await tx.query('select 1 from inventory where id = $1 for update', [id]);
    const item = await findSeen({ keeper, actor, entity: inventory, within: tx }, id);
    if (item['deleted'] === true) return shown(inventory, actor, leaveTo(actor, 'view', inventory), JSON.stringify(item), keeper.now()) ?? '{}';
    return strikeOut({ keeper, actor, entity: inventory, within: tx }, id, { version: input['version'] ?? item.version, deletion_reason: input['deletion_reason'] });
  });
}
