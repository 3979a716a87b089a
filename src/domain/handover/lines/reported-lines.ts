import { appointment } from '../../appointments/appointment.ts';
import { accidentScheduler } from '../../incidents/checks/accident-scheduler.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';
import { compareMoments, daysBetween, localDay } from '../../kit/time/time.ts';
import { note } from '../../notes/note.ts';
import { notification } from '../../notices/notification.ts';
import { plan } from '../../plans/plan/plan.ts';
import { risk } from '../../plans/risk/risk.ts';
import { notKnownYet } from '../../residents/person/not-known-yet.ts';
import { resident } from '../../residents/person/resident.ts';
import type { HandoverLine, LineRank } from '../handover-line.ts';
import type { AlertRow, AppointmentRow, CheckRow, Material, NoteRow, PlanRow, Stretch } from '../material/material.ts';
import { chosen, dayWord, sentence, lineOf, whenWord } from './line-words.ts';

const longest = 280;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

/** A note somebody marked for the next shift, in the writer's own words. */
export const noteLine = (row: NoteRow, stretch: Stretch): HandoverLine =>
  lineOf(
    row,
    {
      entity: note.name,
      rank: row.is_important ? 'deviation' : 'told',
      words: `${chosen(note, 'category', row.category)} note: ${shortened(row.body)}`,
    },
    stretch,
  );

/** Of a plan or risk the next shift hears what is different from before: that somebody has read it is not. */
const activeLines =
  (entity: typeof plan | typeof risk) =>
  (row: PlanRow, stretch: Stretch): readonly HandoverLine[] => {
    const isTouchedOnly = !row.is_deleted && row.status_then === row.status && row.changed.length === 0;
    if (isTouchedOnly) return [];
    const changed = row.changed.map((name) => midSentence(entity.fields[name]?.label ?? name));
    const words = sentence(
      `${entity.labels.one} “${row.title}”`,
      midSentence(chosen(entity, 'status', row.status)),
      changed.length > 0 && `changed: ${changed.join(', ')}`,
    );
    return [lineOf(row, { entity: entity.name, rank: 'plan', words }, stretch)];
  };
export const planLines = activeLines(plan);
export const riskLines = activeLines(risk);

export function appointmentLine(row: AppointmentRow, stretch: Stretch): HandoverLine {
  const escort = row.escort ? `with ${row.escort}` : row.escort_needed ? 'escort needed, none named' : null;
  const words = sentence(
    `${whenWord(row.starts_at, stretch)} ${row.title}`,
    row.with_whom,
    row.location,
    row.transport !== null && row.transport !== 'none' && midSentence(chosen(appointment, 'transport', row.transport)),
    escort,
    row.preparation && `prepare: ${row.preparation}`,
  );
  const line = lineOf(row, { entity: appointment.name, rank: 'due', words, part: 'appointments' }, stretch);
  return { ...line, at: row.starts_at };
}

/** A check or review whose time comes before the next shift ends. A check on someone who fell must not be late; a review of papers may wait for the morning. */
export function checkLine(row: CheckRow, stretch: Stretch): HandoverLine {
  const isLate = compareMoments(row.due_at, stretch.now) < 0;
  const words = sentence(row.what, `${isLate ? 'was due' : 'due'} ${whenWord(row.due_at, stretch)}`, row.who);
  return {
    ...lineOf(
      row,
      { entity: row.kind, rank: isLate && row.kind === accidentScheduler.name ? 'safety' : 'due', words, part: 'do' },
      stretch,
    ),
    at: row.due_at,
  };
}

const loud = ['high', 'critical'];
const slight = ['info', 'low'];
/** What waits in the office stirs nobody at a change of shift. */
const ofTheOffice = ['task', 'money', 'property', 'staffing', 'system'];

const isSlight = ({ severity, category }: AlertRow): boolean =>
  slight.includes(severity) || ofTheOffice.includes(category);
const alertWords = ({ message, title }: AlertRow): string => (message ? `${title}: ${message}` : sentence(title));

/** An alert the last shift was told of already is still told, a step more quietly. */
function alertRank({ severity, created_at }: AlertRow, { since }: Stretch): LineRank {
  if (compareMoments(created_at, since) < 0) return loud.includes(severity) ? 'deviation' : 'told';
  return loud.includes(severity) ? 'safety' : 'deviation';
}

/** What concerns the person's day, one line each; what can wait for the office, all in one line. */
export function alertLines(rows: readonly AlertRow[], stretch: Stretch): readonly HandoverLine[] {
  const alertLine = (row: AlertRow, rank: LineRank, words: string) =>
    lineOf(row, { entity: notification.name, rank, words, part: 'watch' }, stretch);
  const [pressing, waiting] = [rows.filter((row) => !isSlight(row)), rows.filter(isSlight)];
  const [first] = waiting;
  // Many in one line lead to where all of them stand, not to the first.
  const folded = first
    ? [
        {
          ...alertLine(first, 'told', waitingWords(waiting)),
          ...(waiting.length > 1 ? { source: { entity: notification.name, id: null } } : {}),
        },
      ]
    : [];
  return [
    ...pressing.map((row) => ({ ...alertLine(row, alertRank(row, stretch), alertWords(row)), severity: row.severity })),
    ...folded,
  ];
}

/** Why the one waits, or how many of a kind do: ten times the same is a number, not ten lines. */
const whyWaiting = ([one, ...more]: readonly AlertRow[]): string | undefined =>
  more.length > 0 ? String(more.length + 1) : one?.message?.replace(/\.$/, '');

function waitingWords(rows: readonly AlertRow[]): string {
  const kinds = [...Map.groupBy(rows, ({ title }) => title)].map(([title, alike]) => {
    const why = whyWaiting(alike);
    return why ? `${title} (${why})` : title;
  });
  return shortened(`Also open: ${kinds.join('; ')}.`);
}

// For three days everyone meets them for the first time: our own choice.
const newDays = 3;

/** Somebody who has only just come stands before everyone else, with what nobody could say of them yet. */
export function arrivalLines(person: Material['resident'], stretch: Stretch): readonly HandoverLine[] {
  const days = daysBetween(person.admission_date, localDay(stretch.now, stretch.zone));
  const unknown = notKnownYet(person);
  if (days < 0 || (days > newDays && unknown.length === 0)) return [];
  const kind =
    person.admission_type === null
      ? null
      : `${midSentence(chosen(resident, 'admission_type', person.admission_type))} stay`;
  const isNew = days <= newDays;
  const came = sentence(
    isNew
      ? `New here: moved in ${dayWord(person.admission_date, stretch)}`
      : `Here since ${dayWord(person.admission_date, stretch)}`,
    isNew && person.admitted_from && `from ${person.admitted_from}`,
    kind,
    unknown.length > 0 && `not known yet: ${unknown.join(', ')}`,
  );
  const details = isNew
    ? [
        person.known_dangers && sentence(`Danger: ${shortened(person.known_dangers)}`),
        person.admission_reason && sentence(`Came because: ${shortened(person.admission_reason)}`),
      ]
    : [];
  const words = [came, ...details].filter(Boolean).join(' ');
  return [
    {
      part: 'watch',
      rank: isNew ? 'arrival' : 'deviation',
      mark: person.lived_here ? 'standing' : 'new',
      words,
      at: stretch.now,
      by: null,
      source: { entity: resident.name, id: person.id },
    },
  ];
}

/** Where the person is, when it is not at home. */
export function whereaboutsLines(
  { id, status, expected_return_date, hospital, hospital_reason, updated_at }: Material['resident'],
  stretch: Stretch,
): readonly HandoverLine[] {
  if (status === 'current') return [];
  const words = sentence(
    chosen(resident, 'status', status),
    hospital,
    hospital_reason,
    expected_return_date && `expected back ${dayWord(expected_return_date, stretch)}`,
  );
  const isChanged = compareMoments(updated_at, stretch.since) >= 0;
  return [
    {
      part: isChanged ? 'changed' : 'watch',
      rank: 'plan',
      mark: isChanged ? 'new' : 'updated',
      words,
      at: updated_at,
      by: null,
      source: { entity: resident.name, id },
    },
  ];
}
