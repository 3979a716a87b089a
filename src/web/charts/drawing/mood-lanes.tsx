import { shortDay, weekdayAndDate } from '#domain/kit/time/day-words.ts';
import type { MoodLane } from '#domain/charts/mood-chart.ts';
import { boundsOf, daysIn, type ChartWindow } from '#domain/charts/chart-window.ts';
import { instantOf, momentAt, type Moment } from '#domain/kit/time/time.ts';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { Foot } from '../../kit/chart/axis.tsx';
import { Plot } from '../../kit/chart/plot.tsx';
import plot from '../../kit/chart/plot.module.css';

const edge = { top: 34, left: 92, foot: 30, right: 16, between: 44 };
const tall = 110;
const words: Readonly<Record<number, string>> = { 1: 'Very low', 2: 'Low', 3: 'Settled', 4: 'Good', 5: 'Very high' };

interface LanesProps {
  label: string;
  lanes: readonly { name: string; lane: MoodLane; tone: 1 | 3 }[];
  window: ChartWindow;
  zone: string;
}

/** What others saw and what the resident said, one above the other on the same days and never joined. */
export function MoodLanes({ label, lanes, window, zone }: LanesProps) {
  const height = edge.top + lanes.length * tall + (lanes.length - 1) * edge.between + edge.foot;
  const days = daysIn(window);
  const bounds = boundsOf(window, zone);
  return (
    <Plot
      label={label}
      draw={(width) => {
        const x = scaleLinear([instantOf(bounds.from), instantOf(bounds.to)], [edge.left, width - edge.right]);
        const at = (moment: Moment) => x(instantOf(moment));
        const noon = (day: string) => at(momentAt(day, '12:00', zone));
        const drawn = (
          <>
            {lanes.map(({ name, lane, tone }, index) => (
              <g key={name} transform={`translate(0 ${edge.top + index * (tall + edge.between)})`}>
                <Lane name={name} lane={lane} tone={tone} at={at} noon={noon} end={width - edge.right} />
              </g>
            ))}
            <Foot
              names={days.map((day) => (days.length <= 7 ? weekdayAndDate(day) : shortDay(day)))}
              at={(index) => noon(days[index] ?? window.from)}
              y={height - 8}
              from={edge.left}
              to={width - edge.right}
            />
          </>
        );
        return { width, height, drawn };
      }}
    />
  );
}

interface LaneProps {
  name: string;
  lane: MoodLane;
  tone: 1 | 3;
  at(moment: Moment): number;
  noon(day: string): number;
  end: number;
}

function Lane({ name, lane, tone, at, noon, end }: LaneProps) {
  const y = scaleLinear([1, 5], [tall, 0]);
  const path = line<MoodLane['lines'][number][number]>(
    (day) => noon(day.day),
    (day) => y(day.score),
  );
  return (
    <>
      <text x={4} y={-14} className={plot['said']}>
        {name}
        {lane.marks.length === 0 ? ': none recorded' : ''}
      </text>
      {[1, 2, 3, 4, 5].map((score) => (
        <g key={score} transform={`translate(0 ${y(score)})`}>
          <line x1={edge.left} x2={end} className={plot['rule']} data-middle={score === 3 || undefined} />
          {score !== 2 && score !== 4 && (
            <text x={edge.left - 8} dy="0.32em" textAnchor="end" className={plot['small']}>
              {words[score]}
            </text>
          )}
        </g>
      ))}
      {lane.lines.map((days, index) => (
        <path key={index} d={path(days) ?? ''} className={plot['line']} data-tone={tone} />
      ))}
      {lane.marks.map(({ at: moment, score }, index) => (
        <circle key={index} cx={at(moment)} cy={y(score)} r={4.5} className={plot['point']} data-tone={tone}>
          <title>{words[score]}</title>
        </circle>
      ))}
    </>
  );
}
