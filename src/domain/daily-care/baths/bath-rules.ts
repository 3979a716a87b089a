import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import { authorOf } from '../../kit/traits/recorded-by.ts';
import type { BathType } from './water-temperature.ts';
import { waterLimit, waterVerdict } from './water-temperature.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

interface Wash {
  readonly created_by: string | null;
  readonly bath_type: BathType;
  readonly outcome: string;
  readonly water_temperature: number | null;
  readonly temperature_action: string | null;
  readonly retest_temperature: number | null;
  readonly thermometer_used: boolean;
  readonly second_staff: string | null;
  readonly left_alone: boolean;
  readonly skin_checked: boolean;
  readonly duration_min: number | null;
}

/** A true reading is never refused, but water that scalds is never passed over either. */
export function bathComplaints(wash: Wash, circumstances: Circumstances) {
  const limits = circumstances.settings;
  const tooHot = verdictOn(wash, limits) === 'too_hot';
  const coolest = waterLimit('bed_bath', limits);
  return {
    ...(tooHot && wash.temperature_action === null
      ? { temperature_action: `Say what was done: the water was above ${coolest} °C.` }
      : {}),
    ...(wash.retest_temperature !== null && wash.retest_temperature > coolest
      ? { retest_temperature: `Temperature after cooling must be ${coolest} °C or less.` }
      : {}),
    ...(washed(wash) && wash.second_staff === null && needsTwo(circumstances.resident)
      ? { second_staff: secondNeeded }
      : {}),
    ...(wash.second_staff !== null && wash.second_staff === authorOf(wash, circumstances)
      ? { second_staff: 'The second member of staff must be someone else.' }
      : {}),
  };
}

export function bathWarnings(wash: Wash, { settings, resident }: Circumstances) {
  return warningsOf({
    ...waterWarning(wash, settings),
    ...(washed(wash) && !wash.thermometer_used
      ? { thermometer_used: ['no_thermometer', 'A hand cannot tell 41 °C from 44 °C. Was it really not measured?'] }
      : {}),
    ...(washed(wash) && !wash.skin_checked
      ? { skin_checked: ['skin_not_checked', 'The skin was not checked. Is that right?'] }
      : {}),
    ...(wash.left_alone && isUnsafeAlone(resident)
      ? { left_alone: ['left_alone_at_risk', 'This resident may fall or have a seizure. Were they really left alone?'] }
      : {}),
    // An hour is our own choice.
    ...(wash.duration_min !== null && wash.duration_min > 60
      ? { duration_min: ['long_wash', 'More than an hour. Is the duration right?'] }
      : {}),
  });
}

export const washed = ({ outcome }: Pick<Wash, 'outcome'>): boolean => outcome === 'completed' || outcome === 'partly';

export const secondNeeded = 'Two staff are agreed for this resident. Say who the second was.';

/** As their record says; their monitoring may say so too. */
export function needsTwo(resident: Circumstances['resident']): boolean {
  return resident?.mobility === 'two_person' || resident?.header_flags?.includes('two_staff') === true;
}

type Limits = Parameters<typeof waterVerdict>[2];

const verdictOn = (wash: Wash, limits: Limits) =>
  wash.water_temperature === null ? null : waterVerdict(wash.bath_type, wash.water_temperature, limits);

function waterWarning(wash: Wash, limits: Limits) {
  const verdict = verdictOn(wash, limits);
  if (verdict === 'too_cool')
    return warningsOf({
      water_temperature: ['water_cool', `Below ${limits.min_comfort_c} °C is cold for a wash. Is the reading right?`],
    });
  if (verdict !== 'above_limit' && verdict !== 'too_hot') return {};
  return warningsOf({
    water_temperature: [
      'water_hot',
      `Above the limit of ${waterLimit(wash.bath_type, limits)} °C. Is the reading right?`,
    ],
  });
}

function isUnsafeAlone(resident: Circumstances['resident']): boolean {
  const flags = resident?.header_flags ?? [];
  return flags.includes('falls') || flags.includes('epilepsy') || resident?.has_epilepsy === true;
}
