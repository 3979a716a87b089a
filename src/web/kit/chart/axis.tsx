import { shortDay, weekdayAndDate } from '#domain/kit/time/day-words.ts';
import type { ChartWindow } from '#domain/charts/chart-window.ts';
import type { ScaleLinear } from 'd3-scale';
import plot from './plot.module.css';

/** A day or a week, as short as the foot of a chart allows. */
export const columnName = ({ from, to }: ChartWindow, isShort = false): string =>
  from === to && isShort ? weekdayAndDate(from) : shortDay(from);

interface ScaleLinesProps {
  scale: ScaleLinear<number, number>;
  from: number;
  to: number;
  count?: number;
  name?: (value: number) => string;
}

/** Lines across the picture, each with its value at the left. */
export const ScaleLines = ({
  scale,
  from,
  to,
  count = 4,
  name = (value) => value.toLocaleString('en-GB'),
}: ScaleLinesProps) => (
  <g>
    {scale.ticks(count).map((value) => (
      <g key={value} transform={`translate(0 ${scale(value)})`}>
        <line x1={from} x2={to} className={plot['rule']} />
        <text x={from - 8} dy="0.32em" textAnchor="end" className={plot['small']}>
          {name(value)}
        </text>
      </g>
    ))}
  </g>
);

interface FootProps {
  names: readonly string[];
  /** The middle of each step. */
  at(index: number): number;
  y: number;
  /** How wide a name is at most. */
  room?: number;
  /** From where to where the steps run. */
  from: number;
  to: number;
}

/** Names along the foot; where they would touch, only every second, third or seventh is said, counted from the last. */
export function Foot({ names, at, y, from, to, room = 60 }: FootProps) {
  const every = Math.max(1, Math.ceil((names.length * room) / (to - from)));
  // A name at the edge is drawn inwards, so that it is not cut off.
  const anchor = (x: number) => (x + room / 2 > to + 12 ? ({ x: to + 8, textAnchor: 'end' } as const) : { x });
  return (
    <g className={plot['small']} textAnchor="middle">
      {names.map((name, index) =>
        (names.length - 1 - index) % every === 0 ? (
          <text key={index} {...anchor(at(index))} y={y}>
            {name}
          </text>
        ) : null,
      )}
    </g>
  );
}

/** For what is not finished: the same colour with lines through it, so that it cannot be taken for the whole. */
export const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1="0" x2="0" y1="0" y2="6" className={plot['hatch']} />
    </pattern>
  </defs>
);
