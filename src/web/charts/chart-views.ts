import type { ChartKind } from '#domain/charts/charted.ts';
import { fluidView } from './views/fluid-view.tsx';
import { afternoonView, bathView, mentalStateView, morningView } from './views/heat-views.tsx';
import { incidentView } from './views/incident-view.tsx';
import type { ChartView } from './drawing/made-chart.ts';
import { moodView } from './views/mood-view.tsx';
import { sleepView } from './views/sleep-view.tsx';
import { weightView } from './views/weight-view.tsx';

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
