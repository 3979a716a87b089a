import { shortDay } from '#domain/kit/time/day-words.ts';
import {
  changeWords,
  healthyWeight,
  latestWeight,
  weightFigures,
  weightLines,
  weightSummary,
  type LatestWeight,
  type WeightChartQuery,
  type WeightFigures,
} from '#domain/charts/weight-chart.ts';
import { daysIn, lengthOf } from '#domain/charts/chart-window.ts';
import { daysBetween } from '#domain/kit/time/time.ts';
import { Facts } from '../drawing/facts.tsx';
import type { ChartView } from '../drawing/made-chart.ts';
import { TrendLine } from '../../kit/chart/trend-line.tsx';

export const weightView: ChartView = {
  usual: '90',
  table: ['outcome', 'weight_kg', 'method', 'oedema_or_cast'],
  make({ answer: { entries, house, person }, window }) {
    const rows = entries.weight ?? [];
    const asked: WeightChartQuery = { window, house, person };
    const band = healthyWeight(person);
    const latest = latestWeight(rows, asked);
    const lines = weightLines(rows, asked).map((line) =>
      line.map((point) => ({
        at: (daysBetween(window.from, point.day) + 0.5) / lengthOf(window),
        value: point.weight_kg,
        words: `${shortDay(point.day)}: ${point.weight_kg.toFixed(1)} kg${point.bmi === null ? '' : `, BMI ${point.bmi.toFixed(1)}`}`,
      })),
    );
    const meant = weightFigures(rows, asked);
    return {
      summary: weightSummary(rows, asked),
      figures: figuresOf(meant),
      picture: (label) => (
        <TrendLine
          label={label}
          lines={lines}
          unit="kg"
          names={daysIn(window).map(shortDay)}
          band={band && { ...band, words: `healthy ${band.low.toFixed(1)} to ${band.high.toFixed(1)} kg` }}
        />
      ),
      ...(latest ? { more: <Changes latest={latest} /> } : {}),
    };
  },
};

const signed = (value: number, unit: string) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)} ${unit}`;

const figuresOf = (meant: ReadonlyMap<string, WeightFigures>) => {
  const figure = (words: (figures: WeightFigures) => string | null) => (entry: string) => {
    const figures = meant.get(entry);
    return (figures && words(figures)) ?? '';
  };
  return [
    { label: 'BMI', of: figure(({ bmi }) => bmi?.toFixed(1) ?? null) },
    { label: 'Since the last', of: figure(({ change_kg }) => (change_kg === null ? null : signed(change_kg, 'kg'))) },
    {
      label: '3 months',
      of: figure(({ pct_change_3m }) => (pct_change_3m === null ? null : signed(pct_change_3m, '%'))),
    },
    { label: 'Score', of: figure(({ nutrition }) => (nutrition.risk ? String(nutrition.total) : null)) },
  ];
};

const change = (pct: number | null) => (pct === null ? 'No weight to compare' : changeWords(pct));
const risks = { low: 'low risk', medium: 'medium risk', high: 'high risk' } as const;

function Changes({
  latest: { bmi, read_with_care, pct_change_1m, pct_change_3m, pct_change_6m, nutrition },
}: {
  latest: LatestWeight;
}) {
  return (
    <Facts
      facts={[
        ['BMI', bmi === null ? 'No height recorded' : `${bmi.toFixed(1)}${read_with_care ? ', read with care' : ''}`],
        ['1 month', change(pct_change_1m)],
        ['3 months', change(pct_change_3m)],
        ['6 months', change(pct_change_6m)],
        [
          'Nutrition score',
          nutrition.risk
            ? `${nutrition.total}, ${risks[nutrition.risk]}`
            : 'Not complete: a height or an earlier weight is missing',
        ],
      ]}
    />
  );
}
