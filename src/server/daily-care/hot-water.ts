import { incident } from '#domain/incidents/incident.ts';
import { childId } from '../kit/child-id.ts';
import type { SavedRecord } from '../kit/keeper.ts';
import { admit } from '../kit/admitting.ts';

const inTheWater = 'resident_already_in_water';

/** Someone sat in water that scalds: the report is opened with the bath, so that nobody has to remember it. */
export async function openScaldReport(saved: SavedRecord): Promise<void> {
  if (saved.record['temperature_action'] !== inTheWater || saved.before?.['temperature_action'] === inTheWater) return;
  await admit({ keeper: saved.keeper, actor: saved.actor, entity: incident, within: saved.tx }, { ...draftOf(saved), confirmed_warnings: ['no_body_map', 'over_a_day_old'] });
}

function draftOf({ record, actor }: SavedRecord): Readonly<Record<string, unknown>> {
  const isHurt = record['skin_concern'] === true;
  return {
    id: childId(record.id, 'hot water'),
    resident: record['resident'],
    occurred_at: record['occurred_at'],
    late_entry_reason: record['late_entry_reason'] ?? 'told_later',
    late_entry_reason_text: record['late_entry_reason_text'],
    incident_type: isHurt ? 'burn_scald' : 'near_miss',
    severity: isHurt ? 'low' : 'near_miss',
    location: 'bathroom',
    description: `The water was ${String(record['water_temperature'])} °C and the resident was already in it. Opened with the record of the bath.`,
    people_involved: [{ kind: 'resident', ref: { entity: 'resident', id: record['resident'] }, role: 'affected', injured: isHurt }],
    immediate_actions: 'Not told yet. Say what was done before you submit this report.',
    person_in_charge: actor.id,
  };
}
