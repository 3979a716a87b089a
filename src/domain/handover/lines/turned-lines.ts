import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import { appointment } from '../../appointments/appointment.ts';
import { assessmentResult } from '../../assessments/assessment-result.ts';
import { valueWords } from '../../kit/words/briefly.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';
import type { Entity } from '../../kit/vocabulary/entity.ts';
import { byKind, type ByKind, type Field } from '../../kit/vocabulary/fields.ts';
import { isSame } from '../../kit/vocabulary/is-same.ts';
import { plan } from '../../plans/plan/plan.ts';
import { evaluation } from '../../plans/review/evaluation.ts';
import { careTracking } from '../../residents/monitoring/care-tracking.ts';
import { safetyFields } from '../../residents/person/safety-facts.ts';
import { resident } from '../../residents/person/resident.ts';
import type { HandoverLine, LineRank } from '../handover-line.ts';
import type { CalledOffRow, EvaluatedRow, ResultRow, Stretch, Turned } from '../material/material.ts';
import { chosen, dayWord, sentence, lineOf, whenWord } from './line-words.ts';

/** What of a resident's own record the next shift is told of when it changes. */
export const reportedResidentFields: readonly string[] = [
  ...safetyFields,
  'fluid_target_ml',
  'diet',
  'dols_conditions',
  'dnacpr_location',
];
export const reportedMonitoringFields: readonly string[] = Object.entries(careTracking.fields)
  .filter(([, field]) => field.kind === 'yesNo')
  .map(([name]) => name);

/** To be wrong about one of these can cost a life before the next handover. */
const grave: readonly string[] = [
  'allergies',
  'no_known_allergies',
  'has_dysphagia',
  'iddsi_fluid_level',
  'iddsi_food_level',
  'fluid_restriction_ml',
  'dnacpr_status',
  'on_anticoagulant',
  'infection_flag',
];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const plain = (field: Field, value: unknown): string => valueWords(field, value) ?? String(value);

/** A value in the middle of a sentence. */
const inSentence: ByKind<[value: unknown, stretch: Stretch], string> = {
  text: plain,
  longText: plain,
  whole: plain,
  decimal: plain,
  yesNo: plain,
  date: (_, value, stretch) => dayWord(String(value), stretch),
  time: plain,
  moment: plain,
  choice: (field, value) => midSentence(plain(field, value)),
  choices: plain,
  words: plain,
  ref: plain,
  refs: plain,
  file: plain,
  rows: ({ columns }, value) => firstColumn(Object.keys(columns)[0] ?? '', value).join(', '),
  parts: plain,
  link: plain,
};

const firstColumn = (name: string, value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).map((row: RecordValues) => String(row[name]));

const saidAs = (field: Field, value: unknown, stretch: Stretch): string =>
  isEmpty(value) ? 'nothing' : byKind(inSentence, field, value, stretch);

/** What was never said and is now said to be no has not changed. */
const isSaid = (value: unknown): boolean => !isEmpty(value) && value !== false;

function turned(
  entity: Entity,
  { id, at, by, was, now }: Turned,
  name: string,
  stretch: Stretch,
): readonly HandoverLine[] {
  const field = entity.fields[name];
  if (!field || isSame(was[name], now[name]) || (!isSaid(was[name]) && !isSaid(now[name]))) return [];
  const words = sentence(
    `${field.label}: now ${saidAs(field, now[name], stretch)}`,
    `was ${saidAs(field, was[name], stretch)}`,
  );
  const rank: LineRank = grave.includes(name) ? 'safety' : 'plan';
  return [{ part: 'changed', rank, mark: 'updated', words, at, by, source: { entity: entity.name, id } }];
}

/** What changed in the resident's own record: what they may eat and drink, what harms them, what is agreed for the worst. */
export const residentLines = (change: Turned | null, stretch: Stretch): readonly HandoverLine[] =>
  change ? reportedResidentFields.flatMap((name) => turned(resident, change, name, stretch)) : [];

/** Which charts are watched from now on, and which no more. */
export function monitoringLines(change: Turned | null): readonly HandoverLine[] {
  if (!change) return [];
  const { id, at, by, was, now } = change;
  const labels = (isOn: boolean) =>
    reportedMonitoringFields
      .filter((name) => (now[name] === true) === isOn && (was[name] === true) !== isOn)
      .map((name) => midSentence(careTracking.fields[name]?.label ?? name));
  const [begun, ended] = [labels(true), labels(false)];
  if (begun.length + ended.length === 0) return [];
  const words = sentence(
    begun.length > 0 && `Now watched: ${begun.join(', ')}`,
    ended.length > 0 && `no longer watched: ${ended.join(', ')}`,
  );
  return [{ part: 'changed', rank: 'plan', mark: 'updated', words, at, by, source: { entity: careTracking.name, id } }];
}

export const resultLine = (row: ResultRow, stretch: Stretch): HandoverLine => {
  const words = sentence(
    `Assessed: ${row.form}`,
    row.total !== null && `score ${row.total}`,
    row.band,
    row.status === 'void' && 'does not count',
  );
  return lineOf(row, { entity: assessmentResult.name, rank: 'plan', words }, stretch);
};

export const evaluatedLine = (row: EvaluatedRow, stretch: Stretch): HandoverLine => {
  const words = sentence(
    `${plan.labels.one} “${row.title}” evaluated`,
    midSentence(chosen(evaluation, 'outcome', row.outcome)),
    midSentence(chosen(evaluation, 'status', row.status)),
  );
  return lineOf(row, { entity: evaluation.name, rank: 'plan', words }, stretch);
};

const off = ['cancelled', 'rescheduled'];

/** Nobody gets ready for what does not take place, or not then. */
export function calledOffLine(row: CalledOffRow, stretch: Stretch): HandoverLine {
  const was = whenWord(row.started_at ?? row.starts_at, stretch);
  const words = off.includes(row.status)
    ? sentence(`${row.status === 'cancelled' ? 'Called off' : 'Put off'}: ${was} ${row.title}`)
    : sentence(`Moved to ${whenWord(row.starts_at, stretch)}: ${row.title}`, `was ${was}`);
  return lineOf(row, { entity: appointment.name, rank: 'deviation', words }, stretch);
}
