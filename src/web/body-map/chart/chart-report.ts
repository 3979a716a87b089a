import { incident } from '#domain/incidents/incident/incident.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { momentInWords } from '../../kit/house/house-clock.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isToBeReported, type Chart, type ChartMark, type MarkValues } from '../marks/chart.ts';
import { factWords, kindWords } from '../marks/mark-words.ts';

/** What a report must say before it can be begun; the rest is asked in the report itself. */
const asked = ['description', 'location', 'severity', 'immediate_actions', 'person_in_charge'];
export const reportFields: Fields = Object.fromEntries(
  asked.flatMap((name) => (incident.fields[name] ? [[name, incident.fields[name]] as const] : [])),
);

function kindOf(marks: readonly ChartMark[]): string {
  const has = (kind: string) => marks.some(({ values }) => values.mark_type === kind);
  if (has('burn_scald')) return 'burn_scald';
  return has('pressure_damage') ? 'pressure_damage' : 'injury';
}

const size = ({ length_mm, width_mm }: MarkValues) =>
  [length_mm, width_mm]
    .filter((part) => typeof part === 'number' || (typeof part === 'string' && part !== ''))
    .join(' × ');

/** "Bruise, left thigh, front, 30 × 20 mm, purple. Cause: unexplained." */
function markWords({ values }: ChartMark): string {
  const facts = [
    kindWords(values.mark_type),
    factWords('region', values.region),
    size(values) && `${size(values)} mm`,
    factWords('colour', values.colour).toLowerCase(),
  ];
  const cause = values.cause ? ` Cause: ${factWords('cause', values.cause).toLowerCase()}.` : '';
  return `${facts.filter((fact) => fact && fact !== '–').join(', ')}.${cause}`;
}

/** What was seen, said from the marks; whoever reports may say it better. */
function seenWords({ shared, marks }: Chart, zone: string): string {
  const at = shared.occurred_at ? momentInWords(shared.occurred_at, zone) : '';
  return [`Seen ${at}:`, ...marks.filter(isToBeReported).map(markWords)].join('\n');
}

/** The report as it is begun: a draft that its writer finishes and submits. */
export function wholeReport(chart: Chart, resident: string, zone: string): RecordValues {
  const { occasion: _occasion, incident: _incident, ...when } = chart.shared;
  return {
    ...when,
    description: seenWords(chart, zone),
    ...chart.report.values,
    resident,
    incident_type: kindOf(chart.marks.filter(isToBeReported)),
    people_involved: [{ kind: 'resident', ref: { entity: 'resident', id: resident }, role: 'affected', injured: true }],
  };
}
