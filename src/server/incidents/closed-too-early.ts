import type { Incident } from '#domain/incidents/incident/incident.ts';
import { repeatedFall } from '#domain/incidents/incident/repeated-fall.ts';
import type { ValidationContext } from '../kit/context/record-context.ts';
import { isOpenRow } from '../kit/records/scheduled-rows.ts';

/** A review or a talk in the diary is a follow-up too, and counted as that. */
const around = `select
  (select count(*)::int from accident_scheduler t where t.target = $1::uuid and t.check_kind not in ('review', 'debrief') and not t.is_deleted and ${isOpenRow})
    + (select count(*)::int from follow_up f where f.resident = $2::uuid and f.cause ->> 'id' = $1::uuid::text and f.status = 'open' and not f.is_deleted) as open_checks,
  exists (select 1 from follow_up f where f.resident = $2::uuid and f.cause ->> 'id' = $1::uuid::text and f.status = 'closed' and not f.is_deleted) as is_answered,
  (select count(*)::int from incident i where i.resident = $2::uuid and i.incident_type = 'fall' and not i.is_deleted and not i.entered_in_error and i.status <> 'draft'
    and i.occurred_at <= $3::timestamptz and i.occurred_at > $3::timestamptz - make_interval(days => $4::int)) as falls`;

/** One fall of several is not closed with its checks open or nobody having looked at them together, unless the manager says why. */
export async function closedTooEarly({ db, record: event, before, home }: ValidationContext<Incident>) {
  const isClosing = event.status === 'closed' && before?.status !== 'closed';
  if (
    !isClosing ||
    event.incident_type !== 'fall' ||
    event.resident === null ||
    event.entered_in_error ||
    event.closing_reason !== null
  )
    return {};
  const { falls_count, falls_days: days } = home.settings;
  const [found] = await db.query<{ open_checks: number; falls: number; is_answered: boolean }>(around, [
    event.id,
    event.resident,
    event.occurred_at,
    days,
  ]);
  const is_reviewed =
    found?.is_answered === true ||
    event.earlier_incidents !== null ||
    event.risks_updated.length > 0 ||
    event.plans_updated.length > 0;
  const why = repeatedFall(
    { open_checks: found?.open_checks ?? 0, falls: found?.falls ?? 0, days, is_reviewed },
    falls_count,
  );
  return why === null ? {} : { closing_reason: why };
}
