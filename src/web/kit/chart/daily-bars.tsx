import { scaleBand, scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { Foot, Hatch, ScaleLines } from './axis.tsx';
import { Plot } from './plot.tsx';
import plot from './plot.module.css';

interface Bar {
  name: string;
  /** Null: nothing is known, which is not nought. */
  value: number | null;
  isUnfinished?: boolean;
  way?: 'up' | 'down' | null;
}

/** A line across the bars, with its word. */
export interface Dashed {
  value: number;
  words: string;
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  unit: string;
  lines?: readonly Dashed[];
  least?: number;
  height?: number;
  tone?: 1 | 2 | 3;
  /** Where nought is the rule, only what happened is said. */
  isNoughtQuiet?: boolean;
}

const arrows = { up: '▲', down: '▼' } as const;
const edge = { top: 28, left: 56, foot: 30, right: 12 };
const number = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/** One bar for each day or week, from nought; the target dashed, what is not finished hatched, what is not known left open. */
export function DailyBars({
  label,
  bars,
  unit,
  lines = [],
  least = 1,
  height = 260,
  tone = 1,
  isNoughtQuiet = false,
}: BarsProps) {
  const hatch = useId();
  const most = Math.max(least, ...lines.map((line) => line.value), ...bars.map((bar) => bar.value ?? 0));
  return (
    <Plot
      label={label}
      draw={(width) => {
        const y = scaleLinear([0, most * 1.1], [height - edge.foot, edge.top]).nice(4);
        const x = scaleBand(
          bars.map((_, index) => index),
          [edge.left, width - edge.right],
        )
          .paddingInner(0.25)
          .paddingOuter(0.1);
        const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
        const drawn = (
          <>
            <Hatch id={hatch} />
            <text x={4} y={16} className={plot['small']}>
              {unit}
            </text>
            <ScaleLines scale={y} from={edge.left} to={width - edge.right} />
            {bars.map((bar, index) => (
              <OneBar
                key={index}
                bar={bar}
                left={x(index) ?? 0}
                width={x.bandwidth()}
                top={y(bar.value ?? 0)}
                foot={y(0)}
                isQuiet={isNoughtQuiet && bar.value === 0}
                fill={bar.isUnfinished ? `url(#${hatch})` : undefined}
                tone={tone}
              />
            ))}
            {lines.map((line) => (
              <TargetLine
                key={line.words}
                y={y(line.value)}
                from={edge.left}
                to={width - edge.right}
                words={line.words}
              />
            ))}
            <Foot
              names={bars.map((bar) => bar.name)}
              at={middle}
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

interface OneBarProps {
  bar: Bar;
  left: number;
  width: number;
  top: number;
  foot: number;
  fill: string | undefined;
  isQuiet: boolean;
  tone: number;
}

function OneBar({ bar, left, width, top, foot, fill, isQuiet, tone }: OneBarProps) {
  const middle = left + width / 2;
  if (bar.value === null)
    return (
      <text x={middle} y={foot - 6} textAnchor="middle" className={plot['small']}>
        {width >= 8 ? '–' : ''}
        <title>{bar.name}: not recorded</title>
      </text>
    );
  const words = [width >= 40 ? number(bar.value) : '', bar.way && width >= 12 ? arrows[bar.way] : '']
    .filter(Boolean)
    .join(' ');
  return (
    <g>
      <title>{`${bar.name}: ${number(bar.value)}${bar.isUnfinished ? ', not finished' : ''}`}</title>
      <rect
        x={left}
        y={top}
        width={width}
        height={Math.max(0, foot - top)}
        rx={Math.min(3, width / 4)}
        className={plot['bar']}
        data-tone={tone}
        {...(fill ? { style: { fill } } : {})}
        data-unfinished={fill ? true : undefined}
      />
      {words && !isQuiet && (
        <text x={middle} y={top - 6} textAnchor="middle" className={plot['value']}>
          {words}
        </text>
      )}
    </g>
  );
}

/** The words stand on the line's own ground, so that a bar behind them does not hide them. */
export const TargetLine = ({ y, from, to, words }: { y: number; from: number; to: number; words: string }) => (
  <g>
    <line x1={from} x2={to} y1={y} y2={y} className={plot['target']} />
    <text x={to} y={y - 6} textAnchor="end" className={plot['said']}>
      {words}
    </text>
  </g>
);
