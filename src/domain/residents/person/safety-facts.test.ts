import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safetyFields, safetyFacts } from './safety-facts.ts';

const today = '2026-11-19';
const words = (person: Parameters<typeof safetyFacts>[0]) => safetyFacts(person, today).map((fact) => fact.words);

test('every allergy is named, and the one that kills says so', () => {
  const allergies = [
    { substance: 'penicillin', severity: 'anaphylaxis' },
    { substance: 'latex', severity: 'mild' },
  ];
  expect(safetyFacts({ allergies }, today)).toEqual([
    { tone: 'danger', topic: 'allergy', words: 'Allergy: penicillin (anaphylaxis)' },
    { tone: 'danger', topic: 'allergy', words: 'Allergy: latex' },
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
  expect(
    words({ header_flags: ['dnacpr', 'allergy'], allergies: [{ substance: 'nuts' }], dnacpr_status: 'in_place' }),
  ).toEqual(['Allergy: nuts', 'DNACPR in place']);
});

test('a DoLS counts through its last day and is red from the next', () => {
  expect(safetyFacts({ dols_status: 'standard', dols_expiry: today }, today)).toEqual([
    { tone: 'watch', topic: 'dols', words: 'DoLS in force', until: today },
  ]);
  expect(safetyFacts({ dols_status: 'standard', dols_expiry: '2026-11-18' }, today)).toEqual([
    { tone: 'danger', topic: 'dols', words: 'DoLS expired' },
  ]);
  expect(words({ dols_status: 'not_required' })).toEqual([]);
});

test('thin drinks need no word, thickened ones do', () => {
  expect(words({ iddsi_fluid_level: 0 })).toEqual([]);
  expect(words({ iddsi_fluid_level: 2 })).toEqual(['Thickened drinks: level 2']);
});

test('a flag nobody knows any more is left out', () => {
  expect(words({ header_flags: ['left_handed'] })).toEqual([]);
});

const dangerous = {
  has_epilepsy: [true],
  on_anticoagulant: [true],
  diabetes: ['type1', 'type2'],
  has_dysphagia: [true],
  iddsi_fluid_level: [1, 2, 3, 4],
  iddsi_food_level: [3, 4, 5, 6],
  infection_flag: [true],
  mobility: ['two_person', 'hoist'],
  interpreter_needed: [true],
  fluid_restriction_ml: [1000],
  mha_status: ['section_117', 'cto', 'guardianship', 'conditional_discharge', 'section_17_leave'],
  respect_form: [true],
  advance_decision: [true],
  dnacpr_status: ['in_place'],
  dols_status: ['to_apply', 'applied', 'urgent', 'standard', 'refused', 'expired'],
  allergies: [[{ substance: 'nuts' }]],
};
const facts = Object.entries(dangerous).flatMap(([name, values]) => values.map((value) => [name, value] as const));
const anyFacts = fc.subarray(facts, { minLength: 1 }).map((some) => Object.fromEntries(some));

test('every fact that can harm is said, whether or not somebody ticked a flag for it, and no other fact silences it', () => {
  for (const [name, value] of facts) expect(words({ [name]: value }), name).toHaveLength(1);
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom(...facts.filter(([name]) => name !== 'has_dysphagia')),
      (others, [name, value]) => {
        expect(words({ ...others, [name]: value })).toEqual(expect.arrayContaining(words({ [name]: value })));
      },
    ),
  );
  // An agreed level says it better than that there is a difficulty.
  fc.assert(
    fc.property(anyFacts, (others) => {
      expect(words({ ...others, has_dysphagia: true }).join(' ')).toMatch(/swallowing|thickened|food/i);
    }),
  );
});

test('a fact and the flag that says the same are one word, not two', () => {
  expect(
    words({
      has_epilepsy: true,
      on_anticoagulant: true,
      diabetes: 'type1',
      infection_flag: true,
      mobility: 'hoist',
      header_flags: ['epilepsy', 'anticoagulant', 'diabetes', 'infection', 'hoist'],
    }),
  ).toEqual(['Epilepsy', 'Blood thinner', 'Diabetes, type 1', 'Infection', 'Hoist']);
  expect(words({ has_epilepsy: false, header_flags: ['epilepsy'] })).toEqual(['Epilepsy']);
});

test('a swallow without an agreed thickness is red', () => {
  expect(safetyFacts({ has_dysphagia: true, iddsi_fluid_level: null }, today)).toEqual([
    { tone: 'danger', topic: 'swallowing', words: 'Swallowing difficult, no thickness agreed' },
  ]);
  expect(words({ has_dysphagia: true, iddsi_fluid_level: 0 })).toEqual(['Swallowing difficult']);
});

test('whoever is here of their own accord, walks alone and eats everything needs no word', () => {
  expect(
    words({
      mha_status: 'informal',
      mobility: 'independent',
      diabetes: 'none',
      iddsi_food_level: 7,
      iddsi_fluid_level: 0,
      respect_form: false,
    }),
  ).toEqual([]);
});

test('the flags, and every field a safety fact is made of, are read wherever safety facts are shown', () => {
  expect(safetyFields).toEqual(
    expect.arrayContaining([...Object.keys(dangerous), 'header_flags', 'dols_expiry', 'no_known_allergies']),
  );
});
