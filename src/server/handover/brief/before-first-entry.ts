import { handover } from '#domain/handover/handover.ts';
import type { EntryContext } from '../../kit/context/record-context.ts';
import { refusedUntil } from '../../kit/runtime/refusals.ts';
import { composeCards } from './brief-cards.ts';
import { hasBegun, noteBegun, ticksOf } from './brief-ticks.ts';

const readFirst = () =>
  refusedUntil('brief', 'Before your first entry this shift, read the safety cards of this house and tick them.');

const worksHereSql = 'select 1 from session where id = $1 and home = $2';

/** A shift begins with choosing the house at a device; a program that calls on somebody's behalf has chosen none. */
const worksHere = async ({ db, actor, home }: EntryContext): Promise<boolean> =>
  (await db.query(worksHereSql, [actor.session, home])).length > 0;

/** Whoever is lent to a house writes nothing in it until they have read what can harm its people. Opening the handover is reading, too. */
export async function askForBrief(asking: EntryContext): Promise<void> {
  const { context, db, actor, entity, home } = asking;
  if (!actor.isAgency || entity === handover || !(await worksHere(asking))) return;
  const now = context.now();
  const reader = { db, actor, house: home, now };
  if (await hasBegun(reader)) return;
  const { cards } = await composeCards({ db, homes: context.homes }, home, now);
  const ticks = await ticksOf(reader);
  if (cards.some(({ is_safety, person }) => is_safety && !ticks.has(person.id))) throw readFirst();
  await noteBegun(reader);
}
