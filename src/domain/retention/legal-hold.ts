import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  byMove,
  choice,
  date,
  explained,
  link,
  longText,
  moment,
  must,
  readOnly,
  ref,
  section,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { nothing } from '../kit/vocabulary/permissions.ts';
import { move, entersState } from '../kit/vocabulary/states.ts';
import { addMonths, localDay } from '../kit/time/time.ts';

const mayHold = ['view', 'add', 'change', 'lift'] as const;

/**
 * Keeps what an inquiry, a claim or an inspection may still ask for: nothing it names is disposed of until it is lifted. Or
 * gives a record a longer period than the rules ask for: that one ends by itself on its day.
 */
export const legalHold = entity({
  name: 'legal_hold',
  labels: { one: 'Hold', many: 'Holds' },
  purpose: 'Records that must not go, although their time is up.',
  title: ['reason'],
  belongsTo: 'home',
  afterLeaving: true,
  access: {
    superuser: mayHold,
    manager: mayHold,
    senior: ['view'],
    carer: nothing,
    agency: nothing,
    auditor: ['view'],
  },
  fields: {
    ...section('What is held', {
      holds: explained(
        'holds',
        must(
          choice('What is held', {
            options: {
              resident: 'Everything about a resident',
              staff: 'Everything about a member of staff',
              record: 'One record',
            },
            default: 'resident',
          }),
        ),
      ),
      resident: must(ref('Resident', { to: 'resident', when: { holds: ['resident'] } })),
      staff: must(ref('Member of staff', { to: 'staff', when: { holds: ['staff'] } })),
      record: must(link('Which record', { when: { holds: ['record'] } })),
    }),
    ...section('Why', {
      reason: must(
        longText('Reason', {
          max: 1000,
          help: 'The inquiry, claim or inspection and its reference, or what it is needed for.',
        }),
      ),
      review_on: must(date('Until', { tense: 'future', offers: ['6 months', '1 year', '3 years'] })),
      ends_by_itself: yesNo('Ends by itself on that day', {
        default: false,
        help: 'A longer period than the rules ask for. Without it, it is looked at again on that day and holds until somebody lifts it.',
      }),
      status: must(choice('Status', { options: { held: 'Held', lifted: 'Lifted' }, default: 'held' })),
      lift_reason: byMove(longText('Why it was lifted', { max: 1000, when: { status: ['lifted'] } })),
      lifted_at: readOnly(moment('Lifted at')),
      lifted_by: readOnly(ref('Lifted by', { to: 'staff' })),
    }),
  },
  states: {
    start: 'held',
    moves: [move('held', 'lifted', 'lift', { needs: ['lift_reason'] })],
  },
  fixed: { in: { lifted: 'This hold was lifted and stays as it was. A manager can begin a new one.' } },
  list: ['holds', 'resident', 'staff', 'record', 'reason', 'review_on', 'ends_by_itself', 'status'],
  filters: ['resident', 'staff'],
  order: 'review_on',
  suggest: (_, { now, zone }) => ({ review_on: addMonths(localDay(now, zone), 6) }),
  derive: (hold, { now, actor, before }) =>
    entersState(hold, before, 'lifted') ? { lifted_at: now, lifted_by: actor } : {},
});
export type LegalHold = RecordOf<typeof legalHold>;
