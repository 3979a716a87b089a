import type { FilePart } from '#domain/staff/person/staff-compliance.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';

type FieldName = keyof Staff & keyof typeof staff.fields & string;

/** A value in a few words; null where there is none, or where the reader is not shown it. */
export type Tell = (name: FieldName, before?: string) => string | null;

export interface PartOfFile {
  readonly title: string;
  /** What of the papers is judged by it. */
  readonly part?: FilePart;
  readonly names: readonly FieldName[];
  /** What the closed part says of itself. */
  says(tell: Tell, person: Partial<Staff>): readonly (string | null)[];
}

/** What the law asks to have on file, by what an inspector asks for. Training, documents and sessions have parts of their own. */
export const papers: readonly PartOfFile[] = [
  {
    title: 'Right to work',
    part: 'right_to_work',
    names: ['right_to_work_type', 'rtw_checked_on', 'rtw_expiry'],
    says: (tell) => [tell('right_to_work_type'), tell('rtw_expiry', 'until '), tell('rtw_checked_on', 'checked ')],
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
    says: (tell) => [
      tell('dbs_level', 'DBS '),
      tell('dbs_last_checked', 'checked ') ?? tell('dbs_issued_on', 'issued '),
      tell('references_received', 'references: '),
      tell('vetting_exception_on', 'exception agreed '),
    ],
  },
  {
    title: 'Supervision and appraisal',
    part: 'supervision',
    names: ['supervisions', 'appraisal_due'],
    says: (tell, { supervisions = [] }) => {
      const last = supervisions.toSorted((a, b) => b.date.localeCompare(a.date))[0];
      return [
        last ? `Last ${dayInWords(last.date, true)}` : 'No supervision on file',
        last?.next_due ? `next ${dayInWords(last.next_due, true)}` : null,
        tell('appraisal_due', 'appraisal due '),
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
    says: (tell) => [tell('phone'), tell('email')],
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
    says: (tell) => [tell('employment_type'), tell('homes'), tell('contracted_hours'), tell('start_date', 'since ')],
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
  says: (tell) => [
    tell('groups'),
    tell('access_expires_at', 'until '),
    tell('last_login', 'last signed in ') ?? 'has never signed in',
  ],
};
