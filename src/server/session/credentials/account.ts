import { demonstrationPassword, passwordComplaint } from '#domain/session/password-rules.ts';
import type { Staff } from '#domain/staff/person/staff.ts';
import type { Db } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { invalid } from '../../kit/runtime/refusals.ts';

export interface Account extends Pick<
  Staff,
  'id' | 'username' | 'first_name' | 'last_name' | 'preferred_name' | 'email' | 'is_active'
> {
  readonly password_hash: string | null;
  readonly pin_hash: string | null;
}

const select = `select s.id, s.username, s.first_name, s.last_name, s.preferred_name, s.email, s.is_active, c.password_hash, c.pin_hash
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

/** What is easy to guess depends on whose it is and where they work. */
export async function refuseWeak(db: Db, { settings }: AppDependencies, names: Names, password: string): Promise<void> {
  const houses = await db.query<{ name: string }>('select name from home where not is_deleted');
  const complaint = passwordComplaint(password, {
    own: [names.username, names.first_name, names.last_name, names.preferred_name],
    places: [settings.providerName, ...houses.map(({ name }) => name)],
    demo: settings.demo,
  });
  if (complaint) throw invalid({ password: complaint });
}

/** The published password opens the demonstration and nothing else, whoever has it. */
export const isPublished = ({ settings }: AppDependencies, password: string): boolean =>
  !settings.demo && password === demonstrationPassword;

// An account of the demonstration that was closed and is given a password is somebody's own from then on.
const store = (
  secret: 'password' | 'pin',
): string => `insert into credential as c (staff, ${secret}_hash, ${secret}_at) values ($1, $2, $3)
  on conflict (staff) do update set ${secret}_hash = excluded.${secret}_hash, ${secret}_at = excluded.${secret}_at, demonstration = c.demonstration and c.password_hash is not null`;

export const storePassword = (db: Db, staff: string, hash: string, at: string): Promise<unknown> =>
  db.query(store('password'), [staff, hash, at]);
/** The holder has chosen it, so none is asked of them at the next sign-in. */
export async function storeChosenPassword(db: Db, staff: string, hash: string, at: string): Promise<void> {
  await storePassword(db, staff, hash, at);
  await db.query('update staff set must_change_password = false where id = $1', [staff]);
}
export const storePin = (db: Db, staff: string, hash: string, at: string): Promise<unknown> =>
  db.query(store('pin'), [staff, hash, at]);
