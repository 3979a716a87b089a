import type { FastifyInstance } from 'fastify';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { isLeaveRequest, shiftsInLeave } from '#domain/rota/leave/leave-request.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf, json } from '../../kit/http/rest.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { changeRecord, refuseStale, versionOf } from '../../kit/records/change-record.ts';
import { findInReach, findRecord } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { invalid, refused } from '../../kit/runtime/refusals.ts';
import { notifyStaff } from '../publishing/notify-staff.ts';

interface Deciding {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  readonly leave: Rota;
}

const around = `select id from rota where staff = $1 and not is_deleted and start_at < $3::timestamptz and end_at > $2::timestamptz and id <> $4`;

/** Whoever publishes decides about a day of leave. Approved, the person's shifts of that day become open; refused, it is cancelled with the reason. */
export const declareDecideLeave = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${rota.path}/:id/leave`,
    asks: 'publish rota',
    async answer(request, reply) {
      const actor = actorOf(request);
      requirePermission(actor, 'publish', rota);
      const input = inputOf(request);
      const body = await context.transaction(async (tx) => {
        const leave = await findInReach({ context, actor, entity: rota, within: tx }, idOf(request));
        if (leave.version !== versionOf(input))
          return refuseStale({ context, actor, entity: rota, within: tx }, leave.id);
        if (!isLeaveRequest(leave)) throw invalid({ status: 'This leave has been decided already.' });
        if (leave.staff === actor.id)
          throw refused('Somebody else has to do this: nobody decides about their own leave.');
        const isApproved = input['approve'] === true;
        const reason = typeof input['reason'] === 'string' ? input['reason'].trim() : '';
        if (!isApproved && reason.length < 5) throw invalid({ reason: 'Say why it is not possible.' });
        return isApproved
          ? approve({ context, tx, actor, leave })
          : refuse({ context, tx, actor, leave }, reason.slice(0, 300));
      });
      return json(reply, body);
    },
  });

const set = ({ context, tx, actor }: Deciding, { id, version }: Pick<Rota, 'id' | 'version'>, sets: Partial<Rota>) =>
  changeRecord({ context, actor, entity: rota, within: tx }, id, { version }, { as: { action: 'update', sets } });

const notify = (deciding: Deciding, message: string) =>
  notifyStaff({ ...deciding, now: deciding.context.now() }, [{ staff: deciding.leave.staff ?? '', message }], {
    home: deciding.leave.home,
    title: 'Your leave',
    severity: 'low',
    shift: deciding.leave.id,
  });

async function approve(deciding: Deciding): Promise<string> {
  const { context, tx, actor, leave } = deciding;
  const found = await tx.query<{ id: string }>(around, [leave.staff, leave.start_at, leave.end_at, leave.id]);
  const shifts = await Promise.all(found.map(({ id }) => findRecord({ context, actor, entity: rota, within: tx }, id)));
  for (const shift of shiftsInLeave(leave, shifts))
    await set(deciding, shift, { staff: null, status: shift.status === 'draft' ? 'draft' : 'published' });
  await notify(deciding, `Leave on ${dayWords(leave.date)} is approved.`);
  return set(deciding, leave, { status: 'published' });
}

async function refuse(deciding: Deciding, reason: string): Promise<string> {
  const { leave } = deciding;
  await notify(deciding, `Leave on ${dayWords(leave.date)} is not possible. ${reason}`);
  return set(deciding, leave, { status: 'cancelled', notes: reason });
}
