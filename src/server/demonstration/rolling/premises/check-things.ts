import { addDays, type Day } from '#domain/kit/time/time.ts';
import { isOnTheWay } from '#domain/premises/assets/asset-list.ts';
import type { AssetCheckKind } from '#domain/premises/assets/check-kinds.ts';
import { houseAsset, type HouseAsset } from '#domain/premises/assets/house-asset.ts';
import { logPassed } from '../../house/log-book.ts';
import { houseOf, managerOf, type Scene } from '../../stage/scene.ts';
import { seeded } from '../../stage/seeded.ts';

/** The reminder comes thirty days ahead; the engineer some time after it, and well before the day. Staff look on the day itself. */
const wantedOn = (asset: HouseAsset, kind: AssetCheckKind, due: Day): Day =>
  isOnTheWay({ kind }) ? due : addDays(due, -seeded(`check ${asset.id} ${kind}`).whole(10, 24));

/** The checks whose time has come are done, and passed. */
export function checkThings(scene: Scene, day: Day): void {
  const { book, calendar } = scene;
  for (const asset of book.of(houseAsset)) {
    const isDue = ({ kind, next_due }: HouseAsset['checks'][number]): boolean =>
      next_due !== null && wantedOn(asset, kind, next_due) <= day;
    if (asset.status !== 'in_use' || !asset.checks.some(isDue)) continue;
    for (const check of asset.checks.filter(isDue)) logPassed(scene, houseOf(scene, asset.home), asset, check, day);
    const checks = asset.checks.map((check) => (isDue(check) ? { ...check, last_on: day, result: 'pass' } : check));
    book.carryOn(houseAsset, asset, {
      by: managerOf(scene, houseOf(scene, asset.home)),
      at: calendar.at(0, '15:40'),
      sets: { checks },
    });
  }
}
