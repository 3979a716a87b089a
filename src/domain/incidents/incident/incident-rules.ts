import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import type { Closing } from './closing-obstacles.ts';
import { compareMoments, localDay, minutesBetween, type Day, type Moment } from '../../kit/time/time.ts';
import { headKinds } from './incident-circumstances.ts';
import { closingObstacles } from './closing-obstacles.ts';
import { riddorDue, type RiddorCategory } from './riddor-due.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';
import { entriesOf } from '../../kit/vocabulary/record-values.ts';

interface CheckedIncident extends Closing {
  readonly status: string;
  readonly incident_type: string;
  readonly description: string;
  readonly people_involved: readonly { readonly injured: boolean }[];
  readonly injuries: string | null;
  readonly bodymap: readonly string[];
  readonly witnessed: boolean | null;
  readonly head_strike: string | null;
  readonly conscious_throughout: boolean | null;
  readonly last_seen_at: Moment | null;
  readonly last_seen_where: string | null;
  readonly police_called_at: Moment | null;
  readonly found_at: Moment | null;
  readonly restraint_start: Moment | null;
  readonly restraint_end: Moment | null;
}

export function incidentComplaints(incident: CheckedIncident) {
  return {
    ...(incident.resident === null && ofResidents.includes(incident.incident_type)
      ? { resident: 'Say which resident this is about.' }
      : {}),
    ...(incident.status === 'draft' ? {} : unanswered(incident)),
    ...outOfOrder(incident),
    ...(incident.status === 'closed' ? obstacles(incident) : {}),
  };
}

/** What happens to residents alone; anything else may befall staff, a visitor or the house. */
const ofResidents: readonly string[] = [
  'self_harm',
  'medicine_event',
  'behaviour_of_concern',
  'absconding_missing',
  'pressure_damage',
];

const askedOfHead = { head_strike: 'Say whether they hit their head.' };

/** What the next shift must know of a fall or a missing person before the report leaves its writer. */
const asked: Readonly<Record<string, Readonly<Partial<Record<keyof CheckedIncident, string>>>>> = {
  fall: {
    witnessed: 'Say whether someone saw the fall.',
    conscious_throughout: 'Say whether they were awake throughout.',
  },
  absconding_missing: {
    last_seen_at: 'Say when they were last seen.',
    last_seen_where: 'Say where they were last seen.',
  },
};

const isOfHead = (type: string): boolean => headKinds.some((kind) => kind === type);

const unanswered = (incident: CheckedIncident) => {
  const questions = { ...(isOfHead(incident.incident_type) ? askedOfHead : {}), ...asked[incident.incident_type] };
  return Object.fromEntries(entriesOf(questions).filter(([field]) => incident[field] === null));
};

const isBefore = (moment: Moment | null, earlier: Moment | null): boolean =>
  moment !== null && earlier !== null && compareMoments(moment, earlier) < 0;

const outOfOrder = (incident: CheckedIncident) => ({
  ...(isBefore(incident.restraint_end, incident.restraint_start)
    ? { restraint_end: 'The restraint cannot end before it began.' }
    : {}),
  ...(isBefore(incident.found_at, incident.last_seen_at)
    ? { found_at: 'Found at cannot be before they were last seen.' }
    : {}),
  ...(isBefore(incident.police_called_at, incident.last_seen_at)
    ? { police_called_at: 'Police called at cannot be before they were last seen.' }
    : {}),
});

function obstacles(incident: CheckedIncident) {
  const sentences = closingObstacles(incident);
  return sentences.length === 0 ? {} : { status: sentences.join(' ') };
}

const shortestStory = 40;

export function incidentWarnings(incident: CheckedIncident) {
  const injured = incident.injuries !== null || incident.people_involved.some((person) => person.injured);
  return warningsOf({
    ...(incident.description.length < shortestStory
      ? { description: ['short_description', 'This is very short. Will someone who was not there understand it?'] }
      : {}),
    ...(injured && incident.bodymap.length === 0
      ? { bodymap: ['no_body_map', 'Someone was injured and nothing is on the body map yet.'] }
      : {}),
  });
}

interface Dated {
  readonly occurred_at: Moment;
  readonly riddor_status: string;
  readonly riddor_category: RiddorCategory | null;
  readonly restraint_start: Moment | null;
  readonly restraint_end: Moment | null;
}

/** When the report is due and how long the restraint lasted. */
export function incidentFigures(
  incident: Dated,
  { zone }: Circumstances,
): { riddor_due_on: Day | null; restraint_duration_min: number | null } {
  const { riddor_category, restraint_start: from, restraint_end: to } = incident;
  const reported = incident.riddor_status === 'yes' && riddor_category !== null;
  return {
    riddor_due_on: reported ? riddorDue(riddor_category, localDay(incident.occurred_at, zone)).due_on : null,
    restraint_duration_min:
      from === null || to === null || isBefore(to, from) ? null : Math.round(minutesBetween(from, to)),
  };
}
