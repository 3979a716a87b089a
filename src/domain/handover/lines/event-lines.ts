import { bodyMap } from '../../incidents/body-map/body-map.ts';
import { regionWords } from '../../incidents/body-map/body-regions.ts';
import { incident } from '../../incidents/incident/incident.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';
import { compareMoments, localDay } from '../../kit/time/time.ts';
import type { HandoverLine } from '../handover-line.ts';
import type { IncidentRow, MarkRow, Stretch } from '../material/material.ts';
import { chosen, sentence, lineOf } from './line-words.ts';

const harmless = ['near_miss', 'no_harm'];

/** Whatever went wrong comes before everything else, harm or no harm. */
export const incidentLine = (row: IncidentRow, stretch: Stretch): HandoverLine => {
  const words = sentence(
    row.incident_type === 'other' ? incident.labels.one : chosen(incident, 'incident_type', row.incident_type),
    midSentence(chosen(incident, 'location', row.location)),
    harmless.includes(row.severity)
      ? midSentence(chosen(incident, 'severity', row.severity))
      : `harm: ${midSentence(chosen(incident, 'severity', row.severity))}`,
    row.status !== 'submitted' && midSentence(chosen(incident, 'status', row.status)),
  );
  return lineOf(row, { entity: incident.name, rank: 'safety', words }, stretch);
};

const sizeOf = ({ length_mm, width_mm }: MarkRow): string | null =>
  length_mm === null ? null : `${length_mm}${width_mm === null ? '' : ` × ${width_mm}`} mm`;

const isGrave = ({ mark_type, cause, last_healing }: MarkRow): boolean =>
  cause === 'unexplained' || mark_type === 'pressure_damage' || last_healing === 'worse';

/** A mark that is new or was looked at again, and its next look where that falls into the coming shift. */
export function markLines(row: MarkRow, stretch: Stretch): readonly HandoverLine[] {
  const what = `${chosen(bodyMap, 'mark_type', row.mark_type)}, ${regionWords(row.region)}`;
  const words = sentence(
    what,
    sizeOf(row),
    row.cause === 'unexplained' && 'cause unexplained',
    row.last_healing !== null && `at review ${row.last_healing}`,
    row.status === 'healed' && row.last_healing === null && 'healed',
  );
  const said = lineOf(row, { entity: bodyMap.name, rank: isGrave(row) ? 'safety' : 'deviation', words }, stretch);
  const isChanged = compareMoments(row.updated_at, stretch.since) >= 0;
  const isDue =
    !row.is_deleted &&
    row.status !== 'healed' &&
    row.next_review_on !== null &&
    row.next_review_on <= localDay(stretch.until, stretch.zone);
  const due = { ...said, part: 'do', rank: 'due', words: sentence(`Look at it again: ${what}`) } as const;
  return [...(isChanged ? [said] : []), ...(isDue ? [due] : [])];
}
