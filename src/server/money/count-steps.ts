import type { FastifyInstance } from 'fastify';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { byPin } from './by-pin.ts';

/** Whoever hands over signs by writing the count down themselves; where somebody else wrote it, with their PIN. */
async function handedOver({ context, before, actor, input }: RecordActionContext<typeof paymentsHandover>) {
  if (before.created_by !== before.handed_over_by)
    await context.confirmByPin({ person: before.handed_over_by, pin: input['handed_over_pin'], beside: actor });
}

/** A count is signed by both who counted, whether it adds up or not; a difference is settled by somebody who did neither. */
export function declareCountSteps(app: FastifyInstance, context: RecordContext): void {
  declareAction(app, context, {
    entity: paymentsHandover,
    action: 'agree',
    auditedAs: (to) => (to === 'agreed' ? 'count_agreed' : 'count_discrepancy'),
    actsAs: byPin,
    async to(asking) {
      await handedOver(asking);
      return asking.before.total_difference === 0 ? 'agreed' : 'discrepancy';
    },
  });
  declareAction(app, context, {
    entity: paymentsHandover,
    action: 'resolve',
    auditedAs: 'count_resolved',
    to: () => 'resolved',
  });
}
