import { addDays, daysBetween, type Day } from '../../../kit/time/time.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';
import { notKnownYet, type Unknown } from '../../../residents/person/not-known-yet.ts';
import { dueSteps, mergeVerdicts } from '../../engine/due-steps.ts';
import { eachRecord, eachResident } from '../../engine/each-fact.ts';

/** What binds the care of one resident, with the dates on which it must be looked at again. */
export interface LegalFacts extends Unknown {
  readonly resident: string;
  readonly dols_status: string | null;
  readonly dols_expiry: Day | null;
  readonly dnacpr_review: Day | null;
  readonly mha_status: string | null;
  readonly mha_review_date: Day | null;
  /** Attorneys whose authority nobody has shown. */
  readonly attorneys_without_proof: number;
  /** When the first of the others ceases to be valid. */
  readonly proof_ends: Day | null;
}

export interface LeavingFacts {
  readonly id: string;
  readonly resident: string;
  readonly discharge_date: Day | null;
  readonly checklist_pct: number;
}

export interface ResidentAlertFacts {
  readonly residents: readonly LegalFacts[];
  readonly leavings: readonly LeavingFacts[];
}

const authorised: readonly (string | null)[] = ['urgent', 'standard'];
const reviewDays = 30;
/** Whoever answered the first word of it hears of it again: there is still time to apply. */
const fortnight = 14;
const checklistDays = 7;

export const residentAlerts: readonly AlertRule<ResidentAlertFacts>[] = [
  {
    code: 'ADM-1',
    category: 'safety',
    title: 'Something about a resident is not known yet',
    to: ['lead', 'key_worker'],
    source: 'Our own choice',
    says: () =>
      'Allergies, date of birth, number or GP were not known when the person came; high while the allergies are not.',
    clears: 'It clears when all of it is written in the record.',
    find: eachResident(
      ({ residents }) => residents,
      (person) => {
        const unknown = notKnownYet(person);
        return unknown.length > 0
          ? [person.allergies_unknown ? 'high' : 'medium', `Nobody could say: ${unknown.join(', ')}.`, [...unknown]]
          : null;
      },
    ),
  },
  {
    code: 'LEG-1',
    category: 'safeguarding',
    title: 'An authorisation is running out',
    to: ['manager', 'lead'],
    source: 'Our own figures',
    says: () =>
      'A deprivation of liberty authorisation ends within 28 days, told again at 14; high within seven, once it has ended, and where its end is not on file.',
    clears: 'It clears when it is renewed, or no longer required.',
    find: eachResident(
      ({ residents }) => residents,
      ({ dols_status, dols_expiry }, { today }) => {
        if (dols_status === 'expired') return ['high', 'The authorisation has expired.'];
        if (!authorised.includes(dols_status)) return null;
        if (dols_expiry === null) return ['high', 'Nothing on file says until when the authorisation holds.'];
        const due = dueSteps(dols_expiry, today, {
          before: [
            [28, 'medium'],
            [14, 'medium'],
            [7, 'high'],
          ],
          after: 'high',
          what: 'The renewal',
        });
        return due && [due[0], due[1], [daysBetween(today, dols_expiry) <= fortnight ? '14 days' : '28 days']];
      },
    ),
  },
  {
    code: 'LEG-2',
    category: 'safeguarding',
    title: 'A legal paper is to be looked at again',
    to: ['manager'],
    source: 'Our own figure',
    says: () =>
      `A DNACPR form, a community treatment order or the proof of an attorney’s authority is to be looked at again within ${reviewDays} days, or that authority has not been shown.`,
    clears: 'It clears when the new date is written, or the proof is attached.',
    find: eachResident(
      ({ residents }) => residents,
      ({ dnacpr_review, mha_status, mha_review_date, attorneys_without_proof, proof_ends }, { today }) =>
        mergeVerdicts([
          dueSteps(dnacpr_review, today, {
            before: [[reviewDays, 'medium']],
            after: 'medium',
            what: 'The DNACPR review',
          }),
          mha_status === 'cto'
            ? dueSteps(mha_review_date, today, {
                before: [[reviewDays, 'medium']],
                after: 'medium',
                what: 'The review of the treatment order',
              })
            : null,
          dueSteps(proof_ends, today, {
            before: [[reviewDays, 'medium']],
            after: 'medium',
            what: 'A new proof of an attorney’s authority',
          }),
          attorneys_without_proof > 0 ? ['medium', `Attorneys without proof: ${attorneys_without_proof}.`] : null,
        ]),
    ),
  },
  {
    code: 'DIS-1',
    category: 'task',
    title: 'Something is left to do after a resident left',
    to: ['manager'],
    source: 'Discharge standards of the record society',
    says: () => `The checklist of a discharge is still open ${checklistDays} days after the person left.`,
    clears: 'It clears when every item is settled.',
    find: eachRecord(
      'discharge',
      ({ leavings }) => leavings,
      ({ discharge_date, checklist_pct }, { today }) =>
        discharge_date !== null && checklist_pct < 100 && addDays(discharge_date, checklistDays) < today
          ? ['medium', `${checklist_pct} % of the checklist is settled.`]
          : null,
    ),
  },
];
