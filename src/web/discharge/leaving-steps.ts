import { checklistItems } from '#domain/residents/leaving/discharge-checklist.ts';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import { formFields } from '../kit/form/form-plan.ts';
import type { FormStep, FormSteps } from '../kit/form/steps/form-steps.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';

export const isDeath = ({ discharge_type }: RecordValues): boolean => discharge_type === 'deceased';

const whereTo: FormStep = {
  title: 'Where to and why',
  why: 'Where they go, when, and what they themselves say about it.',
  fields: [
    'discharge_type',
    'notice_date',
    'planned_date',
    'discharge_date',
    'destination',
    'destination_contact',
    'reason',
    'resident_view',
  ],
};

const theDeath: FormStep = {
  title: 'The death',
  why: 'Take the time you need; nothing here has to be filled in at once. The next of kin and the regulator are told before the record is closed.',
  fields: [
    'discharge_type',
    'died_at',
    'place',
    'expected',
    'cause_if_known',
    'verified_by',
    'gp_or_police_told_at',
    'coroner',
    'next_of_kin_told_at',
    'regulator_notified_at',
    'regulator_reference',
    'wishes_followed',
    'discharge_date',
    'reason',
  ],
  words: { discharge_type: 'What happened', discharge_date: 'Day of death', reason: 'In a few words' },
};

const summary: FormStep = {
  title: 'Summary',
  why: 'What the next people need to know from the first hour: needs, risks, plan, and where the medicines list is.',
  fields: ['summary', 'follow_up'],
};
const lastSummary: FormStep = {
  title: 'Summary',
  why: 'How the last weeks were, and what is still to be done for the family.',
  fields: ['summary', 'follow_up'],
  words: { summary: 'Summary of the last weeks', follow_up: 'What is still to be done' },
};

const checklist: FormStep = {
  title: 'Checklist',
  why: 'What must not be forgotten. It can be left unfinished and goes on afterwards.',
  fields: checklistItems,
};

/** The way through a leaving; a death has its own words. */
export const stepsFor = (values: RecordValues): readonly FormStep[] =>
  isDeath(values) ? [theDeath, lastSummary, checklist] : [whereTo, summary, checklist];

const fields = formFields(discharge, false, ['resident']);

export const leavingSteps = (values: RecordValues): FormSteps => ({ of: discharge, fields, steps: stepsFor(values) });
