import type { DayValue } from '#domain/residents/views/plan-evidence.ts';
import { daysBetween } from '#domain/kit/time/time.ts';
import css from './plan-page.module.css';

const [width, height] = [120, 28];

/** The way a figure went, day by day, small enough to stand in a line of words; the chart it opens says the rest. */
export function PlanDayLine({ days }: { days: readonly DayValue[] }) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 3) return null;
  const values = days.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [span, range] = [Math.max(daysBetween(first.day, last.day), 1), high - low || 1];
  const points = days.map(({ day, value }) => {
    const x = 2 + (daysBetween(first.day, day) / span) * (width - 4);
    const y = height - 2 - ((value - low) / range) * (height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className={css['line']} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <polyline points={points.join(' ')} />
    </svg>
  );
}
