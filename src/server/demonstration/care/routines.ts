import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { minutesLater } from '../stage/calendar.ts';
import { days } from '../stage/days.ts';
import { noteDown, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { deck, seeded, type Seeded } from '../stage/seeded.ts';
import { aboutResident } from '../stage/wording.ts';

/** Whose mornings and afternoons have a sheet: everyone in Oak Lodge, whoever is helped with washing in Willow Court, and those in Rose House who let things slide. */
const helped = new Set(['Baptiste', 'Osei', 'Tench', 'Boyle', 'Adcock']);
const helpedWith = ['one_person', 'two_person', 'hoist'];
export const hasSheets = ({ house, profile }: SceneResident): boolean =>
  house === 'oak' ||
  (house === 'willow' ? helpedWith.includes(String(profile.facts?.mobility)) : helped.has(profile.last));

export const mornings = [
  'wash',
  'mouth_care',
  'hair',
  'dressed_own_choice',
  'room_and_bed',
  'call_bell_in_reach',
  'plan_for_day_agreed',
];
export const afternoons = [
  'activity',
  'fresh_air',
  'rest',
  'mouth_care_pm',
  'night_clothes',
  'room_safe',
  'call_bell_in_reach',
];
const supports: Readonly<Record<string, readonly string[]>> = {
  independent: ['independent', 'prompted', 'independent'],
  aid: ['prompted', 'supervised', 'independent'],
  one_person: ['assisted_one', 'prompted', 'assisted_one'],
  two_person: ['assisted_two', 'full_support'],
  hoist: ['assisted_two', 'assisted_one'],
};
const meals = ['all', 'all', 'three_quarters', 'three_quarters', 'half', 'all'];

const morningRemarks = [
  'Slow to wake, then chatty.',
  'Chose {their} own clothes without a prompt.',
  'Wanted breakfast before the wash, so that is how we did it.',
  'Tired after a busy day; let {them} lie in.',
  'Up and singing.',
  'Needed a second pair of hands today.',
  'New toothbrush, much approved of.',
  'Said the porridge was “like it should be”.',
];
const eveningRemarks = [
  'Settled with music low.',
  'Stayed up for the film.',
  'Asked for an early night.',
  'Supper in the lounge with the others.',
  'Phoned home after tea.',
  'A bit restless until the curtains were drawn.',
  'Bath first, then cocoa.',
  'Laughed a great deal at supper.',
];

export function fillSheets(scene: Scene): void {
  for (const resident of scene.residents.filter(hasSheets)) {
    const random = seeded(`sheets ${resident.profile.last} ${resident.profile.first}`);
    const remarks = {
      morning: deck(morningRemarks, random),
      evening: deck(eveningRemarks, random),
      did: deck(days[`${resident.profile.first} ${resident.profile.last}`]?.afternoons ?? [], random),
    };
    for (let offset = -seasonDays; offset <= 0; offset += 1) {
      morning(scene, resident, offset, random, remarks.morning);
      afternoon(scene, resident, offset, random, remarks.evening, remarks.did);
    }
  }
}

function answers(
  resident: SceneResident,
  tasks: readonly string[],
  random: Seeded,
  at: string,
): Readonly<Record<string, RecordValues>> {
  const levels = supports[String(resident.profile.facts?.mobility ?? 'independent')] ?? ['prompted'];
  return Object.fromEntries(
    tasks.map((task) => {
      const result = random.chance(0.95) ? 'completed' : random.pick(['declined', 'partly', 'not_needed']);
      return [
        task,
        { result, support_level: result === 'completed' || result === 'partly' ? random.pick(levels) : null, at },
      ];
    }),
  );
}

function bowels(random: Seeded): RecordValues {
  const opened = random.chance(0.45) ? 'yes' : random.chance(0.8) ? 'no' : 'unknown';
  return { bowels_opened: opened, ...(opened === 'yes' ? { stool_type: random.pick([3, 4, 4, 4, 5]) } : {}) };
}

/** One sheet, begun by whoever was there and completed by them once every task has its answer; the clock locks it the next day. */
function sheet(
  scene: Scene,
  entity: Entity,
  resident: SceneResident,
  at: string,
  random: Seeded,
  values: RecordValues,
): void {
  const open = noteDown(scene, entity, resident, at, random, values);
  const done = open && minutesLater(open.created_at, 25);
  if (!open || !done || done > scene.calendar.now) return;
  const locked = minutesLater(open.created_at, 26 * 60);
  if (locked <= scene.calendar.now)
    scene.book.carryOn(entity, open, { by: null, at: locked, sets: { status: 'locked' } });
  else scene.book.carryOn(entity, open, { by: open.created_by, at: done, sets: { status: 'complete' } });
}

function morning(scene: Scene, resident: SceneResident, offset: number, random: Seeded, remark: () => string): void {
  const up = 430 + random.whole(0, 90);
  const at = scene.calendar.at(offset, up + random.whole(60, 110));
  const time = `${String(Math.floor(up / 60)).padStart(2, '0')}:${String(up % 60).padStart(2, '0')}`;
  const poor = resident.profile.last === 'Thorpe' && offset > -5;
  sheet(scene, morningRoutine, resident, at, random, {
    routine_date: scene.calendar.day(offset),
    up_at: time,
    mood_on_waking: random.whole(2, 4),
    tasks_shown: mornings,
    ...answers(resident, mornings, random, scene.calendar.at(offset, up + 40)),
    ...bowels(random),
    breakfast: poor ? 'half' : random.pick(meals),
    skin_concern: false,
    overall_note: random.chance(0.2) ? aboutResident(remark(), resident) : null,
  });
}

function afternoon(
  scene: Scene,
  resident: SceneResident,
  offset: number,
  random: Seeded,
  remark: () => string,
  did: () => string,
): void {
  const at = scene.calendar.at(offset, 1240 + random.whole(0, 40));
  const given = answers(resident, afternoons, random, scene.calendar.at(offset, 1120));
  const activity = given['activity'];
  const poor = resident.profile.last === 'Thorpe' && offset > -5;
  sheet(scene, afternoonRoutine, resident, at, random, {
    routine_date: scene.calendar.day(offset),
    tasks_shown: afternoons,
    ...given,
    activity: {
      ...activity,
      type: did().slice(0, 118),
      minutes: random.whole(2, 9) * 10,
      enjoyed: random.pick(['yes', 'yes', 'partly']),
    },
    ...bowels(random),
    lunch: random.pick(meals),
    tea_or_supper: poor ? 'quarter' : random.pick(meals),
    snacks: random.pick(meals),
    mood_evening: random.whole(2, 4),
    overall_note: random.chance(0.2) ? aboutResident(remark(), resident) : null,
  });
}
