import { chartKindNamed, type ChartKind } from '#domain/charts/charted.ts';
import { rangeNamed, type RangeName } from '#domain/charts/chart-window.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { useSearchParams } from 'react-router';
import { chartViews } from './chart-views.ts';

export interface ChartPlace {
  kind: ChartKind | null;
  range: RangeName;
  /** Null: up to now, whatever day that is by the time it is read. */
  until: Day | null;
  /** The address of another chart, or of this one with another time. */
  pathTo(change: { chart?: ChartKind | null; range?: RangeName; until?: Day | null }): string;
  /** Where all entries of a kind are listed, and where one of them is read whole. */
  recordsPath(kind: ChartKind): string;
  entryPath(kind: ChartKind, id: string): string;
}

const dayShape = /^\d{4}-\d\d-\d\d$/;

/** Which chart is open and what time it shows stand in the address, so that a link or a reload finds the same picture. */
export function useChartPlace(): ChartPlace {
  const [params] = useSearchParams();
  const kind = chartKindNamed(params.get('chart'));
  const until = params.get('until');
  return {
    kind,
    range: rangeNamed(params.get('range')) ?? (kind ? chartViews[kind].usual : '28'),
    until: until && dayShape.test(until) && !Number.isNaN(Date.parse(until)) ? until : null,
    pathTo(change) {
      const next = new URLSearchParams(params);
      if ('chart' in change) for (const name of ['range', 'until']) next.delete(name);
      for (const [name, value] of Object.entries(change)) {
        if (value === null || value === undefined) next.delete(name);
        else next.set(name, value);
      }
      return `?${next}`;
    },
    recordsPath: (of) => `?${recordsOf(params, of)}`,
    entryPath: (of, id) => `?${recordsOf(params, of)}&record=${id}`,
  };
}

/** An incident is read among the notes, where its steps are. */
function recordsOf(params: URLSearchParams, kind: ChartKind): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([name]) => !['chart', 'range', 'until'].includes(name)));
  next.set('tab', kind === 'incident' ? 'notes' : 'charts');
  next.set('of', kind);
  return next;
}
