import { appointment, type Appointment } from '#domain/appointments/appointment.ts';
import { isSeries } from '#domain/appointments/series.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import { updateLinked } from '../kit/records/linked-updates.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';

const later = `with recursive later as (
    select n.* from appointment n where n.id = $1
    union select n.* from appointment n join later l on n.id = l.next_appointment
  ) select id from later where (home = $2 or resident = $4::uuid) and ${sqlIn('status', stillAhead)} and not is_deleted and starts_at > $3::timestamptz order by starts_at`;

/** Whoever says that one was the last calls off those that were booked after it. */
export async function endSeries(saved: SavedRecord<Appointment>): Promise<void> {
  const [record, before] = [saved.record, saved.before];
  if (!before || !isSeries(before) || isSeries(record) || record.next_appointment === null) return;
  const booked = await saved.tx.query<{ id: string }>(later, [
    record.next_appointment,
    record.home,
    saved.now,
    record.resident,
  ]);
  for (const { id } of booked)
    await updateLinked(saved, appointment, id, {
      status: 'cancelled',
      cancel_reason: 'The series has ended',
      repeat: 'none',
    });
}
