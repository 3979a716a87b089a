import type { FastifyInstance } from 'fastify';
import { addDays, localDay, type Day } from '#domain/kit/time/time.ts';
import { dayCover, type CoverCell } from '#domain/rota/cover/day-cover.ts';
import { rota } from '#domain/rota/rota.ts';
import { requireForAll } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { dayRange, houseIn } from '../asking/asked-days.ts';
import { readCover } from './read-cover.ts';

export interface Coverage {
  readonly home: string;
  readonly from: Day;
  readonly days: number;
  readonly cells: readonly CoverCell[];
}

const mostDays = 366;

/** Need against cover of a house, shift by shift, of as many days as a year has. */
export const declareCoverage = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${rota.path}/coverage`,
    permission: 'view rota',
    async answer(request): Promise<Coverage> {
      const actor = actorOf(request);
      // Whoever sees their own shifts only cannot say how many there are.
      requireForAll(actor, 'view', rota);
      const asked = queryOf(request);
      const home = houseIn(actor, asked['home']);
      const { from, days } = dayRange(asked, mostDays);
      await auditAuditorView(context, actor, { entity: rota.name, home, summary: 'coverage' });
      const { shifts, house, people } = await readCover(context, context.db, { actor, home, from, days });
      const byDay = Map.groupBy(shifts, ({ start_at }) => localDay(start_at, house.time_zone));
      const cells = Array.from({ length: days }, (_, at) => addDays(from, at)).flatMap((day) =>
        // A night of the day before runs into this one, and one of this day meets the next morning’s early shift.
        dayCover(
          [-1, 0, 1].flatMap((away) => byDay.get(addDays(day, away)) ?? []),
          day,
          house,
          people,
        ),
      );
      return { home, from, days, cells };
    },
  });
