import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  date,
  decimal,
  explained,
  file,
  must,
  readOnly,
  ref,
  rows,
  section,
  text,
  whole,
} from '../../kit/vocabulary/fields.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { authorship, recordedBy } from '../../kit/traits/recorded-by.ts';
import { move } from '../../kit/vocabulary/states.ts';
import { localDay } from '../../kit/time/time.ts';
import { signs } from '../../kit/vocabulary/computed-columns.ts';
import { intervalComplaint, withDates } from './asset-checks.ts';
import { checkKinds } from './check-kinds.ts';
import { checkResults } from './check-results.ts';

const inHouse = ['in_use', 'in_store', 'under_repair', 'out_of_service'] as const;

export const houseAsset = entity({
  name: 'house_asset',
  labels: { one: 'House asset', many: 'Assets' },
  purpose: 'Things of the house that have to be checked before they are used.',
  title: ['asset_tag', 'name'],
  belongsTo: 'home',
  access: {
    superuser: [...everything, 'dispose'],
    manager: [...everything, 'dispose'],
    senior: ['view', 'add', 'change'],
    carer: ['view'],
    agency: ['view'],
    auditor: ['view'],
  },
  fields: {
    ...section('The thing', {
      asset_tag: must(text('Tag', { max: 40 })),
      name: must(text('Name', { max: 120 })),
      category: must(
        choice('Category', {
          options: {
            hoist_lift: 'Hoist or lift',
            sling: 'Sling',
            bed: 'Bed',
            mattress: 'Mattress',
            wheelchair: 'Wheelchair',
            bath_shower: 'Bath or shower',
            scales: 'Scales',
            medical_device: 'Medical device',
            fire_safety: 'Fire safety',
            kitchen: 'Kitchen',
            laundry: 'Laundry',
            furniture: 'Furniture',
            it_phone: 'Computer or phone',
            vehicle: 'Vehicle',
            garden: 'Garden',
            heating_water: 'Heating and water',
            security: 'Security',
            other: 'Other',
          },
        }),
      ),
      location: must(text('Where it is', { max: 120 })),
      assigned_resident: ref('Used by', { to: 'resident' }),
      condition: must(
        choice('Condition', {
          options: { new: 'New', good: 'Good', fair: 'Fair', poor: 'Poor', unsafe: 'Unsafe' },
          default: 'good',
        }),
      ),
      safe_working_load_kg: explained(
        'safe_working_load_kg',
        whole('Safe working load', {
          unit: 'kg',
          min: 1,
          max: 10_000,
          mustWhen: { category: ['hoist_lift', 'sling', 'bed'] },
        }),
      ),
      status: must(
        choice('Status', {
          options: {
            in_use: 'In use',
            in_store: 'In store',
            out_of_service: 'Out of service',
            under_repair: 'Under repair',
            disposed: 'Disposed of',
          },
          default: 'in_use',
        }),
      ),
      disposal_date: must(date('Disposed of on', { tense: 'past', when: { status: ['disposed'] } })),
      disposal_reason: must(text('Why it was disposed of', { max: 300, when: { status: ['disposed'] } })),
    }),
    ...section('Where it came from', {
      make: text('Make', { max: 120 }),
      model: text('Model', { max: 120 }),
      serial_number: text('Serial number', { max: 80 }),
      supplier: text('Supplier', { max: 120 }),
      purchase_date: date('Bought on', { tense: 'past' }),
      purchase_cost: decimal('Price', { unit: '£', min: 0, max: 9_999_999.99, places: 2 }),
      warranty_expiry: date('Warranty until', { tense: 'future', offers: ['1 year', '3 years'] }),
      photo: file('Photo'),
      manual: file('Manual'),
    }),
    ...section('Checks', {
      checks: rows('Checks', {
        kind: explained('kind', must(choice('Check', { options: checkKinds }))),
        interval_months: whole('Every', {
          unit: 'months',
          min: 1,
          max: 120,
          help: 'Left empty: as often as is usual.',
        }),
        interval_days: whole('Or every', { unit: 'days', min: 1, max: 366, help: '7 is every week.' }),
        last_on: date('Last done', { tense: 'past' }),
        result: choice('Result', { options: checkResults }),
        by: text('By', { max: 120 }),
        certificate: file('Certificate', { category: 'certificate' }),
        next_due: readOnly(date('Next due', { tense: 'future' })),
      }),
      next_check_kind: readOnly(choice('Next check', { options: checkKinds })),
      next_check_on: readOnly(date('Next check due', { tense: 'future' })),
      recorded_by: recordedBy,
    }),
  },
  states: {
    start: 'in_use',
    mayStart: ['in_store', 'out_of_service', 'under_repair'],
    moves: [
      ...inHouse.map((to) =>
        move(
          inHouse.filter((from) => from !== to),
          to,
          'change',
        ),
      ),
      move(inHouse, 'disposed', 'dispose', { needs: ['disposal_date', 'disposal_reason'] }),
    ],
  },
  list: ['asset_tag', 'name', 'location', 'condition', 'next_check', 'warranty_expiry', 'status'],
  computed: {
    next_check: { shownAs: signs('Next check'), from: ['category', 'checks', 'status', 'created_at'] },
  },
  sorts: ['name', 'location'],
  carries: ['recorded_by', 'category', 'assigned_resident', 'safe_working_load_kg'],
  order: 'asset_tag',
  filters: ['category', 'condition', 'assigned_resident'],
  search: ['asset_tag', 'name', 'location', 'serial_number'],
  unique: [{ fields: ['home', 'asset_tag'], ignoreCase: true, sentence: 'This tag is already used in the house.' }],
  check: (asset) => ({ ...intervalComplaint(asset.checks), ...warrantyComplaint(asset), ...safetyComplaint(asset) }),
  derive(asset, around) {
    return { ...authorship(around), ...withDates(asset.checks, around.settings, localDay(around.now, around.zone)) };
  },
});
export type HouseAsset = RecordOf<typeof houseAsset>;

const warrantyComplaint = ({
  purchase_date,
  warranty_expiry,
}: {
  readonly purchase_date: string | null;
  readonly warranty_expiry: string | null;
}) =>
  purchase_date !== null && warranty_expiry !== null && warranty_expiry < purchase_date
    ? { warranty_expiry: 'The warranty cannot end before the thing was bought.' }
    : {};

/** What is unsafe is taken out of service; it may leave the house, but nobody may use it. */
const safetyComplaint = ({ condition, status }: { readonly condition: string; readonly status: string }) =>
  condition === 'unsafe' && status !== 'out_of_service' && status !== 'disposed'
    ? { status: 'What is unsafe must be out of service.' }
    : {};
