import type { Circumstances, Complaints } from '#domain/kit/entity.ts';
import type { Fields } from '#domain/kit/fields.ts';
import { missing, readInput, withoutHidden } from '#domain/kit/parse.ts';
import { residentComplaints } from '#domain/residents/resident-rules.ts';

type Row = Readonly<Record<string, unknown>>;

export interface AdmissionStep {
  readonly title: string;
  readonly why: string;
  readonly fields: readonly string[];
}

/** What must be known on the first day, in the order one asks it. Everything else is filled in as one gets to know the person. */
export const admissionSteps: readonly AdmissionStep[] = [
  {
    title: 'Who', why: 'The name on the papers and the one they go by, and the number other services know them by.',
    fields: ['first_name', 'last_name', 'preferred_name', 'title', 'date_of_birth', 'gender', 'pronouns', 'national_id_type', 'national_id'],
  },
  {
    title: 'Coming here', why: 'When they come, to which room, and which doctor looks after them.',
    fields: ['status', 'admission_date', 'room', 'admission_type', 'admitted_from', 'key_worker', 'funding_type', 'gp_name', 'gp_practice', 'gp_phone'],
  },
  {
    title: 'Keeping safe', why: 'What everyone near them must know from the first hour. It stands above every page about them.',
    fields: [
      'allergies', 'no_known_allergies', 'has_dysphagia', 'iddsi_fluid_level', 'iddsi_food_level', 'diabetes', 'has_epilepsy', 'on_anticoagulant', 'mobility',
      'dnacpr_status', 'dnacpr_date', 'dnacpr_review', 'dnacpr_location', 'dols_status', 'dols_start', 'dols_expiry', 'header_flags',
    ],
  },
  {
    title: 'About me', why: 'A few words in their own voice, so that nobody meets a stranger.',
    fields: ['photo', 'photo_taken_on', 'important_to_me', 'how_to_support_me', 'communication', 'first_language', 'interpreter_needed', 'usual_presentation'],
  },
  { title: 'Check', why: 'Read it through once, then save.', fields: [] },
];

const only = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** What is wrong with one step, without a word about those to come. */
export function stepComplaints(step: AdmissionStep, fields: Fields, values: Row, circumstances: Circumstances): Complaints {
  const own = only(fields, step.fields);
  const read = readInput(own, withoutHidden(own, values));
  const whole = { ...values, ...read.values };
  const judged = residentComplaints(whole as Partial<Facts> as Facts, circumstances);
  return { ...only(judged, step.fields), ...missing(own, whole), ...read.complaints };
}

type Facts = Parameters<typeof residentComplaints>[0];

/** Where to go on: the first step that is not finished, or the last. */
export function unfinishedStep(fields: Fields, values: Row, circumstances: Circumstances): number {
  const at = admissionSteps.findIndex((step) => Object.keys(stepComplaints(step, fields, values, circumstances)).length > 0);
  return at === -1 ? admissionSteps.length - 1 : at;
}

export const stepOf = (field: string): number => admissionSteps.findIndex(({ fields }) => fields.includes(field));
