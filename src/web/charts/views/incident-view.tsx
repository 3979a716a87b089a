import { charted } from '#domain/charts/charted.ts';
import {
  hourGrid,
  hours,
  incidentCounts,
  incidentSummary,
  type IncidentChartQuery,
} from '#domain/charts/incident-chart.ts';
import { isByWeek } from '#domain/charts/chart-window.ts';
import { columnName } from '../../kit/chart/axis.tsx';
import { DailyBars } from '../../kit/chart/daily-bars.tsx';
import { HeatMap } from '../drawing/heat-map.tsx';
import type { ChartView } from '../drawing/made-chart.ts';
import css from './incident-view.module.css';

const places: Readonly<Record<string, string>> = charted.incident.entity.fields.location.options;

/** When in the day and where, and how often as time went on: two questions, two pictures. */
export const incidentView: ChartView = {
  usual: '90',
  table: ['incident_type', 'location', 'severity', 'status'],
  make({ answer: { entries, house }, window, now }) {
    const rows = entries.incident ?? [];
    const asked: IncidentChartQuery = { window, now, house, places };
    const grid = hourGrid(rows, asked);
    const counts = incidentCounts(rows, asked);
    const every = isByWeek(window) ? 'week' : 'day';
    return {
      summary: incidentSummary(rows, asked),
      picture: (label) => (
        <>
          {grid.length > 0 && (
            <>
              <h3 className={css['part']}>By hour and place</h3>
              <HeatMap label={`${label} By hour and place.`} rows={grid} columns={hours} tone={2} />
            </>
          )}
          <h3 className={css['part']}>By {every}</h3>
          <DailyBars
            label={`${label} By ${every}.`}
            unit="incidents"
            height={180}
            least={4}
            tone={2}
            isNoughtQuiet
            bars={counts.map((column) => ({ name: columnName(column, counts.length <= 7), value: column.count }))}
          />
        </>
      ),
    };
  },
};
