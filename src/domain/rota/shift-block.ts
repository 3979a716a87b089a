import { dayWords } from '../kit/time/day-words.ts';
import { compareMoments, type Day, type Moment } from '../kit/time/time.ts';

export interface PlannedPerson {
  readonly is_active: boolean;
  readonly status: string;
  readonly is_superuser: boolean;
  readonly homes: readonly string[];
  readonly access_starts_at: Moment | null;
  readonly access_expires_at: Moment | null;
  readonly right_to_work_type: string | null;
  readonly rtw_expiry: Day | null;
  readonly dbs_number: string | null;
  /** When somebody must look at the certificate again; never where it is on the update service. */
  readonly dbs_due_on: Day | null;
  readonly vetting_exception_on: Day | null;
  readonly vetting_exception: string | null;
}

interface Planned {
  readonly home: string;
  readonly date: Day;
  readonly start_at: Moment;
  readonly end_at: Moment;
}

/** Why someone may not be put on a shift; null when nothing stands against it. */
export function shiftBlock(person: PlannedPerson, shift: Planned): string | null {
  return accessBlock(person, shift) ?? vettingBlock(person, shift);
}

function accessBlock(person: PlannedPerson, { home, start_at, end_at }: Planned): string | null {
  if (!person.is_active || person.status === 'left' || person.status === 'suspended')
    return 'This person’s account is not open.';
  if (!person.is_superuser && !person.homes.includes(home)) return 'This person does not work in this house.';
  const { access_starts_at: from, access_expires_at: until } = person;
  const isOutside =
    (from !== null && compareMoments(start_at, from) < 0) || (until !== null && compareMoments(end_at, until) > 0);
  return isOutside ? 'This person’s access does not cover the whole shift.' : null;
}

/** A dated, risk-assessed exception stands in for a check that is not back yet. */
function vettingBlock(person: PlannedPerson, { date }: Planned): string | null {
  if (person.vetting_exception_on !== null && person.vetting_exception !== null) return null;
  if ((person.right_to_work_type ?? 'not_checked') === 'not_checked')
    return 'This person’s right to work has not been checked.';
  if (person.right_to_work_type === 'time_limited' && (person.rtw_expiry === null || person.rtw_expiry < date))
    return 'This person’s right to work ends before the shift.';
  if (person.dbs_number === null) return 'This person has no DBS certificate.';
  return person.dbs_due_on !== null && person.dbs_due_on < date
    ? `This person’s DBS certificate was due to be checked again on ${dayWords(person.dbs_due_on)}.`
    : null;
}
