import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { bath } from '#domain/daily-care/baths/bath.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { kilogramsOf } from '#domain/daily-care/weight/stones.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';

/** What one word adds to the record; null where it says nothing to this kind. */
type WordReader = (word: string, so_far: RecordValues) => RecordValues | null;

const declined = /^(declined?|refused|chose-not-to|no)$/;

/** An option by its name or by the beginning of it, four letters at least: "cof" might be a cough. */
function optionOf(entity: Entity, field: string, word: string): string | null {
  const found = entity.fields[field];
  if (found?.kind !== 'choice' && found?.kind !== 'choices') return null;
  const names = Object.keys(found.options);
  return (
    names.find((name) => name === word) ??
    (word.length >= 4 ? (names.find((name) => name.startsWith(word)) ?? null) : null)
  );
}

const amount = /^(\d{1,4})(?:\/(\d{1,4}))?(?:ml)?$/;

const drink: WordReader = (word, values) => {
  const [, taken, offered] = amount.exec(word) ?? [];
  if (taken && !('amount_ml' in values)) return { amount_ml: Number(taken), offered_ml: Number(offered ?? taken) };
  if (declined.test(word) && 'amount_ml' in values) return { amount_ml: 0 };
  const fluid_type = optionOf(fluidIntake, 'fluid_type', word);
  return fluid_type && !('fluid_type' in values) ? { fluid_type } : null;
};

const kilograms = /^(\d{2,3}(?:[.,]\d)?)(?:kg)?$/;
const stones = /^(\d{1,2})st(?:(\d{1,2})(?:lb)?)?$/;

const weighing: WordReader = (word, values) => {
  const [, kg] = kilograms.exec(word) ?? [];
  const [, st, lb] = stones.exec(word) ?? [];
  if (kg && !('weight_kg' in values)) return { weight_kg: Number(kg.replace(',', '.')) };
  if (st && !('weight_kg' in values)) return { weight_kg: kilogramsOf(Number(st), Number(lb ?? 0)) };
  if (declined.test(word)) return { outcome: 'declined' };
  if (word === 'unable') return { outcome: 'unable' };
  const method = optionOf(weight, 'method', word);
  return method && !('method' in values) ? { method } : null;
};

const presentationOf = (values: RecordValues): readonly string[] =>
  Array.isArray(values['presentation']) ? values['presentation'] : [];

const feeling: WordReader = (word, values) => {
  if (/^[1-5]$/.test(word) && !('mood_score' in values)) return { mood_score: Number(word) };
  const presentation = optionOf(mood, 'presentation', word);
  return presentation ? { presentation: [...new Set([...presentationOf(values), presentation])] } : null;
};

const washes: Readonly<Record<string, string>> = {
  bath: 'bath',
  hoist: 'assisted_bath_hoist',
  shower: 'shower',
  wetroom: 'wet_room',
  bedbath: 'bed_bath',
  wash: 'strip_wash',
  strip: 'strip_wash',
};
const reasons: Readonly<Record<string, string>> = {
  pain: 'pain',
  distressed: 'distressed',
  unwell: 'unwell',
  asleep: 'asleep',
  later: 'not_now',
};
const degrees = /^(\d{2}(?:[.,]\d)?)(?:c|°c|°)?$/;

const washing: WordReader = (word, values) => {
  const bath_type = washes[word];
  if (bath_type && !('bath_type' in values)) return { bath_type };
  const [, warm] = degrees.exec(word) ?? [];
  if (warm && !('water_temperature' in values)) return { water_temperature: Number(warm.replace(',', '.')) };
  // Whoever chose not to has at least been asked, and their skin was not looked at.
  if (declined.test(word)) return { outcome: 'declined', support_level: 'prompted', skin_checked: false };
  if (word === 'partly') return { outcome: 'partly' };
  const declined_reason = values['outcome'] === 'declined' ? reasons[word] : undefined;
  if (declined_reason) return { declined_reason };
  const support_level = optionOf(bath, 'support_level', word);
  return support_level ? { support_level } : null;
};

const nightStates: Readonly<Record<string, string>> = {
  asleep: 'asleep',
  sleeping: 'asleep',
  awake: 'awake_in_bed',
  distressed: 'awake_distressed',
  upset: 'awake_distressed',
  up: 'up_in_room',
  lounge: 'communal_area',
  bathroom: 'bathroom',
  toilet: 'bathroom',
  out: 'out_of_building',
  declined: 'declined_check',
};

/** The first letter of a line, what it stands for, and how the words after the name are read. */
export const lineKinds: Readonly<Record<string, { readonly entity: string; readonly read: WordReader }>> = {
  f: { entity: 'fluid_intake', read: drink },
  w: { entity: 'weight', read: weighing },
  m: { entity: 'mood', read: feeling },
  b: { entity: 'bath', read: washing },
  s: {
    entity: 'sleep',
    read: (word, values) => (nightStates[word] && !('state' in values) ? { state: nightStates[word] } : null),
  },
};
