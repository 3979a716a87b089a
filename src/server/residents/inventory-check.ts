import type { FastifyInstance } from 'fastify';
import { localDay } from '#domain/kit/time/time.ts';
import { readInput } from '#domain/kit/vocabulary/parse.ts';
import { inventory } from '#domain/residents/belongings/inventory.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';

const said = ['location', 'condition', 'status_date', 'status_reason'];
const seenToo = Object.fromEntries(Object.entries(inventory.fields).filter(([name]) => said.includes(name)));

/** A belonging was seen with one's own eyes: that day is stored, with where it was and how it came there if that was said. */
export const declareInventoryCheck = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: inventory,
    action: 'check',
    right: 'change',
    auditedAs: 'update',
    sets: checked,
  });

const notHere = ['missing', 'returned', 'disposed'];

async function checked({ context, tx, before, input, now }: RecordActionContext<typeof inventory>) {
  if (notHere.includes(before.status))
    throw invalid({ status: 'What is not here is not checked. Say first that it was found.' });
  const { values, complaints } = readInput(seenToo, input);
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
  const { zone } = await context.homes.factsOf(tx, before.home);
  return { ...values, last_checked_on: localDay(now, zone) };
}
