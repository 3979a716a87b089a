import type { Bath } from '#domain/daily-care/baths/bath.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { restoreLinked, strikeOutLinked } from '../kit/records/linked-updates.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';
import { createRecord } from '../kit/records/create-record.ts';

const inTheWater = 'resident_already_in_water';

/** Someone sat in water that scalds: the report is opened with the bath, so that nobody has to remember it. */
export async function openScaldReport(saved: SavedRecord<Bath>): Promise<void> {
  if (saved.record.temperature_action !== inTheWater || saved.before?.temperature_action === inTheWater) return;
  await createRecord(
    { context: saved.context, actor: saved.actor, entity: incident, within: saved.tx },
    { ...draftOf(saved), confirmed_warnings: ['no_body_map', 'over_a_day_old'] },
  );
}

const reportOf = (bath: { readonly id: string }): string => childId(bath.id, 'hot water');
const withTheBath = 'The record of the bath was struck out';

/** As it was opened: nobody has written in it, sent it on or drawn a mark for it. */
const untouched = `select 1 from incident t where t.id = $1 and t.status = 'draft' and t.version = 1 and not exists (select 1 from body_map m where m.incident = t.id and not m.is_deleted)`;
const wentWithIt = 'select 1 from incident t where t.id = $1 and t.is_deleted and t.deletion_reason = $2';

/** A report that only the bath had opened goes with it; one that somebody has taken up stays. */
export async function takeScaldReportAlong(saved: SavedRecord<Bath>): Promise<void> {
  const id = reportOf(saved.record);
  const isGone = saved.record.is_deleted;
  const [found] = isGone ? await saved.tx.query(untouched, [id]) : await saved.tx.query(wentWithIt, [id, withTheBath]);
  if (!found) return;
  await (isGone ? strikeOutLinked(saved, incident, id, withTheBath) : restoreLinked(saved, incident, id));
}

function draftOf({ record, actor }: SavedRecord<Bath>): RecordValues {
  const isHurt = record.skin_concern === true;
  return {
    id: reportOf(record),
    resident: record.resident,
    occurred_at: record.occurred_at,
    late_entry_reason: record.late_entry_reason ?? 'told_later',
    late_entry_reason_text: record.late_entry_reason_text,
    incident_type: isHurt ? 'burn_scald' : 'near_miss',
    severity: isHurt ? 'low' : 'near_miss',
    location: 'bathroom',
    description: `The water was ${String(record.water_temperature)} °C and the resident was already in it. Opened with the record of the bath.`,
    people_involved: [
      { kind: 'resident', ref: { entity: 'resident', id: record.resident }, role: 'affected', injured: isHurt },
    ],
    immediate_actions: 'Not told yet. Say what was done before you submit this report.',
    person_in_charge: actor.id,
  };
}
