import { newId } from '../../kit/runtime/new-id.ts';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { roles } from '#domain/kit/vocabulary/permissions.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { invalid, wrong } from '../../kit/runtime/refusals.ts';
import { accountOf, type Account } from '../credentials/account.ts';
import type { Link } from '../letters/one-time-link.ts';
import { readFields } from '../credentials/read-body.ts';
import { personName } from '#domain/kit/people/person-name.ts';

type Holder = Pick<Account, 'id' | 'username' | 'first_name' | 'last_name' | 'preferred_name'>;

const name = (label: string) => text(label, { max: 120 });
const needed = {
  username: must(text('Username', { max: 150, like: 'username' })),
  first_name: must(name('First name')),
  last_name: must(name('Last name')),
  email: text('E-mail', { max: 200, like: 'email' }),
};

/** The person whose password a link sets. Whoever was invited is who they were invited as: only the first superuser says their own name. */
export async function accountHolder(tx: Db, parts: AppDependencies, link: Link, body: Input): Promise<Holder> {
  const at = parts.clock().toISOString();
  if (link.staff === null) return firstSuperuser(tx, at, body);
  const account = await accountOf(tx, link.staff);
  if (!account?.is_active) throw wrong('This account has been closed. Please ask the manager of the house.');
  return account;
}

const auditOf = (holder: Holder, at: string) => ({
  at,
  actor: null,
  user_name: personName(holder),
  entity: 'staff',
  object_id: holder.id,
});

async function freeUsername(tx: Db, { id, username }: Holder): Promise<void> {
  const taken = await tx.query(
    'select id from staff where lower(username) = lower($2) and id <> $1 and not is_deleted',
    [id, username],
  );
  if (taken.length > 0) throw invalid({ username: 'This username is taken. Choose another.' });
}

export const superuserExists = `select 1 from staff s join credential c on c.staff = s.id and c.password_hash is not null where s.is_superuser and s.is_active and not s.is_deleted limit 1`;

/** Phone and the rest of the record are asked for by its form, the first time it is changed. */
async function firstSuperuser(tx: Db, at: string, body: Input): Promise<Holder> {
  if ((await tx.query(superuserExists)).length > 0)
    throw wrong('There is a superuser already. Please ask them for an account.');
  const given = readFields(needed, body);
  const holder = {
    id: newId(),
    username: String(given.username),
    first_name: String(given.first_name),
    last_name: String(given.last_name),
    preferred_name: null,
  };
  await freeUsername(tx, holder);
  await tx.query(
    `insert into staff (id, created_at, updated_at, username, first_name, last_name, phone, email, role, employment_type, start_date, status, is_active, is_superuser, must_change_password, groups)
     select $1, $2, $2, $3, $4, $5, '', $6, 'admin', 'permanent', $7::date, 'active', true, true, false, array(select id from "group" where name = $8 and is_system)`,
    [
      holder.id,
      at,
      holder.username,
      holder.first_name,
      holder.last_name,
      String(given.email ?? ''),
      at.slice(0, 10),
      roles.superuser,
    ],
  );
  await writeHistory(tx, {
    ...auditOf(holder, at),
    action: 'staff_created',
    object_version: 1,
    summary: 'First superuser',
  });
  return holder;
}
