import type { Unchecked } from '#domain/kit/vocabulary/entity.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import {
  defaultSettings,
  settingsOf,
  type GivenSettings,
  type HomeSettings,
} from '#domain/kit/vocabulary/home-settings.ts';
import type { KnownRight } from '#domain/staff/rights/rights-effect.ts';
import { holdsRight, roles } from '#domain/kit/vocabulary/permissions.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { accessComplaint, type Guest } from '#domain/staff/access/access-window.ts';
import { staffAccount } from '#domain/staff/person/staff-account.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { readerOf } from '../kit/access/actor.ts';
import { requireProof } from '../kit/access/require-proof.ts';
import { rulesFor, type FillContext, type RuleContext } from '../kit/context/record-context.ts';
import { refused } from '../kit/runtime/refusals.ts';
import { isLastSuperuser } from './last-superuser.ts';
import { guardOf } from '#domain/staff/rights/guarded-rights.ts';
import { rightsFields } from '#domain/staff/rights/rights-change.ts';
import { guardComplaint } from './rights/guard-change.ts';
import { guardsOfNewcomer, readRightsBook } from './rights/rights-book.ts';
import { secondPeople } from './rights/second-person.ts';
import { handOnWork } from './leaving/hand-on.ts';
import { auditStaffChange } from './staff-history.ts';
import { hidesOffShift, onShiftInSight } from './staff-on-shift.ts';
import { staffListed } from './staff-listed.ts';
import { whoSigns } from './who-signs.ts';

/** Who may let whom in, and who stays. */

const rightsOf =
  'select distinct p.codename, p.entity from "group" g cross join unnest(g.permissions) as held(right_id) join permission p on p.id = held.right_id where g.id = any($1::uuid[]) and not g.is_deleted';
const namesOf = 'select name from "group" where id = any($1::uuid[]) and is_system and not is_deleted';

const listIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const differing = (a: readonly string[], b: readonly string[]): readonly string[] => [
  ...a.filter((one) => !b.includes(one)),
  ...b.filter((one) => !a.includes(one)),
];
const changed = (person: Staff, before: RuleContext<Staff>['before'], name: keyof Staff & string): boolean =>
  !isSame(person[name], before?.[name]);

function askAboutAccount(person: Staff, { actor, before, now }: RuleContext<Staff>): void {
  if (before?.is_superuser === true && !actor.isSuperuser)
    throw refused('Only a superuser may change the account of a superuser.');
  const touched = before !== null && keysOf(staffAccount).some((name) => changed(person, before, name));
  if (touched && !actor.rights.has('manage_users'))
    throw refused(`You do not have the right to manage accounts. ${whoHolds('manage_users', readerOf(actor))}`);
  const isMade = before === null && person.is_superuser;
  const isMoved = before !== null && (changed(person, before, 'groups') || changed(person, before, 'is_superuser'));
  if (isMade || isMoved) requireProof(actor, now);
}

/** A house that the caller does not manage is neither given nor taken away by them. */
function homesComplaint(person: Staff, { actor, before }: RuleContext<Staff>) {
  const lost = listIn(before?.homes).filter((home) => !actor.homes.includes(home) && !person.homes.includes(home));
  // Whoever works in no house is seen by superusers alone, so nobody else makes such a person.
  if (person.homes.length === 0 && !actor.isSuperuser) return { homes: 'Choose at least one of your houses.' };
  return lost.length > 0 ? { homes: 'Houses that you do not manage stay as they are.' } : {};
}

async function grantComplaint(person: Staff, { db, actor, before }: RuleContext<Staff>) {
  if (actor.isSuperuser) return {};
  if (person.is_superuser !== (before?.is_superuser ?? false))
    return { is_superuser: 'Only a superuser makes someone a superuser.' };
  const groups = differing(person.groups, listIn(before?.groups));
  const rights = groups.length > 0 ? await db.query<KnownRight>(rightsOf, [groups]) : [];
  return rights.some((right) => !holdsRight(actor.rights, right))
    ? { groups: 'You can give or take only groups whose rights you hold yourself.' }
    : {};
}

const guestOf = (person: Staff, groups: readonly string[]): Guest | null => {
  if (groups.includes(roles.auditor)) return 'auditor';
  if (person.employment_type === 'agency' || person.employment_type === 'bank') return person.employment_type;
  return groups.includes(roles.agency) ? 'agency' : null;
};

/** Who works in several houses is let in for as long as the strictest of them allows. */
async function strictest(
  db: RuleContext<Staff>['db'],
  homes: readonly string[],
): Promise<Pick<HomeSettings, 'agency_days' | 'bank_days' | 'auditor_days'>> {
  const known = (
    await db.query<{ settings: GivenSettings }>('select settings from home where id = any($1::uuid[])', [homes])
  ).map(settingsOf);
  const all = known.length > 0 ? known : [defaultSettings];
  const least = (name: 'agency_days' | 'bank_days' | 'auditor_days') =>
    Math.min(...all.map((settings) => settings[name]));
  return { agency_days: least('agency_days'), bank_days: least('bank_days'), auditor_days: least('auditor_days') };
}

async function windowComplaint(person: Staff, { db, before }: RuleContext<Staff>) {
  const isNew = (['groups', 'employment_type', 'homes', 'access_starts_at', 'access_expires_at'] as const).some(
    (name) => changed(person, before, name),
  );
  if (!isNew) return {};
  const guest = guestOf(
    person,
    (await db.query<{ name: string }>(namesOf, [person.groups])).map(({ name }) => name),
  );
  const complaint = guest ? accessComplaint(guest, person, await strictest(db, person.homes)) : null;
  return complaint ? { access_expires_at: complaint } : {};
}

/** Rights over money, confidential information and staff are given by two people. */
async function guardedComplaint(person: Staff, { db, before, actor, now }: RuleContext<Staff>) {
  const touched = rightsFields.filter((name) => changed(person, before, name));
  if (before === null || touched.length === 0) return {};
  const { groups, homes, is_superuser, is_active } = person;
  const said = await guardComplaint(
    { entity: 'staff', target: person.id, groups, homes, is_superuser, is_active },
    { db, askedBy: actor.id, now },
  );
  const way = touched.every((name) => name === 'is_active') ? 'Open account' : 'Change groups and houses';
  return said ? { [touched[0] ?? 'groups']: `${said} “${way}” on their page does that.` } : {};
}

/** Whether any of these groups gives a right that is guarded at all; most do not, and everybody need not be read for them. */
const giveGuarded = async (db: RuleContext<Staff>['db'], groups: readonly string[]): Promise<boolean> =>
  (await db.query<KnownRight>(rightsOf, [groups])).some((right) => guardOf(right) !== null);

/** A new account with such rights stays closed until a second person has opened it. */
async function opensLater(
  person: Unchecked<Staff>,
  { db, actor, now }: Pick<FillContext<Staff>, 'db' | 'actor' | 'now'>,
) {
  const { groups, homes, is_superuser } = person;
  if (!Array.isArray(groups) || !Array.isArray(homes) || person.is_active === false) return false;
  if (is_superuser !== true && !(await giveGuarded(db, groups))) return false;
  const book = await readRightsBook(db);
  const newcomer = { groups, homes, is_superuser: is_superuser === true };
  const change = { entity: 'staff', target: '', ...newcomer } as const;
  return (
    guardsOfNewcomer(book, newcomer).length > 0 && secondPeople(book, change, { askedBy: actor.id, now }).length > 0
  );
}

async function superuserComplaint(person: Staff, { db, before }: RuleContext<Staff>) {
  if (before?.is_superuser !== true || (person.is_superuser && person.is_active)) return {};
  return (await isLastSuperuser(db, person.id)) ? { is_superuser: 'The last active superuser stays one.' } : {};
}

export const staffRules = rulesFor(staff, {
  columns: staffListed,
  async fill(asking) {
    return asking.before === null && (await opensLater(asking.record, asking)) ? { is_active: false } : {};
  },
  async check(asking) {
    const person = asking.record;
    askAboutAccount(person, asking);
    const wrong = {
      ...homesComplaint(person, asking),
      ...(await grantComplaint(person, asking)),
      ...(await windowComplaint(person, asking)),
      ...(await guardedComplaint(person, asking)),
    };
    return Object.keys(wrong).length > 0 ? wrong : superuserComplaint(person, asking);
  },
  async checkRemoval(asking) {
    const person = asking.record;
    if (person.is_superuser && !asking.actor.isSuperuser) throw refused('Only a superuser may remove a superuser.');
    return !person.is_deleted && person.is_superuser && (await isLastSuperuser(asking.db, person.id))
      ? { is_superuser: 'The last active superuser stays.' }
      : {};
  },
  lists: whoSigns,
  async after(saved) {
    await auditStaffChange(saved);
    await handOnWork(saved);
  },
  isHidden: hidesOffShift,
  visibleConditions: onShiftInSight,
});
