import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { careEntry } from '../../kit/traits/care-entry.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { choice, choices, decimal, explained, must, ref, section, whole, yesNo } from '../../kit/vocabulary/fields.ts';
import { careRecording, lastDays } from '../../kit/vocabulary/permissions.ts';
import { bathComplaints, bathWarnings } from './bath-rules.ts';
import { outcomeFields } from '../outcome.ts';
import { supportLevel } from '../support-level.ts';
import { plausibleWater } from './water-temperature.ts';

/** Where water runs over or around the person it is measured; a bowl is not. */
const measured = ['bath', 'assisted_bath_hoist', 'shower', 'wet_room'] as const;

export const bath = entity({
  name: 'bath',
  labels: { one: 'Bath or shower', many: 'Baths and showers' },
  purpose: 'Who had a bath or a shower, and who chose not to.',
  title: ['bath_type', 'occurred_at'],
  belongsTo: 'resident',
  extends: careEntry,
  access: careRecording,
  narrower: lastDays(7),
  fields: {
    ...section('Wash', {
      bath_type: must(
        choice('Kind of wash', {
          options: {
            bath: 'Bath',
            assisted_bath_hoist: 'Bath with hoist',
            shower: 'Shower',
            wet_room: 'Wet room',
            bed_bath: 'Bed bath',
            strip_wash: 'Strip wash',
          },
          default: 'shower',
        }),
      ),
      ...outcomeFields,
      support_level: must(supportLevel()),
      second_staff: ref('Second member of staff', { to: 'staff', mustWhen: { support_level: ['assisted_two'] } }),
      left_alone: must(yesNo('Left alone', { default: false })),
      duration_min: whole('Duration', { unit: 'min', min: 1, max: 120 }),
      equipment: choices('Equipment', {
        options: {
          bath_hoist: 'Bath hoist',
          shower_chair: 'Shower chair',
          slip_mat: 'Slip mat',
          grab_rail: 'Grab rail',
          lift: 'Bath lift',
        },
      }),
    }),
    ...section('Water', {
      water_temperature: decimal('Water temperature', {
        unit: '°C',
        ...plausibleWater,
        places: 1,
        mustWhen: { bath_type: measured, outcome: ['completed', 'partly'] },
        help: 'Measured before the resident gets in.',
      }),
      temperature_action: choice('What was done about hot water', {
        options: {
          cooled_and_retested: 'Cooled and measured again',
          outlet_not_used: 'Not used',
          resident_already_in_water: 'Resident was already in the water',
        },
        help: 'Only needed above 44 °C.',
      }),
      // HSE: never above 44 °C where someone is immersed.
      retest_temperature: must(
        decimal('Temperature after cooling', {
          unit: '°C',
          min: plausibleWater.min,
          max: 44,
          places: 1,
          when: { temperature_action: ['cooled_and_retested'] },
        }),
      ),
      thermometer_used: must(yesNo('Measured with a thermometer', { default: true })),
      outlet_asset: explained('outlet_asset', ref('Bath or shower used', { to: 'house_asset' })),
    }),
    ...section('Skin and grooming', {
      skin_checked: must(yesNo('Skin checked')),
      skin_concern: must(
        yesNo('Something seen on the skin', { default: false, help: 'If yes, add it to the body map.' }),
      ),
      hair_washed: yesNo('Hair washed', { default: false }),
      nails_done: yesNo('Nails done', { default: false }),
      shaved: yesNo('Shaved', { default: false }),
      creams_applied: yesNo('Creams applied', { default: false }),
    }),
  },
  listsDays: 7,
  list: ['occurred_at', 'bath_type', 'outcome', 'water_temperature', 'support_level', 'skin_concern', 'recorded_by'],
  carries: ['retest_temperature', 'temperature_action', 'skin_checked', 'declined_reason'],
  filters: ['bath_type', 'outcome'],
  looksAt: { resident: ['has_epilepsy', 'header_flags', 'mobility'] },
  check: bathComplaints,
  warn: bathWarnings,
});
export type Bath = RecordOf<typeof bath>;
