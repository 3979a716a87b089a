import type { FluidRange } from '../daily-care/fluids/fluid-range.ts';
import type { HomeSettings } from '../kit/vocabulary/home-settings.ts';
import type { Day } from '../kit/time/time.ts';
import type { BathChartRow } from './bath-chart.ts';
import type { ChartKind } from './charted.ts';
import type { FluidChartRow } from './fluid-chart.ts';
import type { IncidentChartRow } from './incident-chart.ts';
import type { MentalStateChartRow } from './mental-state-chart.ts';
import type { MoodChartRow } from './mood-chart.ts';
import type { RoutineChartRow } from './routine-chart.ts';
import type { SleepChartRow } from './sleep-chart.ts';
import type { WeightChartRow } from './weight-chart.ts';

interface ChartRows {
  fluid_intake: FluidChartRow[];
  weight: WeightChartRow[];
  sleep: SleepChartRow[];
  mood: MoodChartRow[];
  care: MentalStateChartRow[];
  bath: BathChartRow[];
  morning_routine: RoutineChartRow[];
  afternoon_routine: RoutineChartRow[];
  incident: IncidentChartRow[];
}

/** The house's settings that a chart measures against. */
export const chartSettings = [
  'fluid_day_start',
  'weight_loss_pct_1m',
  'weight_loss_pct_3m',
  'weight_loss_pct_6m',
  'sleep_low_hours',
  'late_entry_minutes',
  'mood_low_days',
  'wash_gap_days',
  'falls_count',
  'falls_days',
] as const satisfies readonly (keyof HomeSettings)[];

/** Everything a resident's charts are drawn from, in one answer. */
export interface ChartAnswer {
  from: Day;
  to: Day;
  house: Pick<HomeSettings, (typeof chartSettings)[number]> & { time_zone: string };
  person: FluidRange & {
    height_cm: number | null;
    target_weight_min_kg: number | null;
    target_weight_max_kg: number | null;
    relapse_indicators: string[];
  };
  /** What is watched for this resident; left out where the reader may not know. */
  tracked?: ChartKind[];
  /** Oldest first, the struck-out ones marked; only the kinds that were asked for. */
  entries: Partial<ChartRows>;
}
