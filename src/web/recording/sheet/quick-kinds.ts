import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import {
  IconAlertTriangle,
  IconBath,
  IconBed,
  IconBodyScan,
  IconBrain,
  IconDroplet,
  IconMoodSmile,
  IconNotes,
  IconScaleOutline,
  IconSunrise,
  IconSunset2,
} from '@tabler/icons-react';
import { moodWord } from '#domain/daily-care/mood/mood-word.ts';

export interface QuickChip {
  label: string;
  /** What the chip says about the entry. */
  values: RecordValues;
  /** The chip is only a way to the pad, which asks the rest. */
  isPad?: true;
}
export interface QuickKind {
  /** The entity's name. */
  name: string;
  label: string;
  icon: typeof IconBath;
  chips: readonly QuickChip[];
}

const wash = (label: string, bath_type: string): QuickChip => ({
  label,
  values: { bath_type, outcome: 'completed' },
  isPad: true,
});

/** The whole of last night, instead of one check. */
export const wholeNight: RecordValues = {};

/** What is written most, with its usual answers in place: a chip and Save are enough. The cups are the house's own. */
export const quickKinds: readonly QuickKind[] = [
  { name: 'fluid_intake', label: 'Fluids', icon: IconDroplet, chips: [{ label: 'Other', values: {}, isPad: true }] },
  {
    name: 'mood',
    label: 'Mood',
    icon: IconMoodSmile,
    chips: [1, 2, 3, 4, 5].map((mood_score) => ({ label: moodWord(mood_score), values: { mood_score } })),
  },
  {
    name: 'sleep',
    label: 'Sleep',
    icon: IconBed,
    chips: [
      { label: 'Asleep', values: { state: 'asleep' } },
      { label: 'Awake', values: { state: 'awake_in_bed' } },
      { label: 'Last night', values: wholeNight, isPad: true },
      { label: 'Other', values: {}, isPad: true },
    ],
  },
  {
    name: 'bath',
    label: 'Bath',
    icon: IconBath,
    chips: [
      wash('Bath', 'bath'),
      wash('Shower', 'shower'),
      wash('Wash', 'strip_wash'),
      // Whoever chose not to has at least been asked, and their skin was not looked at.
      {
        label: 'Chose not to',
        values: { outcome: 'declined', support_level: 'prompted', skin_checked: false },
        isPad: true,
      },
    ],
  },
];

/** What has a pad of its own, or a page. */
export const furtherKinds = [
  { name: 'weight', label: 'Weight', icon: IconScaleOutline },
  { name: 'care', label: 'Mental state', icon: IconBrain },
  { name: 'morning_routine', label: 'Morning', icon: IconSunrise },
  { name: 'afternoon_routine', label: 'Afternoon', icon: IconSunset2 },
  { name: 'incident', label: 'Incident', icon: IconAlertTriangle },
  { name: 'note', label: 'Note', icon: IconNotes },
  { name: 'body_map', label: 'Body map', icon: IconBodyScan },
] as const;
