import type { BodyMap } from '#domain/incidents/body-map.ts';
import type { AnyRecord } from '#domain/kit/entity.ts';
import { addHours } from '#domain/kit/time.ts';
import { notification } from '#domain/notices/notification.ts';
import { toldInApp } from '#domain/notices/told-in-app.ts';
import { standingStatuses } from '#domain/rota/standing-shift.ts';
import { childId } from '../kit/child-id.ts';
import { begin } from '../kit/following.ts';
import type { SavedRecord } from '../kit/keeper.ts';

type Mark = AnyRecord & Pick<BodyMap, 'mark_type' | 'pressure_category'> & { readonly home: string; readonly resident: string };

/** Our own choice: by the next day. */
const withinHours = 24;

/** Pressure damage is for the district nurse to see: each category it reaches is one task, for whoever leads the shift. */
export async function askDistrictNurse(saved: SavedRecord): Promise<void> {
  const { id, home, resident, mark_type, pressure_category } = saved.record as Mark;
  if (mark_type !== 'pressure_damage' || pressure_category === null || pressure_category === saved.before?.['pressure_category']) return;
  const told = await leadsOf(saved, home);
  await begin(saved, notification, {
    id: childId(id, `district nurse ${pressure_category}`), home, resident, title: 'Ask the district nurse to visit', message: `Pressure damage, category ${pressure_category}, was recorded on the body map.`,
    severity: 'medium', category: 'task', linked_object: { entity: 'body_map', id }, due_at: addHours(saved.now, withinHours), raised_at: saved.now, waiting_since: saved.now,
    recipients: told.map(toldInApp), informed: told,
  });
}

const leads = `select distinct r.staff from rota r where r.home = $1::uuid and not r.is_deleted and r.staff is not null and r.role_on_shift = 'shift_lead' and r.status = any($3::text[]) and r.start_at <= $2::timestamptz and r.end_at > $2::timestamptz`;
const managers = 'select s.staff from (select unnest(array[h.registered_manager, h.deputy_manager]) as staff from home h where h.id = $1::uuid) s where s.staff is not null';

/** Who leads the shift, or else who manages the house. */
async function leadsOf({ tx, now }: SavedRecord, home: string): Promise<readonly string[]> {
  const leading = await tx.query<{ staff: string }>(leads, [home, now, standingStatuses]);
  const found = leading.length > 0 ? leading : await tx.query<{ staff: string }>(managers, [home]);
  return found.map(({ staff }) => staff);
}
