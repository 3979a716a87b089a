import { fullDay, millilitres, type FluidRange } from '#domain/daily-care/fluids/fluid-range.ts';
import type { FluidRun } from '#domain/charts/fluid-chart.ts';
import { instantOf, localTime, type Moment } from '#domain/kit/time/time.ts';
import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import { Foot, ScaleLines } from '../../kit/chart/axis.tsx';
import { TargetLine, type Dashed } from '../../kit/chart/daily-bars.tsx';
import { Plot } from '../../kit/chart/plot.tsx';
import plot from '../../kit/chart/plot.module.css';

/** The floor and the ceiling of a day, each by its own word. */
export const rangeLines = ({ target_ml, limit_ml }: FluidRange): readonly Dashed[] => [
  ...(target_ml === null ? [] : [{ value: target_ml, words: `target ${millilitres(target_ml)}` }]),
  ...(limit_ml === null ? [] : [{ value: limit_ml, words: `at most ${millilitres(limit_ml)}` }]),
];

interface RunningProps {
  label: string;
  run: FluidRun;
  range: FluidRange;
  now: Moment;
  zone: string;
}

const edge = { top: 28, left: 56, foot: 30, right: 20 };
const height = 300;
interface Step {
  at: Moment;
  ml: number;
}

/** One day's drinks as they added up, beside what the pace of the day expects, under what is allowed. */
export function RunningTotal({ label, run, range, now, zone }: RunningProps) {
  const end = run.isUnfinished ? now : run.to;
  const drunk: Step[] = [
    { at: run.from, ml: 0 },
    ...run.steps.map((step) => ({ at: step.at, ml: step.total_ml })),
    { at: end, ml: run.total_ml },
  ];
  const pace: Step[] = run.pace.map((step) => ({ at: step.at, ml: step.expected_ml }));
  const hours = run.hours.slice(0, -1);
  return (
    <Plot
      label={label}
      draw={(width) => {
        const x = scaleLinear([instantOf(run.from), instantOf(run.to)], [edge.left, width - edge.right]);
        const y = scaleLinear(
          [0, Math.max(fullDay(range) ?? 0, run.total_ml) * 1.12],
          [height - edge.foot, edge.top],
        ).nice(4);
        const at = (step: Step) => x(instantOf(step.at));
        const up = (step: Step) => y(step.ml);
        const endAt = x(instantOf(end));
        const drawn = (
          <>
            <text x={4} y={16} className={plot['small']}>
              ml
            </text>
            <ScaleLines scale={y} from={edge.left} to={width - edge.right} />
            {pace.length > 0 && <path d={line<Step>(at, up).curve(curveLinear)(pace) ?? ''} className={plot['pace']} />}
            {pace[9] && (
              <text x={at(pace[9])} y={up(pace[9]) + 22} className={plot['said']}>
                expected pace
              </text>
            )}
            <path d={area<Step>().x(at).y0(y(0)).y1(up).curve(curveStepAfter)(drunk) ?? ''} className={plot['fill']} />
            <path d={line<Step>(at, up).curve(curveStepAfter)(drunk) ?? ''} className={plot['line']} data-tone={1} />
            {run.steps.map((step, index) => (
              <circle
                key={index}
                cx={x(instantOf(step.at))}
                cy={y(step.total_ml)}
                r={4}
                className={plot['point']}
                data-tone={1}
              >
                <title>{`${localTime(step.at, zone)}: ${step.total_ml} ml`}</title>
              </circle>
            ))}
            {rangeLines(range).map(({ value, words }) => (
              <TargetLine key={words} y={y(value)} from={edge.left} to={width - edge.right} words={words} />
            ))}
            <text
              x={endAt}
              y={y(run.total_ml) - 12}
              textAnchor={endAt > width - 90 ? 'end' : 'start'}
              className={plot['value']}
            >
              {run.total_ml.toLocaleString('en-GB')}
            </text>
            <Foot
              names={hours.map((hour) => localTime(hour, zone).slice(0, 2))}
              at={(index) => x(instantOf(hours[index] ?? run.from))}
              y={height - 8}
              from={edge.left}
              to={width - edge.right}
              room={30}
            />
          </>
        );
        return { width, height, drawn };
      }}
    />
  );
}
