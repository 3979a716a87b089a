import { passwordComplaint } from '#domain/session/password-rules.ts';
import type { Db } from '../kit/database.ts';
import type { Parts } from '../kit/parts.ts';
import { invalid } from '../kit/refusals.ts';
import { hashed } from './passwords.ts';

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly preferred_name: string | null;
  readonly is_active: boolean;
  readonly password_hash: string | null;
  readonly pin_hash: string | null;
}

const select = `select s.id, s.username, s.first_name, s.last_name, s.preferred_name, s.is_active, c.password_hash, c.pin_hash
  from staff s left join credential c on c.staff = s.id where not s.is_deleted`;

export async function accountByUsername(db: Db, username: string): Promise<Account | null> {
  const [account] = await db.query<Account>(`${select} and lower(s.username) = lower($1)`, [username]);
  return account ?? null;
}

export async function accountOf(db: Db, staff: string): Promise<Account | null> {
  const [account] = await db.query<Account>(`${select} and s.id = $1`, [staff]);
  return account ?? null;
}

type Names = Pick<Account, 'username' | 'first_name' | 'last_name' | 'preferred_name'>;

/** Refuses a password that is easy to guess, or answers with its hash. */
export async function newPasswordHash(db: Db, { settings }: Parts, names: Names, password: string): Promise<string> {
  const houses = await db.query<{ name: string }>('select name from home where not is_deleted');
  const complaint = passwordComplaint(password, {
    own: [names.username, names.first_name, names.last_name, names.preferred_name],
    places: [settings.providerName, ...houses.map(({ name }) => name)],
    demo: settings.demo,
  });
  if (complaint) throw invalid({ password: complaint });
  return hashed(password);
}

export async function keepPassword(db: Db, staff: string, hash: string, at: string): Promise<void> {
  await db.query(
    `insert into credential (staff, password_hash, password_at) values ($1, $2, $3)
     on conflict (staff) do update set password_hash = excluded.password_hash, password_at = excluded.password_at`,
    [staff, hash, at],
  );
}
