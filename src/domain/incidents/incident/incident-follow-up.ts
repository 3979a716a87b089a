import {
  type Wording,
  choice,
  date,
  explained,
  fieldHolds,
  longText,
  moment,
  must,
  readOnly,
  ref,
  refs,
  rows,
  section,
  text,
  yesNo,
} from '../../kit/vocabulary/fields.ts';

const decision = { pending: 'To be decided', no: 'No', yes: 'Yes' } as const;
const decided = <N extends string>(field: N) => ({ when: fieldHolds(field, 'yes') });
const referred = { when: { safeguarding_decision: ['referred'] } } as const;
const reference = <const W extends Pick<Wording, 'when'>>(when: W) => text('Reference', { max: 60, ...when });

const informedFields = section('Who was told', {
  informed: rows('Who was told', {
    who: must(
      choice('Who', {
        options: {
          family: 'Family',
          gp: 'GP',
          manager: 'Manager',
          on_call: 'On call',
          social_worker: 'Social worker',
          commissioner: 'Commissioner',
          cmht: 'Community mental health team',
          police: 'Police',
          landlord: 'Landlord',
        },
      }),
    ),
    at: must(moment('When')),
    by: ref('By', { to: 'staff' }),
    method: choice('How', {
      options: { in_person: 'In person', phone: 'Phone', email: 'E-mail', letter: 'Letter', online: 'Online form' },
    }),
  }),
  family_not_told_reason: longText('Why the family was not told', { max: 1000 }),
});

/** What must be told outside the house. The form only asks; the manager decides. */
const outside = section('Outside the house', {
  safeguarding_decision: explained(
    'safeguarding',
    must(
      choice('Safeguarding', {
        options: { pending: 'To be decided', not_needed: 'Not needed', referred: 'Referred' },
        default: 'pending',
      }),
    ),
  ),
  safeguarding_reference: reference(referred),
  safeguarding_at: moment('Referred at', referred),
  cqc_notifiable: explained(
    'cqc_notifiable',
    must(choice('Tell the regulator', { options: decision, default: 'pending' })),
  ),
  cqc_category: must(
    choice('What the regulator is told', {
      options: {
        serious_injury: 'Serious injury',
        abuse: 'Abuse or allegation',
        police: 'Police',
        dols: 'Deprivation of liberty',
        death: 'Death',
        service_interruption: 'Service interrupted',
        other: 'Other',
      },
      when: { cqc_notifiable: ['yes'] },
    }),
  ),
  cqc_reference: reference(decided('cqc_notifiable')),
  cqc_sent_at: moment('Regulator told at', decided('cqc_notifiable')),
  riddor_status: explained('riddor', must(choice('Report under RIDDOR', { options: decision, default: 'pending' }))),
  riddor_category: must(
    choice('What is reported', {
      options: {
        death: 'Death',
        specified_injury: 'Specified injury',
        over_7_days: 'Over seven days off work',
        non_worker_to_hospital: 'Taken straight to hospital',
        disease: 'Disease',
        dangerous_occurrence: 'Dangerous occurrence',
      },
      when: { riddor_status: ['yes'] },
    }),
  ),
  riddor_reference: reference(decided('riddor_status')),
  riddor_sent_at: moment('Reported at', decided('riddor_status')),
  riddor_due_on: readOnly(date('Report due', { tense: 'future', ...decided('riddor_status') })),
  duty_of_candour: explained('candour', must(choice('Duty of candour', { options: decision, default: 'pending' }))),
  candour_told_at: moment('Person told at', decided('duty_of_candour')),
  candour_apology_at: moment('Apology made at', decided('duty_of_candour')),
  candour_written_at: moment('Letter sent at', decided('duty_of_candour')),
});

const review = section('Review', {
  earlier_incidents: longText('What the earlier incidents show', {
    max: 2000,
    help: 'The same place, hour, person or cause?',
  }),
  root_causes: longText('Why it happened', { max: 4000 }),
  review_notes: longText('Review', { max: 8000 }),
  actions: rows('Actions', {
    text: must(text('What', { max: 300 })),
    owner: ref('Who', { to: 'staff' }),
    due: date('By', { tense: 'future' }),
    done_at: moment('Done'),
  }),
  lessons: longText('What we learnt', { max: 4000 }),
  shared_with_team_at: moment('Shared with the team'),
  plans_updated: refs('Plans updated', { to: 'plan' }),
  risks_updated: refs('Risks updated', { to: 'risk' }),
  closing_reason: longText('Why it is closed with checks or a review open', {
    max: 1000,
    help: 'Only where checks or follow-ups are still open, or earlier falls were not looked at.',
  }),
  entered_in_error: must(yesNo('Entered in error', { default: false, help: 'Closes the report without deleting it.' })),
  entered_in_error_reason: must(text('Why it was entered in error', { max: 500, when: { entered_in_error: [true] } })),
  reopen_reason: text('Why it was opened again', { max: 500, mustWhen: { status: ['reopened'] } }),
  signed_off_by: readOnly(ref('Signed off by', { to: 'staff' })),
  signed_off_at: readOnly(moment('Signed off at')),
});

const afterwards = section('Afterwards', {
  addenda: rows('Added later', {
    text: must(longText('What', { max: 4000 })),
    at: moment('When'),
    by: ref('By', { to: 'staff' }),
  }),
});

/** Who was told, what was decided and what was learnt. */
export const followUpFields = { ...informedFields, ...outside, ...review, ...afterwards } as const;
