import type { FastifyInstance } from 'fastify';
import { briefCard, briefFields, type Brief, type BriefCard, type BriefContact } from '#domain/handover/brief.ts';
import { handoverResident } from '#domain/handover/handover-resident.ts';
import { home } from '#domain/homes/home.ts';
import { addHours, localDay } from '#domain/kit/time.ts';
import { family } from '#domain/residents/family.ts';
import { resident } from '#domain/residents/resident.ts';
import type { Actor } from '../kit/actor.ts';
import { writeHistory } from '../kit/history.ts';
import type { Keeper } from '../kit/keeper.ts';
import { leaveOrNone, leaveTo } from '../kit/leave.ts';
import { invalid, notFound } from '../kit/refusals.ts';
import { idOf, inputOf } from '../kit/rest.ts';
import { actorOf, declareCall } from '../kit/route.ts';
import { findSeen } from '../kit/store.ts';
import { quoted } from '../kit/table.ts';
import { composeHandover } from './composing.ts';
import { maySee } from './sheet-pages.ts';

/** How the history calls it when somebody ticks a card. */
const tick = 'safety card read';
/** A card is read for one shift; whoever comes back tomorrow reads it again. */
const shiftHours = 12;
const unsaid = { keys_handed: null, phones_handed: null };

interface Profile extends Record<string, unknown> {
  readonly id: string;
  readonly contacts: readonly (BriefContact & { readonly relationship: string })[];
}

const relations = family.fields['relationship']?.kind === 'choice' ? family.fields['relationship'].options : {};

const profilesSql = `select ${briefFields.map((name) => `p.${quoted(name)}`).join(', ')}, p.id, p.header_flags, p.allergies, p.no_known_allergies, p.dnacpr_status, p.dols_status, p.dols_expiry::text,
    (select coalesce(json_agg(json_build_object('name', concat_ws(' ', f.first_name, f.last_name), 'relationship', f.relationship, 'phone', coalesce(f.mobile, f.phone)) order by f.emergency_order nulls last), '[]')
     from family f where f.resident = p.id and not f.is_deleted and f.is_active and f.is_emergency_contact and not coalesce(f.contact_restricted, false) and coalesce(f.mobile, f.phone) is not null) as contacts
  from resident p where p.id = any($1::uuid[])`;

const ticksSql = `select resident, max(at) as at from user_history where home = $1 and at >= $2::timestamptz and "user" = $3 and summary = $4 group by resident`;

async function ticksOf({ db, now }: Keeper, actor: Actor, house: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ resident: string; at: Date | string }>(ticksSql, [house, addHours(now(), -shiftHours), actor.id, tick]);
  return new Map(rows.map((row) => [row.resident, new Date(row.at).toISOString()]));
}

async function briefOf(keeper: Keeper, actor: Actor, house: Readonly<Record<string, unknown>> & { readonly id: string }): Promise<Brief> {
  const now = keeper.now();
  const { pages, house: lines, stretch } = await composeHandover(keeper, { home: house.id, now, handed: unsaid });
  const profiles = new Map((await keeper.db.query<Profile>(profilesSql, [pages.map((page) => page.resident)])).map((row) => [row.id, row]));
  const ticks = await ticksOf(keeper, actor, house.id);
  const seesContacts = leaveOrNone(actor, 'view', family) !== null;
  const cards = pages.map((page): BriefCard => {
    const { contacts = [], ...profile } = profiles.get(page.resident) ?? { id: page.resident };
    const { id, first_name, last_name, preferred_name, room, photo, status, expected_return_date } = page.person;
    const card = briefCard(profile, { ...page, lines: page.lines.filter(({ source }) => maySee(keeper, actor, source.entity)) }, localDay(now, stretch.zone));
    return {
      ...card,
      person: { id, first_name, last_name, preferred_name, room, photo, status, expected_return_date },
      contacts: seesContacts ? contacts.map((contact) => ({ ...contact, relationship: relations[contact.relationship] ?? contact.relationship })) : [],
      read_at: ticks.get(page.resident) ?? null,
    };
  });
  const text = (name: string) => (typeof house[name] === 'string' ? house[name] : null);
  return {
    home: { name: String(house['name']), phone: text('phone'), on_call_phone: text('on_call_phone'), emergency_info: text('emergency_info') },
    at: now,
    must_read: actor.isAgency && cards.some(({ is_safety, read_at }) => is_safety && read_at === null),
    house: lines.filter(({ source, part }) => part !== 'changed' && maySee(keeper, actor, source.entity)),
    cards,
  };
}

/** A house on one page for somebody who has never worked in it, from the same composer as the handover; and the ticks of whoever read it. */
export function declareBrief(app: FastifyInstance, keeper: Keeper): void {
  const path = `/api/${home.path}/:id/brief`;
  declareCall(app, {
    method: 'GET', path, asks: 'view handover_resident',
    async answer(request): Promise<Brief> {
      const actor = actorOf(request);
      leaveTo(actor, 'view', handoverResident);
      const house = await findSeen(keeper, keeper.db, actor, home, idOf(request));
      await writeHistory(keeper.db, { at: keeper.now(), actor, action: 'view', entity: home.name, object_id: house.id, home: house.id, summary: 'brief' });
      return briefOf(keeper, actor, house);
    },
  });
  declareCall(app, {
    method: 'POST', path, asks: 'view handover_resident',
    async answer(request): Promise<{ readonly resident: string; readonly read_at: string }> {
      const actor = actorOf(request);
      leaveTo(actor, 'view', handoverResident);
      const house = await findSeen(keeper, keeper.db, actor, home, idOf(request));
      const id = inputOf(request)['resident'];
      if (typeof id !== 'string') throw invalid({ resident: 'Say whose card was read.' });
      const person = await findSeen(keeper, keeper.db, actor, resident, id);
      if (person['home'] !== house.id) throw notFound();
      const at = keeper.now();
      await writeHistory(keeper.db, { at, actor, action: 'view', entity: resident.name, object_id: id, resident: id, home: house.id, summary: tick });
      return { resident: id, read_at: at };
    },
  });
}
