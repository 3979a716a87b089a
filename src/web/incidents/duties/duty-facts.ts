import type { DutyFacts } from '#domain/incidents/incident/incident-duties.ts';
import { incident, type Incident } from '#domain/incidents/incident/incident.ts';
import type { Emergency } from '#domain/incidents/incident/incident-make-safe.ts';
import { instantOf, type Moment } from '#domain/kit/time/time.ts';
import { isKeyOf, isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Resident } from '#domain/residents/person/resident.ts';

/** As far as it is filled in: what is typed may not be a value yet. */
type EventSoFar = { readonly [K in keyof Incident]?: unknown };
type PersonSoFar = { readonly [K in keyof Resident]?: unknown };

const { fields } = incident;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** One of the answers that a field of the incident knows. */
const answer = <O extends object>({ options }: { readonly options: O }, value: unknown): (keyof O & string) | null =>
  isKeyOf(options, value) ? value : null;
const yesNo = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const rows = (value: unknown): readonly RecordValues[] => (Array.isArray(value) ? value.filter(isRecordValues) : []);

function moment(value: unknown, otherwise: Moment): Moment {
  try {
    instantOf(String(value));
    return String(value);
  } catch {
    return otherwise; // A time that is still being typed.
  }
}

/** Only the whole record says it outright; the row of a list carries the flag. */
const takesBloodThinner = (person: PersonSoFar): boolean =>
  person.on_anticoagulant === true ||
  (Array.isArray(person.header_flags) && person.header_flags.includes('anticoagulant'));

/** What decides about an ambulance, as far as it is known. */
export const emergencyOf = (event: EventSoFar, person: PersonSoFar): Emergency => ({
  incident_type: answer(fields.incident_type, event.incident_type),
  head_strike: answer(fields.head_strike, event.head_strike),
  conscious_throughout: yesNo(event.conscious_throughout),
  new_pain_or_deformity: yesNo(event.new_pain_or_deformity),
  on_anticoagulant: takesBloodThinner(person),
});

/** What the hints look at, from a form or a record, however far it is filled in. */
export const dutyFacts = (
  event: EventSoFar,
  person: PersonSoFar,
  around: { now: Moment; hasUnexplainedMark: boolean },
): DutyFacts => ({
  ...emergencyOf(event, person),
  is_about_resident: typeof person.id === 'string',
  occurred_at: moment(event.occurred_at, around.now),
  recorded_at: text(event.recorded_at),
  severity: answer(fields.severity, event.severity),
  treatment: answer(fields.treatment, event.treatment),
  taken_directly_to_hospital: yesNo(event.taken_directly_to_hospital),
  restraint_used: yesNo(event.restraint_used),
  people_involved: rows(event.people_involved),
  informed: rows(event.informed),
  family_not_told_reason: text(event.family_not_told_reason),
  police_called_at: text(event.police_called_at),
  safeguarding_decision: answer(fields.safeguarding_decision, event.safeguarding_decision) ?? 'pending',
  cqc_notifiable: answer(fields.cqc_notifiable, event.cqc_notifiable) ?? 'pending',
  riddor_status: answer(fields.riddor_status, event.riddor_status) ?? 'pending',
  riddor_category: answer(fields.riddor_category, event.riddor_category),
  duty_of_candour: answer(fields.duty_of_candour, event.duty_of_candour) ?? 'pending',
  has_unexplained_mark: around.hasUnexplainedMark,
});
