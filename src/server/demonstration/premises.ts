import { assetFollows } from '#domain/premises/asset-follows.ts';
import { houseAsset, type HouseAsset } from '#domain/premises/house-asset.ts';
import { houseStock } from '#domain/premises/house-stock.ts';
import { quantityAfter } from '#domain/premises/stock-level.ts';
import { repairRecord } from '#domain/premises/repair-record.ts';
import { minutesLater, type Calendar } from './calendar.ts';
import { houses, type HouseKey } from './houses.ts';
import type { People } from './people.ts';
import { moreStock, runLow, stockLines, things } from './premises-list.ts';
import type { RecordBook } from './record-book.ts';
import { repairStories, stepsOf, type RepairStory } from './repair-stories.ts';
import { managerOf, seasonDays, staffId, type Scene } from './scene.ts';
import { seeded, type Seeded } from './seeded.ts';

const houseKeys = Object.keys(houses) as HouseKey[];

/** Everything that is counted, checked and mended; told early, because baths and weights point to it. */
export function furnish(book: RecordBook, calendar: Calendar, people: People): ReadonlyMap<string, string> {
  return new Map(houseKeys.flatMap((house) => things[house].map((thing, place) => {
    const values = {
      home: people.homes[house].id, asset_tag: thing.tag, name: thing.name, category: thing.category, location: thing.location, make: thing.make ?? null, purchase_cost: thing.cost ?? null,
      purchase_date: calendar.day(-400 - place * 61), warranty_expiry: calendar.day(330 - place * 61), safe_working_load_kg: thing.load ?? null, serial_number: `${thing.tag}-${1000 + place * 37}`,
      checks: thing.checks.map(([kind, ago]) => ({ kind, last_on: calendar.day(-ago), result: 'pass', by: kind === 'visual' ? 'Derek Hobbs' : 'Yorkshire Equipment Services' })),
    };
    const kept = book.write(houseAsset, { by: managerOf(people, house), at: calendar.at(-seasonDays - 1, 780 + place), values });
    return [`${house} ${thing.tag}`, kept.id] as const;
  })));
}

export function keepHouse(scene: Scene): void {
  for (const house of houseKeys) for (const line of [...stockLines, ...moreStock[house]]) shelf(scene, house, line);
  for (const story of repairStories) repair(scene, story);
}

const fortnights = 6;

function shelf(scene: Scene, house: HouseKey, [item, category, unit, level, use, location, cost]: readonly [string, string, string, number, number, string, number]): void {
  const { book, calendar } = scene;
  const random = seeded(`shelf ${house} ${item}`);
  const start = level + use * 2;
  const opening = calendar.at(-seasonDays - 1, 900);
  let stock = book.write(houseStock, {
    by: managerOf(scene, house), at: opening,
    values: { home: scene.homes[house].id, item_name: item, category, unit, quantity: start, reorder_level: level, reorder_quantity: use * 3, location, unit_cost: cost, supplier: 'Bradshaw Wholesale', expiry_date: category === 'food' ? calendar.day(6) : category === 'first_aid' || category === 'medical_consumable' ? calendar.day(300) : null, storage_temp: category === 'food' ? 'fridge' : 'ambient' },
  });
  for (let turn = 0; turn < fortnights; turn += 1) {
    const at = calendar.at(-seasonDays + (turn + 1) * 14, 610 + random.whole(0, 200));
    if (at > calendar.now) return;
    const by = scene.duty.lead(house, at);
    const added = movementsOf(scene, { house, item, level, use, quantity: Number(stock['quantity']), at, last: turn === fortnights - 1 }, by, random);
    const quantity = added.reduce((sum, movement) => quantityAfter(sum, movement), Number(stock['quantity']));
    const counted = added.some(({ kind }) => kind === 'count') ? { last_counted_at: at, last_counted_by: by } : {};
    stock = book.carryOn(houseStock, stock, { by, at, sets: { movements: [...(stock['movements'] as readonly unknown[]), ...added], quantity, ...counted } });
  }
}

interface Fortnight {
  readonly house: HouseKey;
  readonly item: string;
  readonly level: number;
  readonly use: number;
  readonly quantity: number;
  readonly at: string;
  readonly last: boolean;
}

function movementsOf(scene: Scene, { house, item, level, use, quantity, at, last }: Fortnight, by: string, random: Seeded) {
  const low = last && runLow[house].includes(item);
  const taken = Math.min(quantity, Math.max(low ? quantity - Math.max(1, Math.floor(level / 2)) : 0, Math.round(use * random.near(1, 0.2))));
  const move = (kind: 'in' | 'out' | 'count', amount: number, days: number, reason: string | null) => ({ kind, quantity: amount, reason, at: minutesLater(at, days * 1440), by, resident: null });
  const left = quantity - taken;
  const isDelivered = !low && left <= level + Math.floor(use / 2);
  return [
    move('out', taken, -4, null),
    ...(isDelivered ? [move('in', use * 3, -2, 'Delivery')] : []),
    ...(random.chance(0.3) && !low ? [] : [move('count', isDelivered ? left + use * 3 : left, 0, 'Shelf count')]),
  ].filter(() => scene.calendar.isPast(at));
}

function repair(scene: Scene, story: RepairStory): void {
  const { book, calendar, homes, assets } = scene;
  const at = calendar.at(story.day, story.time);
  const asset = story.tag ? (assets.get(`${story.house} ${story.tag}`) ?? null) : null;
  const values = {
    home: homes[story.house].id, title: story.title, description: story.description, location: story.location, category: story.category, priority: story.priority, asset,
    safety_risk: story.control !== undefined, interim_control: story.control ?? null, planned_date: story.plannedIn === undefined ? null : calendar.day(story.plannedIn),
  };
  const reporter = scene.duty.lead(story.house, at);
  let kept = book.write(repairRecord, { by: reporter, at, values });
  if (asset) thingGoesAlong(scene, asset, { repair: 'reported', isUnsafe: story.isUnsafe === true, by: reporter, at });
  for (const { status, at: when } of stepsOf(story, calendar).filter((step) => step.at <= calendar.now)) {
    const by = status === 'completed' ? staffId(scene, 'derek.hobbs') : managerOf(scene, story.house);
    const done = status === 'completed' ? { attended_at: minutesLater(when, -60), completed_at: when, work_done: story.work ?? null, cost: story.cost ?? null } : {};
    kept = book.carryOn(repairRecord, kept, { by, at: when, sets: { status, ...(status === 'assigned' ? { contractor: story.contractor ?? 'Derek Hobbs', contractor_phone: story.phone ?? '0113 496 0500' } : {}), ...done } });
    if (asset) thingGoesAlong(scene, asset, { repair: status, isUnsafe: false, by, at: when });
  }
}

/** Nobody uses what is being mended; what is unsafe is out of service at once. */
function thingGoesAlong({ book }: Scene, id: string, { repair: step, isUnsafe, by, at }: { readonly repair: string; readonly isUnsafe: boolean; readonly by: string; readonly at: string }): void {
  const thing = book.of(houseAsset).find((one) => one.id === id) as HouseAsset;
  const status = assetFollows(step, thing);
  if (isUnsafe) book.carryOn(houseAsset, thing, { by, at, sets: { condition: 'unsafe', status: 'out_of_service' } });
  else if (status) book.carryOn(houseAsset, thing, { by, at, sets: { status } });
}
