import type { HeatRow } from '#domain/charts/heat.ts';
import { Foot } from './axis.tsx';
import { Plot } from './plot.tsx';
import css from './charts.module.css';

interface HeatProps {
  label: string;
  rows: readonly HeatRow[];
  columns: readonly string[];
  tone?: 1 | 2 | 3;
}

const tall = 30;
const edge = { top: 4, foot: 28, right: 8 };
const thinnest = 20;
/** In steps, so that the mark in a square can always be read on it. */
const shades = [0, 0.16, 0.3, 0.46, 0.86, 1];
const shadeOf = (level: number): number => shades[level <= 0 ? 0 : level <= 0.2 ? 1 : level <= 0.4 ? 2 : level <= 0.67 ? 3 : level < 1 ? 4 : 5] ?? 0;
const dark = 0.8;

/** Things down, time across: the fuller a square the more of it, with a mark that says the same. What is not known is left open. */
export function HeatMap({ label, rows, columns, tone = 1 }: HeatProps) {
  const left = Math.min(190, 24 + 8 * Math.max(8, ...rows.map((row) => row.label.length)));
  const height = edge.top + rows.length * tall + edge.foot;
  return (
    <Plot label={label} height={height} least={left + columns.length * thinnest + edge.right}>
      {(width) => {
        const step = (width - left - edge.right) / columns.length;
        return (
          <>
            {rows.map((row, index) => (
              <g key={row.label} transform={`translate(0 ${edge.top + index * tall})`}>
                <text x={left - 8} y={tall / 2} dy="0.32em" textAnchor="end" className={css['small']}>{clipped(row.label, left)}<title>{row.label}</title></text>
                {row.cells.map((cell, place) => (
                  <g key={place} transform={`translate(${left + place * step} 0)`}>
                    <title>{`${row.label}, ${columns[place] ?? ''}: ${cell.words}`}</title>
                    {cell.level === null
                      ? <line x1={step / 2 - 3} x2={step / 2 + 3} y1={tall / 2} y2={tall / 2} className={css['gap']} />
                      : <rect x={1} y={1} width={Math.max(1, step - 2)} height={tall - 2} rx={3} className={css['cell']} data-tone={tone} fillOpacity={shadeOf(cell.level)} />}
                    {cell.mark && <text x={step / 2} y={tall / 2} dy="0.34em" textAnchor="middle" className={css['mark']} data-dark={shadeOf(cell.level ?? 0) > dark || undefined}>{cell.mark}</text>}
                  </g>
                ))}
              </g>
            ))}
            <Foot names={columns} at={(index) => left + (index + 0.5) * step} y={height - 8} width={width - left} room={56} />
          </>
        );
      }}
    </Plot>
  );
}

const clipped = (words: string, room: number) => {
  const letters = Math.floor((room - 16) / 7);
  return words.length > letters ? `${words.slice(0, letters - 1)}…` : words;
};
