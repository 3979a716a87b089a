import { poundWords } from '../../kit/words/pound-words.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';
import { compareMoments, hoursBetween } from '../../kit/time/time.ts';
import { paymentsHandover } from '../../money/payments-handover.ts';
import { repairRecord } from '../../premises/repairs/repair-record.ts';
import { resident } from '../../residents/person/resident.ts';
import { nobodyLivesHere } from '../../rota/lived-in.ts';
import { rota } from '../../rota/rota.ts';
import type { StaffingGap } from '../../rota/staffing-gap.ts';
import { incidentLine } from './event-lines.ts';
import { compareLines, type HandoverLine } from '../handover-line.ts';
import { handover } from '../handover.ts';
import type { CashCountRow, Departed, HouseMaterial, OpenTask, RepairRow } from '../material/house-material.ts';
import type { Stretch } from '../material/material.ts';
import { chosen, clock, sentence, whenWord } from './line-words.ts';
import { appointmentLine, noteLine } from './reported-lines.ts';
import { calledOffLine } from './turned-lines.ts';

/** The part of a handover that is about the house: who is missing, what is broken, whether the money was counted. */
export const composeHouse = (house: HouseMaterial, stretch: Stretch): readonly HandoverLine[] =>
  [
    ...house.gaps.map((gap) => gapLine(gap, stretch)),
    comingLine(house, stretch),
    ...house.departed.map((person) => departedLine(person)),
    ...house.incidents.map((row) => incidentLine(row, stretch)),
    ...house.notes.map((row) => noteLine(row, stretch)),
    ...house.repairs.map((row) => repairLine(row, stretch)),
    ...house.tasks.map((task) => taskLine(task, stretch)),
    ...house.appointments.map((row) => appointmentLine(row, stretch)),
    ...house.called_off.map((row) => calledOffLine(row, stretch)),
    ...(isAsked(house, house.count) ? [cashLine(house.count, stretch)] : []),
    ...house.differences.map((count) => differenceLine(count, stretch)),
    ...(isAsked(house, house.keys_handed) ? [handedLine('Keys', house.keys_handed, stretch)] : []),
    ...(isAsked(house, house.phones_handed) ? [handedLine('Phones', house.phones_handed, stretch)] : []),
  ].toSorted(compareLines);

/** That something was left undone is told once somebody lives in the house; what was done is told at any time. */
const isAsked = ({ is_lived_in }: HouseMaterial, done: unknown): boolean => is_lived_in || done !== null;

type Fact = Pick<HandoverLine, 'part' | 'rank' | 'words' | 'source'> &
  Partial<Pick<HandoverLine, 'at' | 'by' | 'mark'>>;

const fact = (said: Fact, { now }: Stretch): HandoverLine => ({ mark: 'new', at: now, by: null, ...said });

const gapLine = ({ shift, from, to, missing }: StaffingGap, stretch: Stretch): HandoverLine =>
  fact(
    {
      part: 'watch',
      rank: 'safety',
      words: `${chosen(rota, 'shift_type', shift)} ${whenWord(from, stretch)}–${clock(to, stretch)} is ${missing} short.`,
      source: { entity: rota.name, id: null },
    },
    stretch,
  );

function comingLine({ coming, is_lived_in }: HouseMaterial, stretch: Stretch): HandoverLine {
  const names = coming.map(
    ({ name, role_on_shift }) => `${name ?? 'Nobody yet'}${role_on_shift === 'shift_lead' ? ' (lead)' : ''}`,
  );
  const isShort = names.length === 0 && is_lived_in;
  const nobody = is_lived_in ? 'The rota has nobody on the next shift.' : `${nobodyLivesHere}: no shift is short.`;
  const words = names.length === 0 ? nobody : `On the next shift: ${names.join(', ')}.`;
  return fact(
    { part: 'watch', rank: isShort ? 'safety' : 'told', words, source: { entity: rota.name, id: null } },
    stretch,
  );
}

const departedLine = ({ id, name, status, updated_at }: Departed): HandoverLine => ({
  part: 'changed',
  rank: 'safety',
  mark: 'new',
  words: sentence(name, midSentence(chosen(resident, 'status', status))),
  at: updated_at,
  by: null,
  source: { entity: resident.name, id },
});

const pressing = ['emergency', 'urgent'];

/** The word for how pressing it is, without the days it is allowed. */
const priorityWord = (priority: string): string =>
  chosen(repairRecord, 'priority', priority).split(',')[0]?.toLowerCase() ?? priority;

function repairLine(row: RepairRow, stretch: Stretch): HandoverLine {
  const isLate = row.target_at !== null && compareMoments(row.target_at, stretch.now) < 0;
  const words = sentence(
    `Repair: ${row.title}`,
    row.location,
    priorityWord(row.priority),
    midSentence(chosen(repairRecord, 'status', row.status)),
    isLate && 'overdue',
  );
  const rank =
    row.priority === 'emergency' ? 'safety' : pressing.includes(row.priority) || isLate ? 'deviation' : 'told';
  return {
    part: 'watch',
    rank,
    mark: compareMoments(row.reported_at, stretch.since) < 0 ? 'standing' : 'new',
    words,
    at: row.reported_at,
    by: row.by,
    source: { entity: repairRecord.name, id: row.id },
  };
}

function taskLine({ id, text, due_at, given_at, assigned_to }: OpenTask, stretch: Stretch): HandoverLine {
  const words = sentence(
    text.replace(/\.$/, ''),
    assigned_to ?? 'nobody named',
    due_at && `${compareMoments(due_at, stretch.now) < 0 ? 'was due' : 'due'} ${whenWord(due_at, stretch)}`,
  );
  return {
    part: 'do',
    rank: 'due',
    mark: 'standing',
    words,
    at: due_at ?? given_at,
    by: null,
    source: { entity: handover.name, id },
  };
}

const stray = ['discrepancy'];
const dayHours = 24;

/** Two people count at every change of shift; that nobody has is said too. */
function cashLine(count: CashCountRow | null, stretch: Stretch): HandoverLine {
  if (count === null || hoursBetween(count.counted_at, stretch.now) > dayHours) {
    return fact(
      {
        part: 'do',
        rank: 'due',
        words:
          count === null
            ? 'Count the cash: no count is recorded.'
            : `Count the cash: last counted ${whenWord(count.counted_at, stretch)}.`,
        source: { entity: paymentsHandover.name, id: count?.id ?? null },
      },
      stretch,
    );
  }
  const isStray = stray.includes(count.status);
  const words = sentence(
    `Cash counted ${whenWord(count.counted_at, stretch)}`,
    `${count.tins_counted} ${count.tins_counted === 1 ? 'tin' : 'tins'}`,
    isStray
      ? `${poundWords(Math.abs(count.total_difference))} out`
      : midSentence(chosen(paymentsHandover, 'status', count.status)),
    [count.handed_over_by, count.received_by].filter(Boolean).join(' and '),
  );
  return fact(
    {
      part: isStray ? 'watch' : 'changed',
      rank: isStray ? 'deviation' : 'told',
      words,
      at: count.counted_at,
      mark: compareMoments(count.counted_at, stretch.since) < 0 ? 'standing' : 'new',
      source: { entity: paymentsHandover.name, id: count.id },
    },
    stretch,
  );
}

/** A difference stays in sight until a third person has resolved it, however often the cash was counted since. */
function differenceLine(count: CashCountRow, stretch: Stretch): HandoverLine {
  const isOpen = stray.includes(count.status);
  const out = `${poundWords(Math.abs(count.total_difference))} out`;
  const when = whenWord(count.counted_at, stretch);
  return fact(
    {
      part: isOpen ? 'watch' : 'changed',
      rank: isOpen ? 'deviation' : 'told',
      words: isOpen
        ? `Cash counted ${when} was ${out}: not resolved yet.`
        : `Cash counted ${when} was ${out}: resolved.`,
      at: count.counted_at,
      mark: isOpen ? 'standing' : 'new',
      source: { entity: paymentsHandover.name, id: count.id },
    },
    stretch,
  );
}

/** Unsaid is not the same as done. */
function handedLine(what: string, isHanded: boolean | null, stretch: Stretch): HandoverLine {
  const words =
    isHanded === null ? `${what}: not recorded.` : isHanded ? `${what} handed over.` : `${what} not handed over.`;
  return fact(
    {
      part: isHanded === true ? 'changed' : 'do',
      rank: isHanded === false ? 'deviation' : 'told',
      words,
      source: { entity: handover.name, id: null },
    },
    stretch,
  );
}
