import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import { addDays, addMonths, ageOn, localDay } from '../../kit/time/time.ts';
import { isNationalId, type NationalIdType } from './national-id.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

interface Facts {
  readonly national_id: string | null;
  readonly national_id_type: NationalIdType;
  readonly date_of_birth: string | null;
  readonly admission_date: string;
  readonly status: string;
  readonly photo_taken_on: string | null;
  readonly allergies: readonly unknown[];
  readonly no_known_allergies: boolean | null;
  readonly allergies_unknown: boolean | null;
  readonly height_cm: number | null;
  readonly fluid_target_ml: number | null;
  readonly fluid_restriction_ml: number | null;
  readonly target_weight_min_kg: number | null;
  readonly target_weight_max_kg: number | null;
  readonly dols_start: string | null;
  readonly dols_expiry: string | null;
}

/** Nobody can be kept safe from an allergy that nobody asked about. */
function allergyComplaint({ allergies, no_known_allergies, allergies_unknown }: Facts) {
  const listed = allergies.length > 0;
  if (listed && no_known_allergies)
    return { no_known_allergies: 'Allergies are listed, so “No known allergies” cannot be ticked.' };
  if (no_known_allergies && allergies_unknown)
    return { allergies_unknown: 'There are none, or it is not known yet: tick one of the two.' };
  return listed || no_known_allergies || allergies_unknown
    ? {}
    : { allergies: 'List the allergies, tick “No known allergies”, or say that they are not known yet.' };
}

const above = (a: number | string | null, b: number | string | null): boolean => a !== null && b !== null && a > b;

/** Coming back is a new stay, so it has a date of its own. */
const isOldStay = (resident: Facts, before: Partial<Facts> | null): boolean =>
  before?.status === 'discharged' && resident.status === 'current' && before.admission_date === resident.admission_date;

export function residentComplaints(resident: Facts, { now, zone, before }: Circumstances<Facts>) {
  const today = localDay(now, zone);
  const { national_id: id, national_id_type: type } = resident;
  return {
    ...allergyComplaint(resident),
    ...(id && type && !isNationalId(id, type)
      ? { national_id: 'This number cannot be right: check its ten digits, or choose “Our own code”.' }
      : {}),
    ...(above(resident.date_of_birth, today) ? { date_of_birth: 'The date of birth is in the future.' } : {}),
    ...(isOldStay(resident, before) ? { admission_date: 'Enter the day this person came back.' } : {}),
    ...(above(resident.fluid_target_ml, resident.fluid_restriction_ml)
      ? { fluid_target_ml: 'The target is above the restriction.' }
      : {}),
    ...(above(resident.target_weight_min_kg, resident.target_weight_max_kg)
      ? { target_weight_max_kg: 'The target weight ends below its start.' }
      : {}),
    ...(above(resident.dols_start, resident.dols_expiry) ? { dols_expiry: 'The DoLS ends before it starts.' } : {}),
  };
}

/** What is rarely true and often a slip; where no source is named, the figure is our own choice. */
export function residentWarnings(resident: Facts, { now, zone }: Circumstances) {
  const today = localDay(now, zone);
  const { height_cm: height, photo_taken_on: taken } = resident;
  const age = resident.date_of_birth ? ageOn(resident.date_of_birth, today) : null;
  return warningsOf({
    ...(age !== null && (age < 18 || age > 110)
      ? { date_of_birth: ['unusual_age', `That makes ${age} years. Is the date right?`] }
      : {}),
    ...(above(resident.admission_date, addDays(today, 30))
      ? { admission_date: ['far_ahead', 'That is more than 30 days ahead. Is the date right?'] }
      : {}),
    ...(height !== null && (height < 120 || height > 210)
      ? { height_cm: ['unusual_height', 'That is an unusual height. Is it right?'] }
      : {}),
    ...((resident.fluid_target_ml ?? 1500) < 1500
      ? { fluid_target_ml: ['low_target', 'That is less than most people need. Is it right?'] }
      : {}),
    ...(taken !== null && taken < addMonths(today, -12)
      ? { photo_taken_on: ['old_photo', 'The photo is more than a year old. Take a new one soon.'] }
      : {}),
  });
}
