import {
  choice,
  decimal,
  explained,
  must,
  rows,
  section,
  text,
  whole,
  words,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { unknown } from './not-known-yet.ts';

const practice = (label: string) => text(label, { max: 200, help: 'Name and phone.' });

export const residentHealthContacts = section('Health contacts', {
  gp_name: text('GP', { max: 120, mustWhen: { gp_unknown: [false] } }),
  gp_unknown: unknown('GP not known yet'),
  gp_practice: text('GP practice', { max: 200 }),
  gp_phone: text('GP phone', { max: 30, like: 'phone', mustWhen: { gp_unknown: [false] } }),
  pharmacy: practice('Pharmacy'),
  dentist: practice('Dentist'),
  optician: practice('Optician'),
  chiropodist: practice('Chiropodist'),
  other_professionals: rows('Other professionals', {
    role: must(text('Role', { max: 80 })),
    name: must(text('Name', { max: 120 })),
    phone: text('Phone', { max: 30, like: 'phone' }),
  }),
});

export const residentHealth = section('Health', {
  diagnoses: words('Diagnoses', { max: 120 }),
  allergies: rows('Allergies', {
    substance: must(text('Allergic to', { max: 120 })),
    reaction: text('Reaction', { max: 200 }),
    severity: must(
      choice('How severe', { options: { mild: 'Mild', moderate: 'Moderate', anaphylaxis: 'Anaphylaxis' } }),
    ),
  }),
  no_known_allergies: explained(
    'no_known_allergies',
    yesNo('No known allergies', { default: false, help: 'Asked and answered: there are none.' }),
  ),
  allergies_unknown: unknown('Allergies not known yet'),
  on_anticoagulant: explained('on_anticoagulant', yesNo('Takes a blood thinner')),
  has_epilepsy: yesNo('Has epilepsy'),
  diabetes: choice('Diabetes', { options: { none: 'None', type1: 'Type 1', type2: 'Type 2' } }),
  has_dysphagia: explained('has_dysphagia', yesNo('Has difficulty swallowing')),
  // International Dysphagia Diet Standardisation Initiative: drinks 0 to 4, foods 3 to 7.
  iddsi_fluid_level: explained(
    'iddsi',
    whole('Drinks, IDDSI level', { min: 0, max: 4, help: '0 thin, 4 extremely thick.' }),
  ),
  iddsi_food_level: explained(
    'iddsi',
    whole('Food, IDDSI level', { min: 3, max: 7, help: '3 liquidised, 7 regular.' }),
  ),
  diet: text('Diet', { max: 200 }),
  infection_flag: explained('infection_flag', yesNo('Infection precautions')),
  height_cm: decimal('Height', { unit: 'cm', min: 100, max: 230, places: 1 }),
  mobility: choice('Mobility', {
    options: {
      independent: 'Independent',
      aid: 'With an aid',
      one_person: 'One person',
      two_person: 'Two people',
      hoist: 'Hoist',
      bed: 'In bed',
    },
  }),
  continence: text('Continence', { max: 200 }),
  hearing: text('Hearing', { max: 200 }),
  sight: text('Sight', { max: 200 }),
  aids: words('Aids', { max: 80, help: 'Glasses, hearing aid, frame …' }),
  smoker: yesNo('Smokes'),
});

export const residentTargets = section('Targets', {
  fluid_target_ml: whole('Fluids a day', {
    unit: 'ml',
    min: 500,
    max: 4000,
    help: 'Left empty, the house’s usual target counts.',
  }),
  fluid_restriction_ml: whole('At most a day', {
    unit: 'ml',
    min: 250,
    max: 4000,
    help: 'Only where a clinician has restricted fluids.',
  }),
  target_weight_min_kg: decimal('Target weight from', { unit: 'kg', min: 20, max: 300, places: 1 }),
  target_weight_max_kg: decimal('Target weight to', { unit: 'kg', min: 20, max: 300, places: 1 }),
});
