import type { FilePart } from '#domain/staff/person/staff-compliance.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';

type FieldName = keyof Staff & keyof typeof staff.fields & string;

/** A value in a few words; null where there is none, or where the reader is not shown it. */
export type InWords = (name: FieldName, before?: string) => string | null;

export interface PartOfFile {
  readonly title: string;
  /** What of the papers is checked against it. */
  readonly part?: FilePart;
  readonly names: readonly FieldName[];
  /** What the closed part says of itself. */
  says(inWords: InWords, person: Partial<Staff>): readonly (string | null)[];
}

/** What the law asks to have on file, by what an inspector asks for. Training, documents and sessions have parts of their own. */
export const papers: readonly PartOfFile[] = [
  {
    title: 'Right to work',
    part: 'right_to_work',
    names: ['right_to_work_type', 'rtw_checked_on', 'rtw_expiry'],
    says: (inWords) => [
      inWords('right_to_work_type'),
      inWords('rtw_expiry', 'until '),
      inWords('rtw_checked_on', 'checked '),
    ],
  },
  {
    title: 'Vetting',
    part: 'vetting',
    names: [
      'identity_checked_on',
      'dbs_level',
      'dbs_number',
      'dbs_issued_on',
      'dbs_update_service',
      'dbs_last_checked',
      'references_received',
      'work_history_complete',
      'gaps_explained',
      'health_declaration',
      'professional_body',
      'registration_number',
      'registration_expiry',
      'vetting_exception_on',
      'vetting_exception',
    ],
    says: (inWords) => [
      inWords('dbs_level', 'DBS '),
      inWords('dbs_last_checked', 'checked ') ?? inWords('dbs_issued_on', 'issued '),
      inWords('references_received', 'references: '),
      inWords('vetting_exception_on', 'exception agreed '),
    ],
  },
  {
    title: 'Supervision and appraisal',
    part: 'supervision',
    names: ['supervisions', 'appraisal_due'],
    says: (inWords, { supervisions = [] }) => {
      const last = supervisions.toSorted((a, b) => b.date.localeCompare(a.date))[0];
      return [
        last ? `Last ${dayInWords(last.date, true)}` : 'No supervision on file',
        last?.next_due ? `next ${dayInWords(last.next_due, true)}` : null,
        inWords('appraisal_due', 'appraisal due '),
      ];
    },
  },
];

/** What stands above the courses. */
export const beforeCourses = ['induction_completed_on', 'care_certificate'] as const satisfies readonly FieldName[];

const abilities = [
  'may_lead_shift',
  'first_aider',
  'medicines_competent',
  'hoist_competent',
  'driver',
  'restraint_trained',
] as const;

export const personal: readonly PartOfFile[] = [
  {
    title: 'Contact',
    names: [
      'first_name',
      'last_name',
      'preferred_name',
      'phone',
      'email',
      'address',
      'emergency_contact',
      'date_of_birth',
      'gender',
      'languages',
      'staff_number',
    ],
    says: (inWords) => [inWords('phone'), inWords('email')],
  },
  {
    title: 'Job and houses',
    names: [
      'role',
      'job_title',
      'employment_type',
      'agency_name',
      'homes',
      'default_home',
      'line_manager',
      'start_date',
      'end_date',
      'handed_to',
      'contracted_hours',
      'wtr_opt_out',
      'wtr_opt_out_date',
    ],
    says: (inWords) => [
      inWords('employment_type'),
      inWords('homes'),
      inWords('contracted_hours'),
      inWords('start_date', 'since '),
    ],
  },
  {
    title: 'Trusted with on shift',
    names: [...abilities, 'restraint_trained_expiry'],
    says: (_, person) => {
      const has = abilities.filter((name) => person[name] === true).map((name) => staff.fields[name].label);
      return has.length > 0 ? has : ['Nothing besides the ordinary work'];
    },
  },
];

export const account: PartOfFile = {
  title: 'Account',
  names: [
    'username',
    'groups',
    'is_active',
    'is_superuser',
    'access_starts_at',
    'access_expires_at',
    'last_login',
    'must_change_password',
    'alert_preferences',
  ],
  says: (inWords) => [
    inWords('groups'),
    inWords('access_expires_at', 'until '),
    inWords('last_login', 'last signed in ') ?? 'has never signed in',
  ],
};
