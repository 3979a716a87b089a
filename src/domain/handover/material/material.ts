/** What a handover is read from: the rows of one resident that changed since the last one, and how the person usually is. */
import type { AssessmentResult } from '../../assessments/assessment-result.ts';
import type { Notification } from '../../notices/notification.ts';
import type { Appointment } from '../../appointments/appointment.ts';
import type { Note } from '../../notes/note.ts';
import type { Sleep } from '../../daily-care/sleep/sleep.ts';
import type { Weight } from '../../daily-care/weight/weight.ts';
import type { Bath } from '../../daily-care/baths/bath.ts';
import type { Care } from '../../daily-care/mood/care.ts';
import type { Mood } from '../../daily-care/mood/mood.ts';
import type { BodyMap } from '../../incidents/body-map/body-map.ts';
import type { Incident } from '../../incidents/incident/incident.ts';
import type { RecordHead } from '../../kit/vocabulary/entity.ts';
import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import type { Evaluation } from '../../plans/review/evaluation.ts';
import type { FluidRange } from '../../daily-care/fluids/fluid-range.ts';
import type { Day, Moment } from '../../kit/time/time.ts';
import type { Unknown } from '../../residents/person/not-known-yet.ts';
import type { Eaten } from '../../daily-care/routines/meals.ts';

/** What every row tells about itself. */
export interface MaterialRow extends Pick<
  RecordHead,
  'id' | 'created_at' | 'updated_at' | 'is_deleted' | 'deletion_reason'
> {
  readonly by: string | null;
}

/** A row about something that happened at a time of its own. */
export interface MaterialEntry extends MaterialRow {
  readonly occurred_at: Moment;
}

export type IncidentRow = MaterialEntry & Pick<Incident, 'incident_type' | 'severity' | 'location' | 'status'>;

export interface MarkRow
  extends
    MaterialEntry,
    Pick<BodyMap, 'mark_type' | 'region' | 'cause' | 'length_mm' | 'width_mm' | 'status' | 'next_review_on'> {
  readonly last_healing: string | null;
}

export interface MoodRow extends MaterialEntry, Pick<Mood, 'mood_score' | 'self_harm_thoughts' | 'trigger'> {
  readonly reported_by_resident?: boolean | null;
}

export type MindRow = MaterialEntry &
  Pick<Care, 'change_since_last' | 'highest_risk' | 'warning_signs_seen' | 'medicines_attitude'>;

export type BathRow = MaterialEntry & Pick<Bath, 'bath_type' | 'outcome' | 'skin_concern'>;

export type WeightRow = MaterialEntry & Pick<Weight, 'outcome' | 'weight_kg' | 'loss_is_planned'>;

export type NightRow = MaterialEntry & Pick<Sleep, 'night_of' | 'sleep_hours' | 'wakings' | 'status'>;

export interface SheetRow extends MaterialEntry {
  readonly routine_date: Day;
  readonly declined_tasks: readonly string[];
  /** How much was eaten, meal by meal, in the order of the day. */
  readonly meals: Readonly<Record<string, Eaten | null>>;
  readonly skin_concern: boolean;
  readonly concerns: boolean;
}

export type NoteRow = MaterialEntry & Pick<Note, 'category' | 'body' | 'is_important'>;

export interface PlanRow extends MaterialRow {
  readonly title: string;
  readonly status: string;
  /** Its state at the last handover; null where it is new since. */
  readonly status_then: string | null;
  /** The names of the other fields that have changed since. */
  readonly changed: readonly string[];
}

/** A record that was changed since the last handover, as it stood then and as it stands. */
export interface Turned {
  readonly id: string;
  readonly at: Moment;
  readonly by: string | null;
  readonly was: RecordValues;
  readonly now: RecordValues;
}

export interface ResultRow extends MaterialRow, Pick<AssessmentResult, 'total' | 'band' | 'status'> {
  readonly form: string;
}

export interface EvaluatedRow extends MaterialRow, Pick<Evaluation, 'outcome' | 'status'> {
  /** Of the plan. */
  readonly title: string;
}

/** An appointment that was called off or moved. */
export interface CalledOffRow extends MaterialRow, Pick<Appointment, 'title' | 'starts_at' | 'status'> {
  /** When it was to start at the last handover. */
  readonly started_at: Moment | null;
}

export interface AppointmentRow
  extends
    MaterialRow,
    Pick<
      Appointment,
      'title' | 'starts_at' | 'with_whom' | 'location' | 'transport' | 'escort_needed' | 'preparation'
    > {
  readonly escort: string | null;
}

export interface CheckRow extends MaterialRow {
  /** The name of the entity: one of the four schedulers, or a follow-up. */
  readonly kind: string;
  readonly what: string;
  readonly due_at: Moment;
  readonly who: string | null;
}

export type AlertRow = MaterialRow & Pick<Notification, 'title' | 'message' | 'severity' | 'category' | 'due_at'>;

export interface FluidState extends FluidRange {
  readonly tracked: boolean;
  readonly intake_ml: number;
  readonly expected_ml: number | null;
  /** What this person has usually drunk by this time of day; null where too few days are known. */
  readonly usual_by_now_ml: number | null;
  readonly withdrawn: number;
}

/** Since when somebody lives here, and what nobody could say of them yet. */
interface ArrivalRow extends Unknown {
  /** Whether they lived here already at the last handover. */
  readonly lived_here: boolean;
  readonly admission_date: Day;
  readonly admission_type: string | null;
  readonly admitted_from?: string | null;
  readonly admission_reason?: string | null;
  readonly known_dangers?: string | null;
  readonly hospital?: string | null;
  readonly hospital_reason?: string | null;
}

export interface Material {
  readonly resident: {
    readonly id: string;
    readonly status: string;
    readonly expected_return_date: Day | null;
    readonly updated_at: Moment;
  } & ArrivalRow;
  readonly incidents: readonly IncidentRow[];
  readonly marks: readonly MarkRow[];
  readonly moods: readonly MoodRow[];
  readonly minds: readonly MindRow[];
  readonly baths: readonly BathRow[];
  /** The newest first, half a year of them: a change needs something to compare with. */
  readonly weights: readonly WeightRow[];
  readonly nights: readonly NightRow[];
  readonly mornings: readonly SheetRow[];
  readonly afternoons: readonly SheetRow[];
  readonly notes: readonly NoteRow[];
  readonly plans: readonly PlanRow[];
  readonly risks: readonly PlanRow[];
  /** The resident's own record, and what is watched; null where nobody touched it. */
  readonly profile: Turned | null;
  readonly monitoring: Turned | null;
  readonly results: readonly ResultRow[];
  readonly evaluated: readonly EvaluatedRow[];
  readonly appointments: readonly AppointmentRow[];
  readonly called_off: readonly CalledOffRow[];
  readonly checks: readonly CheckRow[];
  readonly alerts: readonly AlertRow[];
  readonly fluid: FluidState;
  readonly bowels_opened_at: Moment | null;
  /** Mean of the last 28 days, as others saw it. */
  readonly usual_mood: number | null;
  /** Mean of the last 28 days, as the resident rated it. */
  readonly usual_own_mood: number | null;
  /** Mean of the last 14 nights. */
  readonly usual_sleep_hours: number | null;
}

/** The stretch of time a handover speaks of, and the shift it prepares. */
export interface Stretch {
  readonly since: Moment;
  readonly now: Moment;
  /** The end of the coming shift: what is due before it is theirs. */
  readonly until: Moment;
  readonly zone: string;
}
