import { narrowActs } from '#domain/kit/vocabulary/permissions.ts';
import { awayTypes, activeStatuses } from '#domain/rota/active-shift.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { RuleContext, VisibilityContext } from '../kit/context/record-context.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import type { Condition } from '../kit/schema/list-query.ts';

/** An agency worker meets the people who are on shift now, and nobody else. */

export const onShiftSql = (
  person: string,
  homes: string,
  now: string,
): string => `exists (select 1 from rota r where r.staff = ${person} and r.home = any(${homes}) and not r.is_deleted
  and ${sqlIn('r.status', activeStatuses)} and not ${sqlIn('r.shift_type', awayTypes)} and r.start_at <= ${now} and r.end_at > ${now})`;

/** One value carries everything the condition asks about: the moment, the caller, the caller's homes. */
const onShift = `exists (select 1 from (select ?::text[] as v) q where t.id = q.v[2]::uuid or ${onShiftSql('t.id', 'q.v[3:]::uuid[]', 'q.v[1]::timestamptz')})`;

const seesOnlyShift = (actor: Actor): boolean =>
  narrowActs(actor.rights, 'view', staff)
    .filter((act) => act !== 'view:own')
    .join() === 'view:on_shift';

export const onShiftInSight = ({ actor, now }: Pick<VisibilityContext, 'actor' | 'now'>): readonly Condition[] =>
  seesOnlyShift(actor) ? [{ sql: onShift, value: [now, actor.id, ...actor.homes] }] : [];

export async function hidesOffShift({ db, actor, now, record }: Omit<RuleContext<Staff>, 'before'>): Promise<boolean> {
  if (!seesOnlyShift(actor) || record.id === actor.id) return false;
  const [row] = await db.query<{ there: boolean }>(
    `select ${onShiftSql('$1::uuid', '$2::uuid[]', '$3::timestamptz')} as there`,
    [record.id, actor.homes, now],
  );
  return row?.there !== true;
}
