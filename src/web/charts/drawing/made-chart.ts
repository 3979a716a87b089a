import type { ChartAnswer } from '#domain/charts/chart-answer.ts';
import type { ChartSummary } from '#domain/charts/chart-summary.ts';
import type { ChartWindow, RangeName } from '#domain/charts/chart-window.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import type { ReactNode } from 'react';

interface ChartGiven {
  answer: ChartAnswer;
  window: ChartWindow;
  now: Moment;
}

/** A chart ready to be shown: what it says, how it is drawn, and what is told beside the picture. */
interface MadeChart {
  summary: ChartSummary;
  picture(label: string): ReactNode;
  more?: ReactNode;
  /** What the table says of an entry beyond its own fields: a total so far, a change since the last. */
  figures?: readonly ChartFigure[];
}

export interface ChartFigure {
  label: string;
  of(entry: string): string;
}

export interface ChartView {
  make(given: ChartGiven): MadeChart;
  /** How much time it shows until someone chooses. */
  usual: RangeName;
  /** The fields of its table, in order. */
  table: readonly string[];
}
