import type { BodyMap } from '#domain/incidents/body-map/body-map.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { notification } from '#domain/notices/notification.ts';
import { inAppRecipient } from '#domain/notices/in-app-recipient.ts';
import { recipientsAt } from '../alerts/sweep/recipients.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { createLinked } from '../kit/records/linked-updates.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';

/** Our own choice: by the next day. */
const withinHours = 24;

/** Pressure damage is for the district nurse to see: each category it reaches is one task, for whoever leads the shift. */
export async function askDistrictNurse(saved: SavedRecord<BodyMap>): Promise<void> {
  const { id, home, resident, mark_type, pressure_category } = saved.record;
  if (
    home === null ||
    mark_type !== 'pressure_damage' ||
    pressure_category === null ||
    pressure_category === saved.before?.pressure_category
  )
    return;
  const object = { entity: 'body_map', id };
  const notified = (await recipientsAt(saved.tx, home, saved.now))({
    to: ['lead'],
    severity: 'medium',
    resident,
    object,
  });
  await createLinked(saved, notification, {
    id: childId(id, `district nurse ${pressure_category}`),
    home,
    resident,
    title: 'Ask the district nurse to visit',
    message: `Pressure damage, category ${pressure_category}, was recorded on the body map.`,
    severity: 'medium',
    category: 'task',
    linked_object: object,
    due_at: addHours(saved.now, withinHours),
    raised_at: saved.now,
    waiting_since: saved.now,
    recipients: notified.map(inAppRecipient),
    informed: notified,
  });
}
