import { millilitres as ml } from '#domain/daily-care/fluids/fluid-range.ts';
import {
  fluidBars,
  fluidRun,
  fluidSummary,
  runningTotals,
  type FluidChartQuery,
  type FluidRun,
} from '#domain/charts/fluid-chart.ts';
import { DailyBars } from '../../kit/chart/daily-bars.tsx';
import { columnName } from '../../kit/chart/axis.tsx';
import { Facts } from '../drawing/facts.tsx';
import type { ChartView } from '../drawing/made-chart.ts';
import { rangeLines, RunningTotal } from '../drawing/running-total.tsx';

/** A day as it ran; more than a day as bars. */
export const fluidView: ChartView = {
  usual: 'day',
  table: ['fluid_type', 'output_type', 'offered_ml', 'amount_ml', 'route', 'outcome'],
  make({ answer: { entries, house, person }, window, now }) {
    const rows = entries.fluid_intake ?? [];
    const asked: FluidChartQuery = { window, now, house, target_ml: person.target_ml, limit_ml: person.limit_ml };
    const summary = fluidSummary(rows, asked);
    const totals = runningTotals(rows, house);
    const figures = [
      { label: 'Total so far', of: (entry: string) => (totals.has(entry) ? ml(totals.get(entry) ?? 0) : '') },
    ];
    if (window.from === window.to) {
      const run = fluidRun(rows, window.to, asked);
      return {
        summary,
        picture: (label) => <RunningTotal label={label} run={run} range={person} now={now} zone={house.time_zone} />,
        more: <Balance run={run} />,
        figures,
      };
    }
    const bars = fluidBars(rows, asked);
    const ways = { above: 'up', below: 'down', reached: null } as const;
    return {
      summary,
      figures,
      picture: (label) => (
        <DailyBars
          label={label}
          unit="ml"
          lines={rangeLines(person)}
          bars={bars.map((bar) => ({
            name: columnName({ from: bar.day, to: bar.day }, bars.length <= 7),
            value: bar.total_ml,
            isUnfinished: bar.isUnfinished,
            way: bar.level && ways[bar.level],
          }))}
        />
      ),
    };
  },
};

function Balance({ run: { out, total_ml, balance_ml } }: { run: FluidRun }) {
  if (out.entries === 0)
    return (
      <Facts
        facts={[
          ['Drunk', ml(total_ml)],
          ['Out', 'Nothing recorded'],
        ]}
      />
    );
  const passed = [out.measured_ml > 0 && ml(out.measured_ml), out.unmeasured > 0 && `not measured × ${out.unmeasured}`]
    .filter(Boolean)
    .join(', ');
  return (
    <Facts
      facts={[
        ['Drunk', ml(total_ml)],
        ['Out', passed],
        [
          'Balance',
          balance_ml === null
            ? 'Not calculated: something was not measured'
            : `${balance_ml > 0 ? '+' : ''}${ml(balance_ml)}`,
        ],
      ]}
    />
  );
}
