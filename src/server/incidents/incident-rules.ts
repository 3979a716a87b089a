import { incident, type Incident } from '#domain/incidents/incident/incident.ts';
import { incidentColumns } from '#domain/incidents/incident/incident-columns.ts';
import { rulesFor, type SavedRecord } from '../kit/context/record-context.ts';
import { writeAudit } from '../kit/history/write-audit.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { afterLeaving } from './after-leaving.ts';
import { closedTooEarly } from './closed-too-early.ts';
import { makeChecks } from './make-checks.ts';

/** Submitting a report sets the checks of the next days going; an outside decision has its own line in the history. */
export const incidentRules = rulesFor(incident, {
  columns: computedColumns({ of: incidentColumns }),
  check: async (validation) => ({ ...(await afterLeaving(validation)), ...(await closedTooEarly(validation)) }),
  async after(saved) {
    const record = saved.record;
    if (saved.before?.status === 'draft' && record.status === 'submitted') await makeChecks(saved, record);
    for (const action of new Set(decisions(saved))) await writeAudit(saved, incident, action);
  },
  async checkRemoval({ record }) {
    return record.status === 'draft'
      ? {}
      : { status: 'A submitted incident stays. If it was entered in error, close it with the reason.' };
  },
});

const decided = [
  ['safeguarding_decision', 'safeguarding_decided'],
  ['riddor_status', 'riddor_decided'],
] as const;
const done = [
  ['cqc_sent_at', 'regulator_notified'],
  ['candour_told_at', 'candour_step'],
  ['candour_apology_at', 'candour_step'],
  ['candour_written_at', 'candour_step'],
] as const;

function decisions({ record, before }: SavedRecord<Incident>): readonly string[] {
  const chosen = decided.filter(
    ([field]) => record[field] !== 'pending' && record[field] !== (before?.[field] ?? 'pending'),
  );
  const dated = done.filter(([field]) => record[field] !== null && (before?.[field] ?? null) === null);
  return [...chosen, ...dated].map(([, action]) => action);
}
