import { keysOf } from '../../kit/vocabulary/record-values.ts';

/** Where it is written down whether a step of a plan was done or declined. */
export const stepRecords = {
  bath: 'Baths and showers',
  drinks: 'Drinks',
  weighing: 'Weighing',
  wash: 'Wash, on the routine sheet',
  mouth_care: 'Mouth care, on the routine sheet',
  dressing: 'Dressing, on the routine sheet',
  continence_care: 'Continence care, on the routine sheet',
  skin_creams: 'Skin creams, on the routine sheet',
  walking_aid: 'Walking aid in reach, on the routine sheet',
  call_bell: 'Call bell in reach, on the routine sheet',
  floor_clear: 'Floor and room safe, on the routine sheet',
  activity: 'Activity, on the routine sheet',
  fresh_air: 'Fresh air, on the routine sheet',
  out_and_about: 'Out and about, on the routine sheet',
  family: 'Family or visitor, on the routine sheet',
} as const;

export type StepRecord = keyof typeof stepRecords;

/** Words of a step that say where it is written down; the first that fits counts. */
const namedBy: { readonly [R in StepRecord]: RegExp } = {
  mouth_care: /\b(teeth|mouth|dentures?|toothbrush)\b/i,
  skin_creams: /\b(creams?|ointment|emollients?)\b/i,
  continence_care: /\b(continence|pads?|toilet)\b/i,
  weighing: /\bweigh(s|ed|ing)?\b|\bscales\b/i,
  drinks: /\b(drinks?|fluids?|beaker|thickener|thickened|sips?)\b/i,
  call_bell: /\bbell\b/i,
  walking_aid: /\b(walking (aid|frame|stick)|rollator|frame)\b/i,
  floor_clear: /\b(trip hazards?|clutter|floor (and room|clear|dry)|clear floor)\b/i,
  bath: /\b(baths?|bathing|showers?|showering)\b/i,
  wash: /\b(wash(es|ed|ing)?|flannel)\b/i,
  dressing: /\b(dress(es|ed|ing)?|clothes)\b/i,
  family: /\b(family|visitors?)\b/i,
  out_and_about: /\b(outings?|out and about)\b/i,
  fresh_air: /\b(fresh air|garden)\b/i,
  activity: /\b(activity|activities)\b/i,
};

/** Where a step is recorded, as its words name it. */
export const recordNamedIn = (words: string): StepRecord | null =>
  keysOf(namedBy).find((record) => namedBy[record].test(words)) ?? null;

interface Step {
  readonly what?: string | null;
  readonly how?: string | null;
}

/** Suggested for every step whose words name a sheet or a chart. */
export const suggestedRecords = <S extends Step>({ actions }: { readonly actions?: readonly S[] | null }) => ({
  actions: (actions ?? []).map((step) => ({
    ...step,
    recorded_on: recordNamedIn(`${step.what ?? ''} ${step.how ?? ''}`),
  })),
});
