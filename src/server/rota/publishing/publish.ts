import type { FastifyInstance } from 'fastify';
import { addDays } from '#domain/kit/time/time.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { publishMessages } from '#domain/rota/publishing/rota-messages.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { moveByAction } from '../../kit/records/state-moves.ts';
import { dayRange, houseIn, type DayRange } from '../asking/asked-days.ts';
import { notifyStaff } from './notify-staff.ts';

interface Published {
  readonly published: number;
  /** How many people were told. */
  readonly informed: number;
}

type DraftShift = Pick<
  Rota,
  'id' | 'version' | 'staff' | 'date' | 'shift_type' | 'start_at' | 'end_at' | 'warning_codes'
>;

const drafts = `select id, version, staff, date::text as date, shift_type, start_at, end_at, warning_codes from rota
  where home = $1 and status = 'draft' and date >= $2::date and date < $3::date and not is_deleted
    and not (shift_type = 'annual_leave' and created_by = staff) order by start_at, id for update`;

/** What was planned becomes what holds, all of it or nothing; each person is told of their own shifts. */
export const declarePublish = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${rota.path}/publish`,
    permission: 'publish rota',
    async answer(request): Promise<Published> {
      const actor = actorOf(request);
      requirePermission(actor, 'publish', rota);
      const input = inputOf(request);
      return publish(context, actor, houseIn(actor, input['home']), dayRange(input));
    },
  });

async function publish(
  context: RecordContext,
  actor: Actor,
  home: string,
  { from, days }: DayRange,
): Promise<Published> {
  const { zone } = await context.homes.factsOf(context.db, home);
  return context.transaction(async (tx) => {
    const found = await tx.query<DraftShift>(drafts, [home, from, addDays(from, days)]);
    for (const { id, version, warning_codes } of found)
      await moveByAction(
        // What was doubted was confirmed when it was planned.
        {
          context,
          actor,
          entity: rota,
          id,
          input: { version, confirmed_warnings: [...warning_codes, ...lasting] },
          within: tx,
        },
        'published',
        'published',
      );
    const messages = publishMessages(found, zone);
    await notifyStaff({ context, tx, actor, now: context.now() }, messages, {
      home,
      title: 'Your shifts were published',
      severity: 'info',
      shift: null,
    });
    return { published: found.length, informed: messages.length };
  });
}

/** Doubts about the hours of a shift alone, which every save looks at. */
const lasting = ['over_13_hours', 'short_break'];
