import type { FastifyInstance } from 'fastify';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { shiftsInLeave, takenBack, type LeaveRun } from '#domain/rota/leave/leave-request.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull, requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { json } from '../../kit/http/rest.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { changeRecord, actSetting } from '../../kit/records/change-record.ts';
import { requireSeen, versionOf } from '../../kit/records/seen-version.ts';
import { findInReach, findRecord } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { invalid, refused } from '../../kit/runtime/refusals.ts';
import { notifyStaff } from '../publishing/notify-staff.ts';
import { runOf } from './leave-run.ts';

interface Deciding {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  /** The day that was opened. */
  readonly leave: Rota;
  /** All days of the request. */
  readonly run: LeaveRun;
}

const lock = `select pg_advisory_xact_lock(hashtextextended('leave of ' || $1, 0))`;
const around = `select id from rota where staff = $1 and not is_deleted and start_at < $3::timestamptz and end_at > $2::timestamptz and id <> $4`;
const manager = 'select registered_manager from home where id = $1';

/**
 * Whoever publishes decides about leave, all days of a request in one go. Approved, the person's shifts of these days
 * become open; refused, it is cancelled with the reason. Whoever asked takes it back.
 */
export const declareDecideLeave = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${rota.path}/:id/leave`,
    permission: 'accept rota',
    async answer(request, reply) {
      const actor = actorOf(request);
      if (!permissionOrNull(actor, 'publish', rota)) requirePermission(actor, 'accept', rota);
      const input = inputOf(request);
      const body = await context.transaction(async (tx) => {
        const leave = await findInReach({ context, actor, entity: rota, within: tx }, idOf(request));
        await tx.query(lock, [leave.staff]);
        await requireSeen({ context, actor, entity: rota, within: tx }, leave, versionOf(input));
        const run = leave.shift_type === 'annual_leave' ? await runOf(tx, leave) : null;
        if (!run) throw invalid({ status: 'This leave has been decided already.' });
        const deciding = { context, tx, actor, leave, run };
        return input['take_back'] === true ? takeBack(deciding) : decide(deciding, input);
      });
      return json(reply, body);
    },
  });

async function decide(deciding: Deciding, input: Readonly<Record<string, unknown>>): Promise<string> {
  const { actor, leave, run } = deciding;
  requirePermission(actor, 'publish', rota);
  if (run.state !== 'asked') throw invalid({ status: 'This leave has been decided already.' });
  if (leave.staff === actor.id) throw refused('Somebody else has to do this: nobody decides about their own leave.');
  const reason = typeof input['reason'] === 'string' ? input['reason'].trim() : '';
  if (input['approve'] === true) return approve(deciding);
  if (reason.length < 5) throw invalid({ reason: 'Say why it is not possible.' });
  return refuse(deciding, reason.slice(0, 300));
}

const set = ({ context, tx, actor }: Deciding, { id, version }: Pick<Rota, 'id' | 'version'>, sets: Partial<Rota>) =>
  changeRecord({ context, actor, entity: rota, within: tx }, id, { version }, { as: actSetting('update', sets) });

/** Every day of the request alike; the answer is the day that was opened. */
async function setAll(deciding: Deciding, sets: Partial<Rota>): Promise<string> {
  const answers = new Map<string, string>();
  for (const day of deciding.run.days) answers.set(day.id, (await set(deciding, day, sets)).answer);
  return answers.get(deciding.leave.id) ?? '';
}

function daysSaid({ days }: LeaveRun): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return first === last ? `Leave on ${dayWords(first)}` : `Leave from ${dayWords(first)} to ${dayWords(last)}`;
}

const notify = (deciding: Deciding, staff: string, words: string) =>
  notifyStaff(
    { ...deciding, now: deciding.context.now() },
    [{ staff, message: `${daysSaid(deciding.run)} ${words}` }],
    {
      home: deciding.leave.home,
      title: 'Leave',
      severity: 'low',
      shift: deciding.leave.id,
    },
  );

async function approve(deciding: Deciding): Promise<string> {
  const { context, tx, actor, run } = deciding;
  for (const { id } of run.days) {
    const day = await findRecord({ context, actor, entity: rota, within: tx }, id);
    const found = await tx.query<{ id: string }>(around, [day.staff, day.start_at, day.end_at, id]);
    const shifts = await Promise.all(
      found.map((one) => findRecord({ context, actor, entity: rota, within: tx }, one.id)),
    );
    for (const shift of shiftsInLeave(day, shifts))
      await set(deciding, shift, { staff: null, status: shift.status === 'draft' ? 'draft' : 'published' });
  }
  await notify(deciding, run.staff, 'is approved.');
  return setAll(deciding, { status: 'published' });
}

async function refuse(deciding: Deciding, reason: string): Promise<string> {
  await notify(deciding, deciding.run.staff, `is not possible. ${reason}`);
  return setAll(deciding, { status: 'cancelled', notes: reason });
}

/** Until its first day begins; whoever decides hears of it. Shifts that had become open stay open. */
async function takeBack(deciding: Deciding): Promise<string> {
  const { context, tx, actor, leave, run } = deciding;
  if (leave.staff !== actor.id) throw refused('Leave is taken back by the person who asked for it.');
  if (run.state === 'refused') throw invalid({ status: 'This leave has been decided already.' });
  const { zone } = await context.homes.factsOf(tx, leave.home);
  if ((run.days[0]?.date ?? '') <= localDay(context.now(), zone))
    throw invalid({ status: 'This leave has begun. Your manager can cancel the days that are left.' });
  const [house] = await tx.query<{ registered_manager: string | null }>(manager, [leave.home]);
  if (house?.registered_manager) await notify(deciding, house.registered_manager, 'was taken back.');
  return setAll(deciding, { status: 'cancelled', notes: takenBack });
}
