import { bath } from '#domain/daily-care/baths/bath.ts';
import { isOutOfUse } from '../stage/repair-stories.ts';
import { noteDown, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { deck, seeded, type Seeded } from '../stage/seeded.ts';
import { aboutResident } from '../stage/wording.ts';

/** How someone washes follows from how they move. */
const ways: Readonly<
  Record<string, { readonly types: readonly string[]; readonly support: string; readonly equipment: readonly string[] }>
> = {
  independent: { types: ['shower', 'shower', 'bath'], support: 'independent', equipment: [] },
  aid: { types: ['shower', 'wet_room', 'bath'], support: 'supervised', equipment: ['grab_rail', 'slip_mat'] },
  one_person: {
    types: ['wet_room', 'bath', 'strip_wash'],
    support: 'assisted_one',
    equipment: ['shower_chair', 'grab_rail'],
  },
  two_person: { types: ['assisted_bath_hoist', 'bed_bath'], support: 'assisted_two', equipment: ['bath_hoist'] },
  hoist: {
    types: ['assisted_bath_hoist', 'bed_bath', 'wet_room'],
    support: 'assisted_two',
    equipment: ['bath_hoist', 'shower_chair'],
  },
};

const remarks = [
  'Warm towel ready, no hurry.',
  '{Name} chose the lavender oil.',
  'Washed {their} own face and arms; we helped with the rest.',
  'Sang through most of it.',
  'Heels and sacrum looked at: clear.',
  'Asked for the radio on.',
  'Cream to legs as in the plan.',
  'Enjoyed a soak, water topped up once.',
  'Quick one today, keen to get to breakfast.',
  'Asked for Grace’s shampoo, the coconut one.',
  'Toenails are ready for the chiropodist.',
  'Talked about the weekend all the way through.',
] as const;

const declines = ['not_now', 'asleep', 'prefers_other_staff', 'unwell', 'not_now'] as const;

/** The morning on which the bath ran too hot; its repair and its incident tell the rest. */
const scalding = { last: 'Danby', day: -20 };
const isScalding = ({ profile }: SceneResident, offset: number): boolean =>
  profile.last === scalding.last && offset === scalding.day;

export function runBaths(scene: Scene): void {
  for (const resident of scene.residents) {
    const random = seeded(`baths ${resident.profile.last} ${resident.profile.first}`);
    const remark = deck(remarks, random);
    const every = resident.profile.facts?.mobility === 'independent' ? 2 : 3;
    const first =
      resident.profile.last === scalding.last
        ? scalding.day - Math.floor((seasonDays + scalding.day) / every) * every
        : -seasonDays + random.whole(0, 2);
    for (let offset = first; offset <= 0; offset += every) wash(scene, resident, offset, random, remark);
  }
}

const outlets: Readonly<Record<string, string>> = {
  bath: 'BATH-1',
  assisted_bath_hoist: 'BATH-1',
  shower: 'SHOWER-1',
  wet_room: 'SHOWER-1',
};

/** Where the wished-for outlet is being mended: the other one, and a wash in the room where neither would do. */
function whatWorks({ calendar, assets }: Scene, { house, profile }: SceneResident, wished: string, at: string): string {
  const works = (type: string) =>
    outlets[type] === undefined ||
    (assets.has(`${house} ${outlets[type]}`) && !isOutOfUse(house, outlets[type], at, calendar));
  const needsHelp = ['two_person', 'hoist'].includes(String(profile.facts?.mobility));
  return [wished, ...(needsHelp ? ['bed_bath'] : ['bath', 'shower'])].find(works) ?? 'strip_wash';
}

function wash(scene: Scene, resident: SceneResident, offset: number, random: Seeded, remark: () => string): void {
  const way = ways[String(resident.profile.facts?.mobility ?? 'independent')] ?? ways['independent'];
  if (!way) return;
  const wished = isScalding(resident, offset) ? 'bath' : random.pick(way.types);
  const at = scene.calendar.at(
    offset,
    isScalding(resident, offset) ? '09:50' : random.chance(0.7) ? random.whole(490, 640) : random.whole(1140, 1240),
  );
  const type = whatWorks(scene, resident, wished, at);
  const there = scene.duty.at(resident.house, at);
  const scald = isScalding(resident, offset);
  const declined = random.chance(0.06) && !scald;
  const outlet = outlets[type];
  const support = resident.profile.flags?.includes('two_staff') ? 'assisted_two' : way.support;
  if (support === 'assisted_two' && there.length < 2) return;
  noteDown(scene, bath, resident, at, random, (author) => ({
    bath_type: type,
    support_level: support,
    outcome: declined ? 'declined' : 'completed',
    skin_checked: !declined,
    equipment: way.equipment,
    ...(declined
      ? { declined_reason: random.pick(declines), re_offered_at: scene.calendar.at(offset, 1230) }
      : { duration_min: random.whole(10, 35), notes: random.chance(0.4) ? aboutResident(remark(), resident) : null }),
    ...(outlet && !declined
      ? {
          water_temperature: scald
            ? 45.2
            : Math.round(random.near(type === 'bath' || type === 'assisted_bath_hoist' ? 39.8 : 38.9, 1.6) * 10) / 10,
          outlet_asset: assetTagged(scene, resident, outlet),
        }
      : {}),
    ...(scald && outlet
      ? {
          temperature_action: 'cooled_and_retested',
          retest_temperature: 40.6,
          notes: 'First reading 45.2 °C. Ran cold, mixed, 40.6 °C before he got in. Outlet reported to Derek.',
        }
      : {}),
    hair_washed: !declined && random.chance(0.4),
    nails_done: !declined && random.chance(0.15),
    shaved: !declined && resident.profile.gender === 'male' && random.chance(0.6),
    creams_applied: !declined && random.chance(0.4),
    ...(support === 'assisted_two' ? { second_staff: scene.duty.other(resident.house, at, [author]) } : {}),
  }));
}

const assetTagged = (scene: Scene, resident: SceneResident, tag: string): string | null =>
  scene.assets.get(`${resident.house} ${tag}`) ?? null;
