import type { Columns } from '../kit/worked-out.ts';
import type { FluidIntake } from './fluid-intake.ts';
import { compareMoments } from '../kit/time.ts';
import { fluidDay, fluidDayOf, type FluidEntry } from './fluid-day.ts';

export interface FluidFound {
  /** The resident's fluid day that the row belongs to; it may hold neighbouring days too. */
  readonly entries: readonly (FluidEntry & { readonly id: string })[];
}

type Row = Pick<FluidIntake, 'id' | 'occurred_at' | 'direction' | 'is_deleted'>;

export const fluidColumns = {
  /** What had been drunk on the fluid day by then; of two drinks at one minute, the later id counts the other in. */
  running_total_ml(row: Row, { now, zone, settings }, { entries }) {
    if (row.direction !== 'intake' || row.is_deleted) return null;
    const house = { fluid_day_start: settings.fluid_day_start, time_zone: zone };
    const isBy = (entry: { id: string; occurred_at: string }) => (compareMoments(entry.occurred_at, row.occurred_at) || (entry.id < row.id ? -1 : Number(entry.id > row.id))) <= 0;
    return fluidDay(entries.filter(isBy), { ...house, day: fluidDayOf(row.occurred_at, house), now, target_ml: null }).intake_ml;
  },
} satisfies Columns<Row, FluidFound>;
