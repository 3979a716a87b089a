import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShownWaiting } from '#domain/kit/people/two-people.ts';
import { resetDays, type FactorReset } from '#domain/session/second-factor.ts';
import { staff as staffEntity } from '#domain/staff/person/staff.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { couldSql } from '../../kit/access/held-rights.ts';
import { requireProof } from '../../kit/access/require-proof.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { writeAuditAbout } from '../../kit/history/write-audit.ts';
import { declareDeciding, expireWaiting } from '../../kit/http/deciding.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { reasonOf, shownWaiting, waitingSql, type StoredWaiting, type TwoPeople } from '../../kit/http/two-people.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { refused, wrong } from '../../kit/runtime/refusals.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import { changeable } from '../accounts/staff-accounts.ts';
import type { SessionParts } from '../sign-in/session-parts.ts';
import { ownFactors, removeAllFactors } from './factors.ts';
import { mailChange } from './mail-change.ts';

/** A reset of somebody's second factor, as it is stored. */
interface StoredReset extends StoredWaiting {
  readonly staff: string;
  readonly homes: readonly string[];
  readonly is_superuser: boolean;
}

const table = 'second_factor_reset';
const columns = `${waitingSql(table, 'c.staff, p.homes, p.is_superuser')} join staff p on p.id = c.staff`;
const one = `select ${columns} where c.id = $1::uuid`;
const open = `select ${columns} where c.staff = $1::uuid and c.state = 'waiting' and c.asked_at > $2::timestamptz - interval '${resetDays} days'`;

const readOne = async (db: Db, sql: string, values: readonly unknown[]): Promise<StoredReset | null> =>
  (await db.query<StoredReset>(sql, values))[0] ?? null;

/** Whoever manages accounts in a house of the person; of a superuser only superusers. */
const isSeenBy = ({ homes, is_superuser }: StoredReset, { rights, isSuperuser, homes: own }: Actor): boolean =>
  isSuperuser || (!is_superuser && rights.has('manage_users') && homes.some((home) => own.includes(home)));

/** $1 who asked · $2 whom it is about · $3 their houses · $4 now · $5 whether they are a superuser */
const secondsSql = `select s.id, ${personNameSql('s')} as name from staff s
  where s.id <> $1::uuid and s.id <> $2::uuid and (s.is_superuser or (not $5::boolean and s.homes && $3::uuid[])) and ${couldSql('s', "'manage_users'", '$4::timestamptz')}
  order by ${personOrderSql('s')}`;

const seconds: TwoPeople<StoredReset, ShownWaiting>['seconds'] = (db, { asked_by, staff, homes, is_superuser }, now) =>
  db.query(secondsSql, [asked_by, staff, homes, now, is_superuser]);

const show = async (context: RecordContext, stored: StoredReset, actor: Actor): Promise<ShownWaiting> =>
  shownWaiting(stored, actor, await seconds(context.db, stored, context.now()), resetDays);

/** What of a reset is known without anybody's session: enough for it to run out. */
export const waitingResets: Omit<TwoPeople<StoredReset, ShownWaiting>, 'apply'> = {
  table,
  path: '/api/second-factor-reset',
  auditedAs: 'second_factor_reset',
  waitsDays: resetDays,
  async read(db, id, actor) {
    const stored = await readOne(db, one, [id]);
    return stored && (actor === null || isSeenBy(stored, actor)) ? stored : null;
  },
  seconds,
  writeLine: (db, actor, at, { staff }, entry) => writeAuditAbout(db, staffEntity, staff, { at, actor, ...entry }),
  show,
};

/** The factors are gone, every session with them, and the next sign-in begins anew. */
const factorResets = ({ sessions, parts }: SessionParts): TwoPeople<StoredReset, ShownWaiting> => ({
  ...waitingResets,
  async apply({ tx, actor, now, stored }) {
    requireProof(actor, now);
    await removeAllFactors(tx, stored.staff);
    await sessions.endAllOf(tx, stored.staff);
    return {};
  },
  async confirmed({ staff }) {
    sessions.forget(staff);
    await mailChange(parts, staff, 'two colleagues reset the second factor of');
  },
});

/** The person whose second factor is asked about. Nobody undoes their own with somebody else's rights. */
async function personOf(context: RecordContext, request: FastifyRequest): Promise<{ readonly id: string }> {
  const actor = actorOf(request);
  const person = await changeable(context, context.db, actor, idOf(request));
  if (person.id === actor.id)
    throw refused('Your own second factor is reset by two colleagues. You can remove it yourself under My profile.');
  return person;
}

/** How it stands for whoever looks: what was asked, and whether it is theirs to decide. */
async function statusOf(context: RecordContext, actor: Actor, staff: string): Promise<FactorReset> {
  const asked = await readOne(context.db, open, [staff, context.now()]);
  return {
    has_second_factor: (await ownFactors(context.db, staff)).length > 0,
    asked: asked && (await show(context, asked, actor)),
  };
}

const insert = `insert into ${table} (id, staff, asked_by, asked_at, reason) values ($1, $2, $3, $4, $5) on conflict do nothing returning id`;

async function askReset(context: RecordContext, request: FastifyRequest): Promise<FactorReset> {
  const [actor, at] = [actorOf(request), context.now()];
  const { id: staff } = await personOf(context, request);
  requireProof(actor, at);
  const reason = reasonOf(request);
  if ((await ownFactors(context.db, staff)).length === 0) throw wrong('There is no second factor to reset.');
  await expireWaiting(context, waitingResets);
  await context.transaction(async (tx) => {
    const made = await tx.query(insert, [newId(), staff, actor.id, at, reason]);
    if (made.length === 0) throw wrong('This waits for a second person already. Decide or withdraw that first.');
    await writeAuditAbout(tx, staffEntity, staff, {
      at,
      actor,
      action: `${waitingResets.auditedAs}_asked`,
      reason,
    });
  });
  return statusOf(context, actor, staff);
}

/** One colleague asks that a second factor is reset, another decides it. */
export function declareResets(app: FastifyInstance, session: SessionParts): void {
  const { context } = session;
  const path = '/api/staff/:id/second-factor-reset';
  declareCall(app, {
    method: 'GET',
    path,
    permission: 'change staff',
    answer: async (request) => statusOf(context, actorOf(request), (await personOf(context, request)).id),
  });
  declareCall(app, {
    method: 'POST',
    path,
    permission: 'change staff',
    answer: (request) => askReset(context, request),
  });
  declareDeciding(app, context, factorResets(session));
}
