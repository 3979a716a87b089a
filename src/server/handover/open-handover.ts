import type { FastifyInstance } from 'fastify';
import { handover } from '#domain/handover/handover.ts';
import { home } from '#domain/homes/home.ts';
import type { AnyRecord } from '#domain/kit/entity.ts';
import { localDay } from '#domain/kit/time.ts';
import type { Actor } from '../kit/actor.ts';
import { admit } from '../kit/admitting.ts';
import { transaction, type Db } from '../kit/database.ts';
import type { Keeper } from '../kit/keeper.ts';
import { leaveTo } from '../kit/leave.ts';
import { notFound } from '../kit/refusals.ts';
import { idOf } from '../kit/rest.ts';
import { actorOf, declareCall } from '../kit/route.ts';
import { composeIn, houseValues } from './handover-steps.ts';
import { changeAt } from './stretch.ts';
import { writePages } from './write-pages.ts';

const unsaid = { keys_handed: null, phones_handed: null };
const known = `select id from handover where home = $1 and handover_date = $2 and from_shift = $3 and to_shift = $4 and not is_deleted`;

// Longer than this nobody comes any more to receive it, and the next one must be made ready.
const waiting = `select id from handover where home = $1 and status = 'given' and not is_deleted and given_at > $2::timestamptz - interval '4 hours' order by given_at desc limit 1`;

async function makeIfNone(keeper: Keeper, tx: Db, actor: Actor, house: string): Promise<string> {
  const now = keeper.now();
  const [pending] = await tx.query<{ id: string }>(waiting, [house, now]);
  if (pending) return pending.id;
  const { from, to, starts, zone } = await changeAt({ db: tx, homes: keeper.homes }, house, now);
  const key = { home: house, handover_date: localDay(starts, zone), from_shift: from, to_shift: to };
  // Two who open the page at once make one handover, not a refusal.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`handover ${Object.values(key).join(' ')}`]);
  const [there] = await tx.query<{ id: string }>(known, Object.values(key));
  if (there) return there.id;
  const leave = leaveTo(actor, 'add', handover);
  const composed = await composeIn({ keeper, tx, now }, house, unsaid);
  const { body } = await admit({ keeper, actor, entity: handover, within: tx }, { ...key, given_by: actor.id }, { leave, sets: houseValues(composed) });
  const record = JSON.parse(body) as AnyRecord;
  await writePages({ keeper, tx, actor, now }, record, composed.pages);
  return record.id;
}

/** The handover that waits to be received; else that of the change of shift the house is at, the one there is or a new draft. */
export const declareOpenHandover = (app: FastifyInstance, keeper: Keeper): void =>
  declareCall(app, {
    method: 'POST', path: `/api/${home.path}/:id/handover`, asks: 'view handover',
    async answer(request): Promise<{ readonly id: string }> {
      const actor = actorOf(request);
      leaveTo(actor, 'view', handover);
      const house = idOf(request);
      if (!actor.homes.includes(house)) throw notFound();
      const id = await transaction(keeper.pool, (tx) => makeIfNone(keeper, tx, actor, house));
      keeper.tell();
      return { id };
    },
  });
