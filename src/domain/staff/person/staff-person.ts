import { channels } from '../../kit/people/channels.ts';
import {
  byMove,
  choice,
  date,
  decimal,
  explained,
  file,
  longText,
  must,
  parts,
  ref,
  refs,
  restricted,
  section,
  text,
  words,
  yesNo,
} from '../../kit/vocabulary/fields.ts';

const inHearth = { in_app: 'In Hearth' } as const;
/** What is low wakes nobody: it comes in one letter a day, or waits in Hearth. */
const daily = (label: string) =>
  must(choice(label, { options: { ...inHearth, email: 'One e-mail a day' }, default: 'in_app' }));
const atOnce = (label: string) => must(choice(label, { options: { ...inHearth, ...channels }, default: 'in_app' }));

/** What is asked when somebody leaves. */
export const leavingFields = {
  end_date: date('End date', { tense: 'any' }),
  handed_to: byMove(
    ref('Who takes over', {
      to: 'staff',
      help: 'Gets the key residents, follow-ups, reminders and escorts. Shifts to come are open again.',
    }),
  ),
};

/** What somebody is employed for; what they may do comes from their groups. */
export const staffRoles = {
  manager: 'Manager',
  deputy: 'Deputy manager',
  senior: 'Senior',
  nurse: 'Nurse',
  support_worker: 'Support worker',
  night_worker: 'Night worker',
  domestic: 'Domestic',
  cook: 'Cook',
  maintenance: 'Maintenance',
  admin: 'Administration',
  volunteer: 'Volunteer',
} as const;

export const staffPerson = section('Person', {
  first_name: must(text('First name', { max: 120 })),
  last_name: must(text('Last name', { max: 120 })),
  preferred_name: text('Preferred name', { max: 120 }),
  photo: file('Photo', { usedAs: 'portrait' }),
  gender: choice('Gender', {
    options: {
      female: 'Female',
      male: 'Male',
      non_binary: 'Non-binary',
      other: 'Other',
      not_stated: 'Prefers not to say',
    },
    help: 'For residents who ask for personal care by women or by men.',
  }),
  staff_number: text('Staff number', { max: 30 }),
  phone: must(text('Phone', { max: 30, like: 'phone' })),
  email: must(text('E-mail', { max: 200, like: 'email' })),
  date_of_birth: restricted(date('Date of birth', { tense: 'past' })),
  address: restricted(longText('Address', { max: 500 })),
  emergency_contact: restricted(
    parts('In an emergency, call', {
      name: text('Name', { max: 120 }),
      relationship: text('Relationship', { max: 60 }),
      phone: text('Phone', { max: 30, like: 'phone' }),
    }),
  ),
  languages: words('Languages', { max: 60 }),
  alert_preferences: parts('How alerts reach this person', {
    info: daily('For information'),
    low: daily('Low'),
    medium: atOnce('Medium'),
    high: atOnce('High'),
    critical: atOnce('Critical'),
  }),
});

export const staffJob = section('Job', {
  role: must(choice('Role', { options: staffRoles })),
  job_title: text('Job title', { max: 120 }),
  employment_type: explained(
    'employment_type',
    choice('Employed as', {
      options: {
        permanent: 'Permanent',
        fixed_term: 'Fixed term',
        bank: 'Bank',
        agency: 'Agency',
        volunteer: 'Volunteer',
      },
      default: 'permanent',
    }),
  ),
  agency_name: must(text('Agency', { max: 120, when: { employment_type: ['agency'] } })),
  homes: refs('Houses', { to: 'home', help: 'Needed before somebody starts working.' }),
  default_home: ref('Usual house', { to: 'home' }),
  line_manager: ref('Reports to', { to: 'staff' }),
  start_date: must(date('Start date', { tense: 'any' })),
  ...leavingFields,
  contracted_hours: explained(
    'contracted_hours',
    decimal('Contracted hours', { unit: 'hours a week', min: 0, max: 60, places: 2 }),
  ),
  wtr_opt_out: explained('workingTime', yesNo('Opted out of the 48-hour week', { default: false })),
  wtr_opt_out_date: date('Opted out on', { tense: 'past', when: { wtr_opt_out: [true] } }),
});
