import type { FastifyRequest } from 'fastify';
import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { resetHours, type FactorReset } from '#domain/session/second-factor.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requireProof } from '../../kit/access/require-proof.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf } from '../../kit/http/route.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { refused, wrong } from '../../kit/runtime/refusals.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { changeable } from '../accounts/staff-accounts.ts';
import { bodyOf, readFields } from '../credentials/read-body.ts';
import { mailChange } from './mail-change.ts';
import type { SessionParts } from '../sign-in/session-parts.ts';
import { ownFactors, removeAllFactors } from './factors.ts';

interface OpenReset extends Record<string, unknown> {
  readonly id: string;
  readonly asked_by: string;
  readonly asked_by_name: string;
  readonly asked_at: string;
  readonly expires_at: string;
  readonly reason: string;
}

const select = `select r.id, r.asked_by, ${personNameSql('s')} as asked_by_name, r.asked_at, r.expires_at, r.reason
  from second_factor_reset r join staff s on s.id = r.asked_by
  where r.staff = $1 and r.settled_at is null and r.expires_at > $2 order by r.asked_at desc limit 1 for update of r`;

async function openReset(tx: Db, staff: string, now: string): Promise<OpenReset | null> {
  return (await tx.query<OpenReset>(select, [staff, now]))[0] ?? null;
}

/** How it stands for whoever looks: what was asked, and whether it is theirs to confirm. */
async function statusOf(db: Db, actor: Actor, staff: string, now: string): Promise<FactorReset> {
  const open = await openReset(db, staff, now);
  return {
    has_second_factor: (await ownFactors(db, staff)).length > 0,
    asked: open && {
      by: open.asked_by_name,
      at: open.asked_at,
      until: open.expires_at,
      reason: open.reason,
      is_own: open.asked_by === actor.id,
    },
  };
}

type Work = (tx: Db, actor: Actor, person: { readonly id: string }) => Promise<void>;

/** Nobody undoes their own second factor with somebody else's rights, and nobody anybody's without their own. */
const byManager =
  (session: SessionParts, work: Work) =>
  (request: FastifyRequest): Promise<FactorReset> => {
    const { context } = session;
    const actor = actorOf(request);
    return context.transaction(async (tx) => {
      const person = await changeable(context, tx, actor, idOf(request));
      if (person.id === actor.id)
        throw refused(
          'Your own second factor is reset by two colleagues. You can remove it yourself under My profile.',
        );
      await work(tx, actor, person);
      return statusOf(tx, actor, person.id, context.now());
    });
  };

export const readReset = (session: SessionParts) => byManager(session, async () => undefined);

const fields = { reason: must(longText('Why', { max: 500 })) };

export const askReset = (session: SessionParts) => (request: FastifyRequest) =>
  byManager(session, async (tx, actor, { id }) => {
    const at = session.context.now();
    requireProof(actor, at);
    const { reason } = readFields(fields, bodyOf(request));
    if ((await ownFactors(tx, id)).length === 0) throw wrong('There is no second factor to reset.');
    await tx.query('select 1 from credential where staff = $1 for update', [id]);
    const open = await openReset(tx, id, at);
    if (open) throw wrong(`${open.asked_by_name} has asked for this already. Another colleague confirms it.`);
    const until = new Date(Date.parse(at) + resetHours * 3_600_000).toISOString();
    await tx.query(
      'insert into second_factor_reset (id, staff, asked_by, asked_at, expires_at, reason) values ($1, $2, $3, $4, $5, $6)',
      [newId(), id, actor.id, at, until, reason],
    );
    await audit(tx, actor, { at, id, action: 'second_factor_reset_asked', reason: String(reason) });
  })(request);

const settle = `update second_factor_reset set settled_by = $2, settled_at = $3, outcome = $4 where id = $1`;

/** The factors are gone, every session with them, and the next sign-in begins anew. */
export const confirmReset = (session: SessionParts) => async (request: FastifyRequest) => {
  const answer = await byManager(session, async (tx, actor, { id }) => {
    const at = session.context.now();
    requireProof(actor, at);
    const open = await openReset(tx, id, at);
    if (!open) throw wrong('Nobody has asked for this, or it was too long ago.');
    if (open.asked_by === actor.id) throw refused('Whoever asked does not confirm: that is for another colleague.');
    await tx.query(settle, [open.id, actor.id, at, 'confirmed']);
    await removeAllFactors(tx, id);
    await session.sessions.endAllOf(tx, id);
    const summary = `Asked by ${open.asked_by_name}`;
    await audit(tx, actor, { at, id, action: 'second_factor_reset', reason: open.reason, summary });
  })(request);
  session.sessions.forget(idOf(request));
  await mailChange(session.parts, idOf(request), 'two colleagues reset the second factor of');
  return answer;
};

export const withdrawReset = (session: SessionParts) =>
  byManager(session, async (tx, actor, { id }) => {
    const at = session.context.now();
    const open = await openReset(tx, id, at);
    if (!open) throw wrong('Nobody has asked for this, or it was too long ago.');
    await tx.query(settle, [open.id, actor.id, at, 'withdrawn']);
    await audit(tx, actor, { at, id, action: 'second_factor_reset_withdrawn' });
  });

interface Line {
  readonly at: string;
  readonly id: string;
  readonly action: string;
  readonly reason?: string;
  readonly summary?: string;
}

const audit = (tx: Db, actor: Actor, { id, ...line }: Line): Promise<void> =>
  writeHistory(tx, { actor, entity: 'staff', object_id: id, ...line });
