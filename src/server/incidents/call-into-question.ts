import { touchedRisks } from '#domain/incidents/incident/touched-risks.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { createLinked, updateLinked, type LinkedUpdate } from '../kit/records/linked-updates.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import type { Reported } from './make-checks.ts';

const matching =
  new NamedStatement(`select t.id from risk t where t.resident = :resident::uuid and t.category = any(:categories::text[]) and t.status = 'active' and not t.is_deleted
  and ${scopeSql(risk)} order by t.id`);

/** Our own choice. */
const reviewWithinHours = 72;

/** What an incident shows may be wrong is looked at again: the resident's risks of its kind go under review. */
export async function callIntoQuestion(following: LinkedUpdate, event: Reported): Promise<void> {
  const categories = touchedRisks(event.incident_type);
  const touched = await matching.run<{ id: string }>(following.tx, {
    resident: event.resident,
    categories,
    viewer: viewerOf(following.actor, following.now),
  });
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
