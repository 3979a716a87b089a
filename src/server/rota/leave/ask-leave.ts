import type { FastifyInstance } from 'fastify';
import { isDay, localDay } from '#domain/kit/time/time.ts';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { leaveComplaint, leaveDays } from '#domain/rota/leave/leave-request.ts';
import { rota } from '#domain/rota/rota.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { createLinked } from '../../kit/records/linked-updates.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { houseIn } from '../asking/asked-days.ts';
import { notifyStaff } from '../publishing/notify-staff.ts';

const known = `select date::text as date from rota where staff = $1 and shift_type = 'annual_leave' and status not in ('cancelled', 'declined') and not is_deleted and date between $2::date and $3::date`;
const manager = 'select registered_manager from home where id = $1';

/** Somebody asks for leave: a row of the rota for each day that is not asked for yet, which holds once it is approved. */
export const declareAskLeave = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${rota.path}/leave`,
    permission: 'accept rota',
    async answer(request): Promise<{ readonly asked: number }> {
      const actor = actorOf(request);
      requirePermission(actor, 'accept', rota);
      const { home: given, from, to, reason = null } = inputOf(request);
      const home = houseIn(actor, given);
      if (typeof from !== 'string' || !isDay(from)) throw invalid({ from: 'Choose the first day.' });
      if (typeof to !== 'string' || !isDay(to)) throw invalid({ to: 'Choose the last day.' });
      if (reason !== null && (typeof reason !== 'string' || reason.length > 300))
        throw invalid({ reason: 'At most 300 letters.' });
      const now = context.now();
      const { zone } = await context.homes.factsOf(context.db, home);
      const wrong = leaveComplaint(from, to, localDay(now, zone));
      if (Object.keys(wrong).length > 0) throw invalid(wrong);
      return context.transaction(async (tx) => {
        const following = { context, tx, actor, now };
        const there = new Set(
          (await tx.query<{ date: string }>(known, [actor.id, from, to])).map(({ date }) => date.slice(0, 10)),
        );
        const days = leaveDays(actor.id, from, to, zone).filter(({ date }) => !there.has(date));
        for (const day of days) await createLinked(following, rota, { ...day, id: newId(), home, notes: reason });
        const [house] = await tx.query<{ registered_manager: string | null }>(manager, [home]);
        const message = `Leave from ${dayWords(from)} to ${dayWords(to)} is asked for.`;
        if (days.length > 0 && house?.registered_manager)
          await notifyStaff(following, [{ staff: house.registered_manager, message }], {
            home,
            title: 'Leave is asked for',
            severity: 'low',
            shift: null,
          });
        return { asked: days.length };
      });
    },
  });
