import { localDay, type Moment } from '#domain/kit/time/time.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import type { Demand } from '#domain/residents/demands/demand.ts';
import { demandsOf, type InForce } from '#domain/residents/demands/demands.ts';
import { family } from '#domain/residents/family/family.ts';
import { safetyFields } from '#domain/residents/person/safety-facts.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Actor } from '../../kit/access/actor.ts';
import {
  fieldsWithin,
  permissionOrNull,
  permissionToSee,
  rowsSql,
  type GrantedPermission,
} from '../../kit/access/permission.ts';
import { hereSql, scopeSql } from '../../kit/access/scope.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { columnsSql } from '../../kit/schema/columns.ts';
import { lives } from '../../kit/schema/living-in.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { nameOrderSql, plainNameSql } from '../../kit/schema/person-name-sql.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { quoted } from '../../kit/schema/table.ts';

/** Everyone who lives in a house, or one resident of it. */
interface Whose {
  readonly home: string;
  readonly resident?: string;
  readonly at: Moment;
}

/** What is in force for each resident and what it asks of whoever is with them, by the resident, in one statement. */
export async function readDemands(
  context: RecordContext,
  actor: Actor,
  { home, resident: one, at }: Whose,
): Promise<ReadonlyMap<string, readonly Demand[]>> {
  const permission = permissionOrNull(actor, 'view', resident);
  if (!permission) return new Map();
  const [rows, { zone, settings }] = await Promise.all([
    demandsSql(actor, permission, one === undefined ? whole : single).run<InForce>(context.db, {
      ...(one === undefined ? { home } : { resident: one }),
      viewer: viewerOf(actor, at),
    }),
    context.homes.factsOf(context.db, home),
  ]);
  const house = { today: localDay(at, zone), settings };
  return new Map(rows.map((row) => [row.resident.id, demandsOf(row, house)]));
}

/** Nothing asked and nothing to be seen are left out alike: an empty list would read as "nothing is asked". */
export const withDemands = (demands: readonly Demand[] = []): { readonly demands?: readonly Demand[] } =>
  demands.length > 0 ? { demands } : {};

const whole = `${hereSql(resident, ':home::uuid')} and ${lives('t')}`;
const single = `t.id = :resident::uuid and ${scopeSql(resident)}`;

const inForce = sqlIn('t.status', inForceStatuses);
const named = `select (a->>'asset')::uuid from plan n, jsonb_array_elements(n.actions) a where n.resident = p.id and not n.is_deleted and ${sqlIn('n.status', inForceStatuses)} and a->>'asset' is not null`;

interface Piece {
  readonly entity: Entity;
  readonly columns: string;
  readonly which: string;
}

/** What belongs to the resident `p`. The newest plan speaks first. */
const pieces: Readonly<Record<Exclude<keyof InForce, 'resident' | 'contacts'>, Piece>> = {
  plans: {
    entity: plan,
    columns: 't.id, t.title, t.domain, t.actions',
    which: `t.resident = p.id and ${inForce} order by t.approved_at desc nulls last, t.id`,
  },
  risks: {
    entity: risk,
    columns: 't.id, t.title, t.category, t.restriction_used',
    which: `t.resident = p.id and ${inForce} order by t.residual_score desc nulls last, t.id`,
  },
  assets: {
    entity: houseAsset,
    columns: 't.id, t.name, t.condition, t.status, t.checks',
    which: `t.home = p.home and (t.assigned_resident = p.id and t.status <> 'disposed' or t.id in (${named})) order by t.asset_tag`,
  },
};

const gathered = (entity: Entity, permission: GrantedPermission | null, columns: string, which: string): string =>
  permission
    ? `(select coalesce(json_agg(row_to_json(w)), '[]') from (select ${columns} from ${quoted(entity.name)} t where not t.${entity.marker} and ${rowsSql(entity, permission)} and ${which}) w)`
    : `'[]'::json`;

function demandsSql(actor: Actor, permission: GrantedPermission, which: string): NamedStatement {
  const within = fieldsWithin(permission);
  const shown = [...safetyFields, 'dols_conditions'].filter((name) => !within || within.has(name));
  const kin = permissionOrNull(actor, 'view', family);
  const parts = Object.entries(pieces).map(
    ([name, piece]) =>
      `${gathered(piece.entity, permissionOrNull(actor, 'view', piece.entity), piece.columns, piece.which)} as ${name}`,
  );
  const contacts = gathered(
    family,
    kin && permissionToSee(kin, 'contact_restricted'),
    `t.id, ${plainNameSql(family, 't')} as name`,
    `t.resident = p.id and t.contact_restricted and t.is_active order by ${nameOrderSql('t.last_name')}, t.id`,
  );
  return new NamedStatement(
    `select (select row_to_json(r) from (select ${columnsSql(['id', ...shown], 'p')}) r) as resident, ${parts.join(', ')}, ${contacts} as contacts
    from (select t.* from resident t where ${which} and ${rowsSql(resident, permission)} and not t.is_deleted) p`,
  );
}
