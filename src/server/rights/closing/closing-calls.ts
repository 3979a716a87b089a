import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { restoreDays, type AccountClosing, type ClosableAccount } from '#domain/staff/rights/closing.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { updateColumns } from '../../kit/records/write-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { conflict, invalid, notFound, refused, wrong } from '../../kit/runtime/refusals.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import { provenSelf } from '../../session/accounts/own-secrets.ts';
import { readSecret } from '../../session/credentials/read-body.ts';
import type { SessionParts } from '../../session/sign-in/session-parts.ts';

const path = '/api/account-closing';
const fields = { reason: must(longText('Why', { max: 500 })) };

const isReal = (row: string): string => `not exists (select 1 from home h where h.id = ${row}.home and h.is_practice)`;

/** Every open account that is no superuser's and not the caller's own. */
const closable = `select s.id, ${personNameSql('s')} as name, s.username, s.photo, s.last_login,
    (select count(*)::int from rota r where r.staff = s.id and not r.is_deleted and r.end_at > $2::timestamptz and r.status <> 'cancelled' and ${isReal('r')}) as open_shifts,
    (select count(*)::int from user_history u where u."user" = s.id and u.action = 'create' and ${isReal('u')}) as authored
  from staff s where s.is_active and not s.is_superuser and not s.is_deleted and s.id <> $1 order by ${personOrderSql('s')}`;

const closings = `select c.id, c.closed_at, ${personNameSql('b')} as closed_by, c.reason, c.restored_at, ${personNameSql('r')} as restored_by,
    (select json_agg(json_build_object('id', s.id, 'name', ${personNameSql('s')}, 'is_active', s.is_active) order by ${personOrderSql('s')})
      from closed_account a join staff s on s.id = a.staff where a.closing = c.id) as people
  from account_closing c join staff b on b.id = c.closed_by left join staff r on r.id = c.restored_by
  where c.closed_at > $1::timestamptz - interval '${restoreDays} days' order by c.closed_at desc`;

const lockAccounts = `select id, version, is_superuser, is_active from staff where id = any($1::uuid[]) and not is_deleted order by id for update`;

type LockedAccount = Pick<Staff, 'id' | 'version' | 'is_superuser' | 'is_active'>;

function requireSuperuser(actor: Actor): void {
  if (!actor.isSuperuser) throw refused('Only a superuser can close accounts here.');
}

/** Whom, how many, and why, as the caller has said it. */
function readClosing(
  request: FastifyRequest,
  actor: Actor,
): { readonly ids: readonly string[]; readonly reason: string } {
  const input = inputOf(request);
  const { values, complaints } = readInput(fields, input);
  const { ids, count } = input;
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isId))
    throw invalid({ ids: 'Choose whose accounts to close.' });
  const whom = [...new Set(ids.map((id: string) => id.toLowerCase()))];
  const wrongs = {
    ...missing(fields, values),
    ...complaints,
    ...(Number(count) === whom.length ? {} : { count: `Type ${whom.length}, the number of accounts to close.` }),
    ...(whom.includes(actor.id) ? { ids: 'Your own account cannot be among them.' } : {}),
  };
  if (Object.keys(wrongs).length > 0) throw invalid(wrongs);
  return { ids: whom, reason: String(values.reason).trim() };
}

async function setActive(
  { context, tx, actor }: { readonly context: RecordContext; readonly tx: Db; readonly actor: Actor },
  { id, version }: LockedAccount,
  to: { readonly is_active: boolean; readonly action: string; readonly reason: string | null },
): Promise<void> {
  const audit = {
    actions: [to.action],
    changes: [{ field: 'is_active', old: !to.is_active, new: to.is_active }],
    reason: to.reason,
  };
  const done = await updateColumns(
    { context, db: tx, entity: staff, author: actor, audit },
    { id, version },
    { is_active: to.is_active },
  );
  if (!done) throw conflict('Somebody changed one of these accounts at the same moment. Nothing was closed or opened.');
}

/** Deletes nothing: the names stay on every record. The door is closed at once and everywhere, and opens again for thirty days. */
async function close({ parts, context, sessions }: SessionParts, request: FastifyRequest, reply: FastifyReply) {
  const actor = actorOf(request);
  requireSuperuser(actor);
  const { ids, reason } = readClosing(request, actor);
  const password = readSecret(inputOf(request), 'password', 'Your password');
  await provenSelf(parts, reply, actor, { field: 'password', password });
  const id = newId();
  const at = context.now();
  await context.transaction(async (tx) => {
    const accounts = await tx.query<LockedAccount>(lockAccounts, [ids]);
    if (accounts.length !== ids.length) throw notFound();
    if (accounts.some((account) => account.is_superuser)) throw wrong('A superuser’s account is not closed here.');
    if (accounts.some((account) => !account.is_active))
      throw conflict('One of these accounts was closed in the meantime. Look at the list again.');
    await tx.query('insert into account_closing (id, closed_at, closed_by, reason) values ($1, $2, $3, $4)', [
      id,
      at,
      actor.id,
      reason,
    ]);
    await tx.query('insert into closed_account (closing, staff) select $1, unnest($2::uuid[])', [id, ids]);
    for (const account of accounts) {
      await setActive({ context, tx, actor }, account, { is_active: false, action: 'user_deactivated', reason });
      await sessions.endAllOf(tx, account.id);
    }
    await writeHistory(tx, {
      at,
      actor,
      action: 'bulk_deactivate',
      entity: staff.name,
      summary: `${ids.length} accounts`,
      reason,
    });
  });
  for (const one of ids) sessions.forget(one);
  return reply.code(201).send({ id, closed: ids.length });
}

async function reopen({ context }: SessionParts, request: FastifyRequest): Promise<{ readonly opened: number }> {
  const actor = actorOf(request);
  requireSuperuser(actor);
  const at = context.now();
  return context.transaction(async (tx) => {
    const [closing] = isId(idOf(request))
      ? await tx.query<{ restored_at: string | null }>(
          `update account_closing set restored_at = $2, restored_by = $3 where id = $1 and restored_at is null and closed_at > $2::timestamptz - interval '${restoreDays} days' returning restored_at`,
          [idOf(request), at, actor.id],
        )
      : [];
    if (!closing)
      throw conflict(
        `This was undone already, or it is more than ${restoreDays} days ago. Each account can still be opened on its own page.`,
      );
    const ids = (
      await tx.query<{ staff: string }>('select staff from closed_account where closing = $1', [idOf(request)])
    ).map((row) => row.staff);
    const accounts = (await tx.query<LockedAccount>(lockAccounts, [ids])).filter(
      ({ is_active, is_superuser }) => !is_active && !is_superuser,
    );
    for (const account of accounts)
      await setActive({ context, tx, actor }, account, { is_active: true, action: 'user_reactivated', reason: null });
    return { opened: accounts.length };
  });
}

/** Closing many accounts at once: the count typed, the password again, one line of history for each, thirty days to undo it. */
export function declareClosing(app: FastifyInstance, session: SessionParts): void {
  const { context } = session;
  declareCall(app, {
    method: 'GET',
    path,
    permission: 'signed in',
    async answer(request): Promise<{ accounts: readonly ClosableAccount[]; closings: readonly AccountClosing[] }> {
      const actor = actorOf(request);
      requireSuperuser(actor);
      const now = context.now();
      return {
        accounts: await context.db.query<ClosableAccount>(closable, [actor.id, now]),
        closings: await context.db.query<AccountClosing>(closings, [now]),
      };
    },
  });
  declareCall(app, {
    method: 'POST',
    path,
    permission: 'signed in',
    isUnlimited: true,
    takesLong: true,
    answer: (request, reply) => close(session, request, reply),
  });
  declareCall(app, {
    method: 'POST',
    path: `${path}/:id/reopen`,
    permission: 'signed in',
    answer: (request) => reopen(session, request),
  });
}
