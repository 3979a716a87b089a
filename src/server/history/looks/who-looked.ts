import type { FastifyInstance } from 'fastify';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { addDays, compareMoments, daysBetween, isDay, localDay, momentAt, type Day } from '#domain/kit/time/time.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { visits } from '#domain/residents/looks/visits.ts';
import { longestLookDays, usualLookDays, type WhoLooked } from '#domain/residents/looks/who-looked.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditView } from '../../kit/history/audit-view.ts';
import { identityOf, residentIn } from '../../kit/history/write-audit.ts';
import { queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findVisible } from '../../kit/records/audited-read.ts';
import { invalid, refused } from '../../kit/runtime/refusals.ts';
import type { QueryParams } from '../../kit/schema/list-query.ts';
import { lookFacts } from './look-facts.ts';
import { readLooks } from './read-looks.ts';

/** Who read what is for the people in charge. */
export function requireAudit(actor: Actor): void {
  if (!actor.rights.has('view_audit'))
    throw refused(`You do not have the right to see who looked. ${whoHolds('view_audit', readerOf(actor), 'see it')}`);
}

function readDay(asked: RecordValues, name: 'date_from' | 'date_to'): Day | null {
  const day = asked[name];
  if (!day) return null;
  if (typeof day !== 'string' || !isDay(day)) throw invalid({ [name]: `${name} must be a day such as 2026-03-01.` });
  return day;
}

/** The days that are asked for: the last week where nothing is said. */
export function readDays(asked: RecordValues, today: Day): { readonly from: Day; readonly to: Day } {
  const to = readDay(asked, 'date_to') ?? today;
  const from = readDay(asked, 'date_from') ?? addDays(to, 1 - usualLookDays);
  if (from > to) throw invalid({ date_from: 'The first day must not come after the last.' });
  if (daysBetween(from, to) >= longestLookDays)
    throw invalid({ date_from: `At most ${longestLookDays} days are shown at once. Choose fewer.` });
  return { from, to };
}

/** Which record is asked about: a resident's whole file by default, else one record of any kind. */
function subjectOf(register: RecordContext['register'], asked: QueryParams): readonly [entity: Entity, id: string] {
  if (asked['resident']) return [resident, asked['resident']];
  const entity = register.find(({ name, log }) => name === asked['entity'] && !log);
  if (!entity || !asked['object_id']) throw invalid({ resident: 'Say whose record, or which one.' });
  return [entity, asked['object_id']];
}

async function residentOf(context: RecordContext, actor: Actor, entity: Entity, record: AnyRecord) {
  const id = residentIn(entity, record);
  const person = id === null ? null : await findVisible({ context, actor, entity: resident }, id);
  return person && { id: person.id, name: personName(person), home: person.home };
}

async function whoLooked(context: RecordContext, actor: Actor, asked: QueryParams): Promise<WhoLooked> {
  const [entity, id] = subjectOf(context.register, asked);
  const record = await findVisible({ context, actor, entity }, id);
  const person = await residentOf(context, actor, entity, record);
  const isWhole = Boolean(asked['resident']);
  const { zone } = await context.homes.factsOf(context.db, person?.home ?? identityOf(entity, record).home ?? null);
  const { from, to } = readDays(asked, localDay(context.now(), zone));
  const span = { from: momentAt(from, '00:00', zone), to: momentAt(addDays(to, 1), '00:00', zone) };
  const { looks, isCut } = await readLooks(context, actor, {
    along: isWhole ? 'resident' : 'object_id',
    id: record.id,
    ...span,
  });
  const facts = await lookFacts(context.db, { looks, ...span });
  await auditView(context.db, {
    at: context.now(),
    actor,
    ...identityOf(entity, record),
    object_id: record.id,
    summary: 'who looked',
  });
  return {
    from,
    to,
    zone,
    resident: person && { id: person.id, name: person.name },
    record: isWhole ? null : { entity: entity.name, id: record.id },
    visits: visits(looks, facts, zone),
    is_cut: isCut,
    lived_elsewhere: [...(facts.residents.get(person?.id ?? '')?.versions ?? [])].some(
      ({ until, value }) =>
        !actor.homes.includes(value.home) && (until === null || compareMoments(until, span.from) > 0),
    ),
  };
}

/** Who read a resident's records, or one record, when, and why they could. */
export const declareWhoLooked = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${userHistory.path}/looks`,
    permission: `view ${userHistory.name}`,
    async answer(request): Promise<WhoLooked> {
      const actor = actorOf(request);
      requireAudit(actor);
      return whoLooked(context, actor, queryOf(request));
    },
  });
