import type { FastifyInstance } from 'fastify';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { readInput } from '#domain/kit/vocabulary/parse.ts';
import { regulatorFields } from '#domain/premises/repairs/regulator-decision.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { declareAction } from '../../kit/http/record-action.ts';
import { invalid } from '../../kit/runtime/refusals.ts';

/** Only what belongs to the answer is written: who is told needs no reason, who is not told has no time. */
function decisionIn(input: Input) {
  const { values, complaints } = readInput(regulatorFields, input);
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
  const { cqc_notifiable, cqc_sent_at = null, cqc_reference = null, cqc_reason = null } = values;
  if (cqc_notifiable === 'yes') return { cqc_notifiable, cqc_sent_at, cqc_reference, cqc_reason: null };
  if (cqc_notifiable === 'no') return { cqc_notifiable, cqc_reason, cqc_sent_at: null, cqc_reference: null };
  throw invalid({ cqc_notifiable: 'Say whether the regulator is told.' });
}

/** A manager decides whether the regulator hears that a supply was away, also when the repair is long closed. */
export const declareRepairRegulator = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: repairRecord,
    action: 'regulator',
    right: 'notify',
    auditedAs: 'update',
    sets({ input, before }) {
      if (before.lost_supply === null)
        throw invalid({ lost_supply: 'No supply was away here, so there is nothing to tell the regulator.' });
      return decisionIn(input);
    },
  });
