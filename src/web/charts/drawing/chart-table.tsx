import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { ChartEntry } from '#domain/charts/chart-entry.ts';
import type { ChartWindow } from '#domain/charts/chart-window.ts';
import { charted, type Charted, type ChartKind } from '#domain/charts/charted.ts';
import { fluidDayOf } from '#domain/daily-care/fluids/fluid-day.ts';
import { isWithin } from '#domain/charts/chart-window.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { dayInWords, momentInWords } from '../../kit/house/house-clock.ts';
import { valueText, type ValueWording } from '../../kit/names/value-text.ts';
import type { ChartFigure } from './made-chart.ts';
import list from '../../kit/styles/list.module.css';
import kit from '../../kit/styles/kit.module.css';

export type TableRow = ChartEntry & RecordValues;

interface TableProps {
  kind: ChartKind;
  label: string;
  fields: readonly string[];
  figures: readonly ChartFigure[];
  rows: readonly TableRow[];
  zone: string;
  /** Where one entry is read whole. */
  pathTo(id: string): string;
}

/** The entries a window shows, newest first; those a trend looks back on stay out of the table. */
export function rowsWithin(
  kind: ChartKind,
  rows: readonly TableRow[],
  window: ChartWindow,
  house: { time_zone: string; fluid_day_start: string },
): TableRow[] {
  const { dated }: Charted = charted[kind];
  const dayOf = (row: TableRow) =>
    dated
      ? String(row[dated])
      : kind === 'fluid_intake'
        ? fluidDayOf(row.occurred_at, house)
        : localDay(row.occurred_at, house.time_zone);
  return rows.filter((row) => isWithin(dayOf(row), window)).toReversed();
}

/** The same facts in rows: who, when, late or not, and with a line through what was struck out. */
export function ChartTable({ kind, label, fields, figures, rows, zone, pathTo }: TableProps) {
  const { entity, dated }: Charted = charted[kind];
  const wording: ValueWording = { zone, nameOf: () => null };
  const when = (row: TableRow) => (dated ? dayInWords(String(row[dated])) : momentInWords(row.occurred_at, zone));
  const columns = fields.flatMap((name) => (entity.fields[name] ? [{ name, field: entity.fields[name] }] : []));
  return (
    <div className={list['list']}>
      <div className={list['scroller']}>
        <table className={list['table']} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">When</th>
              {columns.map(({ name, field }) => (
                <th key={name} scope="col">
                  {field.label}
                </th>
              ))}
              {figures.map((figure) => (
                <th key={figure.label} scope="col">
                  {figure.label}
                </th>
              ))}
              <th scope="col">By</th>
              <th scope="col">Remarks</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-struck={row.is_deleted || undefined}>
                <td>
                  <Link to={pathTo(row.id)} className={`${kit['link']} ${list['open']}`}>
                    {when(row)}
                  </Link>
                </td>
                {columns.map(({ name, field }) => (
                  <td key={name} data-label={field.label}>
                    {valueText(field, row[name], wording)}
                  </td>
                ))}
                {figures.map((figure) => (
                  <td key={figure.label} data-label={figure.label}>
                    {figure.of(row.id) || '–'}
                  </td>
                ))}
                <td data-label="By">{row.by || '–'}</td>
                <td data-label="Remarks">{remarks(row, zone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function remarks(row: TableRow, zone: string): string {
  const late = row.is_late_entry && row.recorded_at ? `Late, recorded ${momentInWords(row.recorded_at, zone)}` : '';
  const struck = row.is_deleted ? `Struck out${row.deletion_reason ? `: ${row.deletion_reason}` : ''}` : '';
  return [struck, late].filter(Boolean).join(' · ') || '–';
}
