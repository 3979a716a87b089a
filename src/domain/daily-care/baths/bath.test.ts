import { describe, expect, test } from 'vitest';
import { missing } from '../../kit/vocabulary/parse.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { bath } from './bath.ts';

const wash = (given: Record<string, unknown>) =>
  filled(bath, { support_level: 'prompted', skin_checked: true, water_temperature: 38, ...given });
const complaints = (given: Record<string, unknown>, around = {}) => bath.check(wash(given), circumstances(around));
const warnings = (given: Record<string, unknown>, around = {}) => bath.warn(wash(given), circumstances(around));

describe('water for a bath or shower', () => {
  test('is measured when someone washed under or in it', () => {
    const asked = (given: Record<string, unknown>) => missing(bath.fields, wash({ water_temperature: null, ...given }));
    expect(asked({ bath_type: 'shower', outcome: 'completed' })).toHaveProperty('water_temperature');
    expect(asked({ bath_type: 'bath', outcome: 'partly' })).toHaveProperty('water_temperature');
    expect(asked({ bath_type: 'bath', outcome: 'declined' })).not.toHaveProperty('water_temperature');
    expect(asked({ bath_type: 'strip_wash', outcome: 'completed' })).not.toHaveProperty('water_temperature');
  });

  test.each([
    ['bath', 43],
    ['assisted_bath_hoist', 43],
    ['shower', 41],
    ['wet_room', 41],
  ])('in a %s is asked about above %d °C', (bath_type, limit) => {
    expect(warnings({ bath_type, water_temperature: limit })).toEqual({});
    expect(warnings({ bath_type, water_temperature: limit + 0.1 })).toHaveProperty('water_temperature');
  });

  test('is asked about below 35 °C', () => {
    expect(warnings({ water_temperature: 35 })).toEqual({});
    expect(warnings({ water_temperature: 34.9 })).toHaveProperty('water_temperature');
  });

  test('above 44 °C may be recorded once it says what was done', () => {
    expect(complaints({ water_temperature: 44 })).toEqual({});
    expect(complaints({ water_temperature: 44.1 })).toHaveProperty('temperature_action');
    expect(complaints({ water_temperature: 44.1, temperature_action: 'resident_already_in_water' })).toEqual({});
  });

  test('that was cooled is measured again', () => {
    const cooled = { water_temperature: 46, temperature_action: 'cooled_and_retested' };
    expect(missing(bath.fields, wash(cooled))).toHaveProperty('retest_temperature');
    expect(complaints({ ...cooled, retest_temperature: 44 })).toEqual({});
    expect(complaints({ ...cooled, retest_temperature: 44.1 })).toHaveProperty('retest_temperature');
  });

  test('follows a house that allows less', () => {
    expect(complaints({ water_temperature: 42.1 }, { settings: { absolute_max_c: 42 } })).toHaveProperty(
      'temperature_action',
    );
  });
});

describe('a wash', () => {
  test('with two staff names someone other than its author', () => {
    expect(missing(bath.fields, wash({ support_level: 'assisted_two' }))).toHaveProperty('second_staff');
    expect(complaints({ second_staff: 'joy' }, { actor: 'joy' })).toHaveProperty('second_staff');
    expect(complaints({ second_staff: 'sam' }, { actor: 'joy' })).toEqual({});
  });

  test('names the second where two are agreed, however much help was given', () => {
    const agreed = { resident: { header_flags: ['two_staff'] } };
    expect(complaints({ support_level: 'prompted' }, agreed)).toHaveProperty('second_staff');
    expect(complaints({}, { resident: { mobility: 'two_person', header_flags: [] } })).toHaveProperty('second_staff');
    expect(complaints({ second_staff: 'sam' }, { ...agreed, actor: 'joy' })).toEqual({});
    expect(complaints({ outcome: 'declined' }, agreed)).toEqual({});
    expect(complaints({}, { resident: { mobility: 'one_person', header_flags: ['falls'] } })).toEqual({});
  });

  test('left alone is asked about for a resident who may fall or have a seizure', () => {
    expect(warnings({ left_alone: true }, { resident: { has_epilepsy: false, header_flags: [] } })).toEqual({});
    expect(warnings({ left_alone: true }, { resident: { has_epilepsy: true, header_flags: [] } })).toHaveProperty(
      'left_alone',
    );
    expect(
      warnings({ left_alone: true }, { resident: { has_epilepsy: null, header_flags: ['falls'] } }),
    ).toHaveProperty('left_alone');
    expect(warnings({ left_alone: false }, { resident: { has_epilepsy: true, header_flags: [] } })).toEqual({});
  });

  test('without thermometer or skin check is asked about, unless there was no wash', () => {
    expect(warnings({ thermometer_used: false, skin_checked: false })).toHaveProperty('thermometer_used');
    expect(warnings({ thermometer_used: false, skin_checked: false })).toHaveProperty('skin_checked');
    expect(warnings({ thermometer_used: false, skin_checked: false, outcome: 'declined' })).toEqual({});
  });

  test('of more than an hour is asked about', () => {
    expect(warnings({ duration_min: 60 })).toEqual({});
    expect(warnings({ duration_min: 61 })).toHaveProperty('duration_min');
  });

  test('they chose not to have says why', () => {
    expect(missing(bath.fields, wash({ outcome: 'declined' }))).toHaveProperty('declined_reason');
    expect(missing(bath.fields, wash({ outcome: 'declined', declined_reason: 'other' }))).toHaveProperty(
      'declined_reason_text',
    );
    expect(missing(bath.fields, wash({ outcome: 'declined', declined_reason: 'pain', resident: 'ann' }))).toEqual({});
  });
});
