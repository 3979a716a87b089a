import type { FastifyInstance } from 'fastify';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { declareAct, rowFrom, rowsOf } from '../kit/http/record-action.ts';
import type { Keeper } from '../kit/context/record-context.ts';

/** A night check is added to the night's sheet by whoever looked in, in one call and without opening the sheet. */
export const declareSleepCheck = (app: FastifyInstance, keeper: Keeper): void =>
  declareAct(app, keeper, {
    entity: sleep,
    action: 'check',
    told: 'update',
    sets: ({ before, input, actor, now }) => ({ checks: [...rowsOf(before, 'checks'), { ...rowFrom(sleep, 'checks', input, now), by: actor.id }] }),
  });
