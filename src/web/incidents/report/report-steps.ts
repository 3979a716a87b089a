import { incident } from '#domain/incidents/incident/incident.ts';
import type { Circumstances, Complaints } from '#domain/kit/vocabulary/entity.ts';
import { isList, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { checkedForm, unsavedHead } from '../../kit/form/form-rules.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';

export interface ReportStep {
  readonly idea: 'safe' | 'happened' | 'told';
  readonly title: string;
  /** What the step is for, in one sentence. */
  readonly about: string;
  readonly sections: readonly { readonly title: string; readonly names: readonly string[] }[];
}

const inSection = (title: string, without: readonly string[] = []): readonly string[] =>
  Object.keys(incident.fields).filter(
    (name) => incident.fields[name]?.section === title && !incident.fields[name]?.readOnly && !without.includes(name),
  );

/** Asked first, because the answer may be an ambulance. */
const urgent = ['head_strike', 'conscious_throughout', 'new_pain_or_deformity'];

/** A report in three ideas: make safe, what happened, who is told. */
export const reportSteps: readonly [ReportStep, ...ReportStep[]] = [
  {
    idea: 'safe',
    title: 'Make safe',
    about: 'People first. Write only as much as you can right now.',
    sections: [
      { title: 'What is happening', names: ['incident_type', ...urgent] },
      {
        title: 'What was done',
        names: ['immediate_actions', 'first_aid', 'treatment', 'taken_directly_to_hospital', 'person_in_charge'],
      },
    ],
  },
  {
    idea: 'happened',
    title: 'What happened',
    about: 'Facts in order, as seen and heard. Then what harm it did.',
    sections: [
      {
        title: 'When, where and what',
        names: ['occurred_at', 'late_entry_reason', 'late_entry_reason_text', 'location', 'description'],
      },
      { title: 'The fall', names: inSection('Fall', urgent) },
      { title: 'Missing', names: inSection('Missing') },
      { title: 'Before, during, after', names: inSection('Before, during, after') },
      { title: 'Harm', names: ['severity', 'injuries', 'bodymap'] },
      { title: 'Who was there', names: ['people_involved', 'witness_statements'] },
      { title: 'Restrictive practice', names: inSection('Restrictive practice') },
      { title: 'Anything else', names: ['notes', 'attachments'] },
    ],
  },
  {
    idea: 'told',
    title: 'Who is told',
    about: 'Who knows already, and who must still hear of it.',
    sections: [
      { title: 'Who was told', names: ['informed', 'family_not_told_reason', 'edit_reason', 'edit_reason_text'] },
    ],
  },
];

export const namesIn = (step: ReportStep): readonly string[] => step.sections.flatMap(({ names }) => names);
export const reportNames: ReadonlySet<string> = new Set(reportSteps.flatMap(namesIn));

const unanswered = (fields: Fields): RecordValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, isList(field) ? [] : null]));

/** What is wrong with a report as far as it is written; rules between fields speak up though others are still empty. */
export function reportComplaints(fields: Fields, values: RecordValues, circumstances: Circumstances): Complaints {
  const { values: read, complaints } = checkedForm(incident, fields, values, circumstances);
  const soFar = {
    ...unsavedHead,
    ...circumstances.before,
    ...unanswered(fields),
    ...read,
    occurred_at: read['occurred_at'] ?? circumstances.now,
    addenda: circumstances.before?.['addenda'] ?? [],
    status: 'submitted',
  };
  return { ...incident.check(soFar, circumstances), ...complaints };
}
