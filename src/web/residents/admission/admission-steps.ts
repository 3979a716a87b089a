import { resident } from '#domain/residents/person/resident.ts';
import { formFields } from '../../kit/form/form-plan.ts';
import type { FormStep, FormSteps } from '../../kit/form/steps/form-steps.ts';

/** What must be known on the first day, in the order one asks it. Everything else is filled in as one gets to know the person. */
const steps: readonly FormStep[] = [
  {
    title: 'Who',
    why: 'The name on the papers and the one they go by, and the number other services know them by.',
    fields: [
      'first_name',
      'last_name',
      'preferred_name',
      'title',
      'date_of_birth',
      'date_of_birth_unknown',
      'gender',
      'pronouns',
      'national_id_type',
      'national_id',
      'national_id_unknown',
    ],
  },
  {
    title: 'Coming here',
    why: 'When they come, to which room, and which doctor looks after them.',
    fields: [
      'status',
      'admission_date',
      'room',
      'admission_type',
      'admitted_from',
      'key_worker',
      'funding_type',
      'gp_name',
      'gp_practice',
      'gp_phone',
      'gp_unknown',
    ],
  },
  {
    title: 'Keeping safe',
    why: 'What everyone near them must know from the first hour. It stands above every page about them.',
    fields: [
      'allergies',
      'no_known_allergies',
      'allergies_unknown',
      'has_dysphagia',
      'iddsi_fluid_level',
      'iddsi_food_level',
      'diabetes',
      'has_epilepsy',
      'on_anticoagulant',
      'mobility',
      'dnacpr_status',
      'dnacpr_date',
      'dnacpr_review',
      'dnacpr_location',
      'dols_status',
      'dols_start',
      'dols_expiry',
      'header_flags',
    ],
  },
  {
    title: 'About me',
    why: 'A few words in their own voice, so that nobody meets a stranger.',
    fields: [
      'photo',
      'photo_taken_on',
      'important_to_me',
      'how_to_support_me',
      'communication',
      'first_language',
      'interpreter_needed',
      'usual_presentation',
    ],
  },
  { title: 'Check', why: 'Read it through once, then save.', fields: [] },
];

export const admission: FormSteps = { of: resident, fields: formFields(resident, false, ['home']), steps };
