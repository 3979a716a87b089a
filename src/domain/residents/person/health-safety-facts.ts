/** What the health part of a record says that everyone near the resident must know. */
export interface HealthFields {
  readonly has_epilepsy?: boolean | null;
  readonly on_anticoagulant?: boolean | null;
  readonly diabetes?: string | null;
  readonly has_dysphagia?: boolean | null;
  readonly iddsi_fluid_level?: number | null;
  readonly iddsi_food_level?: number | null;
  readonly infection_flag?: boolean | null;
  readonly mobility?: string | null;
  readonly interpreter_needed?: boolean | null;
  readonly fluid_restriction_ml?: number | null;
}

export const healthFields = [
  'has_epilepsy',
  'on_anticoagulant',
  'diabetes',
  'has_dysphagia',
  'iddsi_fluid_level',
  'iddsi_food_level',
  'infection_flag',
  'mobility',
  'interpreter_needed',
  'fluid_restriction_ml',
] as const satisfies readonly (keyof HealthFields)[];

/** What of a resident's health a safety fact is about; the flag of that name says the same. */
export type HealthTopic =
  | 'swallowing'
  | 'thickness'
  | 'food'
  | 'fluid_limit'
  | 'epilepsy'
  | 'anticoagulant'
  | 'diabetes'
  | 'infection'
  | 'two_staff'
  | 'hoist'
  | 'interpreter';

interface HealthSafetyFact {
  readonly tone: 'danger' | 'watch';
  readonly topic: HealthTopic;
  readonly words: string;
}

// International Dysphagia Diet Standardisation Initiative, 2019.
const textures: Readonly<Record<number, string>> = {
  3: 'liquidised',
  4: 'puréed',
  5: 'minced and moist',
  6: 'soft and bite-sized',
};
const kinds: Readonly<Record<string, string>> = { type1: 'Diabetes, type 1', type2: 'Diabetes, type 2' };

/** A fact in the record is said whether or not somebody also thought of the flag. */
export function healthSafetyFacts(person: HealthFields): readonly HealthSafetyFact[] {
  const kind = kinds[person.diabetes ?? ''];
  return [
    ...swallowing(person),
    ...(person.fluid_restriction_ml
      ? [watch('fluid_limit', `Drinks: at most ${person.fluid_restriction_ml} ml a day`)]
      : []),
    ...(person.has_epilepsy ? [watch('epilepsy', 'Epilepsy')] : []),
    ...(person.on_anticoagulant ? [watch('anticoagulant', 'Blood thinner')] : []),
    ...(kind ? [watch('diabetes', kind)] : []),
    ...(person.infection_flag ? [watch('infection', 'Infection')] : []),
    ...(person.mobility === 'two_person' ? [watch('two_staff', 'Two staff')] : []),
    ...(person.mobility === 'hoist' ? [watch('hoist', 'Hoist')] : []),
    ...(person.interpreter_needed ? [watch('interpreter', 'Needs an interpreter')] : []),
  ];
}

const watch = (topic: HealthTopic, words: string): HealthSafetyFact => ({ tone: 'watch', topic, words });

/** A thickness nobody has agreed on is the most dangerous of all: the next cup is a guess. */
function swallowing({
  has_dysphagia,
  iddsi_fluid_level: drink,
  iddsi_food_level: food,
}: HealthFields): readonly HealthSafetyFact[] {
  const texture = typeof food === 'number' ? textures[food] : undefined;
  const levels = [
    ...(drink ? [watch('thickness', `Thickened drinks: level ${drink}`)] : []),
    ...(texture ? [watch('food', `Food: level ${food}, ${texture}`)] : []),
  ];
  if (!has_dysphagia) return levels;
  if (typeof drink !== 'number')
    return [{ tone: 'danger', topic: 'swallowing', words: 'Swallowing difficult, no thickness agreed' }, ...levels];
  return levels.length > 0 ? levels : [watch('swallowing', 'Swallowing difficult')];
}
