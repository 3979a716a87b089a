import { bodyMap, type BodyMap } from '#domain/incidents/body-map/body-map.ts';
import type { incident } from '#domain/incidents/incident/incident.ts';
import { needsIncident } from '#domain/incidents/body-map/body-map-rules.ts';
import { mapVersion } from '#domain/incidents/body-map/body-outline.ts';
import { regionAt, type BodyPoint } from '#domain/incidents/body-map/body-point.ts';
import type { EnteredValues } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { startValues, writable } from '#domain/kit/vocabulary/parse.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';

/** The marks seen on one occasion, while they are being written down. */
export interface Chart {
  readonly id: string;
  /** What holds for all of them: the occasion, the time, the incident they belong to. */
  readonly shared: EnteredValues<typeof bodyMap>;
  readonly marks: readonly ChartMark[];
  /** The short incident report that marks nobody can explain bring with them. */
  readonly report: ChartReport;
}

export interface ChartMark {
  /** Made when the mark is placed, so that a second try at saving is no second mark. */
  readonly id: string;
  readonly values: MarkValues;
}

/** A mark may be half filled in, but where it is has been pointed at. */
export type MarkValues = EnteredValues<typeof bodyMap> & Readonly<BodyPoint> & { readonly region: string };

interface ChartReport {
  readonly id: string;
  readonly values: EnteredValues<typeof incident>;
}

const only = (names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (bodyMap.fields[name] ? [[name, bodyMap.fields[name]] as const] : [])));

export const sharedFields = only(['occasion', 'occurred_at', 'late_entry_reason', 'late_entry_reason_text']);
const decided = new Set([
  'resident',
  'chart',
  'map_version',
  'incident',
  'reviews',
  'edit_reason',
  'edit_reason_text',
  ...Object.keys(sharedFields),
]);
/** What is asked of each mark. */
export const markFields: Fields = Object.fromEntries(
  Object.entries(writable(bodyMap)).filter(([name]) => !decided.has(name)),
);

const occasions = bodyMap.fields.occasion.options;
const isOccasion = (given: string | null | undefined): given is BodyMap['occasion'] =>
  typeof given === 'string' && given in occasions;

interface Beginning {
  readonly id: string;
  readonly reportId: string;
  readonly now: string;
  readonly incident: string | null;
  /** Why the body is looked at, where the way here said so. */
  readonly occasion?: string | null;
}

export const emptyChart = ({ id, reportId, now, incident, occasion }: Beginning): Chart => ({
  id,
  shared: {
    ...startValues(sharedFields, now, now.slice(0, 10)),
    ...(incident ? { occasion: 'incident' } : isOccasion(occasion) ? { occasion } : {}),
    incident,
  },
  marks: [],
  report: { id: reportId, values: {} },
});

/** A new mark where somebody pointed; off the body there is none. */
export function withMark(chart: Chart, id: string, point: BodyPoint): Chart {
  const region = regionAt(point);
  if (!region) return chart;
  return {
    ...chart,
    marks: [...chart.marks, { id, values: { ...startValues(markFields, '', ''), ...point, region } }],
  };
}

export const changed = (chart: Chart, id: string, part: Partial<MarkValues>): Chart => ({
  ...chart,
  marks: chart.marks.map((mark) => (mark.id === id ? { ...mark, values: { ...mark.values, ...part } } : mark)),
});

/** A mark that is moved is in another part of the body, unless it is off it: then it stays. */
export function movedTo(chart: Chart, id: string, point: BodyPoint): Chart {
  const region = regionAt(point);
  return region ? changed(chart, id, { ...point, region }) : chart;
}

export const withoutMark = (chart: Chart, id: string): Chart => ({
  ...chart,
  marks: chart.marks.filter((mark) => mark.id !== id),
});

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** What the rules look at in a mark that may be half filled in. */
export const markFacts = ({ region, cause, mark_type, pressure_category }: MarkValues) => ({
  region,
  cause: text(cause),
  mark_type: text(mark_type),
  pressure_category: text(pressure_category),
});

export function isToBeReported({ values }: ChartMark): boolean {
  const { cause, mark_type, pressure_category } = markFacts(values);
  return needsIncident({ cause: cause ?? '', mark_type: mark_type ?? '', pressure_category });
}

/** The marks belong to an incident and none is named yet. */
export const wantsReport = ({ shared, marks }: Chart): boolean =>
  shared.incident === null && marks.some(isToBeReported);

/** One mark as it is stored. An incident that is named holds for all; one that is begun here, for those that need it. */
export function wholeMark(chart: Chart, mark: ChartMark, resident: string): RecordValues {
  const begun = wantsReport(chart) && isToBeReported(mark) ? chart.report.id : null;
  return {
    ...mark.values,
    ...chart.shared,
    resident,
    chart: chart.id,
    map_version: mapVersion,
    incident: chart.shared.incident ?? begun,
  };
}

const isPlaced = (values: unknown): values is MarkValues =>
  isRecordValues(values) &&
  (values['view'] === 'front' || values['view'] === 'back') &&
  typeof values['x'] === 'number' &&
  typeof values['y'] === 'number' &&
  typeof values['region'] === 'string';
const isMark = (mark: unknown): mark is ChartMark =>
  isRecordValues(mark) && typeof mark['id'] === 'string' && isPlaced(mark['values']);
const isReport = (report: unknown): report is ChartReport =>
  isRecordValues(report) && typeof report['id'] === 'string' && isRecordValues(report['values']);

/** A chart as a draft has it; null where the draft is of another shape. */
export function chartFrom({ id, shared, marks, report }: RecordValues): Chart | null {
  if (typeof id !== 'string' || !isRecordValues(shared) || !isReport(report)) return null;
  return Array.isArray(marks) && marks.every(isMark) ? { id, shared, marks, report } : null;
}
