import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyRequest } from 'fastify';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { localDay, localTime, type Day, type Moment } from '#domain/kit/time/time.ts';
import { roles } from '#domain/kit/vocabulary/permissions.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { bandAt } from '#domain/rota/shift-of.ts';
import {
  accessEnds,
  agencyFields,
  nextAt,
  profileNeeded,
  profileWords,
  type AgencyAccount,
} from '#domain/session/agency-account.ts';
import { usualUsername } from '#domain/staff/person/joining.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { actorOf } from '../../kit/http/route.ts';
import { createRecord } from '../../kit/records/create-record.ts';
import type { LinkedUpdate } from '../../kit/records/linked-updates.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { conflict, invalid, notFound, refused, savedBefore } from '../../kit/runtime/refusals.ts';
import { storePassword } from '../credentials/account.ts';
import { hashed } from '../credentials/passwords.ts';
import { handedCode } from '../credentials/token.ts';
import { bodyOf, readFields } from '../credentials/read-body.ts';
import type { SessionParts } from '../sign-in/session-parts.ts';

const taken = `select lower(username) as username from staff where lower(username) = $1 or lower(username) like $1 || '%'`;

/** `ann.moss`, or `ann.moss2` where there is one already. */
async function freeUsername(tx: Db, first: string, last: string): Promise<string> {
  const usual = usualUsername(first, last) || `guest.${newId().slice(-6)}`;
  const names = new Set((await tx.query<{ username: string }>(taken, [usual])).map(({ username }) => username));
  if (!names.has(usual)) return usual;
  const next = Array.from({ length: names.size + 1 }, (_, at) => `${usual}${at + 2}`).find((name) => !names.has(name));
  return next ?? `${usual}.${newId().slice(-6)}`;
}

const agencyGroup = `select id from "group" where name = '${roles.agency}' and is_system and not is_deleted`;

function requireLettingIn(actor: Actor): void {
  if (!actor.rights.has('manage_users'))
    throw refused(`You do not have the right to manage accounts. ${whoHolds('manage_users', readerOf(actor))}`);
  requirePermission(actor, 'add', staff);
  requirePermission(actor, 'add', rota);
  requirePermission(actor, 'publish', rota);
}

/** The papers are with the agency, so the file says who has seen its profile. */
const fileOf = (actor: Actor, agency: string, today: string) => ({
  role: 'support_worker',
  employment_type: 'agency',
  agency_name: agency,
  status: 'active',
  start_date: today,
  vetting_exception_on: today,
  vetting_exception: profileWords(actor.name, agency),
});

/** The same request has the same code, so that whichever of its answers arrives is the right one. */
const codeFor = ({ sealing }: RecordContext, id: string): string =>
  handedCode(Buffer.from(sealing.keys.newest().sign(`agency account ${id}`), 'hex'));

interface AgencyRequest {
  readonly id: string;
  readonly home: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly agency_name: string;
}

const madeSql = `select s.id, s.first_name, s.last_name, s.preferred_name, s.agency_name, s.created_by, s.username, s.must_change_password and s.last_login is null as is_unused,
    r.home, r.end_at as shift_ends_at, s.access_expires_at as access_ends_at
  from staff s left join lateral (select r.home, r.end_at from rota r where r.staff = s.id order by r.created_at limit 1) r on true where s.id = $1`;

type Made = AgencyRequest &
  Omit<AgencyAccount, 'name' | 'code'> & { readonly created_by: string; readonly is_unused: boolean };

/** What the same request has made already: a double tap, or a network that sent it again. */
async function madeEarlier(tx: Db, actor: Actor, asked: AgencyRequest): Promise<Omit<AgencyAccount, 'code'> | null> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`agency account ${asked.id}`]);
  const [made] = await tx.query<Made>(madeSql, [asked.id]);
  if (!made) return null;
  const isSame = keysOf(asked).every((name) => made[name] === asked[name]) && made.created_by === actor.id;
  if (!isSame) throw savedBefore();
  if (!made.is_unused) throw conflict(`${personName(made)} has signed in already.`);
  const { id, username, shift_ends_at, access_ends_at } = made;
  return { id, name: personName(made), username, shift_ends_at, access_ends_at };
}

/** What the form at the door says. */
interface DoorForm {
  readonly asked: AgencyRequest;
  readonly phone: unknown;
  readonly email: unknown;
  readonly ends_at: string;
  readonly confirmed_warnings: unknown;
}

function readDoorForm(actor: Actor, body: Input): DoorForm {
  const { home, confirmed_warnings } = body;
  const { profile_seen, phone, email, ...read } = readFields(agencyFields, body);
  if (profile_seen !== true) throw invalid({ profile_seen: profileNeeded });
  if (!isId(home) || !actor.homes.includes(home)) throw notFound();
  const asked = {
    id: isId(body['id']) ? body['id'] : newId(),
    home,
    first_name: String(read.first_name),
    last_name: String(read.last_name),
    agency_name: String(read.agency_name),
  };
  return { asked, phone, email, ends_at: String(read.ends_at), confirmed_warnings };
}

interface DoorShift {
  readonly today: Day;
  readonly shift_type: Rota['shift_type'];
  readonly shift_ends_at: Moment;
  readonly access_ends_at: Moment;
}

/** From now until the clock next shows when it ends. */
async function shiftOf({ context, tx, now }: LinkedUpdate, { asked, ends_at }: DoorForm): Promise<DoorShift> {
  const { zone, settings } = await context.homes.factsOf(tx, asked.home);
  const shift_ends_at = nextAt(ends_at, now, zone);
  return {
    today: localDay(now, zone),
    shift_type: bandAt(localTime(now, zone), settings.shift_times),
    shift_ends_at,
    access_ends_at: accessEnds(shift_ends_at),
  };
}

/** The account, open from now until an hour after the shift; answers with its username. */
async function openAccount(
  { context, tx, actor, now }: LinkedUpdate,
  { asked: { home, agency_name, ...named }, phone, email }: DoorForm,
  { today, access_ends_at }: DoorShift,
): Promise<string> {
  const [group] = await tx.query<{ id: string }>(agencyGroup);
  if (!group) throw conflict('There is no group for agency workers. A superuser brings it back under Groups.');
  const username = await freeUsername(tx, named.first_name, named.last_name);
  await createRecord(
    { context, actor, entity: staff, within: tx },
    {
      ...named,
      phone,
      email,
      username,
      ...fileOf(actor, agency_name, today),
      homes: [home],
      groups: [group.id],
      access_starts_at: now,
      access_expires_at: access_ends_at,
    },
    { sets: { must_change_password: true } },
  );
  return username;
}

async function planShift(
  { context, tx, actor, now }: LinkedUpdate,
  { asked: { id, home }, confirmed_warnings }: DoorForm,
  { today, shift_type, shift_ends_at }: DoorShift,
): Promise<void> {
  await createRecord(
    { context, actor, entity: rota, within: tx },
    { home, staff: id, date: today, shift_type, start_at: now, end_at: shift_ends_at, confirmed_warnings },
    { sets: { home, status: 'published' } },
  );
}

async function storeCode({ tx, actor, now }: LinkedUpdate, id: string, hash: string): Promise<void> {
  await storePassword(tx, id, hash, now);
  await writeHistory(tx, {
    at: now,
    actor,
    action: 'update',
    entity: staff.name,
    object_id: id,
    summary: 'One-time code made for one shift',
  });
}

/**
 * An agency worker at the door: the account, the shift that opens the house to it, and a code for the first sign-in, in
 * one act. An hour after the shift all of it is over without anybody's doing.
 */
export const letAgencyIn =
  ({ parts, context }: SessionParts) =>
  async (request: FastifyRequest): Promise<AgencyAccount> => {
    const actor = actorOf(request);
    requireLettingIn(actor);
    const form = readDoorForm(actor, bodyOf(request));
    const { asked } = form;
    const code = codeFor(context, asked.id);
    const hash = await hashed(parts, code);
    const now = context.now();
    return context.transaction(async (tx) => {
      const earlier = await madeEarlier(tx, actor, asked);
      if (earlier) return { ...earlier, code };
      const letting = { context, tx, actor, now };
      const shift = await shiftOf(letting, form);
      const username = await openAccount(letting, form, shift);
      await planShift(letting, form, shift);
      await storeCode(letting, asked.id, hash);
      const { shift_ends_at, access_ends_at } = shift;
      return { id: asked.id, name: personName(asked), username, code, shift_ends_at, access_ends_at };
    });
  };
