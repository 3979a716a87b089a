import { workingDaysAfter } from '../../kit/time/working-days.ts';
import { addHours, localDay, type Day, type Moment } from '../../kit/time/time.ts';
import type { Unchecked } from '../../kit/vocabulary/entity.ts';
import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';
import type { Incident } from './incident.ts';
import { ambulanceReasons, type Emergency, type SaidOf } from './incident-make-safe.ts';
import { riddorDue } from './riddor-due.ts';

export type DutyKind =
  | 'ambulance'
  | 'gp'
  | 'manager'
  | 'family'
  | 'police'
  | 'safeguarding'
  | 'regulator'
  | 'riddor'
  | 'candour';

/** Somebody who is to be told or something that is to be decided: why, by when, and whether it is done. */
export interface Duty {
  readonly kind: DutyKind;
  /** Empty where nothing in the report points to it. */
  readonly reasons: readonly string[];
  /** Null: at once. */
  readonly by: Moment | null;
  /** The day by which everything that follows must be written or sent. */
  readonly finish_on: Day | null;
  readonly isMet: boolean;
  /** Met without anybody being told: nobody is said to have heard of it. */
  readonly isMetOtherwise?: boolean;
}

type Informed = Incident['informed'][number];

/** What the hints look at; a form that is still being filled in leaves gaps. */
export interface DutyFacts
  extends
    Emergency,
    SaidOf<
      | 'severity'
      | 'treatment'
      | 'taken_directly_to_hospital'
      | 'restraint_used'
      | 'family_not_told_reason'
      | 'police_called_at'
      | 'riddor_category'
    >,
    Pick<Incident, 'safeguarding_decision' | 'cqc_notifiable' | 'riddor_status' | 'duty_of_candour'> {
  /** False where it happened to nobody who lives here. */
  readonly is_about_resident: boolean;
  readonly occurred_at: Moment;
  /** Null while the report is being written. */
  readonly recorded_at: Moment | null;
  readonly people_involved: readonly Unchecked<Pick<Incident['people_involved'][number], 'kind' | 'injured'>>[];
  readonly informed: readonly Unchecked<Pick<Informed, 'who'>>[];
  readonly has_unexplained_mark: boolean;
}

/** Where the incident happened: the house's clock, and how long it gives itself. */
export interface DutyHouse {
  readonly zone: string;
  readonly settings: Pick<HomeSettings, 'notify_hours' | 'incident_review_hours'>;
}

/**
 * Hours from the report until it counts as late, as with the alerts. The regulator is told without delay (CQC (Registration)
 * Regulations 2009); the hours are the house's own, and a day for the rest our own choice.
 */
export const decideWithinHours = ({ notify_hours }: DutyHouse['settings']) =>
  ({ family: 24, safeguarding: notify_hours / 2, regulator: notify_hours / 2, riddor: 24, candour: 24 }) as const;

/** The time runs from the report: what nobody knew of could not be decided. */
export const runsFrom = ({
  recorded_at,
  occurred_at,
}: {
  readonly recorded_at: Moment | null;
  readonly occurred_at: Moment;
}): Moment => recorded_at ?? occurred_at;

const severities: readonly Incident['severity'][] = ['near_miss', 'no_harm', 'low', 'moderate', 'severe', 'death'];
const isAtLeast = (severity: Incident['severity'] | null, least: Incident['severity']): boolean =>
  severity !== null && severities.indexOf(severity) >= severities.indexOf(least);

/** Each sentence whose condition holds. */
const saying = (sentences: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(sentences).filter((sentence) => sentences[sentence]);

const doctors: readonly Incident['treatment'][] = ['gp', '111', '999'];
const wentToHospital = (event: DutyFacts): boolean =>
  event.taken_directly_to_hospital === true ||
  event.treatment === 'hospital_attended' ||
  event.treatment === 'hospital_admitted';
const sawDoctor = (event: DutyFacts): boolean =>
  doctors.some((one) => one === event.treatment) || wentToHospital(event);
const hasInformed = (event: DutyFacts, ...who: readonly Informed['who'][]): boolean =>
  event.informed.some((person) => who.some((one) => one === person.who));
const is = (event: DutyFacts, ...types: readonly Incident['incident_type'][]): boolean =>
  types.some((one) => one === event.incident_type);

const dutyReasons = {
  ambulance: (event: DutyFacts) => [
    ...ambulanceReasons(event),
    ...saying({ 'The harm is severe.': event.severity === 'severe' }),
  ],
  // Staff and visitors have doctors of their own, whom the house does not ring.
  gp: (event: DutyFacts) =>
    !event.is_about_resident
      ? []
      : saying({
          'The GP hears of every fall.': is(event, 'fall'),
          'Someone was hurt.': isAtLeast(event.severity, 'low') && event.severity !== 'death' && !is(event, 'fall'),
          'A doctor advises after this kind of incident.': is(
            event,
            'choking',
            'medicine_event',
            'seizure',
            'illness',
            'infection',
            'pressure_damage',
          ),
        }),
  manager: (event: DutyFacts) =>
    saying({
      'The harm is moderate or worse.': isAtLeast(event.severity, 'moderate'),
      'The manager or on-call decides what follows.': is(
        event,
        'safeguarding',
        'absconding_missing',
        'death',
        'fire',
        'data_breach',
      ),
      'Someone was restrained.': event.restraint_used === true,
    }),
  police: (event: DutyFacts) =>
    saying({
      'Someone is missing.': is(event, 'absconding_missing'),
      'There may have been a crime.': is(event, 'security', 'money_loss', 'safeguarding'),
      'A death that nobody expected.': event.severity === 'death' || is(event, 'death'),
    }),
};

const decidedReasons = {
  safeguarding: (event: DutyFacts) =>
    saying({
      'Abuse or neglect is reported or suspected.': is(event, 'safeguarding'),
      'One person may have harmed another.': is(event, 'aggression_to_other'),
      'Money is missing.': is(event, 'money_loss'),
      'Someone hurt themselves.': is(event, 'self_harm'),
      'There is a mark nobody can explain.': event.has_unexplained_mark,
      'Someone was restrained.': event.restraint_used === true,
      'Skin was lost to pressure: could care have prevented it?': is(event, 'pressure_damage'),
      'The harm is severe: could care have prevented it?': isAtLeast(event.severity, 'severe'),
    }),
  regulator: (event: DutyFacts) =>
    saying({
      'A serious injury.': event.severity === 'severe',
      'A death.': event.severity === 'death' || is(event, 'death'),
      'Abuse, or an allegation of it.': is(event, 'safeguarding') || event.safeguarding_decision === 'referred',
      'The police are involved.': hasInformed(event, 'police') || event.police_called_at !== null,
      'Pressure damage of category 3 or worse is told.': is(event, 'pressure_damage'),
      'Something stopped the service, or may for over 24 hours.': is(event, 'fire', 'equipment_failure'),
    }),
  riddor: (event: DutyFacts) =>
    saying({
      'A member of staff was hurt: are they off work, or is it one of the listed injuries?': event.people_involved.some(
        ({ kind, injured }) => kind === 'staff' && injured === true,
      ),
      'Someone went straight to hospital: did the work, the building or equipment play a part?':
        event.taken_directly_to_hospital === true,
      'A death: did the work, the building or equipment play a part?': event.severity === 'death' || is(event, 'death'),
      'A dangerous occurrence?': is(event, 'equipment_failure', 'fire'),
    }),
  candour: (event: DutyFacts) =>
    saying({
      'The harm is moderate or worse: the person is told, hears an apology and gets a letter.': isAtLeast(
        event.severity,
        'moderate',
      ),
    }),
};

/** The letter under the duty of candour starts within ten working days (Health and Social Care Act 2008 Regulations 2014, regulation 20, as inspected). */
const letterWorkingDays = 10;

/** Everybody who may have to be told and everything that has to be decided. The hints ask; the manager decides. */
export function incidentDuties(event: DutyFacts, { zone, settings }: DutyHouse): readonly Duty[] {
  const on = localDay(event.occurred_at, zone);
  const hours = decideWithinHours(settings);
  const within = (count: number) => addHours(runsFrom(event), count);
  const duty = (kind: keyof typeof dutyReasons, isMet: boolean): Duty => ({
    kind,
    reasons: dutyReasons[kind](event),
    by: null,
    finish_on: null,
    isMet,
  });
  const decided = (kind: keyof typeof decidedReasons, isMet: boolean, finish_on: Day | null = null): Duty => ({
    kind,
    reasons: decidedReasons[kind](event),
    by: within(hours[kind]),
    finish_on,
    isMet,
  });
  const category = event.riddor_category ?? 'non_worker_to_hospital';
  return [
    duty('ambulance', event.treatment === '999' || wentToHospital(event)),
    {
      ...duty('gp', hasInformed(event, 'gp') || sawDoctor(event)),
      isMetOtherwise: !hasInformed(event, 'gp') && sawDoctor(event),
    },
    duty('manager', hasInformed(event, 'manager', 'on_call')),
    duty('police', hasInformed(event, 'police') || event.police_called_at !== null),
    {
      kind: 'family',
      reasons: event.is_about_resident ? ['The family hears of every incident, or the report says why not.'] : [],
      by: within(hours.family),
      finish_on: null,
      isMet: !event.is_about_resident || hasInformed(event, 'family') || event.family_not_told_reason !== null,
      isMetOtherwise: !hasInformed(event, 'family') && event.family_not_told_reason !== null,
    },
    decided('safeguarding', event.safeguarding_decision !== 'pending'),
    decided('regulator', event.cqc_notifiable !== 'pending'),
    decided('riddor', event.riddor_status !== 'pending', riddorDue(category, on).due_on),
    decided('candour', event.duty_of_candour !== 'pending', workingDaysAfter(on, letterWorkingDays)),
  ];
}
