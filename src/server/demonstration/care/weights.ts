import { weight } from '#domain/daily-care/weight/weight.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { noteDown, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';

/** Who is weighed every week rather than every month. */
const weekly = new Set(['Baptiste', 'Boyle', 'McBride', 'Rowlands', 'Rawcliffe', 'Thorpe', 'Whitfield', 'Ogden']);

const methods: Readonly<Record<string, string>> = {
  independent: 'standing',
  aid: 'standing',
  one_person: 'chair',
  two_person: 'hoist',
  hoist: 'hoist',
};

export function weighEveryone(scene: Scene): void {
  for (const resident of scene.residents) {
    const every = weekly.has(resident.profile.last) ? 7 : 28;
    const random = seeded(`weights ${resident.profile.last} ${resident.profile.first}`);
    for (let offset = -seasonDays + random.whole(0, 5); offset <= 0; offset += every) weigh(scene, resident, offset);
  }
}

function weigh(scene: Scene, resident: SceneResident, offset: number): void {
  const { profile } = resident;
  const random = seeded(`weight ${profile.last} ${profile.first} ${offset}`);
  const passed = (offset + seasonDays) / seasonDays;
  const kg = Math.round((profile.kg + (profile.drift ?? 0) * passed + random.near(0, 0.25)) * 10) / 10;
  const at = scene.calendar.at(offset, 540 + random.whole(0, 60));
  if (random.chance(0.04)) {
    noteDown(scene, weight, resident, at, random, {
      outcome: 'declined',
      method: 'standing',
      notes: 'Not today, thank you. Will ask again tomorrow.',
    });
    return;
  }
  noteDown(scene, weight, resident, at, random, {
    outcome: 'measured',
    weight_kg: kg,
    method: methods[String(profile.facts?.mobility ?? 'independent')] ?? 'chair',
    height_cm: profile.cm,
    scale_asset: scene.assets.get(`${resident.house} SCALES-1`) ?? null,
    ...(profile.last === 'Rowlands'
      ? {
          loss_is_planned: true,
          linked_plan:
            scene.book
              .of(plan)
              .findLast((one) => one.resident === resident.record.id && one.domain === 'eating_drinking')?.id ?? null,
        }
      : {}),
    ...(profile.last === 'Baptiste' && offset > -30
      ? {
          notes: random.pick([
            'Trousers are loose. Says he is not bothered about food.',
            'Down again. Told Moira; food diary to start.',
            'Weighed twice to be sure.',
          ]),
        }
      : {}),
  });
}
