import type { Assessment } from '../assessment.ts';
import type { ShippedForm } from './shipped-form.ts';

type Slot = readonly [code: string, title: string, category: Assessment['category'], purpose: string, confirm: string];

/** Forms whose wording is not ours to ship: a home that holds the owner's permission fills in its own copy. */
const slots: readonly Slot[] = [
  [
    'WATERLOW',
    'Waterlow score',
    'skin',
    'Risk of pressure ulcers.',
    'Protected by copyright: ask the owner (judy-waterlow.co.uk) for permission to use it in software.',
  ],
  [
    'PURPOSE-T',
    'PURPOSE T',
    'skin',
    'Risk of pressure ulcers, as a pathway.',
    'Free for clinical use after registration with the University of Leeds; a fee may apply in software.',
  ],
  [
    'BRADEN',
    'Braden Scale',
    'skin',
    'Risk of pressure ulcers, 6 to 23.',
    'Licensed: confirm the terms with the owners.',
  ],
  [
    'FRAT',
    'Falls Risk Assessment Tool (FRAT)',
    'falls',
    'Risk of falls, part 1 from 5 to 20.',
    'The validated part must not be altered: ask Peninsula Health.',
  ],
  [
    'BARTHEL',
    'Barthel Index',
    'mobility',
    'What somebody does alone in everyday life.',
    'Free for non-commercial use as reported; commercial use needs the owner’s permission.',
  ],
  [
    'MUST',
    'Malnutrition Universal Screening Tool (‘MUST’)',
    'nutrition',
    'Risk of malnutrition, 0 to 6.',
    'Copyright of BAPEN: name and wording only with BAPEN’s permission. The nutrition screen in our own words is ready to use.',
  ],
  [
    'DISDAT',
    'DisDAT',
    'pain',
    'Distress in people who cannot say so.',
    'Terms not verified: confirm them with the owners.',
  ],
  [
    'CORNELL',
    'Cornell Scale for Depression in Dementia',
    'mental_health',
    'Depression in dementia.',
    'Terms not verified: confirm them with the owners.',
  ],
  [
    '4AT',
    '4AT',
    'cognition',
    'Delirium and cognitive impairment.',
    'Terms not verified: confirm them with the owners.',
  ],
  [
    '6CIT',
    '6CIT',
    'cognition',
    'A short test of memory and thinking.',
    'Terms not verified: confirm them with the owners.',
  ],
  [
    'CFS',
    'Clinical Frailty Scale',
    'mobility',
    'How frail somebody is.',
    'Terms not verified: confirm them with Dalhousie University.',
  ],
  [
    'GLASGOW',
    'Glasgow Depression Scale for people with a learning disability',
    'mental_health',
    'Depression in people with a learning disability.',
    'Terms not verified: confirm them with the owners.',
  ],
  [
    'HONOS',
    'HoNOS',
    'mental_health',
    'Health of the Nation Outcome Scales, 0 to 48.',
    'The Royal College of Psychiatrists gives permission case by case.',
  ],
  ['DEMQOL', 'DEMQOL', 'other', 'Quality of life in dementia.', 'Free, with copyright asserted: ask the owners.'],
  [
    'GBO',
    'Goal-based outcomes',
    'other',
    'Goals rated from 0 to 10.',
    'Creative Commons, non-commercial, share alike: confirm that your use is allowed. The goals of a support plan do the same.',
  ],
  [
    'SLUMS',
    'SLUMS examination',
    'cognition',
    'Memory and thinking, 0 to 30.',
    'Public domain, but published copies differ in wording and it needs printed figures: copy the questions from the sheet of Saint Louis University that you use.',
  ],
];

export const slotForms: readonly ShippedForm[] = slots.map(([code, title, category, purpose, confirm]) => ({
  code,
  version: 1,
  title,
  purpose,
  category,
  licence_note: `${confirm} Once you hold it, write here who gave it and when, choose “Permission held” and add the questions.`,
  licence_status: 'blocked',
  default_review_days: null,
  sections: [],
}));
