import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyInstance } from 'fastify';
import { appointment } from '#domain/appointments/appointment.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { transaction } from '#domain/money/transaction.ts';
import { notification } from '#domain/notices/notification.ts';
import { unansweredStates } from '#domain/notices/open-reminder.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import { stillOpenMadeOf, type StillOpen } from '#domain/residents/leaving/discharge-open.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { Db } from '../kit/runtime/database.ts';
import { auditView } from '../kit/history/audit-view.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { permissionOrNull, requirePermission } from '../kit/access/permission.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { idOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { isOpenRow } from '../kit/records/scheduled-rows.ts';
import { viewerOf, viewerSql } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { newestOfEachSql } from '../kit/schema/newest-of-each.ts';
import { findInReach } from '../kit/records/find-record.ts';
import { rowsAbout } from './summary-parts.ts';

export const schedulers: readonly Entity[] = [planScheduler, riskScheduler, evaluationScheduler, accidentScheduler];
export const charts = Object.entries(careTracking.fields).flatMap(([name, field]) =>
  field.kind === 'yesNo' ? [name] : [],
);

/** What an appointment must be for leaving to cancel it, as a condition on `t`. */
export const isAhead = `${sqlIn('t.status', stillAhead)} and t.starts_at >= ${viewerSql.now}`;

type Part = readonly [entity: Entity, sql: (rows: string) => string];

const many = (columns: string, ending: string) => (rows: string) =>
  `(select coalesce(json_agg(row_to_json(w)), '[]') from (select ${columns} ${rows} ${ending}) w)`;
const balances = (rows: string) =>
  `(select coalesce(json_agg(json_build_object('account_kind', w.account_kind, 'balance', w.balance_after)), '[]') from (${newestOfEachSql(
    { columns: 't.account_kind, t.balance_after', rows, kind: 'account_kind', newest: 't.posted_at desc, t.id desc' },
  )}) w where w.balance_after <> 0)`;
const watched = (rows: string) =>
  `(select coalesce(json_agg(c.chart), '[]') from (select t.* ${rows}) w, lateral (values ${charts.map((name) => `('${name}', w.${name})`).join(', ')}) as c(chart, is_on) where c.is_on)`;

const parts: Readonly<Record<string, Part>> = {
  balances: [transaction, balances],
  belongings: [
    inventory,
    many(
      't.id, t.version, t.item_name, t.quantity, t.category, t.location, t.status, t.status_date, t.is_valuable',
      `and t.status not in ('returned', 'disposed') order by t.is_valuable desc, t.item_name`,
    ),
  ],
  incidents: [
    incident,
    many('t.id, t.incident_type, t.status, t.occurred_at', `and t.status <> 'closed' order by t.occurred_at desc`),
  ],
  alerts: [
    notification,
    many('t.id, t.title, t.severity', `and ${sqlIn('t.status', unansweredStates)} order by t.raised_at desc`),
  ],
  appointments: [appointment, many('t.id, t.title, t.starts_at', `and ${isAhead} order by t.starts_at`)],
  watched: [careTracking, watched],
  ...Object.fromEntries(
    schedulers.map((entity) => [
      entity.name,
      [entity, (rows: string) => `(select count(*) ${rows} and ${isOpenRow})`] as const,
    ]),
  ),
};

/** Everything that would be left behind, in one statement; what its reader has no permission for is not read at all. */
export async function stillOpen(db: Db, actor: Actor, person: string, now: string): Promise<StillOpen> {
  const pairs = Object.entries(parts).flatMap(([name, [entity, sql]]) => {
    const permission = permissionOrNull(actor, 'view', entity);
    return permission ? [`'${name}', ${sql(rowsAbout(entity, permission))}`] : [];
  });
  const [row] = await new NamedStatement(`select json_build_object(${pairs.join(', ')}) as open`).run<{
    open: StillOpen & RecordValues;
  }>(db, { resident: person, viewer: viewerOf(actor, now) });
  const open: RecordValues = row?.open ?? {};
  const scheduled = schedulers.reduce((sum, { name }) => sum + Number(open[name] ?? 0), 0);
  return { ...row?.open, scheduled };
}

/** What whoever prepares a leaving still has to settle. */
export const declareStillOpen = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${resident.path}/:id/leaving`,
    permission: 'view discharge',
    madeOf: stillOpenMadeOf,
    async answer(request): Promise<StillOpen> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', discharge);
      const person = await findInReach({ context, actor, entity: resident }, idOf(request));
      const now = context.now();
      await auditView(context.db, {
        at: now,
        actor,
        entity: resident.name,
        object_id: person.id,
        home: String(person.home),
        resident: person.id,
        summary: 'leaving',
      });
      return stillOpen(context.db, actor, person.id, now);
    },
  });
