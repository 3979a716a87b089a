import type { Columns } from '../kit/worked-out.ts';

export interface FluidFound {
  /** What had been drunk on the fluid day by then; null for what is no drink that stands. */
  readonly total: number | null;
}

export const fluidColumns = { running_total_ml: (_: object, _around, { total }) => total } satisfies Columns<object, FluidFound>;
