import { choice, choices, date, explained, longText, ref, section, text, yesNo } from '../../kit/vocabulary/fields.ts';

export const mentalHealthAct = {
  informal: 'Informal',
  section_117: 'Section 117',
  cto: 'Community treatment order',
  guardianship: 'Guardianship',
  conditional_discharge: 'Conditional discharge',
  section_17_leave: 'Section 17 leave',
  none: 'Does not apply',
} as const;

export const residentLegal = section('Legal', {
  mha_status: explained(
    'mentalHealthAct',
    choice('Mental Health Act', {
      options: mentalHealthAct,
    }),
  ),
  mha_review_date: explained(
    'mentalHealthAct',
    date('Mental Health Act review', { tense: 'future', offers: ['3 months', '6 months'] }),
  ),
  dols_status: explained(
    'dols',
    choice('DoLS', {
      options: {
        not_required: 'Not required',
        to_apply: 'To be applied for',
        applied: 'Applied for',
        urgent: 'Urgent',
        standard: 'Standard',
        refused: 'Not granted',
        expired: 'Expired',
      },
    }),
  ),
  dols_start: explained('dols', date('DoLS from', { tense: 'past' })),
  dols_expiry: explained('dols', date('DoLS until', { tense: 'future', offers: ['6 months', '1 year'] })),
  dols_conditions: explained('dols_conditions', longText('DoLS conditions', { max: 2000 })),
  capacity_notes: explained('capacity', longText('Mental capacity', { max: 4000 })),
  dnacpr_status: explained(
    'dnacpr',
    choice('DNACPR', { options: { none: 'None', in_place: 'In place', not_discussed: 'Not discussed' } }),
  ),
  dnacpr_date: explained('dnacpr', date('DNACPR signed on', { tense: 'past', when: { dnacpr_status: ['in_place'] } })),
  dnacpr_review: explained(
    'dnacpr',
    date('DNACPR review', {
      tense: 'future',
      offers: ['6 months', '1 year'],
      when: { dnacpr_status: ['in_place'] },
    }),
  ),
  dnacpr_location: text('Where the form is kept', { max: 200, when: { dnacpr_status: ['in_place'] } }),
  respect_form: explained('respect', yesNo('ReSPECT form')),
  advance_decision: explained('advanceDecision', yesNo('Advance decision')),
  lpa_health: explained('attorneyHealth', ref('Attorney for health', { to: 'family' })),
  lpa_finance: explained('attorneyMoney', ref('Attorney for money', { to: 'family' })),
  deputy: explained('deputy', ref('Court-appointed deputy', { to: 'family' })),
  appointee: explained('appointee', ref('Appointee for benefits', { to: 'family' })),
});

export const residentSafety = section('Safety', {
  known_dangers: longText('What is known of danger', {
    max: 2000,
    help: 'To them, to others and to you: falls, choking, self-harm, who must not come near.',
  }),
  peep: explained('peep', longText('Getting out in a fire', { max: 4000 })),
  missing_person_profile: explained('missing_person_profile', longText('If this person goes missing', { max: 4000 })),
  header_flags: explained(
    'header_flags',
    choices('Flags beside the name', {
      options: {
        allergy: 'Allergy',
        falls: 'Falls',
        choking: 'Choking',
        dnacpr: 'DNACPR',
        dols: 'DoLS',
        diabetes: 'Diabetes',
        epilepsy: 'Epilepsy',
        anticoagulant: 'Blood thinner',
        infection: 'Infection',
        self_harm: 'Self-harm',
        absconding: 'May leave unsafely',
        two_staff: 'Two staff',
        hoist: 'Hoist',
        communication: 'Communication',
      },
    }),
  ),
});

const consent = (label: string) =>
  choice(label, {
    options: { yes: 'Yes', no: 'No', best_interests: 'Best interests decision', not_asked: 'Not asked yet' },
    default: 'not_asked',
  });
const asked = () => date('Decided on', { tense: 'past' });

export const residentConsent = section('Consent', {
  consent_photo: consent('Photos'),
  consent_photo_date: asked(),
  consent_share: consent('Sharing records'),
  consent_share_date: asked(),
  consent_night_checks: consent('Checks at night'),
  consent_night_checks_date: asked(),
  consent_money_support: consent('Help with money'),
  consent_money_support_date: asked(),
});
