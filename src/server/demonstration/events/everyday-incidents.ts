import type { HouseKey } from '../stage/houses.ts';
import type { IncidentStory } from './incident-stories.ts';
import { seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { oakEveryday } from './everyday/oak-everyday.ts';
import { roseEveryday } from './everyday/rose-everyday.ts';
import { willowEveryday } from './everyday/willow-everyday.ts';
import type { Everyday } from './everyday/everyday.ts';
import { deck, seeded, type Seeded } from '../stage/seeded.ts';
import { aboutResident } from '../stage/wording.ts';

/** Each house in its own words. */
const everyday: Readonly<Record<HouseKey, readonly Everyday[]>> = {
  rose: roseEveryday,
  oak: oakEveryday,
  willow: willowEveryday,
};

const story = (
  resident: SceneResident,
  { suits: _suits, ...one }: Everyday,
  day: number,
  until: IncidentStory['until'],
): IncidentStory => ({
  ...one,
  about: resident.profile.last,
  first: resident.profile.first,
  day,
  until,
  description: aboutResident(one.description, resident),
  actions: aboutResident(one.actions, resident),
  ...(one.learnt ? { learnt: aboutResident(one.learnt, resident) } : {}),
});

/** Who it happens to, and what: in a house nobody is named twice before everybody could have been. */
function drawing(
  scene: Scene,
  house: HouseKey,
  random: Seeded,
): (day: number, until: IncidentStory['until']) => IncidentStory | null {
  const living = scene.residents.filter(
    (one) => one.house === house && one.leftAt === undefined && one.awayFrom === undefined,
  );
  const draw = { what: deck(everyday[house], random), who: deck(living, random) };
  return (day, until) => {
    const what = draw.what();
    const who = Array.from(living, draw.who).find((one) => what.suits?.(one) ?? true);
    return who ? story(who, what, day, until) : null;
  };
}

/** One in a week or so in a small house, more where twenty live. */
const everyDays: Readonly<Record<HouseKey, number>> = { rose: 8, oak: 9, willow: 6 };

export function everydayIncidents(scene: Scene, house: HouseKey): readonly IncidentStory[] {
  const random = seeded(`everyday incidents ${house}`);
  const draw = drawing(scene, house, random);
  const days: number[] = [];
  for (let day = -seasonDays + random.whole(2, 6); day < -8; day += everyDays[house] + random.whole(-2, 2))
    days.push(day);
  return days.flatMap((day) => draw(day, 'closed') ?? []);
}

/** What a day that is over brought, if anything. */
export function incidentOfDay(scene: Scene, house: HouseKey, day: string): IncidentStory | null {
  const random = seeded(`incident of ${day} ${house}`);
  return random.chance(1 / everyDays[house]) ? drawing(scene, house, random)(0, 'submitted') : null;
}
