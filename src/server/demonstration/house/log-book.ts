import { addDays, addMonths, daysBetween, type Day } from '#domain/kit/time/time.ts';
import { assetCheck } from '#domain/premises/assets/asset-check.ts';
import { isOnTheWay } from '#domain/premises/assets/asset-list.ts';
import type { AssetCheckKind } from '#domain/premises/assets/check-kinds.ts';
import { houseAsset, type HouseAsset } from '#domain/premises/assets/house-asset.ts';
import type { HouseKey } from '../stage/houses.ts';
import { houseOf, managerOf, seasonDays, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';

type Check = HouseAsset['checks'][number];

/** What a thermometer shows in a house where all is well. */
const usualReadings: { readonly [K in AssetCheckKind]?: readonly [lowest: number, highest: number] } = {
  fridge: [30, 49],
  freezer: [-215, -185],
  hot_water: [520, 585],
  cold_water: [120, 165],
  tmv: [395, 425],
};
/** When on the day it is looked at, in minutes. */
const atMinute: { readonly [K in AssetCheckKind]?: number } = {
  fridge: 495,
  freezer: 500,
  bell_test: 630,
  fire_door: 640,
  flushing: 560,
};
const otherwise = 15 * 60 + 40;

/** One line of the book, of a check that passed. */
export function logPassed(
  scene: Scene,
  house: HouseKey,
  asset: HouseAsset,
  { kind, by }: Pick<Check, 'kind' | 'by'>,
  day: Day,
): void {
  const { book, calendar, duty } = scene;
  const random = seeded(`log ${asset.asset_tag} ${kind} ${day}`);
  const at = calendar.at(daysBetween(calendar.today, day), (atMinute[kind] ?? otherwise) + random.whole(0, 20));
  if (!calendar.isPast(at)) return;
  const there = duty.at(house, at).map(({ staff }) => staff);
  const range = usualReadings[kind];
  book.write(assetCheck, {
    by: isOnTheWay({ kind }) ? duty.lead(house, at) : managerOf(scene, house),
    at,
    values: {
      home: asset.home,
      asset: asset.id,
      kind,
      done_at: at,
      by,
      result: 'pass',
      reading_c: range ? random.whole(...range) / 10 : null,
      ...(kind === 'fire_drill'
        ? { present: there, minutes: random.whole(3, 6), remark: 'Everybody met in the garden.' }
        : {}),
    },
  });
}

const earlier = (day: Day, { interval_days, interval_months }: Check): Day =>
  interval_days ? addDays(day, -interval_days) : addMonths(day, -(interval_months ?? 12));

/** The book of the last ninety days: everything that was checked, each time it was. */
export function writeLogBook(scene: Scene): void {
  const first = scene.calendar.day(-seasonDays);
  for (const asset of scene.book.of(houseAsset)) {
    const house = houseOf(scene, asset.home);
    for (const check of asset.checks)
      for (let day = check.last_on; day !== null && day >= first; day = earlier(day, check))
        logPassed(scene, house, asset, check, day);
  }
}
