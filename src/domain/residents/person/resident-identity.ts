import { choice, date, file, must, section, text, yesNo } from '../../kit/vocabulary/fields.ts';
import { unknown } from './not-known-yet.ts';

export const residentIdentity = section('Identity', {
  national_id_type: must(
    choice('Kind of number', {
      options: { nhs_number: 'NHS number', chi_number: 'CHI number', hsc_number: 'HSC number', local: 'Our own code' },
      default: 'nhs_number',
    }),
  ),
  national_id: text('NHS number or code', {
    max: 20,
    help: 'Ten digits; our own code where there is no number.',
    mustWhen: { national_id_unknown: [false] },
  }),
  national_id_unknown: unknown('Number not known yet'),
  title: text('Title', { max: 20 }),
  first_name: must(text('First name', { max: 120 })),
  last_name: must(text('Last name', { max: 120 })),
  preferred_name: text('Likes to be called', { max: 120 }),
  date_of_birth: date('Date of birth', { tense: 'past', mustWhen: { date_of_birth_unknown: [false] } }),
  date_of_birth_unknown: unknown('Date of birth not known yet'),
  gender: choice('Gender', {
    options: { female: 'Female', male: 'Male', non_binary: 'Non-binary', other: 'Other', not_stated: 'Not stated' },
  }),
  pronouns: text('Pronouns', { max: 40 }),
  ethnicity: text('Ethnicity', { max: 80 }),
  religion: text('Religion', { max: 80 }),
  first_language: text('First language', { max: 60 }),
  interpreter_needed: yesNo('Needs an interpreter'),
  marital_status: choice('Marital status', {
    options: {
      single: 'Single',
      married: 'Married',
      civil_partnership: 'Civil partnership',
      partner: 'Living with a partner',
      separated: 'Separated',
      divorced: 'Divorced',
      widowed: 'Widowed',
      not_stated: 'Not stated',
    },
  }),
});

export const residentPhoto = section('Photo', {
  photo: file('Photo', { usedAs: 'portrait' }),
  photo_taken_on: date('Photo taken on', { tense: 'past' }),
});
