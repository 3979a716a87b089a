import { touchedRisks } from '#domain/incidents/incident/touched-risks.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { createLinked, updateLinked, type LinkedUpdate } from '../kit/records/linked-updates.ts';
import { readsDeparted, scopeSql } from '../kit/access/scope.ts';
import type { Reported } from './make-checks.ts';

const matching = `select t.id from risk t where t.resident = $1::uuid and t.category = any($2::text[]) and t.status = 'active' and not t.is_deleted
  and ${scopeSql(risk, '$3::uuid[]', '$4::boolean')} order by t.id`;

/** Our own choice. */
const reviewWithinHours = 72;

/** What an incident shows may be wrong is looked at again: the resident's risks of its kind go under review. */
export async function callIntoQuestion(following: LinkedUpdate, event: Reported): Promise<void> {
  const categories = touchedRisks(event.incident_type);
  const touched = await following.tx.query<{ id: string }>(matching, [
    event.resident,
    categories,
    following.actor.homes,
    readsDeparted(following.actor),
  ]);
  for (const { id } of touched) {
    await updateLinked(following, risk, id, { status: 'under_review' });
    await createLinked(following, riskScheduler, {
      id: childId(event.id, `risk ${id}`),
      resident: event.resident,
      target: id,
      due_at: addHours(following.now, reviewWithinHours),
      assigned_role: 'shift_lead',
      lead_days: ['1', '0'],
      source: 'auto',
    });
  }
}
