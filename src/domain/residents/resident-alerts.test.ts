import { expect, test } from 'vitest';
import { residentAlerts } from './resident-alerts.ts';

const today = '2026-11-19';
const words = (person: Parameters<typeof residentAlerts>[0]) => residentAlerts(person, today).map((alert) => alert.words);

test('every allergy is named, and the one that kills says so', () => {
  const allergies = [{ substance: 'penicillin', severity: 'anaphylaxis' }, { substance: 'latex', severity: 'mild' }];
  expect(residentAlerts({ allergies }, today)).toEqual([
    { tone: 'danger', words: 'Allergy: penicillin (anaphylaxis)' },
    { tone: 'danger', words: 'Allergy: latex' },
  ]);
});

test('asked and answered is not the same as never asked', () => {
  expect(words({ allergies: [], no_known_allergies: true })).toEqual(['No known allergies']);
  expect(words({ allergies: [], no_known_allergies: false })).toEqual(['Allergies not recorded']);
});

test('a row that only carries flags shows the flags, red ones first', () => {
  expect(words({ header_flags: ['falls', 'allergy', 'hoist'] })).toEqual(['Allergy', 'Falls', 'Hoist']);
});

test('what the record tells in full is not told again as a flag', () => {
  expect(words({ header_flags: ['dnacpr', 'allergy'], allergies: [{ substance: 'nuts' }], dnacpr_status: 'in_place' })).toEqual(['Allergy: nuts', 'DNACPR in place']);
});

test('a DoLS counts through its last day and is red from the next', () => {
  expect(residentAlerts({ dols_status: 'standard', dols_expiry: today }, today)).toEqual([{ tone: 'watch', words: 'DoLS in force', until: today }]);
  expect(residentAlerts({ dols_status: 'standard', dols_expiry: '2026-11-18' }, today)).toEqual([{ tone: 'danger', words: 'DoLS expired' }]);
  expect(words({ dols_status: 'not_required' })).toEqual([]);
});

test('thin drinks need no word, thickened ones do', () => {
  expect(words({ iddsi_fluid_level: 0 })).toEqual([]);
  expect(words({ iddsi_fluid_level: 2 })).toEqual(['Thickened drinks: level 2']);
});

test('a flag nobody knows any more is left out', () => {
  expect(words({ header_flags: ['left_handed'] })).toEqual([]);
});
