import { addDays, type Day } from '../../kit/time/time.ts';
import { notKnownYet, type Unknown } from './not-known-yet.ts';

/** What is known of somebody who has just come, from their record and what was written since. */
interface Arrived extends Unknown {
  readonly admission_date: Day | null;
  readonly photo?: unknown;
  /** Left out where the reader may not see it: then it is not asked for. */
  readonly emergency_contacts?: number | undefined;
  readonly weighed?: boolean | undefined;
  readonly plans?: number | undefined;
}

export interface FirstDayItem {
  /** Where it is answered: in the person's own record, or as a record of another kind. */
  readonly of: 'resident' | 'family' | 'weight' | 'plan';
  readonly words: string;
}

// As long as somebody counts as new in the handover: our own choice.
const newDays = 3;

/**
 * What is asked again on the first day, the most dangerous first, for three days and for as long as something is not
 * known. Empty where there is nothing left to ask.
 */
export function firstDayList(person: Arrived, today: Day): readonly FirstDayItem[] {
  const unknown = notKnownYet(person);
  const isNew =
    person.admission_date !== null &&
    person.admission_date <= today &&
    today <= addDays(person.admission_date, newDays);
  if (!isNew && unknown.length === 0) return [];
  return [
    ...unknown.map((words): FirstDayItem => ({ of: 'resident', words: `Find out: ${words}` })),
    ...(isNew && person.emergency_contacts === 0
      ? [{ of: 'family', words: 'Add somebody to call in an emergency' } as const]
      : []),
    ...(isNew && !person.photo ? [{ of: 'resident', words: 'Take a photo' } as const] : []),
    ...(isNew && person.weighed === false ? [{ of: 'weight', words: 'Weigh them' } as const] : []),
    ...(isNew && person.plans === 0 ? [{ of: 'plan', words: 'Write the first support plan' } as const] : []),
  ];
}
