import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { appointment } from '#domain/appointments/appointment.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Discharge } from '#domain/residents/leaving/discharge.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { updateLinked, type LinkedUpdate } from '../kit/records/linked-updates.ts';
import { runAfterRules } from '../kit/records/record-transaction.ts';
import { isOpenRow } from '../kit/records/scheduled-rows.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { quoted } from '../kit/schema/table.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { findRecord } from '../kit/records/find-record.ts';
import { charts, isAhead, schedulers } from './discharge-open.ts';

type Values = RecordValues;

/** What follows from a leaving is written down like any change, and so is what follows from that. */
export async function carryAlong(
  following: LinkedUpdate,
  entity: Entity,
  id: string,
  sets: (before: AnyRecord) => Values,
): Promise<void> {
  const { context, tx, actor } = following;
  const before = await findRecord({ context, actor, entity, within: tx }, id);
  const after = await updateLinked(following, entity, id, sets);
  await runAfterRules({ context, actor, entity }, { tx, stored: JSON.stringify(after), before });
}

const off = Object.fromEntries(charts.map((name) => [name, false]));
const isWatched = `(${charts.map((name) => `t.${name}`).join(' or ')})`;

interface Closed {
  readonly entity: Entity;
  /** Which rows leaving closes. */
  readonly when: string;
  readonly sets: Values;
}

const closed: readonly Closed[] = [
  { entity: appointment, when: isAhead, sets: { status: 'cancelled', cancel_reason: 'No longer lives here' } },
  { entity: careTracking, when: isWatched, sets: off },
  { entity: followUp, when: `t.status = 'open'`, sets: { status: 'cancelled', finding: 'The stay here ended.' } },
  ...schedulers.map((entity) => ({ entity, when: isOpenRow, sets: { status: 'cancelled' } })),
];

const aheadOf = ({ entity, when }: Closed): NamedStatement =>
  new NamedStatement(
    `select t.id from ${quoted(entity.name)} t where t.resident = :resident::uuid and not t.is_deleted and ${when} order by t.id`,
  );

/** Appointments, reviews and monitoring end with the stay. */
export async function cancelAhead(following: LinkedUpdate, person: string): Promise<void> {
  const viewer = viewerOf(following.actor, following.now);
  for (const one of closed) {
    const rows = await aheadOf(one).run<{ id: string }>(following.tx, { resident: person, viewer });
    for (const { id } of rows) await carryAlong(following, one.entity, id, () => one.sets);
  }
}

/** What the completion changed carries its very moment. */
const changedThen = (entity: Entity): string =>
  `select t.id, v.body from ${quoted(entity.name)} t join record_version v on v.entity = '${entity.name}' and v.record = t.id and v.version = t.version - 1
   where t.resident = $1 and t.updated_at = $2 and t.updated_by = $3 and not t.is_deleted order by t.id`;

const stood = `select v.body from record_version v where v.entity = 'resident' and v.record = $1 and v.body->>'status' not in ('discharged', 'deceased') order by v.version desc limit 1`;

const only = (body: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, body[name] ?? null]));

/** The reversal of a discharge: the person stands where they stood, and what ended with the stay goes on. */
export async function takeUpAgain(following: LinkedUpdate, leaving: Discharge): Promise<void> {
  const { tx } = following;
  const [earlier] = await tx.query<{ body: Values }>(stood, [leaving.resident]);
  if (!earlier) throw new Error(`nothing is known of resident ${leaving.resident} before they left`);
  await carryAlong(following, resident, leaving.resident, () => ({
    ...only(earlier.body, ['status', 'expected_return_date']),
    is_discharged_status: false,
  }));
  for (const { entity, sets } of closed) {
    const rows = await tx.query<{ id: string; body: Values }>(changedThen(entity), [
      leaving.resident,
      leaving.completed_at,
      leaving.completed_by,
    ]);
    for (const { id, body } of rows) await carryAlong(following, entity, id, () => only(body, Object.keys(sets)));
  }
}
