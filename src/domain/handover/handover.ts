import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entersState, move } from '../kit/vocabulary/states.ts';
import { addendaComplaint, signedAddenda } from '../kit/traits/addenda.ts';
import { shifts } from '../kit/traits/care-entry.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  date,
  longText,
  moment,
  must,
  readOnly,
  ref,
  refs,
  rows,
  section,
  text,
  whole,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { handoverAccess } from './handover-access.ts';
import { handoverLines } from './handover-lines.ts';

const handoverFields = {
  ...section('The handover', {
    handover_date: must(date('Date', { tense: 'any', default: 'today' })),
    from_shift: must(choice('From', { options: shifts })),
    to_shift: must(choice('To', { options: shifts })),
    given_by: must(ref('Given by', { to: 'staff' })),
    received_by: refs('Received by', { to: 'staff', mustWhen: { status: ['received'] } }),
    staff_on_next_shift: refs('On the next shift', { to: 'staff' }),
  }),
  ...section('The house', {
    house_issues: longText('About the house', { max: 4000 }),
    keys_handed: yesNo('Keys handed over'),
    phones_handed: yesNo('Phones handed over'),
    money_count: ref('Cash count', { to: 'payments_handover' }),
    fire_panel_ok: yesNo('Fire panel is clear'),
    visitors: longText('Visitors', { max: 2000 }),
    maintenance: longText('Maintenance', { max: 2000 }),
  }),
} as const;

const asked = section('Tasks', {
  tasks: rows('Tasks', {
    text: must(text('Task', { max: 300 })),
    assigned_to: ref('Who', { to: 'staff' }),
    due_at: moment('By when', { tense: 'future' }),
    done_at: moment('Done at'),
  }),
});

export const handover = entity({
  name: 'handover',
  labels: { one: 'Handover', many: 'Handovers' },
  purpose: 'What one shift tells the next.',
  title: ['handover_date', 'from_shift', 'to_shift'],
  belongsTo: 'home',
  access: handoverAccess(['give', 'receive']),
  fields: {
    ...handoverFields,
    house_lines: readOnly(handoverLines),
    ...asked,
    ...section('State', {
      covers_from: readOnly(moment('Covers from')),
      given_at: readOnly(moment('Given at')),
      received_at: readOnly(moment('Received at')),
      status: must(
        choice('Status', { options: { draft: 'Draft', given: 'Given', received: 'Received' }, default: 'draft' }),
      ),
      // Stored as text, letter by letter, so that its hash can be worked out again.
      frozen: readOnly(longText('The house as it was received')),
      hash: readOnly(text('Fingerprint', { max: 64 })),
      addenda: rows('Added afterwards', {
        text: must(text('What to add', { max: 1000 })),
        by: ref('Who', { to: 'staff' }),
        at: moment('When'),
      }),
    }),
  },
  states: {
    start: 'draft',
    moves: [
      move('draft', 'given', 'give', {
        by: 'give',
        takes: ['house_issues', 'keys_handed', 'phones_handed', 'fire_panel_ok', 'visitors'],
      }),
      move('given', 'received', 'receive', { by: 'receive', needs: ['received_by'], notBy: ['given_by'] }),
    ],
  },
  fixed: {
    in: {
      received:
        'This handover was received and stays as it is. Add to it below instead; whoever was on either shift can.',
    },
    open: ['addenda'],
    byCall: ['tasks'],
  },
  list: ['handover_date', 'from_shift', 'to_shift', 'given_by', 'received_by', 'urgent_count', 'status'],
  computed: {
    urgent_count: { shownAs: whole('Urgent', { min: 0, max: 10_000 }), from: [] },
  },
  order: '-handover_date',
  carries: ['covers_from', 'given_at', 'received_at'],
  filters: ['from_shift', 'to_shift', 'given_by'],
  unique: [
    {
      fields: ['home', 'handover_date', 'from_shift', 'to_shift'],
      sentence: 'There is a handover between these shifts already; open that.',
    },
  ],
  check: (page, { before }) => ({
    ...(page.received_by.includes(page.given_by) ? { received_by: 'Who gives a handover cannot receive it.' } : {}),
    ...(page.from_shift !== null && page.from_shift === page.to_shift
      ? { to_shift: 'A handover goes from one shift to another.' }
      : {}),
    ...addendaComplaint(page.addenda, before),
  }),
  derive: (page, circumstances) => ({
    addenda: signedAddenda(page.addenda, circumstances),
    ...(entersState(page, circumstances.before, 'given') ? { given_at: circumstances.now } : {}),
    ...(entersState(page, circumstances.before, 'received') ? { received_at: circumstances.now } : {}),
  }),
});
export type Handover = RecordOf<typeof handover>;
