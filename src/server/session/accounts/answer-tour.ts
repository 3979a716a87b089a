import type { FastifyRequest } from 'fastify';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { actorOf } from '../../kit/http/route.ts';

/** Somebody took the tour or put it away: it is not offered to them again, on no device. */
export const answerTour =
  (context: RecordContext) =>
  async (request: FastifyRequest): Promise<{ readonly tour_answered_at: string }> => {
    const at = context.now();
    await context.db.query('update staff set tour_answered_at = $2 where id = $1', [actorOf(request).id, at]);
    return { tour_answered_at: at };
  };
