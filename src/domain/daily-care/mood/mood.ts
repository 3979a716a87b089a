import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { careEntry } from '../../kit/traits/care-entry.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  choices,
  explained,
  longText,
  must,
  section,
  text,
  whole,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { careRecording, lastDays } from '../../kit/vocabulary/permissions.ts';
import { escalation } from './escalation.ts';

const presentations = {
  calm: 'Calm',
  content: 'Content',
  cheerful: 'Cheerful',
  anxious: 'Anxious',
  tearful: 'Tearful',
  irritable: 'Irritable',
  angry: 'Angry',
  agitated: 'Agitated',
  withdrawn: 'Withdrawn',
  flat: 'Flat',
  elated: 'Elated',
  restless: 'Restless',
  suspicious: 'Suspicious',
  confused: 'Confused',
  fearful: 'Fearful',
} as const;

export const mood = entity({
  name: 'mood',
  labels: { one: 'Mood', many: 'Moods' },
  purpose: 'How somebody felt, by their own word or ours.',
  title: ['occurred_at', 'mood_score'],
  belongsTo: 'resident',
  extends: careEntry,
  access: careRecording,
  narrower: lastDays(7),
  fields: {
    ...section('Mood', {
      mood_score: must(
        whole('Mood', {
          min: 1,
          max: 5,
          help: '1 very low, 2 low, 3 settled, 4 good, 5 very high. Very high may be a warning sign too.',
        }),
      ),
      period: must(
        choice('Part of the day', {
          options: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
        }),
      ),
      presentation: choices('How they came across', { options: presentations }),
      reported_by_resident: yesNo('Told by the resident', { default: false }),
      resident_words: text('In their own words', { max: 500 }),
    }),
    ...section('What helped', {
      trigger: longText('What may have led to it', { max: 2000 }),
      support_given: longText('Support given', { max: 2000 }),
      effect: choice('Afterwards', { options: { better: 'Better', same: 'The same', worse: 'Worse' } }),
    }),
    ...section('Safety', {
      self_harm_thoughts: explained(
        'self_harm_thoughts',
        must(
          choice('Thoughts of self-harm', {
            options: {
              not_asked: 'Not asked',
              denied: 'Asked, says none',
              passive: 'Passing thoughts',
              active: 'Active thoughts',
              with_plan: 'Has a plan',
            },
            default: 'not_asked',
          }),
        ),
      ),
      ...escalation({ self_harm_thoughts: ['active', 'with_plan'] }),
    }),
  },
  listsDays: 7,
  list: ['occurred_at', 'mood_score', 'period', 'presentation', 'trigger', 'recorded_by'],
  carries: ['self_harm_thoughts', 'effect'],
  filters: ['period', 'self_harm_thoughts'],
  check: selfHarmComplaints,
});
export type Mood = RecordOf<typeof mood>;

interface Thoughts {
  readonly self_harm_thoughts: string;
  readonly action_taken: string | null;
  readonly escalated_to: readonly string[];
}

/** Nobody is left alone with thoughts of self-harm: what was done is told, in more than a word, and to someone. */
function selfHarmComplaints(entry: Thoughts) {
  if (entry.self_harm_thoughts !== 'active' && entry.self_harm_thoughts !== 'with_plan') return {};
  return {
    ...((entry.action_taken ?? '').length < 10
      ? { action_taken: 'Say what was done to keep them safe, in at least 10 characters.' }
      : {}),
    ...(entry.escalated_to.length === 0 ? { escalated_to: 'Say who was told.' } : {}),
  };
}
