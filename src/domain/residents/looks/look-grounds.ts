import { roles, type Role } from '../../kit/vocabulary/permissions.ts';
import { addMinutes, compareMoments, type Moment } from '../../kit/time/time.ts';
import { isOnDuty } from '../../rota/active-shift.ts';
import type { Rota } from '../../rota/rota.ts';
import type { Staff } from '../../staff/person/staff.ts';
import type { Resident } from '../person/resident.ts';
import { asNow, asOf, type RecordPast } from './as-of.ts';
import type { Look } from './look.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';

/** Why somebody could look, from the strongest reason to none; the first that holds is the one that is said. */
export const lookGrounds = {
  emergency: 'Opened in an emergency, with a reason',
  named: 'Let in by its access list, with a reason',
  own: 'Their own record',
  one_to_one: 'One to one with the resident',
  key_worker: 'Key worker',
  on_shift: 'On shift in the house',
  on_call: 'On call for the house',
  in_charge: 'Manager of the house',
  inspector: 'Inspector or auditor, let in for a time',
  head_office: 'Head office',
  rota_later: 'On shift by a rota that was written afterwards',
  off_rota: 'Works in the house, and was not on its rota then',
  not_of_house: 'Neither on the rota nor of the house then',
} as const;
export type LookGround = keyof typeof lookGrounds;

/** Reasons that say no more than that Hearth let them. */
export const weakGrounds: ReadonlySet<LookGround> = new Set(['off_rota', 'not_of_house']);

export type ShiftFacts = Pick<
  Rota,
  | 'staff'
  | 'shift_type'
  | 'status'
  | 'start_at'
  | 'end_at'
  | 'role_on_shift'
  | 'one_to_one_resident'
  | 'actual_start'
  | 'actual_end'
> & { readonly home: string; readonly is_deleted: boolean };
export type PersonFacts = Pick<Staff, 'homes' | 'is_superuser'>;
export type LookedAtFacts = Pick<Resident, 'key_worker' | 'co_key_worker'> & { readonly home: string };

/** How the rota, the people and the resident stood, then and now. */
export interface LookFacts {
  /** The shifts that ever had somebody's name on them, by whose name it was. */
  readonly shifts: ReadonlyMap<string, readonly RecordPast<ShiftFacts>[]>;
  readonly people: ReadonlyMap<string, RecordPast<PersonFacts>>;
  readonly residents: ReadonlyMap<string, RecordPast<LookedAtFacts>>;
}

/** An agency worker's access opens and closes around a shift by as much; whoever reads up or finishes off is at work. */
export const shiftMargin = { before: 30, after: 60 } as const;

const earlier = (a: Moment, b: Moment | null): Moment => (b !== null && compareMoments(b, a) < 0 ? b : a);
const later = (a: Moment, b: Moment | null): Moment => (b !== null && compareMoments(b, a) > 0 ? b : a);

/** The hours planned, and those really worked where they were longer. */
function covers(shift: ShiftFacts, real: ShiftFacts | null, at: Moment): boolean {
  const worked = real?.staff === shift.staff ? real : shift;
  return (
    compareMoments(addMinutes(earlier(shift.start_at, worked.actual_start), -shiftMargin.before), at) <= 0 &&
    compareMoments(at, addMinutes(later(shift.end_at, worked.actual_end), shiftMargin.after)) <= 0
  );
}

/** Where the resident lived at the moment of the look; a record that stayed behind names the house it was made in. */
export function houseOf(look: Look, { residents }: LookFacts): string | null {
  const past = look.resident === null ? undefined : residents.get(look.resident);
  return (past && (asOf(past, look.at) ?? asNow(past))?.home) ?? look.home;
}

/** Every reason that held when somebody looked, the strongest first. Never empty. */
export function groundsOf(look: Look, facts: LookFacts): readonly LookGround[] {
  const found = new Set<LookGround>([
    ...openedBy(look),
    ...byRota(look, facts),
    ...byKeyWork(look, facts),
    ...byRole(look, facts),
  ]);
  const strongest = keysOf(lookGrounds).filter((ground) => found.has(ground));
  return strongest.length > 0 ? strongest : [worksThere(look, facts) ? 'off_rota' : 'not_of_house'];
}

function openedBy({ action, object_id, user }: Look): readonly LookGround[] {
  if (object_id === user) return ['own'];
  if (action === 'confidential_override') return ['emergency'];
  return action === 'confidential_opened' ? ['named'] : [];
}

function byRota(look: Look, facts: LookFacts): readonly LookGround[] {
  const house = houseOf(look, facts);
  return (facts.shifts.get(look.user) ?? []).flatMap((past) => {
    const then = asOf(past, look.at);
    const now = asNow(past);
    if (then && isTheirs(then, look, house) && covers(then, now, look.at)) return dutyOf(then, look);
    return now && isTheirs(now, look, house) && covers(now, now, look.at) ? ['rota_later'] : [];
  });
}

const isTheirs = (shift: ShiftFacts, look: Look, house: string | null): boolean =>
  shift.staff === look.user && (house === null || shift.home === house) && !shift.is_deleted && isOnDuty(shift);

function dutyOf({ role_on_shift, one_to_one_resident, shift_type }: ShiftFacts, look: Look): readonly LookGround[] {
  if (role_on_shift === 'one_to_one' && one_to_one_resident === look.resident) return ['one_to_one', 'on_shift'];
  return [shift_type === 'on_call' ? 'on_call' : 'on_shift'];
}

function byKeyWork({ user, resident, at }: Look, { residents }: LookFacts): readonly LookGround[] {
  const past = resident === null ? undefined : residents.get(resident);
  const then = past ? asOf(past, at) : null;
  return then && (then.key_worker === user || then.co_key_worker === user) ? ['key_worker'] : [];
}

/** The groups somebody was in are written into every line of theirs. */
const was = ({ role }: Look, name: Role): boolean => (role ?? '').split(', ').includes(roles[name]);

function byRole(look: Look, facts: LookFacts): readonly LookGround[] {
  if (was(look, 'auditor')) return ['inspector'];
  if (was(look, 'superuser') || personThen(look, facts)?.is_superuser) return ['head_office'];
  return was(look, 'manager') && worksThere(look, facts) ? ['in_charge'] : [];
}

function personThen({ user, at }: Look, { people }: LookFacts): PersonFacts | null {
  const past = people.get(user);
  return past ? (asOf(past, at) ?? asNow(past)) : null;
}

/** What belongs to no house, such as a colleague's file, is read in any of them. */
function worksThere(look: Look, facts: LookFacts): boolean {
  const house = houseOf(look, facts);
  const homes = personThen(look, facts)?.homes ?? [];
  return house === null ? homes.length > 0 : homes.includes(house);
}
