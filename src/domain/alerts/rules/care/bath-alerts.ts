import type { Bath } from '../../../daily-care/baths/bath.ts';
import { waterLimit, waterVerdict } from '../../../daily-care/baths/water-temperature.ts';
import { daysBetween, hoursBetween, localDay, type Moment } from '../../../kit/time/time.ts';
import type { AlertRule, Finding, AlertContext } from '../../engine/alert-rule.ts';
import { inDays } from '../../engine/due-steps.ts';
import { eachRecord, eachResident } from '../../engine/each-fact.ts';

/** A reading of water, and what was done about it since. `outlet_asset` is the tap, where it is known. */
export interface WaterReading extends Pick<
  Bath,
  'id' | 'bath_type' | 'occurred_at' | 'retest_temperature' | 'temperature_action' | 'outlet_asset'
> {
  readonly resident: string;
  readonly water_temperature: number;
  /** The newest reading since, of the same tap or, where none is named, of the same resident. */
  readonly reading_since: number | null;
  /** Somebody has seen the alert about it. */
  readonly is_seen: boolean;
  /** A repair of the tap, reported since, was verified. */
  readonly is_mended: boolean;
}

export interface WashFacts {
  readonly resident: string;
  readonly tracked: boolean;
  readonly admitted_on: string;
  /** The last wash of the whole body that is known. */
  readonly last_wash_at: Moment | null;
  /** Outcomes, the newest first. */
  readonly outcomes: readonly string[];
}

export interface SkinSighting {
  readonly id: string;
  readonly resident: string;
  readonly occurred_at: Moment;
  readonly is_mapped: boolean;
}

export interface BathAlertFacts {
  readonly readings: readonly WaterReading[];
  readonly washes: readonly WashFacts[];
  readonly sightings: readonly SkinSighting[];
}

type BathRule = AlertRule<BathAlertFacts>;

const degrees = (celsius: number): string => `${celsius} °C`;
const declinedInARow = 3;
const mapWithinHours = 2;

const isWithin = (
  { bath_type, reading_since, retest_temperature }: WaterReading,
  { settings }: AlertContext,
): boolean => {
  const last = reading_since ?? retest_temperature;
  return last !== null && last <= waterLimit(bath_type, settings);
};

/** Readings of one tap are one alert: the newest that was too hot. */
function hotTaps({ readings }: BathAlertFacts, at: AlertContext): readonly Finding[] {
  const hot = readings.filter(
    (one) =>
      waterVerdict(one.bath_type, one.water_temperature, at.settings) === 'too_hot' &&
      !(isWithin(one, at) && (one.is_mended || one.outlet_asset === null)),
  );
  const taps = Map.groupBy(hot, ({ id, outlet_asset }) => outlet_asset ?? id);
  return [...taps.values()].flatMap(([last]) =>
    last
      ? [
          {
            resident: last.outlet_asset === null ? last.resident : null,
            object:
              last.outlet_asset === null
                ? { entity: 'bath', id: last.id }
                : { entity: 'house_asset', id: last.outlet_asset },
            severity: last.temperature_action === 'resident_already_in_water' ? 'critical' : 'high',
            saw: `${degrees(last.water_temperature)} was measured${last.temperature_action === 'resident_already_in_water' ? ' with somebody in the water' : ''}.`,
          } satisfies Finding,
        ]
      : [],
  );
}

export const bathAlerts: readonly BathRule[] = [
  {
    code: 'BATH-1',
    category: 'safety',
    title: 'Water above the house’s limit',
    to: ['lead'],
    source: 'Working limits of a provider’s scalds policy, after HTM 04-01',
    says: (s) =>
      `A bath above ${degrees(s.bath_max_c)} or a shower above ${degrees(s.shower_max_c)} was measured, up to ${degrees(s.absolute_max_c)}.`,
    clears: 'It clears when somebody has seen it and the water was measured again within the limit.',
    find: eachRecord(
      'bath',
      ({ readings }) => readings,
      (one, at) =>
        waterVerdict(one.bath_type, one.water_temperature, at.settings) === 'above_limit' &&
        !(isWithin(one, at) && one.is_seen)
          ? [
              'medium',
              `${degrees(one.water_temperature)} was measured; the limit is ${degrees(waterLimit(one.bath_type, at.settings))}.`,
            ]
          : null,
    ),
  },
  {
    code: 'BATH-2',
    category: 'safety',
    title: 'Water hot enough to scald',
    to: ['lead', 'manager', 'maintenance'],
    source: 'HSE, scalding and burning in health and social care: never above 44 °C',
    answeredByPlan: true,
    says: (s) => `Water above ${degrees(s.absolute_max_c)} was measured; critical where somebody was in it.`,
    clears:
      'It clears when the repair of the tap is verified and a reading within the limit follows; where no tap is named, with such a reading or an action plan.',
    find: hotTaps,
  },
  {
    code: 'BATH-3',
    category: 'clinical',
    title: 'No full wash for a while',
    to: ['key_worker', 'lead'],
    source: 'Our own figures',
    answeredByPlan: true,
    says: (s) =>
      `No full wash in ${inDays(s.wash_gap_days)}, or ${declinedInARow} declined in a row; a wash at the basin is not a full one. Of whoever bathes by themselves and was never helped nothing is concluded.`,
    clears: 'It clears with a full wash, or with an action plan; as long again without one and it is told anew.',
    find: eachResident(
      ({ washes }) => washes,
      ({ tracked, admitted_on, last_wash_at, outcomes }, { today, zone, settings }) => {
        const declined = outcomes.findIndex((outcome) => outcome !== 'declined');
        const run = declined === -1 ? outcomes.length : declined;
        if (run >= declinedInARow)
          return ['medium', `Declined ${run} times in a row.`, [`declined ${Math.floor(run / declinedInARow)}`]];
        const days = daysBetween(last_wash_at === null ? admitted_on : localDay(last_wash_at, zone), today);
        const gaps = Math.floor(days / settings.wash_gap_days);
        return (tracked || last_wash_at !== null) && gaps > 0
          ? [
              'low',
              last_wash_at === null ? 'No full wash has been recorded.' : `The last full wash was ${inDays(days)} ago.`,
              [`unwashed ${gaps}`],
            ]
          : null;
      },
    ),
  },
  {
    code: 'BATH-4',
    category: 'clinical',
    title: 'Something seen on the skin is not on the body map',
    to: ['lead'],
    source: 'Our own figure',
    says: () => `Something was seen on the skin and ${mapWithinHours} hours later no mark is on the body map.`,
    clears: 'It clears when a mark was recorded on the body map since, or the entry is corrected.',
    find: eachRecord(
      'bath',
      ({ sightings }) => sightings,
      ({ occurred_at, is_mapped }, { now }) =>
        !is_mapped && hoursBetween(occurred_at, now) >= mapWithinHours
          ? ['medium', 'Seen at a wash; nothing is on the body map since.']
          : null,
    ),
  },
];
