import { keysOf } from '../../kit/vocabulary/record-values.ts';
import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { careEntry } from '../../kit/traits/care-entry.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  choices,
  date,
  decimal,
  explained,
  file,
  longText,
  moment,
  must,
  ref,
  restricted,
  rows,
  section,
  text,
  whole,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { signedRows } from '../../kit/traits/signed-rows.ts';
import { move } from '../../kit/vocabulary/states.ts';
import { bodyMapComplaints, bodyMapWarnings, nextReview } from './body-map-rules.ts';
import { bodyRegions } from './body-regions.ts';

const markTypes = {
  bruise: 'Bruise',
  scratch: 'Scratch',
  cut: 'Cut',
  graze: 'Graze',
  skin_tear: 'Skin tear',
  burn_scald: 'Burn or scald',
  pressure_damage: 'Pressure damage',
  moisture_damage: 'Moisture damage',
  rash: 'Rash',
  redness: 'Redness',
  swelling: 'Swelling',
  surgical_wound: 'Surgical wound',
  ulcer: 'Ulcer',
  bite_sting: 'Bite or sting',
  self_harm: 'Self-harm',
  old_scar: 'Old scar',
  other: 'Other',
} as const;
/** A rash has no edge to measure. */
const measurable = keysOf(markTypes).filter((type) => type !== 'rash' && type !== 'redness');

const colours = {
  red: 'Red',
  pink: 'Pink',
  blue: 'Blue',
  purple: 'Purple',
  brown: 'Brown',
  yellow: 'Yellow',
  green: 'Green',
  black: 'Black',
  pale: 'Pale',
} as const;
const millimetres = { unit: 'mm', min: 1, max: 1000 } as const;

const reviews = rows('Reviews', {
  at: must(moment('When')),
  size: text('Size', { max: 60 }),
  colour: choices('Colour', { options: colours }),
  healing: must(
    choice('Healing', { options: { better: 'Better', same: 'The same', worse: 'Worse', healed: 'Healed' } }),
  ),
  note: longText('Note', { max: 2000 }),
  by: ref('By', { to: 'staff' }),
  photo: file('Photo', { usedAs: 'wound' }),
});

const everyState = ['open', 'healing', 'healed', 'transferred_with'] as const;
const others = (state: string) => everyState.filter((from) => from !== state);

/** One mark on the body drawing. The marks of one occasion share a chart. */
export const bodyMap = entity({
  name: 'body_map',
  labels: { one: 'Body map mark', many: 'Body map' },
  purpose: 'Marks on the body, drawn on the day they were found and followed until they have healed.',
  title: ['mark_type', 'region'],
  belongsTo: 'resident',
  movesAlong: true,
  extends: careEntry,
  access: {
    superuser: [...everything, 'review'],
    manager: [...everything, 'review'],
    senior: [...everything, 'review'],
    carer: ['view', 'add', 'change_own', 'review'],
    agency: ['view', 'add', 'change_own'],
    auditor: ['view'],
  },
  fields: {
    ...section('Where', {
      occasion: must(
        choice('Occasion', {
          options: {
            admission: 'Moving in',
            return_from_hospital: 'Back from hospital',
            routine_check: 'Routine check',
            incident: 'Incident',
            concern: 'Concern',
            discharge: 'Moving out',
          },
        }),
      ),
      chart: must(text('Chart', { max: 36, like: 'uuid' })),
      map_version: must(whole('Drawing', { min: 1, max: 1000, default: 1 })),
      view: must(choice('View', { options: { front: 'Front', back: 'Back' } })),
      x: must(decimal('Across', { min: 0, max: 1, places: 4 })),
      y: must(decimal('Down', { min: 0, max: 1, places: 4 })),
      region: must(
        choice('Place', {
          options: Object.fromEntries(bodyRegions.map(({ key, words }) => [key, words])),
          help: 'Left and right are the resident’s.',
        }),
      ),
    }),
    ...section('What you see', {
      mark_type: must(choice('Kind of mark', { options: markTypes })),
      pressure_category: explained(
        'pressureCategory',
        must(
          choice('Pressure category', {
            options: {
              '1': '1',
              '2': '2',
              '3': '3',
              '4': '4',
              unstageable: 'Cannot be staged',
              deep_tissue: 'Deep tissue',
            },
            when: { mark_type: ['pressure_damage'] },
            help: 'A nurse or senior confirms it.',
          }),
        ),
      ),
      length_mm: whole('Length', { ...millimetres, mustWhen: { mark_type: measurable } }),
      width_mm: whole('Width', millimetres),
      depth_mm: whole('Depth', millimetres),
      colour: must(choices('Colour', { options: colours })),
      shape: text('Shape', { max: 120 }),
      pattern: text('Pattern', { max: 120 }),
      skin_broken: yesNo('Skin broken'),
      blanches: explained('blanches', yesNo('Turns pale when pressed')),
      exudate: explained(
        'exudate',
        choice('Fluid from it', {
          options: { none: 'None', light: 'A little', moderate: 'Some', heavy: 'A lot' },
        }),
      ),
      odour: yesNo('Smell'),
      pain_0_10: whole('Pain', { min: 0, max: 10, help: '0 none to 10 the worst.' }),
      photo: restricted(file('Photo', { usedAs: 'wound', help: 'With a ruler in the picture.' })),
      photo_consent: restricted(
        choice('Agreed to the photo', {
          options: { yes: 'Yes', no: 'No', best_interests: 'In their best interests', not_asked: 'Not asked' },
        }),
      ),
    }),
    ...section('How it happened', {
      cause: must(
        choice('Cause', {
          options: {
            known_accident: 'Known accident',
            fall: 'Fall',
            self: 'By themselves',
            other_resident: 'Another resident',
            staff_care_task: 'While giving care',
            medical: 'Medical',
            from_elsewhere: 'From before or elsewhere',
            unexplained: 'Unexplained',
          },
        }),
      ),
      explanation_by_resident: longText('In the resident’s words', { max: 2000 }),
      explanation_by_others: longText('In others’ words', { max: 2000, help: 'What is seen and said, not guesses.' }),
      incident: ref('Incident', { to: 'incident' }),
    }),
    ...section('Follow-up', {
      reviews,
      next_review_on: date('Next check', {
        tense: 'future',
        offers: ['1 day', '3 days', '1 week'],
        help: 'In three days unless you say otherwise.',
      }),
      status: must(
        choice('Status', {
          options: { open: 'Open', healing: 'Healing', healed: 'Healed', transferred_with: 'Left with the resident' },
          default: 'open',
        }),
      ),
    }),
  },
  states: {
    start: 'open',
    moves: everyState.map((state) =>
      move(others(state), state, 'review', state === 'transferred_with' ? {} : { by: 'review' }),
    ),
  },
  list: ['occurred_at', 'region', 'mark_type', 'size', 'cause', 'status', 'next_review_on'],
  computed: {
    size: { shownAs: text('Size', { max: 40 }), from: ['length_mm', 'width_mm'] },
  },
  carries: [
    'chart',
    'occasion',
    'map_version',
    'view',
    'x',
    'y',
    'pressure_category',
    'colour',
    'incident',
    'reviews',
    'updated_at',
  ],
  filters: ['occasion', 'mark_type', 'cause', 'incident'],
  check: bodyMapComplaints,
  warn: bodyMapWarnings,
  derive: (mark, { actor, before, zone }) => ({
    reviews: signedRows(mark.reviews, before?.reviews, actor),
    next_review_on: nextReview(mark, zone),
  }),
});
export type BodyMap = RecordOf<typeof bodyMap>;
