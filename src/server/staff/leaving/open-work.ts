import { appointment } from '#domain/appointments/appointment.ts';
import { complaint } from '#domain/complaints/complaint.ts';
import { home } from '#domain/homes/home.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { notification } from '#domain/notices/notification.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { rota } from '#domain/rota/rota.ts';
import type { OpenWorkKind } from '#domain/staff/person/open-work.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { quoted } from '../../kit/schema/table.ts';

/** Where a kind of open work is written down: the record, the field that names the person, and which of them are still open. */
export interface OpenWorkPlace {
  readonly of: Entity;
  readonly field: string;
  /** A condition on `t` at `:now`. */
  readonly open: string;
  /** What it says besides where nobody takes over, so that it is not left without anybody. */
  readonly leftTo?: Readonly<Record<string, string>>;
  /** How one is called, where its name says something. */
  readonly called?: string;
}

/** What is due again and again, or once; a role stands in where nobody takes it over. */
const dueWork = (of: Entity): OpenWorkPlace => ({
  of,
  field: 'assigned_to',
  open: `t.status in ('scheduled', 'due', 'overdue')`,
  leftTo: { assigned_role: 'manager' },
});

const livesHere = 'not coalesce(t.is_discharged_status, false)';

export const openWorkPlaces: { readonly [K in OpenWorkKind]: OpenWorkPlace } = {
  shifts: {
    of: rota,
    field: 'staff',
    open: `t.start_at > :now::timestamptz and t.status in ('draft', 'published', 'accepted', 'declined', 'swap_requested')`,
  },
  key_worker: { of: resident, field: 'key_worker', open: livesHere, called: personNameSql('t') },
  second_key_worker: { of: resident, field: 'co_key_worker', open: livesHere, called: personNameSql('t') },
  follow_ups: { of: followUp, field: 'owner', open: `t.status = 'open'` },
  incident_checks: dueWork(accidentScheduler),
  plan_reviews: dueWork(planScheduler),
  risk_reviews: dueWork(riskScheduler),
  evaluations: dueWork(evaluationScheduler),
  reminders: { of: notification, field: 'staff', open: `t.status in ('active', 'acknowledged', 'snoozed')` },
  escorts: {
    of: appointment,
    field: 'escort_staff',
    open: `t.status in ('scheduled', 'confirmed') and t.starts_at > :now::timestamptz`,
  },
  reports: { of: staff, field: 'line_manager', open: `t.status <> 'left'`, called: personNameSql('t') },
  complaints: { of: complaint, field: 'investigator', open: `t.status not in ('closed', 'withdrawn')` },
  houses: { of: home, field: 'registered_manager', open: `t.status = 'active'`, called: 't.name' },
  deputy: { of: home, field: 'deputy_manager', open: `t.status = 'active'`, called: 't.name' },
};

/** What somebody tried out in a practice house is nobody's work. */
const isReal = ({ fields, belongsTo }: Entity): string =>
  belongsTo === 'itself'
    ? 't.is_practice is not true'
    : 'home' in fields
      ? 'not exists (select 1 from home h where h.id = t.home and h.is_practice)'
      : 'true';

/** What `:person` is down for at `:now`. */
export const openWorkSql = ({ of, field, open }: OpenWorkPlace, columns: string): string =>
  `select ${columns} from ${quoted(of.name)} t where t.${quoted(field)} = :person::uuid and not t.${quoted(of.marker)} and ${open} and ${isReal(of)}`;
