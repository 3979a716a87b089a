import {
  afternoonLines,
  bathLines,
  bowelLines,
  fluidLines,
  morningLines,
  nightLines,
  weightLines,
} from './body-lines.ts';
import { incidentLine, markLines } from './event-lines.ts';
import { compareLines, type HandoverLine, type LinePart } from '../handover-line.ts';
import type { Material, Stretch } from '../material/material.ts';
import { mindLines, moodLines } from './mind-lines.ts';
import {
  alertLines,
  appointmentLine,
  arrivalLines,
  checkLine,
  noteLine,
  planLines,
  riskLines,
  whereaboutsLines,
} from './reported-lines.ts';
import { calledOffLine, evaluatedLine, monitoringLines, residentLines, resultLine } from './turned-lines.ts';

export type Priority = 'urgent' | 'watch' | 'routine';

/** One resident's page of a handover. */
export interface ResidentPage {
  readonly resident: string;
  readonly priority: Priority;
  /** There is nothing to tell. */
  readonly as_usual: boolean;
  readonly lines: readonly HandoverLine[];
}

/**
 * The handover of one resident, composed from the records alone: nobody types it, and every line leads back to the
 * record it was read from. The same rule serves one resident's page, the whole house and the agency brief.
 */
export function composeResident(material: Material, stretch: Stretch): ResidentPage {
  const lines = linesOf(material, stretch).toSorted(compareLines);
  return { resident: material.resident.id, priority: priorityOf(lines), as_usual: lines.length === 0, lines };
}

/** Of someone in hospital our charts know nothing, and their silence means nothing. */
const isHome = ({ resident }: Material): boolean => resident.status === 'current';

const linesOf = (m: Material, stretch: Stretch): readonly HandoverLine[] => [
  ...arrivalLines(m.resident, stretch),
  ...whereaboutsLines(m.resident, stretch),
  ...m.incidents.map((row) => incidentLine(row, stretch)),
  ...m.marks.flatMap((row) => markLines(row, stretch)),
  ...m.moods.flatMap((row) =>
    moodLines(row, row.reported_by_resident === true ? m.usual_own_mood : m.usual_mood, stretch),
  ),
  ...m.minds.flatMap((row) => mindLines(row, stretch)),
  ...(isHome(m) ? fluidLines(m.fluid, stretch) : []),
  ...weightLines(m.weights, stretch),
  ...m.nights.flatMap((row) => nightLines(row, m.usual_sleep_hours, stretch)),
  ...m.baths.flatMap((row) => bathLines(row, stretch)),
  ...m.mornings.flatMap((row) => morningLines(row, stretch)),
  ...m.afternoons.flatMap((row) => afternoonLines(row, stretch)),
  ...(isHome(m) ? bowelLines(m.bowels_opened_at, stretch) : []),
  ...m.notes.map((row) => noteLine(row, stretch)),
  ...residentLines(m.profile, stretch),
  ...monitoringLines(m.monitoring),
  ...m.plans.flatMap((row) => planLines(row, stretch)),
  ...m.risks.flatMap((row) => riskLines(row, stretch)),
  ...m.evaluated.map((row) => evaluatedLine(row, stretch)),
  ...m.results.map((row) => resultLine(row, stretch)),
  ...alertLines(m.alerts, stretch),
  ...m.checks.map((row) => checkLine(row, stretch)),
  ...m.appointments.map((row) => appointmentLine(row, stretch)),
  ...m.called_off.map((row) => calledOffLine(row, stretch)),
];

/** What the next shift would expect anyway. */
const isExpected = ({ rank }: HandoverLine): boolean => rank === 'due' || rank === 'told';

export function priorityOf(lines: readonly HandoverLine[]): Priority {
  if (lines.some(({ rank }) => rank === 'safety' || rank === 'arrival')) return 'urgent';
  return lines.every(isExpected) ? 'routine' : 'watch';
}

const priorities: readonly Priority[] = ['urgent', 'watch', 'routine'];

type Ranked = Pick<ResidentPage, 'priority' | 'lines'>;
const placeOf = ({ priority, lines }: Ranked): number =>
  lines.some(({ rank }) => rank === 'arrival') ? -1 : priorities.indexOf(priority);

/** Whom nobody knows yet stands first, then who needs the next shift most; among equals the order given, which is that of the rooms. */
export const byPriority = (a: Ranked, b: Ranked): number => placeOf(a) - placeOf(b);

const wordsOf = (lines: readonly HandoverLine[], parts: readonly LinePart[]): string =>
  lines
    .filter(({ part }) => parts.includes(part))
    .map(({ words }) => words)
    .join('\n');

/** The same page in the order hospitals and nurses speak it: situation, background, assessment, recommendation. */
export const sbarOf = ({ lines }: Pick<ResidentPage, 'lines'>, background: readonly string[]) => ({
  situation: wordsOf(lines, ['changed']),
  background: background.join('\n'),
  assessment: wordsOf(lines, ['watch']),
  recommendation: wordsOf(lines, ['do', 'appointments']),
});
