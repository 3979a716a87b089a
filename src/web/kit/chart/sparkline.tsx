import type { SmallChart } from '#domain/charts/chart-summary.ts';
import plot from './plot.module.css';
import css from './sparkline.module.css';

const size = { width: 280, height: 56 };

/** The same values without axes, for seeing at a glance which chart to open. The words beside it say it all, so it says nothing itself. */
export function Sparkline({ of: { drawn, values, low, high, target } }: { of: SmallChart }) {
  const step = size.width / Math.max(1, values.length);
  const y = (value: number) => size.height - 4 - ((value - low) / Math.max(0.001, high - low)) * (size.height - 10);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={css['spark']}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      {target !== null && <line x1={0} x2={size.width} y1={y(target)} y2={y(target)} className={plot['target']} />}
      {drawn === 'bars' &&
        values.map(
          (value, index) =>
            value !== null && (
              <rect
                key={index}
                x={index * step + step * 0.12}
                width={step * 0.76}
                y={y(value)}
                height={Math.max(1, size.height - 4 - y(value))}
                className={plot['bar']}
                data-tone={1}
              />
            ),
        )}
      {drawn === 'line' &&
        runs(values).map((run) =>
          run.length === 1 ? (
            run.map(({ place, value }) => (
              <circle
                key={place}
                cx={(place + 0.5) * step}
                cy={y(value)}
                r={3}
                className={plot['point']}
                data-tone={1}
              />
            ))
          ) : (
            <polyline
              key={run[0]?.place}
              points={run.map(({ place, value }) => `${(place + 0.5) * step},${y(value)}`).join(' ')}
              className={plot['line']}
              data-tone={1}
            />
          ),
        )}
    </svg>
  );
}

/** Values that follow one another; where one is missing the line is open. */
function runs(values: readonly (number | null)[]): { place: number; value: number }[][] {
  const found: { place: number; value: number }[][] = [];
  values.forEach((value, place) => {
    if (value === null) return;
    const last = found.at(-1);
    if (last?.at(-1)?.place === place - 1) last.push({ place, value });
    else found.push([{ place, value }]);
  });
  return found;
}
