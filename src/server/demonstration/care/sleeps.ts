import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { noteDown, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { minutesLater } from '../stage/calendar.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';

/** Whose nights are recorded, and how often someone looks in. */
const watched: Readonly<Record<string, number>> = {
  Rahman: 120,
  Hale: 0,
  Adcock: 0,
  Achebe: 120,
  Pemberton: 120,
  Foster: 0,
  Marlowe: 120,
  Stubbs: 120,
  Ogden: 120,
  Nutter: 240,
};
export const isNightWatched = ({ profile }: SceneResident): boolean => profile.last in watched;

/** Nights from bed to getting up, with the checks that were agreed. */
export function recordNights(scene: Scene): void {
  for (const resident of scene.residents.filter(isNightWatched)) {
    const random = seeded(`nights ${resident.profile.last}`);
    for (let offset = -seasonDays; offset <= 0; offset += 1) night(scene, resident, offset, random);
  }
}

function night(scene: Scene, resident: SceneResident, offset: number, random: Seeded): void {
  const { calendar, book, duty } = scene;
  const poor = resident.profile.last === 'Rahman' && offset > -7;
  const bed = calendar.at(offset, 1320 + random.whole(-20, 55));
  const settled = minutesLater(bed, poor ? random.whole(90, 160) : random.whole(10, 45));
  const woke = calendar.at(offset + 1, (poor ? 290 : 400) + random.whole(-30, 50));
  const up = minutesLater(woke, random.whole(10, 70));
  const opened = noteDown(scene, sleep, resident, bed, random, {
    night_of: calendar.day(offset),
    bed_at: bed,
    check_interval_min: watched[resident.profile.last] ?? 0,
  });
  if (!opened || up > calendar.now) return;
  const wakings = poor ? random.whole(2, 5) : random.whole(0, 2);
  const reported = book.carryOn(sleep, opened, {
    by: duty.lead(resident.house, woke),
    at: minutesLater(woke, 5),
    sets: {
      settled_at: settled,
      woke_at: woke,
      checks: checksBetween(settled, woke, watched[resident.profile.last] ?? 0, random),
      wakings,
      wake_reasons: wakings > 0 ? [poor ? 'worry' : random.pick(['toilet', 'noise', 'confusion', 'toilet'])] : [],
    },
  });
  if (minutesLater(up, 40) > calendar.now) return;
  book.carryOn(sleep, reported, {
    by: duty.lead(resident.house, minutesLater(up, 40)),
    at: minutesLater(up, 40),
    sets: {
      up_at: up,
      quality: poor ? 2 : random.whole(3, 5),
      day_nap_min: random.chance(0.3) ? random.whole(2, 8) * 10 : 0,
      status: 'closed',
    },
  });
}

function checksBetween(from: string, to: string, interval: number, random: Seeded): readonly unknown[] {
  if (interval === 0) return [];
  const count = Math.floor((Date.parse(to) - Date.parse(from)) / 60_000 / interval);
  return Array.from({ length: count }, (_, place) => {
    const state = random.chance(0.88) ? 'asleep' : random.pick(['awake_in_bed', 'bathroom', 'awake_in_bed']);
    return {
      checked_at: minutesLater(from, (place + 1) * interval - random.whole(0, 9)),
      state,
      action:
        state === 'asleep' ? ['none'] : random.pick([['reassured'], ['drink'], ['toilet'], ['reassured', 'drink']]),
    };
  });
}
