import { stillAhead } from '#domain/appointments/still-ahead.ts';
import type { HouseMaterial, OnNextShift } from '#domain/handover/material/house-material.ts';
import type { Stretch } from '#domain/handover/material/material.ts';
import { addHours, compareMoments, localDay } from '#domain/kit/time/time.ts';
import { onShiftAt } from '#domain/rota/on-shift.ts';
import { isLivedInOn, type LivedIn } from '#domain/rota/lived-in.ts';
import { gapsAhead, type StaffedShift } from '#domain/rota/staffing-gap.ts';
import { livedInSql } from '../../kit/schema/living-in.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { calledOff, named } from './earlier-sql.ts';
import type { MaterialContext } from './read-material.ts';
import { longestShiftHours } from '#domain/rota/rota.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

const off = calledOff({ since: ':since', now: ':now' });

/** One row of everything; `:tomorrow` is a day from now. */
const everything = new NamedStatement(`select h.min_staffing, ${livedInSql('h.id')} as lived_in,
  (select coalesce(json_agg(row_to_json(w) order by w.start_at, w.id), '[]') from (
    select r.id, r.shift_type, r.status, r.staff, r.role_on_shift, r.start_at, r.end_at, ${named('s')} as name
    from rota r left join staff s on s.id = r.staff where r.home = h.id and not r.is_deleted and r.start_at < :tomorrow::timestamptz + interval '1 day' and r.end_at > :now::timestamptz - interval '1 day'
      and r.start_at > :now::timestamptz - interval '${24 + longestShiftHours} hours') w) as shifts,
  (select coalesce(json_agg(row_to_json(w) order by w.target_at nulls last, w.id), '[]') from (
    select r.id, r.title, r.location, r.priority, r.status, r.reported_at, r.target_at, ${named('s')} as by
    from repair_record r left join staff s on s.id = r.recorded_by
    where r.home = h.id and not r.is_deleted and r.status not in ('completed', 'verified', 'cancelled') and r.created_at <= :now::timestamptz) w) as repairs,
  (select row_to_json(w) from (
    select c.id, c.counted_at, c.tins_counted, c.total_difference::float, c.status, ${named('a')} as handed_over_by, ${named('b')} as received_by
    from payments_handover c left join staff a on a.id = c.handed_over_by left join staff b on b.id = c.received_by
    where c.home = h.id and not c.is_deleted and c.counted_at <= :now::timestamptz order by c.counted_at desc limit 1) w) as count,
  (select coalesce(json_agg(row_to_json(w) order by w.counted_at), '[]') from (
    select c.id, c.counted_at, c.tins_counted, c.total_difference::float, c.status, ${named('a')} as handed_over_by, ${named('b')} as received_by
    from payments_handover c left join staff a on a.id = c.handed_over_by left join staff b on b.id = c.received_by
    where c.home = h.id and not c.is_deleted and c.counted_at <= :now::timestamptz
      and (c.status = 'discrepancy' or (c.status = 'resolved' and c.updated_at >= :since::timestamptz))
      and c.id <> (select l.id from payments_handover l where l.home = h.id and not l.is_deleted and l.counted_at <= :now::timestamptz order by l.counted_at desc limit 1)) w) as differences,
  (select coalesce(json_agg(row_to_json(w) order by w.id), '[]') from (
    select i.id, i.created_at, i.updated_at, i.is_deleted, i.deletion_reason, ${named('s')} as by, i.occurred_at, i.incident_type, i.location, i.severity, i.status
    from incident i left join staff s on s.id = i.recorded_by
    where i.home = h.id and i.resident is null and i.updated_at >= :since::timestamptz and i.created_at <= :now::timestamptz) w) as incidents,
  (select coalesce(json_agg(row_to_json(w) order by w.id), '[]') from (
    select n.id, n.created_at, n.updated_at, n.is_deleted, n.deletion_reason, ${named('s')} as by, n.occurred_at, n.category, n.body, n.is_important
    from note n left join staff s on s.id = n.recorded_by
    where n.home = h.id and n.resident is null and n.include_in_handover and n.visibility = 'team' and n.updated_at >= :since::timestamptz and n.created_at <= :now::timestamptz) w) as notes,
  (select coalesce(json_agg(row_to_json(w) order by w.starts_at), '[]') from (
    select a.id, a.created_at, a.updated_at, a.is_deleted, a.deletion_reason, null as by, a.title, a.starts_at, a.with_whom, a.location, a.transport, a.escort_needed, ${named('s')} as escort, a.preparation
    from appointment a left join staff s on s.id = a.escort_staff
    where a.home = h.id and a.resident is null and not a.is_deleted and ${sqlIn('a.status', stillAhead)} and a.starts_at >= :now::timestamptz and a.starts_at < :tomorrow::timestamptz) w) as appointments,
  (select coalesce(json_agg(row_to_json(w) order by w.starts_at), '[]') from (
    select t.id, t.created_at, t.updated_at, t.is_deleted, t.deletion_reason, ${named('s')} as by, ${off.columns.join(', ')}
    from appointment t left join staff s on s.id = t.updated_by ${off.joins}
    where t.home = h.id and t.resident is null and ${off.where}) w) as called_off,
  (select coalesce(json_agg(row_to_json(w) order by w.given_at), '[]') from (
    select o.id, t.text, t.due_at, coalesce(o.given_at, o.created_at) as given_at, ${named('s')} as assigned_to
    from handover o cross join lateral jsonb_to_recordset(o.tasks) as t(text text, due_at timestamptz, done_at timestamptz, assigned_to uuid) left join staff s on s.id = t.assigned_to
    where o.home = h.id and not o.is_deleted and o.status <> 'draft' and t.done_at is null and o.given_at > :now::timestamptz - interval '7 days' and o.given_at < :now::timestamptz) w) as tasks,
  (select coalesce(json_agg(row_to_json(w)), '[]') from (
    select p.id, ${personNameSql('p')} as name, p.status, p.updated_at
    from resident p where p.home = h.id and not p.is_deleted and p.status in ('discharged', 'deceased') and p.updated_at >= :since::timestamptz and p.updated_at <= :now::timestamptz) w) as departed
from home h where h.id = :home::uuid`);

interface Read extends Pick<
  HouseMaterial,
  'repairs' | 'count' | 'differences' | 'incidents' | 'notes' | 'appointments' | 'called_off' | 'tasks' | 'departed'
> {
  readonly min_staffing: Partial<Record<StaffedShift, number>>;
  readonly shifts: readonly OnNextShift[];
  readonly lived_in: LivedIn;
}

export type HandedOver = Pick<HouseMaterial, 'keys_handed' | 'phones_handed'>;

/** The part of a handover that belongs to nobody in particular; `starts` is when the coming shift begins. */
export async function readHouse(
  { db, homes }: MaterialContext,
  home: string,
  stretch: Stretch & { readonly starts: string },
  handed: HandedOver,
): Promise<HouseMaterial> {
  const { zone, settings } = await homes.factsOf(db, home);
  const { now } = stretch;
  const [found] = await everything.run<Read>(db, {
    home,
    since: stretch.since,
    now,
    tomorrow: addHours(now, 24),
  });
  if (!found) throw new Error(`There is no home ${home}`);
  const { shifts, min_staffing, lived_in, ...rest } = found;
  const today = localDay(now, zone);
  const needs = { min_staffing, shift_times: settings.shift_times, time_zone: zone, lived_in };
  const gaps = gapsAhead([...shifts], { first: today, days: 2, now }, needs).filter(
    ({ from }) => compareMoments(from, addHours(now, 24)) < 0,
  );
  // An hour in, whoever stayed to hand over has gone.
  const begun = addHours(stretch.starts, 1);
  const is_lived_in = isLivedInOn(lived_in, localDay(begun, zone));
  return { ...rest, ...handed, today, is_lived_in, gaps, coming: onShiftAt(shifts, begun) };
}
