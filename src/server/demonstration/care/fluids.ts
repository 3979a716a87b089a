import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { noteDown, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';

/** Whose drinks are counted. */
const counted = new Set([
  'Thorpe',
  'Reid',
  'Pemberton',
  'Boyle',
  'Baptiste',
  'Marlowe',
  'McBride',
  'Rawcliffe',
  'Danby',
  'Oates',
  'Ogden',
  'Whitfield',
]);
export const isDrinkCounted = ({ profile }: SceneResident): boolean => counted.has(profile.last);

/** Who has been drinking too little, and for how many days. */
const thirsty: Readonly<Record<string, number>> = { Thorpe: 5, Marlowe: 3 };

const rounds = [
  { at: 470, share: 0.17, drinks: ['tea', 'tea', 'juice', 'coffee'] },
  { at: 600, share: 0.14, drinks: ['tea', 'squash', 'water', 'coffee'] },
  { at: 690, share: 0.13, drinks: ['squash', 'coffee', 'tea', 'milk'] },
  { at: 770, share: 0.17, drinks: ['water', 'squash', 'juice'] },
  { at: 910, share: 0.14, drinks: ['tea', 'water', 'jelly_icecream'] },
  { at: 1060, share: 0.15, drinks: ['tea', 'soup', 'water'] },
  { at: 1210, share: 0.14, drinks: ['milk', 'milk', 'water', 'tea'] },
] as const;

const remarks = [
  'Held the cup {their}self.',
  'Asked for a second one.',
  'Left the last inch.',
  'Drank it while we chatted.',
  'Wanted it hotter; topped up.',
  'Small sips, sitting upright.',
  'Chose it from the trolley.',
] as const;

/** A drink at each round, offered and taken, near the day's target. */
export function pourDrinks(scene: Scene): void {
  for (const resident of scene.residents.filter(isDrinkCounted)) {
    const random = seeded(`drinks ${resident.profile.last}`);
    for (let offset = -seasonDays; offset <= 0; offset += 1) drinksOfDay(scene, resident, offset, random);
  }
}

function targetOf({ profile }: SceneResident): number {
  const own = profile.facts?.fluid_target_ml;
  return typeof own === 'number' ? own : profile.gender === 'female' ? 1600 : 2000;
}

function drinksOfDay(scene: Scene, resident: SceneResident, offset: number, random: Seeded): void {
  const { profile } = resident;
  const restricted = profile.facts?.fluid_restriction_ml !== undefined;
  const low = offset > -(thirsty[profile.last] ?? 0);
  const level = low ? random.near(0.52, 0.08) : restricted ? random.near(0.9, 0.06) : random.near(0.97, 0.13);
  const missed = random.chance(low ? 0.9 : 0.45) ? random.whole(0, rounds.length - 1) : -1;
  for (const [place, round] of rounds.entries()) {
    if (place === missed) continue;
    const amount = Math.max(
      0,
      Math.round((targetOf(resident) * level * round.share * random.near(1.06, 0.25)) / 10) * 10,
    );
    const declined = random.chance(low ? 0.22 : 0.03);
    drink(scene, resident, scene.calendar.at(offset, round.at + random.whole(-18, 24)), random, {
      amount: declined ? 0 : amount,
      offered: declined || low || random.chance(0.3) ? Math.ceil((amount + 40) / 50) * 50 : amount,
      type: random.pick(round.drinks),
      low,
    });
  }
  if (profile.last === 'Danby')
    for (const at of [430, 1300]) empty(scene, resident, scene.calendar.at(offset, at + random.whole(0, 25)), random);
}

interface Drink {
  readonly amount: number;
  readonly offered: number;
  readonly type: string;
  readonly low: boolean;
}

function drink(
  scene: Scene,
  resident: SceneResident,
  at: string,
  random: Seeded,
  { amount, offered, type, low }: Drink,
): void {
  const thick = resident.profile.facts?.iddsi_fluid_level;
  const words =
    low && amount === 0
      ? 'Turned away from the beaker. Tried again later with a different flavour.'
      : random.chance(0.08)
        ? random.pick(remarks).replace('{their}self', 'unaided')
        : null;
  noteDown(scene, fluidIntake, resident, at, random, {
    direction: 'intake',
    fluid_type: type,
    amount_ml: amount,
    offered_ml: Math.max(offered, amount),
    ...(typeof thick === 'number' ? { thickness_level: thick } : {}),
    support_level: resident.profile.facts?.mobility === 'hoist' ? 'assisted_one' : 'independent',
    ...(words ? { notes: words } : {}),
  });
}

const empty = (scene: Scene, resident: SceneResident, at: string, random: Seeded): unknown =>
  noteDown(scene, fluidIntake, resident, at, random, {
    direction: 'output',
    output_type: 'catheter_urine',
    amount_ml: Math.round(random.near(720, 260) / 10) * 10,
    urine_colour: random.whole(2, 4),
  });
