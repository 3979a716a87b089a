import { yearsOf } from './months-after.ts';

/**
 * How long each kind of record is kept, at least, once it is no longer in use. Every entity of the register stands in
 * `retention`; a test says so. Nothing goes by itself when its time is over: it is then listed for two people to decide.
 */

interface Clock {
  readonly label: string;
  readonly says: string;
  readonly source: string;
  /** Kept at most, not at least: it may go at once and must be gone so many months later. */
  readonly mostMonths?: number;
}

/** What is looked at together, and goes together. */
const declared = {
  care: {
    label: 'Care record',
    says: '8 years after leaving or death; 20 under the Mental Health Act, 10 after a death; a child’s until 25 or 26',
    source: 'NHS Records Management Code',
  },
  resident_money: {
    label: 'Money held for a resident',
    says: '6 years after leaving, and the rest of that year',
    source: 'Limitation and tax practice',
  },
  staff: { label: 'Staff file', says: '6 years after leaving', source: 'NHS Records Management Code' },
  staff_identity: {
    label: 'Identity papers of staff',
    says: '2 years after leaving',
    source: 'Home Office guidance on the right to work',
  },
  applicant: {
    label: 'Application',
    says: '6 months after somebody who was not taken on withdrew or was last heard of',
    source: 'Product default',
  },
  dbs_copy: {
    label: 'Copies of DBS certificates',
    says: 'At most 6 months: the number, the date, the level and the outcome are kept, the certificate is not',
    source: 'DBS code of practice on handling certificates',
    mostMonths: 6,
  },
  incident: {
    label: 'Incidents',
    says: '10 years after sign-off, 20 if serious',
    source: 'NHS Records Management Code',
  },
  complaint: { label: 'Complaints', says: '10 years after they are closed', source: 'NHS Records Management Code' },
  suggestion: { label: 'Suggestions', says: '2 years after the answer', source: 'Product default' },
  belongings: { label: 'Belongings', says: '6 years after they were returned or disposed of', source: 'As money' },
  rota: {
    label: 'Rota and hours worked',
    says: '6 years',
    source: 'NHS Records Management Code; never under 2 (working time)',
  },
  house_diary: { label: 'Notes and appointments of the house', says: '8 years', source: 'As the care record' },
  handover: { label: 'Handovers', says: '8 years', source: 'As the care record' },
  reminder: { label: 'Reminders', says: '2 years after they were raised', source: 'Product default' },
  asset: { label: 'Assets and their checks', says: 'Life of the item and 6 years', source: 'HSE guidance' },
  repair: { label: 'Repairs', says: '6 years if they cost something, else 2', source: 'Policy of the provider' },
  stock: { label: 'Stock', says: '6 years if it cost something, else 2', source: 'Policy of the provider' },
  house_file: { label: 'Files of the house', says: '6 years after they are removed', source: 'Policy of the provider' },
  hold: {
    label: 'Legal holds on single records',
    says: '6 years after they are lifted',
    source: 'Limitation practice',
  },
} as const satisfies Readonly<Record<string, Clock>>;
export type ClockName = keyof typeof declared;
export const clocks: Readonly<Record<ClockName, Clock>> = declared;
export const isClock = (name: unknown): name is ClockName => typeof name === 'string' && Object.hasOwn(clocks, name);

/** Only where fields have one of these values; `true` asks for any value, `false` for none. */
export type Among = Readonly<Record<string, readonly string[] | boolean>>;

/** When a record is no longer in use, and how long it is kept from then on. */
export type Begins =
  /** Its resident left for good or died. */
  | { readonly when: 'resident left' }
  /** Its member of staff left. */
  | { readonly when: 'staff left' }
  /** Its applicant was not taken on. */
  | { readonly when: 'not hired' }
  /** The day in a field of its own; empty means that it is still in use. The first months whose condition holds count. */
  | {
      readonly when: 'over';
      readonly field: string;
      readonly periods: readonly { readonly months: number; readonly among?: Among }[];
    }
  /** It goes with the record that this field names. */
  | { readonly when: 'with'; readonly field: string; readonly entity: string };

export interface Retained {
  readonly clock: ClockName;
  readonly begins: Begins;
  /** Which records of the kind, where it has several clocks. */
  readonly among?: Among;
}

/** Never a candidate, and why. */
interface NeverDisposed {
  readonly stays: string;
}

const withResident: Retained = { clock: 'care', begins: { when: 'resident left' } };
/** Of a member of staff, or of somebody who only applied: each person has one of the two clocks. */
const withStaff = (among?: Among): readonly Retained[] => [
  { clock: 'staff', begins: { when: 'staff left' }, ...(among ? { among } : {}) },
  { clock: 'applicant', begins: { when: 'not hired' }, ...(among ? { among } : {}) },
];
const over = (clock: ClockName, field: string, years: number, among?: Among): Retained => ({
  clock,
  begins: { when: 'over', field, periods: [{ months: yearsOf(years) }] },
  ...(among ? { among } : {}),
});
const ofResident = { resident: true } as const;
const ofHouse = { resident: false } as const;
const account = 'The account of the house is in use as long as the house is: its lines prove each other.';
const form = 'A form of the provider is nobody’s record, and results filled in on it are read by it.';

export const retention: Readonly<Record<string, readonly Retained[] | NeverDisposed>> = {
  home: { stays: 'Everything else belongs to a house.' },
  group: { stays: 'It says who may do what, and is nobody’s record.' },
  permission: { stays: 'It follows from the program.' },
  user_history: { stays: 'Its words go with the record they are about; who did what, and when, stays.' },
  staff: withStaff(),
  resident: [withResident],
  care_tracking: [withResident],
  family: [withResident],
  discharge: [withResident],
  inventory: [over('belongings', 'status_date', 6, { status: ['returned', 'disposed'] })],
  rota: [over('rota', 'date', 6)],
  plan_starter: { stays: 'Words for plans to come; nothing that happened.' },
  rota_template: { stays: 'A pattern for coming weeks; nothing that happened.' },
  appointment: [{ ...withResident, among: ofResident }, over('house_diary', 'starts_at', 8, ofHouse)],
  note: [{ ...withResident, among: ofResident }, over('house_diary', 'occurred_at', 8, ofHouse)],
  attachment: [
    { ...withResident, among: { resident: true, linked_object: false } },
    {
      clock: 'staff_identity',
      begins: { when: 'staff left' },
      among: { staff: true, linked_object: false, category: ['id_document'] },
    },
    ...withStaff({ staff: true, linked_object: false }),
    {
      clock: 'dbs_copy',
      begins: { when: 'over', field: 'created_at', periods: [{ months: 0 }] },
      among: { staff: true, category: ['dbs_certificate'] },
    },
    over('house_file', 'deleted_at', 6, { resident: false, staff: false, linked_object: false }),
  ],
  handover: [over('handover', 'handover_date', 8)],
  handover_resident: [withResident],
  suggestion: [over('suggestion', 'responded_at', 2)],
  complaint: [over('complaint', 'closed_at', 10)],
  notification: [over('reminder', 'raised_at', 2, { status: ['cleared', 'entered_in_error', 'actioned'] })],
  bath: [withResident],
  weight: [withResident],
  fluid_intake: [withResident],
  mood: [withResident],
  sleep: [withResident],
  care: [withResident],
  morning_routine: [withResident],
  afternoon_routine: [withResident],
  incident: [
    {
      clock: 'incident',
      begins: {
        when: 'over',
        field: 'signed_off_at',
        periods: [{ months: yearsOf(20), among: { severity: ['severe', 'death'] } }, { months: yearsOf(10) }],
      },
      among: { status: ['closed'] },
    },
  ],
  accident_scheduler: [{ clock: 'incident', begins: { when: 'with', field: 'target', entity: 'incident' } }],
  body_map: [withResident],
  assessment: { stays: form },
  question: { stays: form },
  choice: { stays: form },
  assessment_result: [withResident],
  answer: [withResident],
  plan: [withResident],
  evaluation: [withResident],
  risk: [withResident],
  plan_scheduler: [withResident],
  risk_scheduler: [withResident],
  evaluation_scheduler: [withResident],
  follow_up: [withResident],
  payment: [{ clock: 'resident_money', begins: { when: 'resident left' } }],
  transaction: [{ clock: 'resident_money', begins: { when: 'resident left' }, among: ofResident }],
  petty_cash: { stays: account },
  payments_handover: { stays: account },
  house_asset: [over('asset', 'disposal_date', 6, { status: ['disposed'] })],
  asset_check: [{ clock: 'asset', begins: { when: 'with', field: 'asset', entity: 'house_asset' } }],
  house_stock: [
    {
      clock: 'stock',
      begins: {
        when: 'over',
        field: 'deleted_at',
        periods: [{ months: yearsOf(6), among: { unit_cost: true } }, { months: yearsOf(2) }],
      },
    },
  ],
  repair_record: [
    {
      clock: 'repair',
      begins: {
        when: 'over',
        field: 'completed_at',
        periods: [{ months: yearsOf(6), among: { cost: true } }, { months: yearsOf(2) }],
      },
    },
  ],
  confidential_info: [{ ...withResident, among: ofResident }, ...withStaff({ staff: true, resident: false })],
  // It speaks of its person, and goes when they do; one that still holds keeps both.
  legal_hold: [
    { ...withResident, among: ofResident },
    ...withStaff({ staff: true }),
    over('hold', 'lifted_at', 6, { resident: false, staff: false }),
  ],
};

export const isRetained = (how: readonly Retained[] | NeverDisposed | undefined): how is readonly Retained[] =>
  Array.isArray(how);

/** The kinds of record that a clock is for, with how long each of them is kept. */
export const underClock = (clock: ClockName): readonly { readonly entity: string; readonly retained: Retained }[] =>
  Object.entries(retention).flatMap(([entity, how]) =>
    isRetained(how) ? how.filter((retained) => retained.clock === clock).map((retained) => ({ entity, retained })) : [],
  );

const subjects: { readonly [When in Begins['when']]: 'resident' | 'staff' | null } = {
  'resident left': 'resident',
  'staff left': 'staff',
  'not hired': 'staff',
  over: null,
  with: null,
};

/** Whose leaving starts a clock; null where the records of a house each have a day of their own. */
export function subjectOf(clock: ClockName): 'resident' | 'staff' | null {
  const [first] = underClock(clock);
  return first ? subjects[first.retained.begins.when] : null;
}
