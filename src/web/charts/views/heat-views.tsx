import { bathRows, bathSummary } from '#domain/charts/bath-chart.ts';
import { columnsOf, type ChartWindow } from '#domain/charts/chart-window.ts';
import { charted } from '#domain/charts/charted.ts';
import { mentalStateRows, mentalStateSummary } from '#domain/charts/mental-state-chart.ts';
import { routineKey, routineRows, routineSummary } from '#domain/charts/routine-chart.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { columnName } from '../../kit/chart/axis.tsx';
import { Key } from '../drawing/facts.tsx';
import { HeatMap } from '../drawing/heat-map.tsx';
import type { ChartView } from '../drawing/made-chart.ts';

const names = (window: ChartWindow) => columnsOf(window).map((column, _, all) => columnName(column, all.length <= 7));

export const bathView: ChartView = {
  usual: '28',
  table: ['bath_type', 'outcome', 'water_temperature', 'support_level', 'skin_concern'],
  make({ answer: { entries, house }, window, now }) {
    const asked = { window, now, house };
    const rows = bathRows(entries.bath ?? [], asked);
    return {
      summary: bathSummary(entries.bath ?? [], asked),
      picture: (label) => <HeatMap label={label} rows={rows} columns={names(window)} tone={3} />,
      more: (
        <Key
          of={[
            ['●', 'Washed'],
            ['×', 'Chose not to'],
            ['2', 'How many, where more than one'],
          ]}
        />
      ),
    };
  },
};

const lanes = [
  ['▲', 'Improved'],
  ['▼', 'Worse'],
  ['1', 'Low'],
  ['2', 'Raised'],
  ['3', 'High'],
  ['●', 'Sign seen'],
  ['–', 'Not recorded'],
] as const;

export const mentalStateView: ChartView = {
  usual: '28',
  table: ['change_since_last', 'highest_risk', 'warning_signs_seen', 'escalated_to'],
  make({ answer: { entries, house, person }, window, now }) {
    const asked = { window, now, house, relapse_indicators: person.relapse_indicators };
    const rows = mentalStateRows(entries.care ?? [], asked);
    return {
      summary: mentalStateSummary(entries.care ?? [], asked),
      picture: (label) => <HeatMap label={label} rows={rows} columns={names(window)} tone={2} />,
      more: <Key of={lanes} />,
    };
  },
};

const tasksOf = (entity: Entity): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.kind === 'parts' && 'support_level' in field.fields ? [[name, field.label]] : [],
    ),
  );

function routineView(kind: 'morning_routine' | 'afternoon_routine', meals: readonly string[]): ChartView {
  const labels = tasksOf(charted[kind].entity);
  return {
    usual: '28',
    table: ['completion_pct', 'independence_pct', 'declined_tasks', ...meals, 'bowels_opened', 'status'],
    make({ answer: { entries }, window }) {
      const asked = { window, labels };
      const rows = routineRows(entries[kind] ?? [], asked);
      return {
        summary: routineSummary(entries[kind] ?? [], asked),
        picture: (label) => <HeatMap label={label} rows={rows} columns={names(window)} />,
        more: <Key of={routineKey} />,
      };
    },
  };
}

export const morningView = routineView('morning_routine', ['breakfast']);
export const afternoonView = routineView('afternoon_routine', ['lunch', 'tea_or_supper']);
