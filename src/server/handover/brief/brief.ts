import type { FastifyInstance } from 'fastify';
import type { Brief, BriefCard } from '#domain/handover/lines/brief.ts';
import { handoverResident } from '#domain/handover/handover-resident.ts';
import { home, type Home } from '#domain/homes/home.ts';
import { family } from '#domain/residents/family/family.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { fieldsWithin, permissionOrNull, requirePermission } from '../../kit/access/permission.ts';
import { invalid, notFound } from '../../kit/runtime/refusals.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { composeCards } from './brief-cards.ts';
import { hasBegun, tick, ticksOf } from './brief-ticks.ts';
import { maySee, personShown } from '../sheet/sheet-pages.ts';
import { enterHouse } from '../../kit/records/enter-house.ts';

async function briefOf(context: RecordContext, actor: Actor, house: Home): Promise<Brief> {
  const now = context.now();
  const reader = { db: context.db, actor, house: house.id, now };
  const composed = await composeCards(context, house.id, now);
  const ticks = await ticksOf(reader);
  const permission = permissionOrNull(actor, 'view', family);
  const mayRing = permission !== null && (fieldsWithin(permission)?.has('phone') ?? true);
  const cards = composed.cards.map(({ person, lines, contacts, ...card }): BriefCard => ({
    ...card,
    person: personShown(person),
    lines: lines.filter(({ source }) => maySee(context, actor, source.entity)),
    contacts: mayRing ? contacts : [],
    read_at: ticks.get(person.id) ?? null,
  }));
  return {
    home: {
      name: house.name,
      phone: house.phone,
      on_call_phone: house.on_call_phone,
      emergency_info: house.emergency_info,
    },
    at: now,
    must_read:
      actor.isAgency &&
      cards.some(({ is_safety, read_at }) => is_safety && read_at === null) &&
      !(await hasBegun(reader)),
    house: composed.house.filter(({ source, part }) => part !== 'changed' && maySee(context, actor, source.entity)),
    cards,
  };
}

/** A house on one page for somebody who has never worked in it, from the same composer as the handover; and the ticks of whoever read it. */
export function declareBrief(app: FastifyInstance, context: RecordContext): void {
  const path = `/api/${home.path}/:id/brief`;
  declareCall(app, {
    method: 'GET',
    path,
    permission: 'view handover_resident',
    async answer(request): Promise<Brief> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', handoverResident);
      const house = await enterHouse({ context, actor, entity: home }, idOf(request), 'brief');
      return briefOf(context, actor, house);
    },
  });
  declareCall(app, {
    method: 'POST',
    path,
    permission: 'view handover_resident',
    async answer(request): Promise<{ readonly resident: string; readonly read_at: string }> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', handoverResident);
      const house = await findInReach({ context, actor, entity: home }, idOf(request));
      const id = inputOf(request)['resident'];
      if (typeof id !== 'string') throw invalid({ resident: 'Say whose card was read.' });
      const person = await findInReach({ context, actor, entity: resident }, id);
      if (person.home !== house.id) throw notFound();
      const now = context.now();
      await tick({ db: context.db, actor, house: house.id, now }, id);
      return { resident: id, read_at: now };
    },
  });
}
