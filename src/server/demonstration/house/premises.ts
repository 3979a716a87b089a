import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { addDays, localDay, type Day, type Moment } from '#domain/kit/time/time.ts';
import { isOnTheWay } from '#domain/premises/assets/asset-list.ts';
import type { AssetCheckKind } from '#domain/premises/assets/check-kinds.ts';
import { assetFollows } from '#domain/premises/assets/asset-follows.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { houseStock, type HouseStock } from '#domain/premises/stock/house-stock.ts';
import { quantityAfter, type StockMovement } from '#domain/premises/stock/stock-level.ts';
import { repairRecord, type RepairRecord } from '#domain/premises/repairs/repair-record.ts';
import { minutesLater, zone, type Calendar } from '../stage/calendar.ts';
import { houses, type HouseKey } from '../stage/houses.ts';
import type { People } from '../people/people.ts';
import { everydayRepairs } from '../everyday-repairs.ts';
import {
  isEverywhere,
  laterIn,
  moreStock,
  nearDate,
  runLow,
  stockLines,
  things,
  type StockLine,
  type Thing,
} from './premises-list.ts';
import type { RecordBook } from '../stage/record-book.ts';
import { repairStories, stepsOf } from '../stage/repair-stories.ts';
import type { RepairStep, RepairStory, RepairWords } from '../stage/repair-story.ts';
import { managerOf, seasonDays, staffId, type Scene } from '../stage/scene.ts';
import { seeded, type Seeded } from '../stage/seeded.ts';

const houseKeys = keysOf(houses);

/** Engineers come to each house on a day of its own; what staff look at every week, they look at on a day of their own. */
function lastDay(thing: Thing, house: HouseKey, kind: AssetCheckKind, ago: number): number {
  if (!isEverywhere(thing)) return -ago;
  return isOnTheWay({ kind }) ? -ago - (ago > 1 ? houseKeys.indexOf(house) : 0) : -ago + laterIn[house];
}

/** Everything that is counted, checked and mended; told early, because baths and weights point to it. */
export function furnish(book: RecordBook, calendar: Calendar, people: People): ReadonlyMap<string, string> {
  return new Map(
    houseKeys.flatMap((house) =>
      things[house].map((thing, place) => {
        const values = {
          home: people.homes[house].id,
          asset_tag: thing.tag,
          name: thing.name,
          category: thing.category,
          location: thing.location,
          make: thing.make ?? null,
          purchase_cost: thing.cost ?? null,
          purchase_date: calendar.day(-400 - place * 61 - laterIn[house]),
          warranty_expiry: calendar.day(330 - place * 61 - laterIn[house]),
          safe_working_load_kg: thing.load ?? null,
          serial_number: `${thing.tag}-${1000 + place * 37}`,
          checks: thing.checks.map(([kind, ago]) => ({
            kind,
            last_on: calendar.day(lastDay(thing, house, kind, ago)),
            result: 'pass',
            by: kind === 'visual' || isOnTheWay({ kind }) ? 'Derek Hobbs' : 'Yorkshire Equipment Services',
          })),
        };
        const written = book.write(houseAsset, {
          by: managerOf(people, house),
          at: calendar.at(-seasonDays - 1, 780 + place),
          values,
        });
        return [`${house} ${thing.tag}`, written.id] as const;
      }),
    ),
  );
}

export function lookAfterHouse(scene: Scene): void {
  for (const house of houseKeys) for (const line of [...stockLines, ...moreStock[house]]) shelf(scene, house, line);
  for (const story of [
    ...repairStories,
    ...houseKeys.flatMap((house) => everydayRepairs(house, scene.calendar, seasonDays)),
  ])
    repair(scene, story);
}

const fortnights = 6;
/** For how many days new goods may be used. */
const shelfDays: Readonly<Record<string, number>> = { food: 120, first_aid: 700, medical_consumable: 300 };
const goodUntil = (category: string, day: Day): Day | null =>
  shelfDays[category] ? addDays(day, shelfDays[category]) : null;

function shelf(scene: Scene, house: HouseKey, [item, category, unit, level, use, location, cost]: StockLine): void {
  const { book, calendar } = scene;
  const random = seeded(`shelf ${house} ${item}`);
  const opening = calendar.at(-seasonDays - 1, 900);
  const [oldest, days] = nearDate[house];
  let stock = book.write(houseStock, {
    by: managerOf(scene, house),
    at: opening,
    values: {
      home: scene.homes[house].id,
      item_name: item,
      category,
      unit,
      quantity: level + use * 2,
      reorder_level: level,
      reorder_quantity: use * 3,
      location,
      unit_cost: cost,
      supplier: 'Bradshaw Wholesale',
      expiry_date: goodUntil(category, calendar.today),
      storage_temp: 'ambient',
    },
  });
  for (let turn = 0; turn < fortnights; turn += 1) {
    const at = calendar.at(-seasonDays + (turn + 1) * 14, 610 + random.whole(0, 200));
    if (at <= calendar.now)
      stock = turnShelf(scene, house, stock, {
        at,
        isLow: turn === fortnights - 1 && runLow[house].includes(item),
        random,
      });
  }
  if (item === oldest)
    book.carryOn(houseStock, stock, {
      by: managerOf(scene, house),
      at: calendar.at(-3, 640),
      sets: { expiry_date: calendar.day(days) },
    });
}

interface Turn {
  readonly at: Moment;
  /** Whether it is let run low this time. */
  readonly isLow: boolean;
  readonly random: Seeded;
}

/** What a fortnight takes from a shelf, what is delivered before it is empty, and what is counted. */
export function turnShelf(
  { book, duty }: Scene,
  house: HouseKey,
  stock: HouseStock,
  { at, isLow, random }: Turn,
): HouseStock {
  const [level, order, quantity] = [stock.reorder_level, Number(stock.reorder_quantity), stock.quantity];
  const by = duty.lead(house, at);
  const use = order / 3;
  const taken = Math.min(
    quantity,
    Math.max(isLow ? quantity - Math.max(1, Math.floor(level / 2)) : 0, Math.round(use * random.near(1, 0.2))),
  );
  const isDelivered = !isLow && quantity - taken <= level + Math.floor(use / 2);
  const left = quantity - taken + (isDelivered ? order : 0);
  return moveStock(book, stock, { by, at }, [
    ...(taken > 0 ? [{ kind: 'out' as const, quantity: taken, reason: null, at: minutesLater(at, -4 * 1440) }] : []),
    ...(isDelivered
      ? [{ kind: 'in' as const, quantity: order, reason: 'Delivery', at: minutesLater(at, -2 * 1440) }]
      : []),
    ...(random.chance(0.3) && !isLow ? [] : [{ kind: 'count' as const, quantity: left, reason: 'Shelf count', at }]),
  ]);
}

interface Moved {
  readonly kind: StockMovement['kind'];
  readonly quantity: number;
  readonly reason: string | null;
  readonly at: Moment;
}

/** Written down at once; new goods bring their own date. */
export function moveStock(
  book: RecordBook,
  stock: HouseStock,
  { by, at }: { readonly by: string; readonly at: Moment },
  moved: readonly Moved[],
): HouseStock {
  const quantity = moved.reduce((sum, one) => quantityAfter(sum, one), stock.quantity);
  const counted = moved.some(({ kind }) => kind === 'count') ? { last_counted_at: at, last_counted_by: by } : {};
  const isNear = (stock.expiry_date ?? '9') < addDays(localDay(at, zone), 60);
  const fresh =
    isNear && moved.some(({ kind }) => kind === 'in')
      ? { expiry_date: goodUntil(stock.category, localDay(at, zone)) }
      : {};
  return book.carryOn(houseStock, stock, {
    by,
    at,
    sets: {
      movements: [...stock.movements, ...moved.map((one) => ({ ...one, by, resident: null }))],
      quantity,
      ...counted,
      ...fresh,
    },
  });
}

/** From its report as far as it has come. */
function repair(scene: Scene, story: RepairStory): void {
  let reported = reportRepair(scene, story, scene.calendar.at(story.day, story.time));
  for (const { status, at } of stepsOf(story, scene.calendar).filter((step) => step.at <= scene.calendar.now))
    reported = stepRepair(scene, reported, status, at, story);
}

export function reportRepair(scene: Scene, story: RepairWords, at: Moment): RepairRecord {
  const { book, homes, assets } = scene;
  const asset = story.tag ? (assets.get(`${story.house} ${story.tag}`) ?? null) : null;
  const by = scene.duty.lead(story.house, at);
  const reported = book.write(repairRecord, {
    by,
    at,
    values: {
      home: homes[story.house].id,
      title: story.title,
      description: story.description,
      location: story.location,
      category: story.category,
      priority: story.priority,
      asset,
      safety_risk: story.control !== undefined,
      interim_control: story.control ?? null,
      lost_supply: story.loss?.supply ?? null,
      planned_date: story.plannedIn === undefined ? null : scene.calendar.day(story.plannedIn),
    },
  });
  if (asset) thingGoesAlong(scene, asset, { repair: 'reported', isUnsafe: story.isUnsafe === true, by, at });
  return reported;
}

/** The next step of a repair, by whoever takes it; what is being mended goes along. */
export function stepRepair(
  scene: Scene,
  before: RepairRecord,
  status: RepairStep,
  at: Moment,
  { house, work, quote, cost, contractor, phone, hold, loss }: RepairWords,
): RepairRecord {
  const by = status === 'completed' ? staffId(scene, 'derek.hobbs') : managerOf(scene, house);
  const done =
    status === 'completed'
      ? { attended_at: minutesLater(at, -60), completed_at: at, work_done: work, cost: cost ?? null }
      : {};
  const given =
    status === 'assigned'
      ? { contractor: contractor ?? 'Derek Hobbs', contractor_phone: phone ?? '0113 496 0500', quote: quote ?? null }
      : {};
  const waits = status === 'on_hold' ? { hold_reason: hold ?? null } : {};
  const back =
    loss && status === 'completed'
      ? { supply_back_at: minutesLater(String(before.reported_at), loss.backAfter * 60) }
      : {};
  const notified =
    loss && status === 'verified'
      ? {
          cqc_notifiable: 'yes' as const,
          cqc_sent_at: minutesLater(String(before.reported_at), loss.notifiedAfter * 60),
          cqc_reference: loss.reference,
        }
      : {};
  const stepped = scene.book.carryOn(repairRecord, before, {
    by,
    at,
    sets: { status, ...given, ...waits, ...done, ...back, ...notified },
  });
  if (stepped.asset !== null) thingGoesAlong(scene, stepped.asset, { repair: status, isUnsafe: false, by, at });
  return stepped;
}

/** Nobody uses what is being mended; what is unsafe is out of service at once. */
function thingGoesAlong(
  { book }: Scene,
  id: string,
  {
    repair: step,
    isUnsafe,
    by,
    at,
  }: { readonly repair: string; readonly isUnsafe: boolean; readonly by: string; readonly at: Moment },
): void {
  const thing = book.of(houseAsset).find((one) => one.id === id);
  if (!thing) throw new Error(`there is no thing ${id} to mend`);
  const status = assetFollows(step, thing);
  if (isUnsafe) book.carryOn(houseAsset, thing, { by, at, sets: { condition: 'unsafe', status: 'out_of_service' } });
  else if (step === 'verified' && thing.condition === 'unsafe')
    book.carryOn(houseAsset, thing, { by, at, sets: { condition: 'good', status: 'in_use' } });
  else if (status) book.carryOn(houseAsset, thing, { by, at, sets: { status } });
}
