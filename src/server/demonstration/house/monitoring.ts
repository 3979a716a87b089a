import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { isDrinkCounted } from '../care/fluids.ts';
import { afternoons, hasSheets, mornings } from '../care/routines.ts';
import { managerOf, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { isNightWatched } from '../care/sleeps.ts';

const reasons: Readonly<Record<string, string>> = {
  weight: 'To notice a loss or gain in good time',
  fluid_intake: 'At risk of drinking too little',
  bath: 'Skin is looked at with each wash',
  mood: 'Part of the staying-well plan',
  sleep: 'Poor nights come before poor days',
  morning_routine: 'Needs support to start the day',
  afternoon_routine: 'Needs support through the day',
  incident: 'To understand what behaviour tells us',
  care: 'Part of the staying-well plan',
};
const rhythms: Readonly<Record<string, RecordValues>> = {
  weight: { frequency: 'monthly' },
  fluid_intake: { frequency: 'x_per_day', interval_value: 8 },
  bath: { frequency: 'weekly' },
  mood: { frequency: 'daily' },
  sleep: { frequency: 'daily' },
  morning_routine: { frequency: 'daily' },
  afternoon_routine: { frequency: 'daily' },
  incident: { frequency: 'per_shift' },
  care: { frequency: 'weekly' },
};

/** What is watched for whom, and why: the same people whose charts are filled in. */
export function watch(scene: Scene): void {
  for (const resident of scene.residents.filter(({ leftAt }) => leftAt === undefined)) tracking(scene, resident);
}

function tracking(scene: Scene, resident: SceneResident): void {
  const { calendar, book } = scene;
  const on: Readonly<Record<string, boolean>> = {
    weight: true,
    bath: true,
    fluid_intake: isDrinkCounted(resident),
    mood: true,
    sleep: isNightWatched(resident),
    morning_routine: hasSheets(resident),
    afternoon_routine: hasSheets(resident),
    incident: resident.profile.last === 'Foster',
    care: resident.house === 'rose' || resident.profile.last === 'Foster',
  };
  const charts = Object.keys(on).filter((chart) => on[chart]);
  const details = charts.map((chart) => ({
    chart,
    ...rhythms[chart],
    reason: reasons[chart],
    start_date: calendar.day(-seasonDays),
    review_date: calendar.day(21),
    two_staff: resident.profile.flags?.includes('two_staff') ?? false,
  }));
  book.write(careTracking, {
    by: managerOf(scene, resident.house),
    at: calendar.at(-seasonDays - 1, 960),
    values: {
      resident: resident.record.id,
      ...on,
      details,
      ...(hasSheets(resident) ? { morning_steps: mornings, afternoon_steps: afternoons } : {}),
    },
  });
}
