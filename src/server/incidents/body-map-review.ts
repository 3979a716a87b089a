import type { FastifyInstance } from 'fastify';
import { reviewAfterDays } from '#domain/incidents/body-map/body-map-rules.ts';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { statusAfter } from '#domain/incidents/body-map/body-on-day.ts';
import { date } from '#domain/kit/vocabulary/fields.ts';
import { readInput } from '#domain/kit/vocabulary/parse.ts';
import { addDays, localDay } from '#domain/kit/time/time.ts';
import { declareAction, rowFrom, type RecordActionContext } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';

/** Looking at a mark again adds to its story: how it heals, by whom it was seen and when to look next. */
export const declareBodyMapReview = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: bodyMap,
    action: 'review',
    auditedAs: 'update',
    async sets(asking) {
      const { before, input, actor, now } = asking;
      const row = { ...rowFrom(bodyMap, 'reviews', { at: now, ...input }, now), by: actor.id };
      return {
        reviews: [...before.reviews, row],
        status: statusAfter[row.healing] ?? before.status,
        next_review_on: await nextLook(asking),
      };
    },
  });

async function nextLook({ context, tx, before, input, now }: RecordActionContext<typeof bodyMap>): Promise<string> {
  const { values, complaints } = readInput({ next_review_on: date('Next check', { tense: 'future' }) }, input);
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
  const { zone } = await context.homes.factsOf(tx, before.home);
  return values.next_review_on ?? addDays(localDay(now, zone), reviewAfterDays);
}
