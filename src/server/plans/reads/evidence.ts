import type { Db } from '../kit/runtime/database.ts';

interface Period {
  readonly resident: string;
  readonly plan: string;
  readonly from: string;
  readonly to: string;
}

/** What is found in the records is counted, not retold; a period without entries says so by a dash. */
const text = `with span as (select $3::date::timestamp at time zone h.time_zone as first, ($4::date + 1)::timestamp at time zone h.time_zone as last
    from resident r join home h on h.id = r.home where r.id = $1::uuid),
  events as (select e.incident_type from incident e, span where e.resident = $1::uuid and not e.is_deleted and not e.entered_in_error and e.occurred_at >= span.first and e.occurred_at < span.last),
  moods as (select m.mood_score from mood m, span where m.resident = $1::uuid and not m.is_deleted and m.occurred_at >= span.first and m.occurred_at < span.last),
  nights as (select s.sleep_hours from sleep s where s.resident = $1::uuid and not s.is_deleted and s.night_of between $3::date and $4::date),
  notes as (select 1 from note n, span where n.linked_plan = $2::uuid and not n.is_deleted and n.occurred_at >= span.first and n.occurred_at < span.last)
  select json_build_array(
    json_build_object('what', 'Incidents', 'value', (select count(*)::text from events)),
    json_build_object('what', 'Falls', 'value', (select count(*)::text from events where incident_type = 'fall')),
    json_build_object('what', 'Notes about this plan', 'value', (select count(*)::text from notes)),
    json_build_object('what', 'Mean mood', 'value', (select coalesce(round(avg(mood_score), 1)::text, '–') from moods)),
    json_build_object('what', 'Mean hours of sleep', 'value', (select coalesce(round(avg(sleep_hours), 1)::text, '–') from nights))
  ) as rows`;

/** The figures of the period an evaluation looks at, as they stood when it was written. */
export async function evidence(db: Db, { resident, plan, from, to }: Period): Promise<readonly unknown[]> {
  const [row] = await db.query<{ rows: readonly unknown[] }>(text, [resident, plan, from, to]);
  return row?.rows ?? [];
}
