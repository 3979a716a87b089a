import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { readInput, writable } from '#domain/kit/vocabulary/parse.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { partialUpdate } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { Stored, StoredRecord } from '../../kit/state/stored-record.ts';
import type { ApiRefusal } from '../../kit/state/refusal.ts';
import { saveRecord } from '../../kit/saving/save-record.ts';
import { wantsReport, wholeMark, type Chart } from '../marks/chart.ts';
import { wholeReport } from './chart-report.ts';

/** Which part was refused: a mark by its id, or the report. */
export type Sent =
  | { ok: true; marks: Stored<typeof bodyMap>[]; report: Stored<typeof incident> | null }
  | { ok: false; part: string; refusal: ApiRefusal };

interface ChartSending {
  readonly chart: Chart;
  readonly resident: string;
  readonly zone: string;
  readonly confirmed: readonly string[];
  /** What an earlier try has stored already. */
  readonly stored: Map<string, StoredRecord>;
  /** Sent again by itself: its failure is not announced. */
  readonly quiet?: boolean;
}

const isReport = shapeOf(incident);

/** The marks follow at once, so nobody is asked why there are none yet. */
const marksFollow = 'no_body_map';

/** Stores a part once; what is stored already is not sent again. */
async function store<E extends Entity>(
  { stored, confirmed, quiet = false }: ChartSending,
  entity: E,
  id: string,
  given: RecordValues,
): Promise<{ record: Stored<E> } | { refusal: ApiRefusal }> {
  const known = stored.get(id);
  if (shapeOf(entity)(known)) return { record: known };
  const fields = writable(entity);
  const { values } = readInput(fields, given);
  const answer = await saveRecord({ entity, fields, values, id, before: null, version: null, confirmed, quiet });
  if (!answer.ok) return { refusal: answer };
  stored.set(id, answer.body);
  return { record: answer.body };
}

/** Sends a chart: the report first where there is one, then each mark, then the report is told of its marks. */
export async function sendChart(sending: ChartSending): Promise<Sent> {
  const { chart, resident, zone } = sending;
  const hasReport = wantsReport(chart);
  const report = hasReport
    ? await store(
        { ...sending, confirmed: [...sending.confirmed, marksFollow] },
        incident,
        chart.report.id,
        wholeReport(chart, resident, zone),
      )
    : null;
  if (report && 'refusal' in report) return { ok: false, part: chart.report.id, refusal: report.refusal };
  const marks: Stored<typeof bodyMap>[] = [];
  for (const mark of chart.marks) {
    const sent = await store(sending, bodyMap, mark.id, wholeMark(chart, mark, resident));
    if ('refusal' in sent) return { ok: false, part: mark.id, refusal: sent.refusal };
    marks.push(sent.record);
  }
  if (!report) return { ok: true, marks, report: null };
  const bodymap = marks.filter((mark) => mark.incident === chart.report.id).map(({ id }) => id);
  const changed = await partialUpdate(
    pathOf(incident),
    report.record.id,
    { bodymap, version: report.record.version, confirmed_warnings: sending.confirmed },
    { is: isReport, quiet: sending.quiet ?? false },
  );
  // An earlier try whose answer was lost has told it already.
  const now = changed.ok ? null : changed.current;
  if (!changed.ok && changed.status === 409 && isReport(now) && isSame(now.bodymap, bodymap))
    return { ok: true, marks, report: now };
  return changed.ok
    ? { ok: true, marks, report: changed.body }
    : { ok: false, part: chart.report.id, refusal: changed };
}
