import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { Foot, ScaleLines } from './axis.tsx';
import { Plot } from './plot.tsx';
import plot from './plot.module.css';

interface TrendPoint {
  /** Where in the window, from 0 to 1. */
  at: number;
  value: number;
  words: string;
}

interface TrendProps {
  label: string;
  /** Lines with open ends: where one ends and the next begins, nothing is known. */
  lines: readonly (readonly TrendPoint[])[];
  unit: string;
  /** The days along the foot. */
  names: readonly string[];
  band?: { low: number; high: number; words: string } | null;
  height?: number;
  /** Counted, not measured: no decimals, and no axis below nothing. */
  isWhole?: boolean;
}

const edge = { top: 28, left: 56, foot: 30, right: 64 };

/** How a value went over time, against the band that is healthy. */
export function TrendLine({ label, lines, unit, names, band = null, height = 280, isWhole = false }: TrendProps) {
  const points = lines.flat();
  const values = [...points.map((point) => point.value), ...(band ? nearPoints(band, points) : [])];
  const [low, high] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];
  const last = points.at(-1);
  return (
    <Plot
      label={label}
      draw={(width) => {
        const [from, to] = isWhole ? [Math.max(0, low - 1), Math.max(high + 1, low + 4)] : [low - 1, high + 1];
        const y = scaleLinear([from, to], [height - edge.foot, edge.top]).nice(4);
        const x = scaleLinear([0, 1], [edge.left, width - edge.right]);
        const path = line<TrendPoint>(
          (point) => x(point.at),
          (point) => y(point.value),
        );
        const clip = (value: number) => Math.min(height - edge.foot, Math.max(edge.top, y(value)));
        const drawn = (
          <>
            <text x={4} y={16} className={plot['small']}>
              {unit}
            </text>
            {band && (
              <g>
                <rect
                  x={edge.left}
                  width={width - edge.left - edge.right}
                  y={clip(band.high)}
                  height={Math.max(0, clip(band.low) - clip(band.high))}
                  className={plot['band']}
                />
                <text x={edge.left + 8} y={clip(band.high) + 18} className={plot['bandWords']}>
                  {band.words}
                </text>
              </g>
            )}
            <ScaleLines scale={y} from={edge.left} to={width - edge.right} />
            {lines.map((one, index) => (
              <path key={index} d={path([...one]) ?? ''} className={plot['line']} data-tone={1} />
            ))}
            {points.map((point, index) => (
              <circle key={index} cx={x(point.at)} cy={y(point.value)} r={5} className={plot['point']} data-tone={1}>
                <title>{point.words}</title>
              </circle>
            ))}
            {last && (
              <text
                x={x(last.at) + 10}
                y={y(last.value)}
                dy="0.32em"
                className={plot['value']}
              >{`${last.value.toFixed(isWhole ? 0 : 1)}${band ? arrowOf(last.value, band) : ''}`}</text>
            )}
            <Foot
              names={names}
              at={(index) => x(names.length === 1 ? 0.5 : (index + 0.5) / names.length)}
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

const arrowOf = (value: number, { low, high }: { low: number; high: number }) =>
  value < low ? ' ▼' : value > high ? ' ▲' : '';

/** The band is drawn where the values are; one far away from it is not squeezed flat for its sake. */
function nearPoints({ low, high }: { low: number; high: number }, points: readonly TrendPoint[]): number[] {
  const reach = 12;
  const values = points.map((point) => point.value);
  return [low, high].filter((limit) => values.length === 0 || values.some((value) => Math.abs(value - limit) <= reach));
}
