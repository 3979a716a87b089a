import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  date,
  decimal,
  file,
  longText,
  moment,
  must,
  readOnly,
  ref,
  section,
  text,
  whole,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { authorship, recordedBy } from '../../kit/traits/recorded-by.ts';
import { supplies } from './lost-supply.ts';
import { regulatorFields, undecided } from './regulator-decision.ts';
import { repairComplaints, repairSignatures, repairTimes, repairWarnings } from './repair-rules.ts';
import { repairStates, repairStatus } from './repair-states.ts';

const lostSupply = { lost_supply: keysOf(supplies) } as const;
const pounds = { unit: '£', min: 0, max: 9_999_999.99, places: 2 } as const;

export const repairCategories = {
  plumbing: 'Plumbing',
  heating_hot_water: 'Heating and hot water',
  electrical: 'Electrical',
  fire_safety: 'Fire safety',
  lift_hoist: 'Lift or hoist',
  call_system: 'Call system',
  doors_locks: 'Doors and locks',
  windows: 'Windows',
  flooring: 'Flooring',
  roof_structure: 'Roof and structure',
  kitchen: 'Kitchen',
  laundry: 'Laundry',
  garden: 'Garden',
  pest: 'Pests',
  it: 'Computers',
  decoration: 'Decoration',
  vehicle: 'Vehicle',
  other: 'Other',
} as const;

export const repairRecord = entity({
  name: 'repair_record',
  labels: { one: 'Repair', many: 'Repairs' },
  purpose: 'What is broken, whether it is dangerous, who mends it and by when.',
  title: ['title', 'location'],
  belongsTo: 'home',
  access: {
    superuser: everything,
    manager: [...everything, 'triage', 'progress', 'reopen', 'verify', 'cancel', 'notify'],
    senior: ['view', 'add', 'change', 'triage', 'progress', 'reopen', 'verify'],
    carer: ['view', 'add', 'change_own'],
    agency: ['view', 'add'],
    auditor: ['view'],
  },
  fields: {
    ...section('What is wrong', {
      title: must(text('Title', { max: 200 })),
      description: must(longText('Description', { max: 4000 })),
      location: must(text('Where', { max: 120 })),
      photo: file('Photo'),
      asset: ref('House asset', { to: 'house_asset' }),
      category: must(
        choice('Category', {
          options: repairCategories,
        }),
      ),
      priority: must(
        choice('Priority', {
          options: {
            emergency: 'Emergency, within 24 hours',
            urgent: 'Urgent, within 3 days',
            routine: 'Routine, within 28 days',
            planned: 'Planned for a date',
          },
          default: 'routine',
        }),
      ),
      planned_date: must(
        date('Planned for', { tense: 'future', offers: ['1 week', '1 month'], when: { priority: ['planned'] } }),
      ),
      safety_risk: must(yesNo('Someone could be harmed', { default: false })),
      interim_control: must(
        longText('What keeps people safe until then', {
          max: 1000,
          when: { safety_risk: [true] },
          help: 'Such as out of use, a sign, extra staff.',
        }),
      ),
      lost_supply: choice('The house is without', { options: supplies }),
      supply_lost_at: moment('Since', { when: lostSupply, help: 'If it stopped before it was reported.' }),
      supply_back_at: moment('Back since', { when: lostSupply }),
      suggestion: readOnly(ref('Came from the suggestion', { to: 'suggestion' })),
      recorded_by: recordedBy,
      reported_at: readOnly(moment('Reported')),
      make_safe_by: readOnly(moment('To be made safe by')),
      target_at: readOnly(moment('To be done by')),
    }),
    ...section('Who repairs it', {
      contractor: text('Contractor', { max: 120 }),
      contractor_phone: text('Phone', { max: 30, like: 'phone' }),
      contractor_ref: text('Their reference', { max: 60 }),
      quote: decimal('Quote', pounds),
      cost: decimal('Cost', pounds),
      under_warranty: yesNo('Under warranty'),
    }),
    ...section('What was done', {
      attended_at: moment('Attended'),
      completed_at: moment('Completed'),
      work_done: longText('Work done', { max: 4000 }),
      photo_after: file('Photo afterwards'),
      completed_by: readOnly(ref('Marked complete by', { to: 'staff' })),
      verified_by: readOnly(ref('Verified by', { to: 'staff' })),
      hold_reason: must(text('Why it is on hold', { max: 300, when: { status: ['on_hold'] } })),
      reopen_reason: text('Why it was opened again', { max: 300 }),
      cancel_reason: must(text('Why it is cancelled', { max: 300, when: { status: ['cancelled'] } })),
      status: must(choice('Status', { options: repairStatus, default: 'reported' })),
    }),
    ...section('Telling the regulator', regulatorFields),
  },
  states: repairStates,
  fixed: {
    in: {
      verified:
        'This repair was verified and stays as it is. If it is not mended, a senior or a manager can open it again.',
      cancelled: 'This repair was cancelled and stays as it was. Report it again; anyone can.',
    },
    fills: ['contractor_ref', 'quote', 'cost', 'under_warranty', 'supply_back_at'],
  },
  list: ['ref', 'title', 'location', 'priority', 'age_days', 'target_at', 'contractor', 'status'],
  computed: {
    ref: { shownAs: text('Ref', { max: 20 }), from: ['id'] },
    age_days: { shownAs: whole('Age in days', { min: 0, max: 100_000 }), from: ['reported_at', 'completed_at'] },
  },
  sorts: ['title'],
  carries: ['recorded_by', 'asset', 'category', 'safety_risk', 'interim_control', 'cost'],
  filters: ['category', 'priority', 'safety_risk', 'asset'],
  search: ['title', 'description', 'location', 'contractor'],
  check: repairComplaints,
  warn: repairWarnings,
  derive: (repair, around) => ({
    ...authorship(around),
    ...repairTimes(repair, around),
    ...repairSignatures(repair, around),
    ...undecided(repair),
  }),
});
export type RepairRecord = RecordOf<typeof repairRecord>;
