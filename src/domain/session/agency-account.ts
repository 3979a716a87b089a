import { writeUpMinutes } from './open-homes.ts';
import { addDays, addMinutes, compareMoments, localDay, momentAt, type Moment, type Time } from '../kit/time/time.ts';
import { must, text, time, yesNo } from '../kit/vocabulary/fields.ts';
import { staffPerson } from '../staff/person/staff-person.ts';

/** All that is asked to let an agency worker in for one shift; the rest follows from it. */
export const agencyFields = {
  first_name: staffPerson.first_name,
  last_name: staffPerson.last_name,
  agency_name: must(text('Agency', { max: 120 })),
  phone: staffPerson.phone,
  email: must(text('E-mail', { max: 200, like: 'email', help: 'Theirs, or that of the agency.' })),
  ends_at: must(time('Shift ends at')),
  profile_seen: must(
    yesNo('The agency has sent their profile, and I have seen it', {
      help: 'Identity, right to work, DBS and references. Your name stands for it.',
    }),
  ),
};

export const profileNeeded = 'Ask the agency for the profile first: nobody works with residents without these checks.';

/** Stands in the file in place of the papers, which the agency holds. */
export const profileWords = (seenBy: string, agency: string): string =>
  `One shift through ${agency}. ${seenBy} has seen the agency’s profile: identity, right to work, DBS and references.`;

/** The time on the clock of the house that comes next. */
export function nextAt(clock: Time, now: Moment, zone: string): Moment {
  const today = momentAt(localDay(now, zone), clock, zone);
  return compareMoments(today, now) > 0 ? today : momentAt(addDays(localDay(now, zone), 1), clock, zone);
}

/** An hour is left to write up, as for every agency shift. */
export const accessEnds = (shiftEnds: Moment): Moment => addMinutes(shiftEnds, writeUpMinutes);

/** What whoever lets somebody in hands over. The code is told this once. */
export interface AgencyAccount {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly code: string;
  readonly shift_ends_at: Moment;
  readonly access_ends_at: Moment;
}
