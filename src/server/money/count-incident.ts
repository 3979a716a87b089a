import { poundWords } from '#domain/kit/words/pound-words.ts';
import type { FastifyInstance } from 'fastify';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { minutesBetween } from '#domain/kit/time/time.ts';
import { accountKinds } from '#domain/money/account-kinds.ts';
import { paymentsHandover, type PaymentsHandover } from '#domain/money/payments-handover.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import { createRecord } from '../kit/records/create-record.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { invalid } from '../kit/runtime/refusals.ts';

type Line = PaymentsHandover['lines'][number];

const livesHere = 'select 1 from resident where id = $1::uuid and not is_discharged_status and not is_deleted';
const out = ({ account_kind, difference }: Line): string =>
  `${accountKinds[account_kind]} ${poundWords(Math.abs(difference ?? 0))} ${(difference ?? 0) < 0 ? 'short' : 'over'}`;

/** Whose tin it is, where one tin alone differs and its owner still lives here; otherwise it is about the house. */
async function residentOf({ tx }: RecordActionContext<typeof paymentsHandover>, stray: readonly Line[]) {
  const [only, ...others] = stray;
  if (!only?.resident || others.length > 0) return null;
  return (await tx.query(livesHere, [only.resident])).length > 0 ? only.resident : null;
}

/** What the count says already; what was done at once is for its writer to tell. */
function reportOf(
  { actor, before }: RecordActionContext<typeof paymentsHandover>,
  resident: string | null,
): RecordValues {
  const stray = before.lines.filter(({ difference }) => (difference ?? 0) !== 0);
  const person = (kind: string, id: string, role: string) => ({
    kind,
    ref: { entity: kind, id },
    role,
    injured: false,
  });
  return {
    ...(resident === null ? { home: before.home } : { resident }),
    occurred_at: before.counted_at,
    incident_type: 'money_loss',
    severity: 'no_harm',
    location: 'other',
    description: `A cash count did not add up: ${stray.map(out).join(', ')}. ${before.discrepancy_note ?? ''}`.trim(),
    people_involved: [
      ...(resident === null ? [] : [person('resident', resident, 'affected')]),
      ...[before.handed_over_by, before.received_by].map((one) => person('staff', one, 'witness')),
    ],
    immediate_actions: 'Not told yet. Say where was looked, and who was asked, before you submit this report.',
    person_in_charge: actor.id,
    confirmed_warnings: ['short_description', 'over_a_day_old'],
  };
}

/** One press opens the report about a difference, filled in as far as the count tells, and joins the two. */
export const declareCountIncident = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: paymentsHandover,
    action: 'report',
    right: 'agree',
    auditedAs: 'count_reported',
    async sets(asking) {
      const { before, actor, tx } = asking;
      if (before.status !== 'discrepancy')
        throw invalid({
          incident: 'Only a count that differs is reported. Anyone can report something else on its own.',
        });
      if (before.incident !== null) throw invalid({ incident: 'This difference is reported already.' });
      const stray = before.lines.filter(({ difference }) => (difference ?? 0) !== 0);
      const { settings } = await context.homes.factsOf(tx, before.home);
      const isLate = minutesBetween(before.counted_at, asking.now) > settings.late_entry_minutes;
      const id = childId(before.id, 'incident');
      const report = {
        id,
        ...reportOf(asking, await residentOf(asking, stray)),
        ...(isLate ? { late_entry_reason: 'told_later' } : {}),
      };
      await createRecord({ context, actor, entity: incident, within: tx }, report);
      return { incident: id };
    },
  });
