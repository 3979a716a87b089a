import type { FastifyInstance } from 'fastify';
import { handover } from '#domain/handover/handover.ts';
import { home } from '#domain/homes/home.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { createRecord } from '../../kit/records/create-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { permissionOrNull, requirePermission } from '../../kit/access/permission.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { composeIn, houseValues } from './handover-steps.ts';
import { changeAt } from '../material/stretch.ts';
import { writePages } from './write-pages.ts';
import { recordFrom } from '../../kit/schema/record-from.ts';

const unsaid = { keys_handed: null, phones_handed: null };
// The newest word of a house: what came since stands with the one that was given last.
const later = `select l.id from handover l where l.home = h.home and not l.is_deleted and l.given_at > h.given_at`;
const known = `select coalesce((${later} order by l.given_at desc limit 1), h.id) as id from handover h where h.home = $1 and h.handover_date = $2 and h.from_shift = $3 and h.to_shift = $4 and not h.is_deleted`;

// Longer than this nobody comes any more to receive it, and the next one must be made ready.
const waiting = `select h.id from handover h where h.home = $1 and h.status = 'given' and not h.is_deleted and h.given_at > $2::timestamptz - interval '4 hours' and not exists (${later})`;

const newest = `select h.id from handover h where h.home = $1 and not h.is_deleted order by h.handover_date desc, h.created_at desc limit 1`;

/** Whoever may not begin one reads the last there is; null where there has been none. */
async function makeIfNone(context: RecordContext, tx: Db, actor: Actor, house: string): Promise<string | null> {
  const now = context.now();
  const [pending] = await tx.query<{ id: string }>(waiting, [house, now]);
  if (pending) return pending.id;
  const { from, to, starts, zone } = await changeAt({ db: tx, homes: context.homes }, house, now);
  const key = { home: house, handover_date: localDay(starts, zone), from_shift: from, to_shift: to };
  // Two who open the page at once make one handover, not a refusal.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`handover ${Object.values(key).join(' ')}`]);
  const [there] = await tx.query<{ id: string }>(known, Object.values(key));
  if (there) return there.id;
  const permission = permissionOrNull(actor, 'add', handover);
  if (!permission) return (await tx.query<{ id: string }>(newest, [house]))[0]?.id ?? null;
  const composed = await composeIn({ context, tx, now }, house, unsaid);
  const { body } = await createRecord(
    { context, actor, entity: handover, within: tx },
    { ...key, given_by: actor.id },
    { permission, sets: houseValues(composed) },
  );
  const record = recordFrom(handover, body);
  await writePages({ context, tx, actor, now }, record, composed.pages);
  return record.id;
}

/** The handover that waits to be received; else that of the change of shift the house is at, the one there is or a new draft. */
export const declareOpenHandover = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${home.path}/:id/handover`,
    permission: 'view handover',
    async answer(request): Promise<{ readonly id: string | null }> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', handover);
      const house = idOf(request);
      if (!actor.homes.includes(house)) throw notFound();
      const id = await context.transaction((tx) => makeIfNone(context, tx, actor, house));
      return { id };
    },
  });
