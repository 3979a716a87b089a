import type { FastifyInstance } from 'fastify';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { RecordActionContext } from '../kit/http/record-action.ts';
import { declareAction } from '../kit/http/record-action.ts';
import { findRecord } from '../kit/records/find-record.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { cancelAhead, carryAlong, takeUpAgain } from './discharge-follows.ts';

type Done = RecordActionContext<typeof discharge> & {
  readonly record: RecordActionContext<typeof discharge>['before'];
};

/** Leaving closes what is open, so that nothing asks about someone who has gone; a reversal takes all of it back. */
export function declareDischargeSteps(app: FastifyInstance, context: RecordContext): void {
  declareAction(app, context, {
    entity: discharge,
    action: 'complete',
    auditedAs: 'update',
    to: () => 'completed',
    after: leave,
  });
  declareAction(app, context, {
    entity: discharge,
    action: 'reverse',
    auditedAs: 'update',
    to: () => 'reversed',
    after: comeBack,
  });
}

async function leave(done: Done): Promise<void> {
  const { context, tx, actor, input } = done;
  const leaving = done.record;
  const person = await findRecord({ context, actor, entity: resident, within: tx }, leaving.resident);
  if (input['national_id'] !== undefined && bare(input['national_id']) !== bare(person.national_id))
    throw invalid({ national_id: 'This is not the number of the resident who is leaving.' });
  const following = { context, tx, actor, now: leaving.completed_at ?? done.now };
  await cancelAhead(following, leaving.resident);
  const status = leaving.discharge_type === 'deceased' ? 'deceased' : 'discharged';
  // Whoever leaves from hospital or from leave is expected back no more.
  await carryAlong(following, resident, leaving.resident, () => ({
    status,
    is_discharged_status: true,
    expected_return_date: null,
  }));
}

/** Numbers are read aloud in groups; how they were typed does not matter. */
const bare = (number: unknown): string => String(number).replace(/[\s-]/g, '').toUpperCase();

async function comeBack({ context, tx, actor, now, before }: Done): Promise<void> {
  const following = { context, tx, actor, now };
  await takeUpAgain(following, before);
}
