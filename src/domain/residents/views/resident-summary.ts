import type { Incident } from '../../incidents/incident/incident.ts';
import type { Appointment } from '../../appointments/appointment.ts';
import type { Sleep } from '../../daily-care/sleep/sleep.ts';
import type { Mood } from '../../daily-care/mood/mood.ts';
import type { FluidRange } from '../../daily-care/fluids/fluid-range.ts';
import type { Day, Moment } from '../../kit/time/time.ts';
import { demandsMadeOf, type Demand } from '../demands/demand.ts';
import type { Family } from '../family/family.ts';
import type { Resident } from '../person/resident.ts';

/** The entities that a summary is read from. */
export const summaryMadeOf = [
  ...demandsMadeOf,
  'care_tracking',
  'notification',
  'appointment',
  'afternoon_routine',
  'bath',
  'body_map',
  'care',
  'fluid_intake',
  'incident',
  'mood',
  'morning_routine',
  'note',
  'sleep',
  'weight',
] as const;

/** What the resident page opens with. What its reader may not see is left out; what nobody recorded is null. */
export interface ResidentSummary {
  /** The resident's record as the reader may see it. */
  readonly resident: Partial<Resident> & Pick<Resident, 'id' | 'version'>;
  readonly key_worker?: { readonly id: string; readonly name: string } | null;
  readonly fluid?: FluidToday;
  readonly weight?: LastWeight | null;
  readonly mood?: LastMood | null;
  readonly sleep?: LastNight | null;
  readonly morning_routine?: RoutineToday | null;
  readonly afternoon_routine?: RoutineToday | null;
  /** The steps of their own routine; null where nothing is known of it. */
  readonly morning_steps?: readonly string[] | null;
  readonly afternoon_steps?: readonly string[] | null;
  /** How each step usually goes, by the newest four weeks: `completed|prompted`. */
  readonly morning_usual?: Readonly<Record<string, string | null>> | null;
  readonly afternoon_usual?: Readonly<Record<string, string | null>> | null;
  readonly bowels?: { readonly at: Moment; readonly hours: number } | null;
  readonly appointment?: NextAppointment | null;
  readonly emergency_contacts?: readonly (Partial<Family> & Pick<Family, 'id'>)[];
  readonly incidents?: { readonly open: number; readonly newest: readonly OpenIncident[] };
  readonly plans?: PlanCounts;
  readonly risks?: PlanCounts;
  /** Open reminders about the resident, by how much they matter. */
  readonly alerts?: Readonly<Record<string, number>>;
  /** What is watched, with what was agreed about it; only the charts that are on. */
  readonly watched?: readonly WatchedChart[];
  /** What the plans and risks in force ask of whoever is with the resident. */
  readonly demands?: readonly Demand[];
  readonly entries: readonly LastEntry[];
  /** The newest entry of each kind, by the name of the entity. */
  readonly newest?: Readonly<Record<string, LastEntry>>;
}

export interface WatchedChart {
  readonly chart: string;
  /** To be read by whoever records it. */
  readonly prompt_text: string | null;
  readonly two_staff: boolean | null;
}

export interface FluidToday extends FluidRange {
  readonly date: Day;
  /** Only where fluids are watched is there a pace to be behind of. */
  readonly is_tracked: boolean;
  readonly intake_ml: number;
  readonly output_ml: number;
  readonly balance_ml: number;
  readonly offers: number;
  readonly pct_of_target: number | null;
  readonly expected_ml: number | null;
  readonly hours_since_last_drink: number | null;
}

export interface LastWeight {
  readonly id: string;
  readonly occurred_at: Moment;
  readonly weight_kg: number;
  readonly bmi: number | null;
  readonly read_with_care: boolean;
  readonly change_kg: number | null;
  readonly pct_change_1m: number | null;
  readonly pct_change_3m: number | null;
  readonly pct_change_6m: number | null;
  readonly nutrition_score: number;
  readonly nutrition_risk: 'low' | 'medium' | 'high' | null;
  readonly next_due: Day;
}

export interface LastMood extends Pick<Mood, 'id' | 'occurred_at' | 'mood_score' | 'period' | 'presentation'> {
  readonly reported_by_resident?: boolean | null;
}

export type LastNight = Pick<Sleep, 'id' | 'night_of' | 'sleep_hours' | 'wakings' | 'quality' | 'status'>;

export interface RoutineToday {
  readonly id: string;
  readonly completion_pct: number | null;
  readonly independence_pct: number | null;
  /** How many steps the sheet asks for. */
  readonly shown: number;
  readonly status: string;
}

type NextAppointment = Pick<Appointment, 'id' | 'title' | 'appointment_type' | 'starts_at' | 'location' | 'with_whom'>;

type OpenIncident = Pick<Incident, 'id' | 'incident_type' | 'severity' | 'status' | 'occurred_at'>;

export interface PlanCounts {
  readonly active: number;
  readonly overdue: number;
  readonly next_review: Day | null;
}

interface LastEntry {
  /** The name of the entity. */
  readonly kind: string;
  readonly id: string;
  readonly when: Moment;
  readonly words: string;
  readonly by: string | null;
}
