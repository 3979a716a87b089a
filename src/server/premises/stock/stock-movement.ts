import type { FastifyInstance } from 'fastify';
import { newId } from '../../kit/runtime/new-id.ts';
import { houseStock, type HouseStock } from '#domain/premises/stock/house-stock.ts';
import { quantityAfter } from '#domain/premises/stock/stock-level.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { isPastUse } from '#domain/premises/stock/stock-rules.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { rowFrom, type RowOf } from '../../kit/http/record-action.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { updateLinked } from '../../kit/records/linked-updates.ts';
import { keyedMutex } from '../../kit/runtime/keyed-mutex.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { invalid, refused, savedBefore } from '../../kit/runtime/refusals.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { requireSeen, versionOf } from '../../kit/records/seen-version.ts';
import { findInReach } from '../../kit/records/find-record.ts';

/** Its id is made by whoever sends it, once; what arrives twice under one id happened once. */
type Movement = RowOf<typeof houseStock, 'movements'> & { readonly id: string };

/** Whoever may only take out brings nothing in and counts nothing. */
function requireStockPermission(actor: Actor, { kind }: Movement): void {
  if (kind !== 'out' && !may(actor.rights, 'change', houseStock.name))
    throw refused('You may take something out. Ask a colleague of the house for anything else.');
}

function movementOf(actor: Actor, input: Input, now: string): Movement {
  const { id = newId() } = input;
  if (!isId(id)) throw invalid({ id: 'id must be a UUID.' });
  return {
    id: id.toLowerCase(),
    ...rowFrom(houseStock, 'movements', { ...input, at: now, by: actor.id }, now),
  };
}

/** Whether this very movement was written down before; the same id for another one is a mistake. */
function isRepeat(stock: HouseStock, movement: Movement): boolean {
  const known = stock.movements.find((one) => 'id' in one && one.id === movement.id);
  if (!known) return false;
  const isSame = (['kind', 'quantity', 'reason', 'resident', 'by'] as const).every(
    (name) => (known[name] ?? null) === (movement[name] ?? null),
  );
  if (!isSame) throw savedBefore();
  return true;
}

/** What has passed its use-by is not taken in: new goods bring their own date. */
async function askStillGood(context: RecordContext, tx: Db, { kind }: Movement, stock: HouseStock): Promise<void> {
  if (kind !== 'in') return;
  const { zone } = await context.homes.factsOf(tx, stock.home);
  if (isPastUse(stock.expiry_date, localDay(context.now(), zone)))
    throw invalid({ expiry_date: 'Use by has passed: write down the date of the new goods first.' });
}

function moved(stock: HouseStock, movement: Movement, actor: Actor): Partial<HouseStock> {
  const quantity = quantityAfter(stock.quantity, movement);
  if (quantity < 0)
    throw invalid({ quantity: `There ${stock.quantity === 1 ? 'is' : 'are'} only ${stock.quantity} left.` });
  if (quantity > 999_999) throw invalid({ quantity: 'Quantity must be at most 999999.' });
  const counted = movement.kind === 'count' ? { last_counted_at: movement.at, last_counted_by: actor.id } : {};
  return { quantity, movements: [...stock.movements, movement], ...counted };
}

/**
 * The shelf is locked while it changes, so of many who take at once each takes what is really there. A count
 * replaces what was thought to be there and therefore names the version it saw; taking one out does not need to.
 */
async function move(context: RecordContext, tx: Db, actor: Actor, id: string, input: Input): Promise<HouseStock> {
  const movement = movementOf(actor, input, context.now());
  requireStockPermission(actor, movement);
  if (movement.kind !== 'count' && movement.quantity === 0)
    throw invalid({ quantity: 'Quantity must be more than 0.' });
  if (isId(id)) await tx.query('select 1 from house_stock where id = $1 for update', [id]);
  const seen = await findInReach({ context, actor, entity: houseStock, within: tx }, id);
  if (isRepeat(seen, movement)) return seen;
  if (movement.kind === 'count')
    await requireSeen({ context, actor, entity: houseStock, within: tx }, seen, versionOf(input));
  if (seen.is_deleted) throw invalid({ is_deleted: 'A removed record is first restored, then changed.' });
  await askStillGood(context, tx, movement, seen);
  if (movement.resident)
    await findInReach({ context, actor, entity: context.named('resident'), within: tx }, movement.resident);
  return updateLinked({ context, tx, actor, now: context.now() }, houseStock, id, (stock) =>
    moved(stock, movement, actor),
  );
}

export function declareStockMovement(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'POST',
    path: '/api/house-stock/:id/movement',
    permission: 'take_out house_stock',
    async answer(request) {
      const actor = actorOf(request);
      requirePermission(actor, 'take_out', houseStock);
      const id = idOf(request);
      const record = await keyedMutex(id, () =>
        context.transaction((tx) => move(context, tx, actor, id, inputOf(request))),
      );
      return record;
    },
  });
}
