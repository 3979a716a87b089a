import type { Circumstances, Complaints } from '#domain/kit/entity.ts';
import type { Fields } from '#domain/kit/fields.ts';
import { missing, readInput, withoutHidden } from '#domain/kit/parse.ts';
import { checklistItems } from '#domain/residents/discharge-checklist.ts';
import { discharge, type Discharge } from '#domain/residents/discharge.ts';

type Row = Readonly<Record<string, unknown>>;

export interface LeavingStep {
  readonly title: string;
  readonly why: string;
  readonly fields: readonly string[];
  /** What a question is called here, where its usual words would hurt or mislead. */
  readonly words?: Readonly<Record<string, string>>;
}

export const isDeath = (leaving: Row): boolean => leaving['discharge_type'] === 'deceased';

const whereTo: LeavingStep = {
  title: 'Where to and why', why: 'Where they go, when, and what they themselves say about it.',
  fields: ['discharge_type', 'notice_date', 'planned_date', 'discharge_date', 'destination', 'destination_contact', 'reason', 'resident_view'],
};

const theDeath: LeavingStep = {
  title: 'The death', why: 'Take the time you need; nothing here has to be filled in at once. The next of kin and the regulator are told before the record is closed.',
  fields: [
    'discharge_type', 'died_at', 'place', 'expected', 'cause_if_known', 'verified_by', 'gp_or_police_told_at', 'coroner', 'next_of_kin_told_at', 'regulator_notified_at', 'regulator_reference',
    'wishes_followed', 'discharge_date', 'reason',
  ],
  words: { discharge_type: 'What happened', discharge_date: 'Day of death', reason: 'In a few words' },
};

const summary: LeavingStep = { title: 'Summary', why: 'What the next people need to know from the first hour: needs, risks, plan, and where the medicines list is.', fields: ['summary', 'follow_up'] };
const lastSummary: LeavingStep = { title: 'Summary', why: 'How the last weeks were, and what is still to be done for the family.', fields: ['summary', 'follow_up'], words: { summary: 'Summary of the last weeks', follow_up: 'What is still to be done' } };

const checklist: LeavingStep = { title: 'Checklist', why: 'What must not be forgotten. It can be left unfinished and goes on afterwards.', fields: checklistItems };

/** The way through a leaving; a death has its own words. */
export const stepsFor = (values: Row): readonly LeavingStep[] => (isDeath(values) ? [theDeath, lastSummary, checklist] : [whereTo, summary, checklist]);

const only = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** What is wrong with one step, without a word about those to come. */
export function stepComplaints(step: LeavingStep, fields: Fields, values: Row, circumstances: Circumstances): Complaints {
  const own = only(fields, step.fields);
  const read = readInput(own, withoutHidden(own, values));
  const whole = { ...values, ...read.values };
  const judged = discharge.check(whole as Partial<Discharge> as Discharge, circumstances);
  return { ...only(judged, step.fields), ...missing(own, whole), ...read.complaints };
}

export const stepOf = (steps: readonly LeavingStep[], field: string): number => steps.findIndex(({ fields }) => fields.includes(field));

/** Where to go on: the first step with something missing, or the last. */
export function unfinishedStep(steps: readonly LeavingStep[], fields: Fields, values: Row, circumstances: Circumstances): number {
  const at = steps.findIndex((step) => Object.keys(stepComplaints(step, fields, values, circumstances)).length > 0);
  return at === -1 ? steps.length - 1 : at;
}
