import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entersState, move } from '../../kit/vocabulary/states.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  date,
  decimal,
  file,
  longText,
  must,
  readOnly,
  ref,
  section,
  text,
  whole,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { addMonths, localDay } from '../../kit/time/time.ts';
import { isValuable } from './valuable.ts';

const gone = ['returned', 'disposed', 'missing'] as const;

export const inventory = entity({
  name: 'inventory',
  labels: { one: 'Belonging', many: 'Belongings' },
  purpose: 'What belongs to somebody, so that nothing gets lost.',
  title: ['item_name'],
  belongsTo: 'resident',
  movesAlong: true,
  afterLeaving: true,
  marker: 'deleted',
  access: {
    superuser: [...everything, 'move', 'release'],
    manager: [...everything, 'move', 'release'],
    senior: [...everything, 'move', 'release'],
    carer: ['view', 'add', 'change', 'move'],
    agency: ['view'],
    auditor: ['view'],
  },
  fields: {
    ...section('The item', {
      item_name: must(text('Item', { max: 200 })),
      quantity: must(whole('Quantity', { min: 0, max: 10_000, default: 0 })),
      description: longText('Description', {
        max: 2000,
        help: 'Say how it looks: “yellow metal ring”, never the metal or the stone.',
      }),
      category: must(
        choice('Category', {
          options: {
            clothing: 'Clothing',
            footwear: 'Footwear',
            jewellery: 'Jewellery',
            watch: 'Watch',
            electrical: 'Electrical',
            furniture: 'Furniture',
            mobility_aid: 'Mobility aid',
            glasses: 'Glasses',
            hearing_aid: 'Hearing aid',
            dentures: 'Dentures',
            documents: 'Documents',
            bank_card_held: 'Bank card held',
            keys: 'Keys',
            phone_tablet: 'Phone or tablet',
            religious: 'Religious',
            sentimental: 'Sentimental',
            toiletries: 'Toiletries',
            money_in_safe: 'Money in the safe',
            other: 'Other',
          },
        }),
      ),
      condition: must(
        choice('Condition', {
          options: { new: 'New', good: 'Good', fair: 'Fair', poor: 'Poor', damaged: 'Damaged' },
          default: 'good',
        }),
      ),
      identifying_marks: text('Marks', { max: 300 }),
      serial_number: text('Serial number', { max: 80 }),
      photo: file('Photo'),
      pat_tested_on: must(date('Electrical test on', { tense: 'past', when: { category: ['electrical'] } })),
    }),
    ...section('Value and place', {
      is_valuable: must(yesNo('Valuable', { default: false })),
      estimated_value: decimal('Estimated value', {
        unit: '£',
        min: 0,
        max: 1_000_000,
        places: 2,
        mustWhen: { is_valuable: [true] },
      }),
      location: must(
        choice('Where it is', {
          options: {
            bedroom: 'Bedroom',
            home_safe: 'House safe',
            with_resident: 'With the resident',
            with_family: 'With family',
            laundry: 'Laundry',
            other: 'Elsewhere',
          },
          default: 'bedroom',
        }),
      ),
      acquired_on: date('Came on', { tense: 'past' }),
      acquired_how: choice('Came by', {
        options: { admission: 'Moving in', purchased: 'Purchase', gift: 'Gift', returned: 'Return' },
      }),
    }),
    ...section('Agreed by', {
      resident_agreed: must(
        choice('Resident agrees', {
          options: { yes: 'Yes', no: 'No', unable: 'Cannot say', best_interests: 'Best interests decision' },
        }),
      ),
      witness: must(ref('Witness', { to: 'staff', byAnother: true })),
      staff: readOnly(ref('Recorded by', { to: 'staff' })),
    }),
    ...section('State', {
      status: must(
        choice('Status', {
          options: {
            present: 'Present',
            in_safe: 'In the safe',
            lent: 'Lent',
            missing: 'Missing',
            damaged: 'Damaged',
            returned: 'Returned',
            disposed: 'Disposed of',
          },
          default: 'present',
        }),
      ),
      status_date: date('Since', { tense: 'past', mustWhen: { status: gone } }),
      status_reason: text('Why', { max: 300, mustWhen: { status: gone } }),
      disposal_witness: must(ref('Disposed of together with', { to: 'staff', when: { status: ['disposed'] } })),
      returned_to: must(text('Returned to', { max: 120, when: { status: ['returned'] } })),
      return_signed: must(yesNo('Signed for', { when: { status: ['returned'] } })),
      last_checked_on: readOnly(date('Last checked', { tense: 'past' })),
    }),
  },
  states: {
    start: 'present',
    mayStart: ['in_safe', 'lent', 'damaged'],
    moves: [
      move(['in_safe', 'lent', 'missing', 'damaged'], 'present', 'move'),
      move(['present', 'lent', 'missing'], 'in_safe', 'move'),
      move(['present', 'in_safe'], 'lent', 'move'),
      move(['present', 'in_safe', 'lent', 'damaged'], 'missing', 'move', { needs: ['status_date', 'status_reason'] }),
      move(['present', 'in_safe', 'lent'], 'damaged', 'move'),
      move(['present', 'in_safe', 'lent', 'missing', 'damaged'], 'returned', 'release', {
        needs: ['status_date', 'status_reason', 'returned_to', 'return_signed'],
      }),
      move(['present', 'in_safe', 'lent', 'damaged'], 'disposed', 'release', {
        needs: ['status_date', 'status_reason', 'disposal_witness'],
      }),
    ],
  },
  list: ['item_name', 'quantity', 'category', 'estimated_value', 'condition', 'location', 'status', 'last_checked_on'],
  sorts: ['item_name'],
  carries: [
    'description',
    'staff',
    'created_by',
    'created_at',
    'photo',
    'is_valuable',
    'identifying_marks',
    'status_date',
    'returned_to',
    'pat_tested_on',
  ],
  filters: ['category', 'location', 'is_valuable'],
  search: ['item_name', 'description', 'identifying_marks', 'serial_number'],
  check(item, { actor, before, settings }) {
    const fewer =
      before?.quantity !== undefined &&
      item.quantity < before.quantity &&
      (item.status_reason === null || item.status_reason === before.status_reason)
        ? { status_reason: 'Say why there are fewer than before: worn out, given away, lost.' }
        : {};
    if (entersState(item, before, 'disposed') && item.disposal_witness === actor)
      return { disposal_witness: 'Two people dispose of it: name the other one.' };
    if (!isValuable(item, settings)) return fewer;
    return {
      ...fewer,
      // A ring is valuable before anybody ticks that it is.
      ...(item.estimated_value === null ? { estimated_value: 'A valuable needs its estimated value.' } : {}),
      ...(item.witness !== null && item.witness === (before ? item.staff : actor)
        ? { witness: 'A valuable needs a witness other than the person who records it.' }
        : {}),
    };
  },
  warn: (item, { now, zone, settings, before }) => ({
    ...(item.quantity > 100 ? { quantity: ['over_100', 'That is more than 100. Is the quantity right?'] } : {}),
    ...(isValuable(item, settings) && item.photo === null
      ? { photo: ['valuable_without_photo', 'A photo of a valuable helps to find it again. Save without one?'] }
      : {}),
    // Asked when the date is written; that it passes later is what the list shows.
    ...(item.pat_tested_on !== null &&
    item.pat_tested_on !== before?.pat_tested_on &&
    item.pat_tested_on < addMonths(localDay(now, zone), -settings.pat_interval_months)
      ? { pat_tested_on: ['test_overdue', 'The electrical test is overdue. Save it all the same?'] }
      : {}),
  }),
  derive: (item, { actor, before, settings }) => ({
    is_valuable: isValuable(item, settings),
    ...(before ? {} : { staff: actor }),
  }),
});
export type Inventory = RecordOf<typeof inventory>;
