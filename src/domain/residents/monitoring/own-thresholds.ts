import { homeSettingsFields } from '../../kit/vocabulary/home-settings-fields.ts';
import { choice, date, decimal, explained, must, rows, text, type FieldOf } from '../../kit/vocabulary/fields.ts';
import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';
import { tableOf } from '../../kit/vocabulary/record-values.ts';

/** The figures of the house that may be another for one resident: what is usual for them. */
const settable = [
  'wash_gap_days',
  'fluid_low_pct',
  'fluid_low_ml',
  'fluid_pace_pct',
  'drink_gap_hours',
  'weight_loss_pct_1m',
  'weight_loss_pct_3m',
  'weight_loss_pct_6m',
  'bowel_gap_hours',
  'sleep_low_hours',
  'mood_low_days',
  'falls_count',
  'falls_days',
] as const satisfies readonly (keyof HomeSettings)[];
type OwnSetting = (typeof settable)[number];

const fieldOf = (name: OwnSetting): FieldOf<'whole' | 'decimal'> => homeSettingsFields[name];
const labelOf = (name: OwnSetting): string => {
  const { label, unit } = fieldOf(name);
  return unit ? `${label} (${unit})` : label;
};
const options = tableOf(settable, labelOf);

export const ownThresholds = rows(
  'Own thresholds for alerts',
  {
    setting: must(choice('What', { options })),
    value: explained('value', must(decimal('Own figure', { min: 0, max: 10_000, places: 1 }))),
    reason: must(text('Reason', { max: 300 })),
    review_date: must(date('Review on', { tense: 'future' })),
  },
  { help: 'Where the house’s figure is not right for this person.' },
);

export interface OwnThreshold {
  readonly setting: OwnSetting;
  readonly value: number;
  readonly reason: string;
}

/** Each figure has one value, within what any house may choose. */
export function thresholdComplaint(thresholds: readonly OwnThreshold[]) {
  const names = thresholds.map(({ setting }) => setting);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice) return { thresholds: `${options[twice]} is listed twice.` };
  const outside = thresholds.find(
    ({ setting, value }) => value < (fieldOf(setting).min ?? 0) || value > (fieldOf(setting).max ?? value),
  );
  if (!outside) return {};
  const { min, max } = fieldOf(outside.setting);
  return { thresholds: `${options[outside.setting]} must lie between ${min} and ${max}.` };
}

/** The house's settings with what is usual for one resident in their place. */
export const settingsFor = (settings: HomeSettings, thresholds: readonly OwnThreshold[]): HomeSettings => ({
  ...settings,
  ...Object.fromEntries(thresholds.map(({ setting, value }) => [setting, value])),
});
