import type { HeatCell, HeatRow } from '#domain/charts/heat.ts';
import { Foot } from '../../kit/chart/axis.tsx';
import { Plot } from '../../kit/chart/plot.tsx';
import plot from '../../kit/chart/plot.module.css';

interface HeatProps {
  label: string;
  rows: readonly HeatRow[];
  columns: readonly string[];
  tone?: 1 | 2 | 3;
}

const tall = 30;
const edge = { top: 4, foot: 28, right: 8 };
const thinnest = 20;
/** Room for a row's name above it, where there is none beside it. */
const above = 24;

/** Things down, time across: the fuller a square the more of it, with a mark that says the same. What is not known is left open. */
export function HeatMap({ label, rows, columns, tone = 1 }: HeatProps) {
  const beside = Math.min(280, 24 + 8 * Math.max(8, ...rows.map((row) => row.label.length)));
  return (
    <Plot
      label={label}
      draw={(room) => {
        const isNarrow = room < beside + columns.length * thinnest + edge.right;
        const left = isNarrow ? 0 : beside;
        const width = isNarrow ? Math.max(room, columns.length * thinnest + edge.right) : room;
        const pitch = isNarrow ? tall + above : tall;
        const height = edge.top + rows.length * pitch + edge.foot;
        const step = (width - left - edge.right) / columns.length;
        const names = rows.map((row, index) =>
          isNarrow ? (
            <text key={row.label} x={2} y={edge.top + index * pitch + above - 7} className={plot['small']}>
              {row.label}
            </text>
          ) : (
            <text
              key={row.label}
              x={left - 8}
              y={edge.top + index * pitch + tall / 2}
              dy="0.32em"
              textAnchor="end"
              className={plot['small']}
            >
              {row.label}
            </text>
          ),
        );
        const drawn = (
          <>
            {!isNarrow && names}
            {rows.map((row, index) => (
              <g key={row.label} transform={`translate(0 ${edge.top + index * pitch + pitch - tall})`}>
                {row.cells.map((cell, place) => (
                  <g key={place} transform={`translate(${left + place * step} 0)`}>
                    <title>{`${row.label}, ${columns[place] ?? ''}: ${cell.words}`}</title>
                    <Square cell={cell} width={step} tone={tone} />
                  </g>
                ))}
              </g>
            ))}
            <Foot
              names={columns}
              at={(index) => left + (index + 0.5) * step}
              y={height - 8}
              from={left}
              to={width - edge.right}
              room={columns.length > 24 ? 56 : 60}
            />
          </>
        );
        return { width, height, drawn, ...(isNarrow ? { staying: names } : {}) };
      }}
    />
  );
}

/** In steps, so that the mark in a square can always be read on it. */
const shades = [0, 0.16, 0.3, 0.46, 0.86, 1];
const shadeOf = (level: number): number =>
  shades[level <= 0 ? 0 : level <= 0.2 ? 1 : level <= 0.4 ? 2 : level <= 0.67 ? 3 : level < 1 ? 4 : 5] ?? 0;
const dark = 0.8;

function Square({ cell: { level, mark }, width, tone }: { cell: HeatCell; width: number; tone: number }) {
  const shade = shadeOf(level ?? 0);
  return (
    <>
      {level === null ? (
        <line x1={width / 2 - 3} x2={width / 2 + 3} y1={tall / 2} y2={tall / 2} className={plot['gap']} />
      ) : (
        <rect
          x={1}
          y={1}
          width={Math.max(1, width - 2)}
          height={tall - 2}
          rx={3}
          className={plot['cell']}
          data-tone={tone}
          fillOpacity={shade}
        />
      )}
      {mark && (
        <text
          x={width / 2}
          y={tall / 2}
          dy="0.34em"
          textAnchor="middle"
          className={plot['mark']}
          data-dark={shade > dark || undefined}
        >
          {mark}
        </text>
      )}
    </>
  );
}
