import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { inventory, type Inventory } from '#domain/residents/belongings/inventory.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { rulesFor, type SavedRecord } from '../kit/context/record-context.ts';
import { createRecord } from '../kit/records/create-record.ts';

const livesHere = 'select 1 from resident where id = $1::uuid and not is_discharged_status and not is_deleted';

/** A belonging that cannot be found is looked into: the report is opened with the move, so that nobody has to remember it. */
export const inventoryRules = rulesFor(inventory, {
  async after(saved) {
    const item = saved.record;
    if (item.status !== 'missing' || saved.before === null || saved.before.status === 'missing') return;
    // What was left behind is still searched for, but there is nobody here any more to report about.
    const [resident] = await saved.tx.query(livesHere, [item.resident]);
    if (resident)
      await createRecord(
        { context: saved.context, actor: saved.actor, entity: incident, within: saved.tx },
        reportOf(saved, item),
      );
  },
});

const money = ['money_in_safe', 'bank_card_held'];

function reportOf({ actor, now }: SavedRecord<Inventory>, item: Inventory): RecordValues {
  return {
    id: childId(item.id, `missing ${item.version}`),
    resident: item.resident,
    occurred_at: now,
    incident_type: money.includes(item.category) ? 'money_loss' : 'security',
    severity: 'no_harm',
    location: item.location === 'bedroom' ? 'room' : 'other',
    description:
      `Missing${item.status_date === null ? '' : ` since ${dayWords(item.status_date)}`}: ${item.item_name} (${item.quantity}). ${item.status_reason ?? ''}`.trim(),
    people_involved: [
      { kind: 'resident', ref: { entity: 'resident', id: item.resident }, role: 'affected', injured: false },
    ],
    immediate_actions: 'Not told yet. Say where was looked, and who was asked, before you submit this report.',
    person_in_charge: actor.id,
    confirmed_warnings: ['short_description'],
  };
}
