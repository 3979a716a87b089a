import { updateColumns } from '../../kit/records/write-record.ts';
import type { FastifyRequest } from 'fastify';
import { choice, text } from '#domain/kit/vocabulary/fields.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { calledName } from '#domain/kit/people/person-name.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { invitedBy } from '#domain/session/newcomer.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import { columnsSql, namesSql, wholeColumns } from '../../kit/schema/columns.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { conflict, notFound, refused, wrong } from '../../kit/runtime/refusals.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf } from '../../kit/http/route.ts';
import { visibleValues, type Visible } from '../../kit/access/visible-record.ts';
import { versionOf } from '../../kit/records/seen-version.ts';
import { isLastSuperuser } from '../../staff/last-superuser.ts';
import { invitationLetter } from '../letters/letters.ts';
import { makeCard, makeLink, useUp } from '../letters/one-time-link.ts';
import { bodyOf, readFields } from '../credentials/read-body.ts';
import type { Sessions } from '../sign-in/sessions.ts';

const select = (context: RecordContext): string => {
  const columns = wholeColumns(staff);
  return `select row_to_json(w) as record from (select ${columnsSql(columns, 't')}, ${namesSql(staff, columns, context.named, 't')} as names
    from staff t where t.id = $1 and not t.is_deleted and (t.homes && $2::uuid[] or $3)) w`;
};

export function requireAccounts(actor: Actor): void {
  if (!may(actor.rights, 'change', 'staff') || !actor.rights.has('manage_users'))
    throw refused(`You do not have the right to manage accounts. ${whoHolds('manage_users', readerOf(actor))}`);
}

/** The record a manager of a shared house may change the account of. A colleague elsewhere is not found. */
export async function changeable(context: RecordContext, db: Db, actor: Actor, id: string): Promise<Staff> {
  requireAccounts(actor);
  const [row] = isId(id)
    ? await db.query<{ record: Staff }>(select(context), [id, actor.homes, actor.isSuperuser])
    : [];
  if (!row) throw notFound();
  if (row.record.is_superuser && !actor.isSuperuser)
    throw refused('Only a superuser may change the account of a superuser.');
  return row.record;
}

const answerWith = (context: RecordContext, actor: Actor, record: Staff): Visible<Staff> | null =>
  visibleValues(staff, actor, requirePermission(actor, 'view', staff), record, context.now());

const inviteFields = { as: choice('How', { options: invitedBy }) };

export const invite =
  (parts: AppDependencies, context: RecordContext) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const actor = actorOf(request);
    const person = await changeable(context, context.db, actor, idOf(request));
    if (!person.is_active) throw wrong('This account is deactivated.');
    const { as } = readFields(inviteFields, bodyOf(request));
    const isMailed = parts.settings.smtpUrl !== null && as !== 'card';
    if (!person.email && isMailed) throw wrong('There is no e-mail address to send the invitation to.');
    const [known] = await context.db.query('select 1 from credential where staff = $1 and password_hash is not null', [
      person.id,
    ]);
    if (known) throw wrong('This person has a password already. They can ask for a new one on the sign-in page.');
    const invitation = { staff: person.id, kind: 'invitation', made_by: actor.id } as const;
    // A card that was lost opens nothing once there is a newer one.
    await useUp(context.db, invitation, context.now());
    const card = isMailed ? null : await makeCard(context.db, parts, invitation);
    const link = card?.link ?? (await makeLink(context.db, parts, invitation));
    if (person.email && as !== 'card')
      await parts.post(
        invitationLetter({
          to: person.email,
          name: calledName(person),
          username: person.username,
          link,
          provider: parts.settings.providerName,
        }),
      );
    await writeHistory(context.db, {
      at: context.now(),
      actor,
      action: 'update',
      entity: 'staff',
      object_id: person.id,
      summary: isMailed ? 'Invited by e-mail' : 'Invitation link made',
    });
    // A card is handed over, and without a mail server nobody would bring the link: whoever invites is given it, this once.
    return { ...answerWith(context, actor, person), invitation: card ?? { sent_to: person.email } };
  };

const fields = { reason: text('Reason', { max: 500 }) };

/** The names stay on the records; only the door is closed, at once and everywhere. */
export const deactivate =
  (sessions: Sessions, context: RecordContext) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const actor = actorOf(request);
    const body = bodyOf(request);
    const { reason } = readFields(fields, body);
    const person = await context.transaction(async (tx) => {
      const before = await changeable(context, tx, actor, idOf(request));
      const version = versionOf(body);
      if (before.is_superuser && (await isLastSuperuser(tx, before.id)))
        throw wrong('The last active superuser cannot be deactivated.');
      const audit = {
        actions: ['user_deactivated'],
        changes: [{ field: 'is_active', old: before.is_active, new: false }],
        reason: typeof reason === 'string' ? reason : null,
      };
      const write = { context, db: tx, entity: staff, author: actor, audit };
      const changed = await updateColumns(write, { id: before.id, version }, { is_active: false });
      if (!changed) throw conflict('Someone else changed this in the meantime.', answerWith(context, actor, before));
      await sessions.endAllOf(tx, before.id);
      return changeable(context, tx, actor, before.id);
    });
    sessions.forget(person.id);
    return answerWith(context, actor, person);
  };
