import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import type { Circumstances } from '#domain/kit/vocabulary/entity.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import { formFields } from '../../kit/form/form-plan.ts';
import { checkedForm } from '../../kit/form/form-rules.ts';
import { sharedFields, wantsReport, wholeMark, type Chart } from '../marks/chart.ts';
import { reportFields, wholeReport } from './chart-report.ts';

/** What is wrong, by part: what all marks share, the report, and each mark by its id. */
export type ChartErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isOfAll = (name: string) => name in sharedFields;
const split = (complaints: Readonly<Record<string, string>>, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(complaints).filter(([name]) => wanted(name)));

/** The domain's own check of every part of the chart, before anything is sent. */
export function chartErrors(chart: Chart, resident: string, circumstances: Circumstances): ChartErrors {
  const fields = formFields(bodyMap, false, ['resident']);
  const checked = chart.marks.map(
    (mark) =>
      [mark.id, checkedForm(bodyMap, fields, wholeMark(chart, mark, resident), circumstances).complaints] as const,
  );
  const shared = checked.reduce((all, [, complaints]) => ({ ...all, ...split(complaints, isOfAll) }), {});
  const each = checked.map(([id, complaints]) => [id, split(complaints, (name) => !isOfAll(name))] as const);
  const all = { shared, report: reportErrors(chart, resident, circumstances.zone), ...Object.fromEntries(each) };
  return Object.fromEntries(Object.entries(all).filter(([, complaints]) => Object.keys(complaints).length > 0));
}

function reportErrors(chart: Chart, resident: string, zone: string): Readonly<Record<string, string>> {
  if (!wantsReport(chart)) return {};
  const given = wholeReport(chart, resident, zone);
  const { values, complaints } = readInput(reportFields, given);
  return { ...missing(reportFields, { ...given, ...values }), ...complaints };
}
