import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { careEntry } from '../../kit/traits/care-entry.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  choices,
  explained,
  moment,
  must,
  parts,
  readOnly,
  section,
  text,
  whole,
  words,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { careRecording, lastDays } from '../../kit/vocabulary/permissions.ts';
import { careComplaints, highestRisk } from './care-rules.ts';
import { escalation } from './escalation.ts';

const compared = { better: 'Better', usual: 'As usual', worse: 'Worse' } as const;
const risk = (label: string) => must(whole(label, { min: 0, max: 3, help: '0 none, 1 low, 2 raised, 3 high.' }));

/** Mental state, described in plain words: support workers say what they see, they do not diagnose. */
export const care = entity({
  name: 'care',
  alias: 'mental-state',
  labels: { one: 'Mental state', many: 'Mental states' },
  purpose: 'How somebody’s mind was, in the words of those who were there.',
  title: ['occurred_at', 'change_since_last'],
  belongsTo: 'resident',
  extends: careEntry,
  access: { ...careRecording, carer: ['view', 'add', 'change_own'] },
  narrower: lastDays(7),
  fields: {
    ...section('What you see', {
      appearance: must(
        choice('Appearance', {
          options: { well_kept: 'Well kept', usual: 'As usual', unkempt: 'Unkempt', neglected: 'Neglected' },
        }),
      ),
      behaviour: must(
        choices('Behaviour', {
          options: {
            settled: 'Settled',
            cooperative: 'Cooperative',
            guarded: 'Guarded',
            withdrawn: 'Withdrawn',
            restless: 'Restless',
            overactive: 'Overactive',
            disinhibited: 'Disinhibited',
            hostile: 'Hostile',
            aggressive: 'Aggressive',
            ritualistic: 'Repeats rituals',
            responding_to_unseen: 'Responds to something unseen',
          },
        }),
      ),
      eye_contact: choice('Eye contact', {
        options: { good: 'Good', reduced: 'Reduced', avoidant: 'Avoids it', staring: 'Staring' },
      }),
      engagement: choice('Engagement', {
        options: { good: 'Good', partial: 'Partial', poor: 'Poor', refused: 'Chose not to' },
      }),
      speech: choices('Speech', {
        options: {
          usual: 'As usual',
          quiet: 'Quiet',
          loud: 'Loud',
          fast: 'Fast',
          slow: 'Slow',
          pressured: 'Pressured',
          muddled: 'Muddled',
          mute: 'Does not speak',
        },
      }),
    }),
    ...section('Mood, thoughts and senses', {
      mood_in_own_words: text('Mood in their own words', { max: 300 }),
      observed_affect: explained(
        'observed_affect',
        choices('Mood as it shows', {
          options: {
            steady: 'Steady',
            low: 'Low',
            anxious: 'Anxious',
            irritable: 'Irritable',
            elated: 'Elated',
            flat: 'Flat',
            changeable: 'Changeable',
            mismatch: 'Does not match what they say',
          },
        }),
      ),
      thoughts: choices('Thoughts', {
        options: {
          clear: 'Clear',
          worries: 'Worries',
          suspicious: 'Suspicious',
          grand: 'Grand',
          guilt: 'Guilt',
          hopeless: 'Hopeless',
          fixed_ideas: 'Fixed ideas',
          muddled: 'Muddled',
          not_shared: 'Not shared',
        },
      }),
      perception: choices('Senses', {
        options: {
          none_noted: 'Nothing noted',
          hears_voices: 'Hears voices',
          sees_things: 'Sees things',
          other: 'Other',
          not_shared: 'Not shared',
        },
      }),
      voices_commanding: explained(
        'voices_commanding',
        yesNo('Voices tell them what to do', { when: { perception: ['hears_voices'] } }),
      ),
      orientation: parts('Knows', { time: yesNo('The time'), place: yesNo('The place'), person: yesNo('The people') }),
      concentration: choice('Concentration', { options: { good: 'Good', reduced: 'Reduced', poor: 'Poor' } }),
      insight: explained(
        'insight',
        choice('Insight', {
          options: { full: 'Full', partial: 'Partial', none: 'None', not_assessed: 'Not assessed' },
        }),
      ),
    }),
    ...section('Day to day', {
      appetite: choice('Appetite', { options: compared }),
      energy: choice('Energy', { options: compared }),
      sleep_view: choice('Sleep, as they see it', { options: compared }),
      medicines_attitude: choice('Attitude to medicines', {
        options: {
          accepting: 'Accepting',
          reluctant: 'Reluctant',
          declining: 'Chooses not to',
          not_applicable: 'Does not apply',
        },
        help: 'Not a medicines record. Use the MAR chart for what was given.',
      }),
      substance_signs: choice('Signs of drink or drugs', {
        options: { none: 'None', suspected: 'Suspected', known: 'Known' },
      }),
    }),
    ...section('Risk', {
      risk_to_self: risk('Risk to self'),
      risk_to_others: risk('Risk to others'),
      risk_from_others: risk('Risk from others'),
      self_neglect: risk('Self-neglect'),
      leaving_unsafely: risk('Leaving unsafely'),
      highest_risk: readOnly(whole('Highest risk', { min: 0, max: 3 })),
      warning_signs_seen: words('Warning signs seen', {
        max: 200,
        help: 'From the resident’s own list of early signs.',
      }),
      change_since_last: must(
        choice('Change since last time', {
          options: {
            improved: 'Improved',
            same: 'The same',
            slightly_worse: 'Slightly worse',
            much_worse: 'Much worse',
          },
        }),
      ),
      ...escalation({ change_since_last: ['much_worse'] }),
      escalated_at: moment('When they were told', { mustWhen: { change_since_last: ['much_worse'] } }),
    }),
  },
  listsDays: 7,
  list: ['occurred_at', 'change_since_last', 'highest_risk', 'warning_signs', 'escalated_to', 'recorded_by'],
  computed: {
    warning_signs: { shownAs: whole('Warning signs', { min: 0, max: 200 }), from: ['warning_signs_seen'] },
  },
  carries: [
    'risk_to_self',
    'risk_to_others',
    'risk_from_others',
    'self_neglect',
    'leaving_unsafely',
    'medicines_attitude',
  ],
  filters: ['change_since_last'],
  check: careComplaints,
  derive: (entry) => ({ highest_risk: highestRisk(entry) }),
});
export type Care = RecordOf<typeof care>;
