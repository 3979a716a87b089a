import type { ChartKind } from '#domain/charts/charted.ts';
import { fluidView } from './fluid-view.tsx';
import { afternoonView, bathView, mentalStateView, morningView } from './heat-views.tsx';
import { incidentView } from './incident-view.tsx';
import type { ChartView } from './made-chart.ts';
import { moodView } from './mood-view.tsx';
import { sleepView } from './sleep-view.tsx';
import { weightView } from './weight-view.tsx';

/** One line per kind. A new kind of chart does not compile until it has its line here. */
export const chartViews: { readonly [K in ChartKind]: ChartView } = {
  fluid_intake: fluidView,
  weight: weightView,
  sleep: sleepView,
  mood: moodView,
  care: mentalStateView,
  bath: bathView,
  morning_routine: morningView,
  afternoon_routine: afternoonView,
  incident: incidentView,
};
