import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';
import { addHours, type Moment } from '../../kit/time/time.ts';

export type CheckKind =
  | 'observation'
  | 'wellbeing'
  | 'skin'
  | 'debrief'
  | 'family_update'
  | 'equipment'
  | 'gp_follow_up'
  | 'review';
export type CheckPurpose =
  | 'after_fall'
  | 'head_injury'
  | 'falls_risk'
  | 'plan'
  | 'restraint_injury'
  | 'resident_debrief'
  | 'staff_debrief'
  | 'burn'
  | 'unexplained_mark';

export interface Accident {
  incident_type: string;
  occurred_at: Moment;
  severity: 'near_miss' | 'no_harm' | 'low' | 'moderate' | 'severe' | 'death';
  treatment: string | null;
  taken_directly_to_hospital: boolean;
  witnessed: boolean | null;
  head_strike: 'yes' | 'no' | 'unknown' | null;
  restraint_used: boolean;
  /** From the resident's record. */
  on_anticoagulant: boolean;
  /** From the body map linked to the incident. */
  has_unexplained_mark: boolean;
}

export interface AccidentCheck {
  check_kind: CheckKind;
  purpose: CheckPurpose;
  due_at: Moment;
}

interface CheckSet {
  when: (accident: Accident) => boolean;
  check_kind: CheckKind;
  purpose: CheckPurpose;
  after_hours: readonly number[];
}

const isFall = (accident: Accident) => accident.incident_type === 'fall';
const mayHaveHitHead = (accident: Accident) => accident.head_strike === 'yes' || accident.head_strike === 'unknown';
const mayHideHeadInjury = (accident: Accident) =>
  mayHaveHitHead(accident) || accident.witnessed !== true || accident.on_anticoagulant;
const isAlive = (accident: Accident) => accident.severity !== 'death';
const isInHome = (accident: Accident) =>
  isAlive(accident) && !accident.taken_directly_to_hospital && accident.treatment !== 'hospital_admitted';

type CheckHours = Pick<
  HomeSettings,
  | 'checks_after_fall'
  | 'checks_after_head_injury'
  | 'checks_after_restraint'
  | 'checks_after_burn'
  | 'checks_after_mark'
>;

/** What follows an accident, and after how many hours: as the house has set it, and 72 hours, our own choice, for talking through and reviewing. */
const accidentSets = (hours: CheckHours): readonly CheckSet[] => [
  {
    when: (a) => isFall(a) && isInHome(a),
    check_kind: 'observation',
    purpose: 'after_fall',
    after_hours: hours.checks_after_fall,
  },
  {
    when: (a) => isFall(a) && isInHome(a) && mayHideHeadInjury(a),
    check_kind: 'observation',
    purpose: 'after_fall',
    after_hours: hours.checks_after_head_injury,
  },
  {
    when: (a) => !isFall(a) && isInHome(a) && mayHaveHitHead(a),
    check_kind: 'observation',
    purpose: 'head_injury',
    after_hours: hours.checks_after_head_injury,
  },
  { when: (a) => isFall(a) && isAlive(a), check_kind: 'review', purpose: 'falls_risk', after_hours: [72] },
  { when: (a) => isFall(a) && isAlive(a), check_kind: 'review', purpose: 'plan', after_hours: [72] },
  {
    when: (a) => a.restraint_used && isInHome(a),
    check_kind: 'observation',
    purpose: 'restraint_injury',
    after_hours: hours.checks_after_restraint,
  },
  {
    when: (a) => a.restraint_used && isAlive(a),
    check_kind: 'debrief',
    purpose: 'resident_debrief',
    after_hours: [72],
  },
  { when: (a) => a.restraint_used, check_kind: 'debrief', purpose: 'staff_debrief', after_hours: [72] },
  {
    when: (a) => a.incident_type === 'burn_scald' && isInHome(a),
    check_kind: 'skin',
    purpose: 'burn',
    after_hours: hours.checks_after_burn,
  },
  {
    when: (a) => a.has_unexplained_mark && isInHome(a),
    check_kind: 'skin',
    purpose: 'unexplained_mark',
    after_hours: hours.checks_after_mark,
  },
];

/** The follow-up checks of an accident, the first due first. Whoever stays in the home is watched, however badly hurt. */
export const accidentChecks = (accident: Accident, hours: CheckHours): AccidentCheck[] =>
  accidentSets(hours)
    .filter((set) => set.when(accident))
    .flatMap(({ check_kind, purpose, after_hours }) => after_hours.map((after) => ({ check_kind, purpose, after })))
    .toSorted((a, b) => a.after - b.after)
    .map(({ check_kind, purpose, after }) => ({ check_kind, purpose, due_at: addHours(accident.occurred_at, after) }));
