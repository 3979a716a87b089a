import { settingsOf, usualZone, type GivenSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { roles, type Rights } from '#domain/kit/vocabulary/permissions.ts';
import { shiftOf } from '#domain/rota/shift-of.ts';
import { openHomes, type OwnShift } from '#domain/session/open-homes.ts';
import { needsSecondFactor } from '#domain/session/second-factor.ts';
import { isAgencyOnly } from '#domain/kit/people/agency-only.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { Db } from '../../kit/runtime/database.ts';
import type { Settings } from '../../kit/runtime/settings.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

interface OpenHome {
  readonly id: string;
  readonly name: string;
  readonly time_zone: string;
  readonly is_practice: boolean;
  readonly idle_lock_minutes: number;
  readonly session_hours: number;
}

/** Someone who may be signed in at this moment, with what that moment lets them see and do. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly groupIds: readonly string[];
  readonly rights: Rights;
  readonly isSuperuser: boolean;
  /** The password was given to them by somebody else, so it is not theirs alone yet. */
  readonly mustChangePassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly homes: readonly OpenHome[];
  readonly shifts: readonly OwnShift[];
}

interface PersonRow {
  id: string;
  name: string;
  is_superuser: boolean;
  must_change_password: boolean;
  has_second_factor: boolean;
  access_starts_at: string | null;
  access_expires_at: string | null;
  groups: string[];
  group_ids: string[];
  rights: string[];
  homes: { id: string; name: string; time_zone: string; settings: GivenSettings; is_practice: boolean }[];
  shifts: OwnShift[];
}

/** Entries are written up to a month late at most; an older one is filed by the house's hours. */
const shiftDays = 31;

// The rights of a group are a long list that is stored apart: with any() it would be fetched anew for every right there is.
const select = `select s.id, ${personNameSql('s')} as name, s.is_superuser, s.must_change_password, exists (select from second_factor f where f.staff = s.id and f.confirmed_at is not null) as has_second_factor, s.access_starts_at, s.access_expires_at,
  array(select g.name::text from "group" g where g.id = any(s.groups) and not g.is_deleted order by g.name) as groups,
  array(select g.id::text from "group" g where g.id = any(s.groups) and not g.is_deleted) as group_ids,
  array(select distinct p.codename::text from "group" g cross join unnest(g.permissions) as held(right_id) join permission p on p.id = held.right_id
    where not g.is_deleted and (g.id = any(s.groups) or (s.is_superuser and g.is_system and g.name = '${roles.superuser}'))) as rights,
  (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'time_zone', h.time_zone, 'settings', h.settings, 'is_practice', h.is_practice is true) order by h.is_practice is true, h.name), '[]')
    from home h where not h.is_deleted and (s.is_superuser or h.is_practice or h.id = any(s.homes))) as homes,
  (select coalesce(json_agg(json_build_object('home', r.home, 'start_at', r.start_at, 'end_at', r.end_at, 'shift_type', r.shift_type, 'status', r.status) order by r.start_at), '[]')
    from rota r where r.staff = s.id and not r.is_deleted and r.end_at > $2::timestamptz - interval '${shiftDays} days' and r.start_at < $2::timestamptz + interval '1 day') as shifts
from staff s join credential c on c.staff = s.id and c.password_hash is not null
where s.id = any($1::uuid[]) and s.is_active and not s.is_deleted
  and coalesce(s.access_starts_at <= $2::timestamptz, true) and coalesce(s.access_expires_at > $2::timestamptz, true)`;

/** Null for an account that is deactivated, removed, outside its access window or without a password. */
export async function readPerson(db: Db, id: string, now: Date): Promise<Person | null> {
  return (await readPeople(db, [id], now)).get(id) ?? null;
}

/** The same of several at once; whoever may not be signed in is not among them. */
export async function readPeople(db: Db, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, Person>> {
  const rows = await db.query<PersonRow>(select, [ids, now.toISOString()]);
  return new Map(rows.map((row) => [row.id, personFrom(row, now)]));
}

function personFrom(row: PersonRow, now: Date): Person {
  const open = new Set(
    row.is_superuser
      ? row.homes.map(({ id }) => id)
      : openHomes({ ...row, homes: row.homes.map(({ id }) => id) }, row.shifts, now),
  );
  return {
    id: row.id,
    name: row.name,
    groups: row.groups,
    groupIds: row.group_ids,
    rights: new Set(row.rights),
    isSuperuser: row.is_superuser,
    mustChangePassword: row.must_change_password,
    hasSecondFactor: row.has_second_factor,
    // Whoever may sign in at all may practise.
    homes: row.homes.filter((home) => open.has(home.id) || home.is_practice).map(openHome),
    shifts: row.shifts,
  };
}

function openHome(home: PersonRow['homes'][number]): OpenHome {
  const { idle_lock_minutes, session_hours } = settingsOf(home);
  const { id, name, time_zone, is_practice } = home;
  return { id, name, time_zone, is_practice, idle_lock_minutes, session_hours };
}

const realOf = (homes: readonly OpenHome[]): readonly OpenHome[] => homes.filter(({ is_practice }) => !is_practice);

/** The house someone has chosen decides; before a choice, the strictest of theirs. */
export function idleMinutes({ homes }: Person, chosen: string | null): number {
  const house = homes.find(({ id }) => id === chosen);
  const all = realOf(homes).map((home) => home.idle_lock_minutes);
  return (
    house?.idle_lock_minutes ?? Math.min(...(all.length > 0 ? all : [settingsOf({ settings: null }).idle_lock_minutes]))
  );
}

export function sessionHours({ homes }: Person): number {
  const all = realOf(homes).map((home) => home.session_hours);
  return Math.min(...(all.length > 0 ? all : [settingsOf({ settings: null }).session_hours]));
}

/** Somebody who may not be without a second factor, and is. */
export const lacksSecondFactor = (person: Person, { requiresSecondFactor }: Settings): boolean =>
  requiresSecondFactor && !person.hasSecondFactor && needsSecondFactor(person);

export interface Whereabouts {
  readonly ip: string;
  readonly device: string;
}

interface OwnSession {
  readonly id: string;
  readonly proven_at: string | null;
}

export function actorFrom(person: Person, session: OwnSession, { ip, device }: Whereabouts): Actor {
  return {
    id: person.id,
    name: person.name,
    groups: person.groupIds,
    role: person.groups.join(', '),
    rights: person.rights,
    isSuperuser: person.isSuperuser,
    homes: person.homes.map(({ id }) => id),
    practice: person.homes.flatMap(({ id, is_practice }) => (is_practice ? [id] : [])),
    isAuditor: person.groups.includes(roles.auditor),
    isAgency: isAgencyOnly(person.groups),
    zoneIn: (home) => person.homes.find(({ id }) => id === home)?.time_zone ?? usualZone,
    session: session.id,
    provenAt: session.proven_at,
    ip,
    device,
    shiftAt: (moment, { settings, zone }) =>
      shiftOf(moment, person.shifts, { shift_times: settings.shift_times, time_zone: zone }),
  };
}
