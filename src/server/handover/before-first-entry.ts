import { handover } from '#domain/handover/handover.ts';
import type { EntryAsking } from '../kit/keeper.ts';
import { refusedUntil } from '../kit/refusals.ts';
import { composeCards } from './brief-cards.ts';
import { hasBegun, noteBegun, ticksOf } from './brief-ticks.ts';

const readFirst = () => refusedUntil('brief', 'Before your first entry this shift, read the safety cards of this house and tick them.');

/** Whoever is lent to a house writes nothing in it until they have read what can harm its people. Opening the handover is reading, too. */
export async function askForBrief({ keeper, db, actor, entity, home }: EntryAsking): Promise<void> {
  if (!actor.isAgency || entity === handover) return;
  const now = keeper.now();
  const reader = { db, actor, house: home, now };
  if (await hasBegun(reader)) return;
  const { cards } = await composeCards({ db, homes: keeper.homes }, home, now);
  const ticks = await ticksOf(reader);
  if (cards.some(({ is_safety, person }) => is_safety && !ticks.has(person.id))) throw readFirst();
  await noteBegun(reader);
}
