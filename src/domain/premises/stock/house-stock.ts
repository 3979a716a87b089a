import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  date,
  decimal,
  explained,
  moment,
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
import { signs } from '../../kit/vocabulary/computed-columns.ts';
import { stockComplaints, stockWarnings } from './stock-rules.ts';

const amount = { min: 0, max: 999_999, places: 3 } as const;

export const stockUnits = {
  each: 'Each',
  pack: 'Pack',
  box: 'Box',
  bottle: 'Bottle',
  litre: 'Litre',
  kg: 'Kilogram',
  roll: 'Roll',
  pair: 'Pair',
} as const;

/** What is written down whenever something comes in, goes out or is counted. */
export const movementFields = {
  kind: must(
    choice('What happened', {
      options: {
        in: 'Came in',
        out: 'Taken out',
        count: 'Counted',
        waste: 'Thrown away',
        transfer: 'Given elsewhere',
      },
    }),
  ),
  quantity: must(decimal('Quantity', amount)),
  reason: text('Why', { max: 300 }),
  at: must(moment('When')),
  by: must(ref('Who', { to: 'staff' })),
  resident: ref('For', { to: 'resident' }),
} as const;

export const houseStock = entity({
  name: 'house_stock',
  labels: { one: 'Stock', many: 'Stock' },
  purpose: 'What is on the shelves, what goes off first, and what has to be bought.',
  title: ['item_name'],
  belongsTo: 'home',
  access: {
    superuser: [...everything, 'take_out'],
    manager: [...everything, 'take_out'],
    senior: [...everything, 'take_out'],
    carer: ['view', 'add', 'change', 'take_out'],
    agency: ['view', 'take_out'],
    auditor: ['view'],
  },
  fields: {
    ...section('What', {
      item_name: must(text('Item', { max: 120 })),
      category: must(
        choice('Category', {
          options: {
            food: 'Food',
            drink: 'Drink',
            cleaning_coshh: 'Cleaning',
            ppe: 'Gloves, aprons and masks',
            toiletries: 'Toiletries',
            continence: 'Continence',
            first_aid: 'First aid',
            laundry: 'Laundry',
            stationery: 'Stationery',
            medical_consumable: 'Medical supplies',
            activity: 'Activities',
            emergency: 'For emergencies',
            other: 'Other',
          },
        }),
      ),
      quantity: must(
        decimal('Quantity', { ...amount, help: 'From then on it changes by what comes in, goes out or is counted.' }),
      ),
      unit: must(
        choice('Unit', {
          options: stockUnits,
          default: 'each',
        }),
      ),
      reorder_level: explained('reorder_level', must(decimal('Order again at', amount))),
      reorder_quantity: decimal('How many to order', amount),
      location: must(text('Where it is', { max: 120 })),
    }),
    ...section('Keeping', {
      batch_no: text('Batch', { max: 60 }),
      expiry_date: date('Use by', {
        tense: 'future',
        offers: ['1 month', '6 months', '1 year'],
        mustWhen: { category: ['food', 'first_aid', 'medical_consumable'] },
      }),
      opened_on: date('Opened on', { tense: 'past' }),
      use_within_days: whole('Use within, once opened', { unit: 'days', min: 1, max: 1100 }),
      storage_temp: choice('Kept', {
        options: {
          ambient: 'At room temperature',
          fridge: 'In the fridge',
          freezer: 'In the freezer',
          locked: 'Locked away',
        },
      }),
      safety_sheet: explained('safety_sheet', ref('Safety sheet', { to: 'attachment' })),
      supplier: text('Supplier', { max: 120 }),
      unit_cost: decimal('Price of one', { unit: '£', min: 0, max: 99_999.99, places: 2 }),
    }),
    ...section('Movements', {
      last_counted_at: readOnly(moment('Last counted')),
      last_counted_by: readOnly(ref('Counted by', { to: 'staff' })),
      movements: readOnly(rows('Movements', movementFields)),
      recorded_by: recordedBy,
    }),
  },
  list: ['item_name', 'quantity', 'unit', 'reorder_level', 'expiry_date', 'location', 'light'],
  computed: {
    light: {
      shownAs: signs('State'),
      from: ['quantity', 'reorder_level', 'expiry_date', 'opened_on', 'use_within_days'],
    },
  },
  sorts: ['quantity'],
  carries: ['recorded_by', 'category', 'reorder_quantity', 'opened_on', 'use_within_days', 'last_counted_at'],
  order: 'item_name',
  filters: ['category', 'storage_temp'],
  search: ['item_name', 'location', 'supplier'],
  check: stockComplaints,
  warn: stockWarnings,
  derive: (_, around) => authorship(around),
});
export type HouseStock = RecordOf<typeof houseStock>;
