/** What the health part of a record says that everyone near the resident must know. */
export interface HealthFacts {
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

export const healthFacts = [
  'has_epilepsy', 'on_anticoagulant', 'diabetes', 'has_dysphagia', 'iddsi_fluid_level', 'iddsi_food_level', 'infection_flag', 'mobility', 'interpreter_needed', 'fluid_restriction_ml',
] as const satisfies readonly (keyof HealthFacts)[];

interface HealthAlert {
  readonly tone: 'danger' | 'watch';
  readonly words: string;
  /** The flag that says the same, should somebody have ticked it too. */
  readonly flag?: string;
}

// International Dysphagia Diet Standardisation Initiative, 2019.
const textures: Readonly<Record<number, string>> = { 3: 'liquidised', 4: 'puréed', 5: 'minced and moist', 6: 'soft and bite-sized' };
const kinds: Readonly<Record<string, string>> = { type1: 'Diabetes, type 1', type2: 'Diabetes, type 2' };

/** A fact in the record is said whether or not somebody also thought of the flag. */
export function healthAlerts(person: HealthFacts): readonly HealthAlert[] {
  const kind = kinds[person.diabetes ?? ''];
  return [
    ...swallowing(person),
    ...(person.fluid_restriction_ml ? [watch(`Drinks: at most ${person.fluid_restriction_ml} ml a day`)] : []),
    ...(person.has_epilepsy ? [watch('Epilepsy', 'epilepsy')] : []),
    ...(person.on_anticoagulant ? [watch('Blood thinner', 'anticoagulant')] : []),
    ...(kind ? [watch(kind, 'diabetes')] : []),
    ...(person.infection_flag ? [watch('Infection', 'infection')] : []),
    ...(person.mobility === 'two_person' ? [watch('Two staff', 'two_staff')] : []),
    ...(person.mobility === 'hoist' ? [watch('Hoist', 'hoist')] : []),
    ...(person.interpreter_needed ? [watch('Needs an interpreter')] : []),
  ];
}

const watch = (words: string, flag?: string): HealthAlert => ({ tone: 'watch', words, ...(flag ? { flag } : {}) });

/** A thickness nobody has agreed on is the most dangerous of all: the next cup is a guess. */
function swallowing({ has_dysphagia, iddsi_fluid_level: drink, iddsi_food_level: food }: HealthFacts): readonly HealthAlert[] {
  const texture = typeof food === 'number' ? textures[food] : undefined;
  const levels = [...(drink ? [watch(`Thickened drinks: level ${drink}`)] : []), ...(texture ? [watch(`Food: level ${food}, ${texture}`)] : [])];
  if (!has_dysphagia) return levels;
  if (typeof drink !== 'number') return [{ tone: 'danger', words: 'Swallowing difficult, no thickness agreed' }, ...levels];
  return levels.length > 0 ? levels : [watch('Swallowing difficult')];
}
