import type { FluidRun } from '#domain/charts/fluid-chart.ts';
import { instantOf, localTime, type Moment } from '#domain/kit/time.ts';
import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import { Foot, ScaleLines } from './axis.tsx';
import { TargetLine } from './daily-bars.tsx';
import { Plot } from './plot.tsx';
import plot from './plot.module.css';

interface RunningProps {
  label: string;
  run: FluidRun;
  target_ml: number;
  /** The most a clinician allows; null where nothing is restricted. */
  limit_ml: number | null;
  now: Moment;
  zone: string;
}

const edge = { top: 28, left: 56, foot: 30, right: 20 };
const height = 300;
interface Step {
  at: Moment;
  ml: number;
}

/** One day's drinks as they added up, beside what the pace of the day expects. */
export function RunningTotal({ label, run, target_ml, limit_ml, now, zone }: RunningProps) {
  const end = run.isUnfinished ? now : run.to;
  const drunk: Step[] = [{ at: run.from, ml: 0 }, ...run.steps.map((step) => ({ at: step.at, ml: step.total_ml })), { at: end, ml: run.total_ml }];
  const pace: Step[] = run.pace.map((step) => ({ at: step.at, ml: step.expected_ml }));
  const hours = pace.slice(0, -1);
  return (
    <Plot label={label} draw={(width) => {
      const x = scaleLinear([instantOf(run.from), instantOf(run.to)], [edge.left, width - edge.right]);
      const y = scaleLinear([0, Math.max(target_ml, limit_ml ?? 0, run.total_ml) * 1.12], [height - edge.foot, edge.top]).nice(4);
      const at = (step: Step) => x(instantOf(step.at));
      const up = (step: Step) => y(step.ml);
      const endAt = x(instantOf(end));
      const drawn = (
        <>
          <text x={4} y={16} className={plot['small']}>ml</text>
          <ScaleLines scale={y} from={edge.left} to={width - edge.right} />
          <path d={line<Step>(at, up).curve(curveLinear)(pace) ?? ''} className={plot['pace']} />
          <text x={x(instantOf(pace[9]?.at ?? run.from))} y={y(pace[9]?.ml ?? 0) + 22} className={plot['said']}>expected pace</text>
          <path d={area<Step>().x(at).y0(y(0)).y1(up).curve(curveStepAfter)(drunk) ?? ''} className={plot['fill']} />
          <path d={line<Step>(at, up).curve(curveStepAfter)(drunk) ?? ''} className={plot['line']} data-tone={1} />
          {run.steps.map((step, index) => <circle key={index} cx={x(instantOf(step.at))} cy={y(step.total_ml)} r={4} className={plot['point']} data-tone={1}><title>{`${localTime(step.at, zone)}: ${step.total_ml} ml`}</title></circle>)}
          {limit_ml !== null && <TargetLine y={y(limit_ml)} from={edge.left} to={width - edge.right} words={`at most ${limit_ml.toLocaleString('en-GB')}`} />}
          <TargetLine y={y(target_ml)} from={edge.left} to={width - edge.right} words={`target ${target_ml.toLocaleString('en-GB')}`} />
          <text x={endAt} y={y(run.total_ml) - 12} textAnchor={endAt > width - 90 ? 'end' : 'start'} className={plot['value']}>{run.total_ml.toLocaleString('en-GB')}</text>
          <Foot names={hours.map((hour) => localTime(hour.at, zone).slice(0, 2))} at={(index) => at(hours[index] ?? { at: run.from, ml: 0 })} y={height - 8} from={edge.left} to={width - edge.right} room={30} />
        </>
      );
      return { width, height, drawn };
    }} />
  );
}
