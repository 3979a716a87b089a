import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import type { Restriction } from '#domain/plans/risk/restriction.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { family } from '#domain/residents/family/family.ts';
import { mentalHealthAct } from '#domain/residents/person/resident-safety.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Actor } from '../kit/access/actor.ts';
import { permissionOrNull, permissionToSee, requirePermission, rowsSql } from '../kit/access/permission.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { idOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { enterHouse } from '../kit/records/enter-house.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { plainNameSql } from '../kit/schema/person-name-sql.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';

/** The restriction register of a house: every restriction in force there, each with its legal basis and its review. */
export const declareRestrictions = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: '/api/home/:id/restrictions',
    permission: `view ${risk.name}`,
    async answer(request): Promise<readonly Restriction[]> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', risk);
      const { id } = await enterHouse({ context, actor, entity: home }, idOf(request), 'restriction register');
      const at = context.now();
      const found = await Promise.all(
        sources(actor).map((text) =>
          new NamedStatement(text).run<Restriction & { [column: string]: unknown }>(context.db, {
            home: id,
            viewer: viewerOf(actor, at),
          }),
        ),
      );
      return found.flat().map(withAct);
    },
  });

/** Which part of the Act it is stands in its title, in words. */
const acts = new Map<string | null, string>(Object.entries(mentalHealthAct));
const withAct = (one: Restriction): Restriction =>
  one.kind === 'mental_health_act'
    ? { ...one, title: `${one.title}: ${acts.get(one.reason) ?? one.reason}`, reason: null }
    : one;

const livesHere = (person: string) =>
  `${person}.home = :home::uuid and not ${person}.is_discharged_status and not ${person}.is_deleted`;
/** Only for those who may know it of the resident. */
const withheld = 'null::text';

/** Where restrictions stand, each as far as this person may read it. */
function sources(actor: Actor): readonly string[] {
  const people = permissionOrNull(actor, 'view', resident);
  const seesDols = people && permissionToSee(people, 'dols_status');
  const seesAct = people && permissionToSee(people, 'mha_status');
  const kin = permissionOrNull(actor, 'view', family);
  const seesContact = kin && permissionToSee(kin, 'contact_restricted');
  return [
    ofRisks(rowsSql(risk, requirePermission(actor, 'view', risk)), seesDols ? 'p.dols_status' : withheld),
    ...(seesDols ? [ofDols(rowsSql(resident, seesDols))] : []),
    ...(seesAct ? [ofMentalHealthAct(rowsSql(resident, seesAct))] : []),
    ...(seesContact ? [ofContacts(rowsSql(family, seesContact))] : []),
  ];
}

const ofRisks = (
  rows: string,
  dols: string,
) => `select 'risk' as kind, t.id, t.resident, t.title, t.least_restrictive_reason as reason, t.capacity_basis as basis, ${dols} as dols, t.start_date as since, t.review_date
  from risk t left join resident p on p.id = t.resident
  where t.home = :home::uuid and t.restriction_used and not t.is_deleted and ${sqlIn('t.status', inForceStatuses)} and ${rows} and ${scopeSql(risk)}
  order by t.review_date, t.id`;

const ofDols = (
  rows: string,
) => `select 'dols' as kind, t.id, t.id as resident, 'Deprivation of liberty' as title, t.dols_conditions as reason, null as basis, t.dols_status as dols, t.dols_start as since, t.dols_expiry as review_date
  from resident t where ${livesHere('t')} and t.dols_status is not null and t.dols_status not in ('not_required', 'refused') and ${rows} and ${scopeSql(resident)}
  order by t.dols_expiry, t.id`;

const ofMentalHealthAct = (
  rows: string,
) => `select 'mental_health_act' as kind, t.id, t.id as resident, 'Mental Health Act' as title, t.mha_status as reason, null as basis, null as dols, null as since, t.mha_review_date as review_date
  from resident t where ${livesHere('t')} and t.mha_status is not null and t.mha_status not in ('informal', 'none') and ${rows} and ${scopeSql(resident)}
  order by t.mha_review_date, t.id`;

const ofContacts = (
  rows: string,
) => `select 'contact' as kind, t.id, t.resident, 'Contact with ' || ${plainNameSql(family, 't')} as title, null as reason, null as basis, null as dols, null as since, null as review_date
  from family t join resident p on p.id = t.resident where ${livesHere('p')} and t.contact_restricted and t.is_active and not t.is_deleted and ${rows} and ${scopeSql(family)}
  order by t.resident, t.id`;
