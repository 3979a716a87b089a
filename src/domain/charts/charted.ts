import { keysOf } from '../kit/vocabulary/record-values.ts';
import type { Entity } from '../kit/vocabulary/entity.ts';
import { afternoonRoutine } from '../daily-care/routines/afternoon-routine.ts';
import { bath } from '../daily-care/baths/bath.ts';
import { care } from '../daily-care/mood/care.ts';
import { fluidIntake } from '../daily-care/fluids/fluid-intake.ts';
import { mood } from '../daily-care/mood/mood.ts';
import { morningRoutine } from '../daily-care/routines/morning-routine.ts';
import { sleep } from '../daily-care/sleep/sleep.ts';
import { weight } from '../daily-care/weight/weight.ts';
import { incident } from '../incidents/incident/incident.ts';

export interface Charted {
  entity: Entity;
  /** The fields its chart and table draw; of what has parts, the parts. */
  draws: readonly (string | readonly [field: string, parts: readonly string[]])[];
  /** The day an entry belongs to, where that is not when it happened. */
  dated?: string;
  /** Days before the window that its trend looks back on. */
  before: number;
}

/** A task's answer as far as a chart draws it. */
const tasksOf = (entity: Entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'parts' && 'support_level' in field.fields ? [[name, ['result', 'support_level']] as const] : [],
  );

const sheet = (entity: Entity, more: readonly string[]): Charted => ({
  entity,
  dated: 'routine_date',
  before: 28,
  draws: [
    'routine_date',
    'tasks_shown',
    'completion_pct',
    'independence_pct',
    'declined_tasks',
    'status',
    ...more,
    ...tasksOf(entity),
  ],
});

/** Every kind of record that has a chart. */
export const charted = {
  // Before the house's start of the fluid day it is still yesterday's.
  fluid_intake: {
    entity: fluidIntake,
    before: 1,
    draws: ['direction', 'fluid_type', 'output_type', 'offered_ml', 'amount_ml', 'route', 'outcome'],
  },
  // Six months back, and the month of grace in which a weight still counts as that old.
  weight: {
    entity: weight,
    before: 210,
    draws: ['outcome', 'weight_kg', 'method', 'height_cm', 'oedema_or_cast', 'loss_is_planned', 'acute_disease_effect'],
  },
  sleep: {
    entity: sleep,
    dated: 'night_of',
    before: 14,
    draws: [
      'night_of',
      'bed_at',
      'settled_at',
      'woke_at',
      'up_at',
      'sleep_hours',
      'wakings',
      'quality',
      'day_nap_min',
      'check_interval_min',
      'status',
      ['checks', ['checked_at', 'state', 'recorded_at']],
    ],
  },
  mood: {
    entity: mood,
    before: 28,
    draws: ['mood_score', 'period', 'presentation', 'reported_by_resident', 'self_harm_thoughts'],
  },
  care: {
    entity: care,
    before: 0,
    draws: [
      'change_since_last',
      'risk_to_self',
      'risk_to_others',
      'risk_from_others',
      'self_neglect',
      'leaving_unsafely',
      'highest_risk',
      'warning_signs_seen',
      'escalated_to',
    ],
  },
  bath: {
    entity: bath,
    before: 28,
    draws: ['bath_type', 'outcome', 'water_temperature', 'support_level', 'skin_concern'],
  },
  morning_routine: sheet(morningRoutine, ['breakfast', 'bowels_opened']),
  afternoon_routine: sheet(afternoonRoutine, ['lunch', 'tea_or_supper', 'bowels_opened']),
  incident: { entity: incident, before: 28, draws: ['incident_type', 'location', 'severity', 'status'] },
} as const satisfies Readonly<Record<string, Charted>>;

export type ChartKind = keyof typeof charted;
export const chartKinds = keysOf(charted);

export const chartKindNamed = (name: string | null): ChartKind | null =>
  chartKinds.find((kind) => kind === name) ?? null;
