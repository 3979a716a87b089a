import { poundWords } from '#domain/kit/words/pound-words.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { Severity } from '#domain/kit/traits/severity.ts';
import { sentenceOf, type Verdict } from '#domain/alerts/engine/each-fact.ts';
import { lowRunSaw } from '#domain/alerts/rules/care/mood-alerts.ts';
import { lateRepair, lowStock } from '#domain/alerts/rules/house/premises-alerts.ts';
import { bath, type Bath } from '#domain/daily-care/baths/bath.ts';
import { fluidIntake, type FluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { mood, type Mood } from '#domain/daily-care/mood/mood.ts';
import { afternoonRoutine, type AfternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine, type MorningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { defaultSettings } from '#domain/kit/vocabulary/home-settings.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { addHours, localDay, type Moment } from '#domain/kit/time/time.ts';
import { paymentsHandover, type PaymentsHandover } from '#domain/money/payments-handover.ts';
import { houseStock, type HouseStock } from '#domain/premises/stock/house-stock.ts';
import { quantityAfter } from '#domain/premises/stock/stock-level.ts';
import { repairRecord, type RepairRecord } from '#domain/premises/repairs/repair-record.ts';
import { zone } from '../stage/calendar.ts';
import type { HouseKey } from '../stage/houses.ts';
import type { SceneResident, Scene } from '../stage/scene.ts';

/** An alert of the past weeks, found in the records as the rule would have found it. */
export interface Ended {
  readonly code: string;
  readonly house: HouseKey;
  readonly resident: SceneResident | null;
  readonly object: { readonly entity: string; readonly id: string } | null;
  readonly severity: Severity;
  readonly saw: string;
  readonly from: Moment;
  /** When its condition had gone; null where it has not. */
  readonly to: Moment | null;
}

type Found = Omit<Ended, 'code' | 'house' | 'resident'>;

const ofResident = <R extends { readonly resident: string; readonly occurred_at: Moment }>(
  records: readonly R[],
): ReadonlyMap<string, readonly R[]> =>
  Map.groupBy(
    records.toSorted((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1)),
    (one) => one.resident,
  );

const amount = (ml: number): string => `${ml.toLocaleString('en-GB')} ml`;

/** A day of drinks, what it came to, and the moment at which it had come to so much. */
function dryDays(drinks: readonly FluidIntake[], { record }: SceneResident): readonly Found[] {
  const target =
    record.fluid_target_ml ??
    (record.gender === 'female' ? defaultSettings.fluid_target_default_f : defaultSettings.fluid_target_default_m);
  if (record.fluid_restriction_ml !== null) return [];
  const enough = (target * defaultSettings.fluid_low_pct) / 100;
  const days = [
    ...Map.groupBy(
      drinks.filter((one) => one.direction === 'intake'),
      (one) => localDay(one.occurred_at, zone),
    ),
  ].map(([, all]) => {
    let sum = 0;
    const reached = all.find((one) => (sum += Number(one.amount_ml)) >= enough);
    return {
      total: all.reduce((ml, one) => ml + Number(one.amount_ml), 0),
      first: String(all[0]?.created_at),
      reached: reached ? reached.created_at : null,
    };
  });
  const isDry = (place: number): boolean => days[place] !== undefined && days[place].reached === null;
  return days.flatMap((day, place): Found[] => {
    if (!isDry(place) || isDry(place - 1)) return [];
    const next = days[place + 1];
    const end = days.slice(place + 1).find(({ reached }) => reached !== null)?.reached;
    return next && end
      ? [
          {
            object: null,
            severity: 'medium',
            saw: `Yesterday ${amount(day.total)} of ${amount(target)}.`,
            from: next.first,
            to: end,
          },
        ]
      : [];
  });
}

/** Three days without, and then at last. */
function waits(sheets: readonly (MorningRoutine | AfternoonRoutine)[]): readonly Found[] {
  const opened = sheets.filter((one) => one.bowels_opened === 'yes');
  return opened.flatMap((one, place): Found[] => {
    const next = opened[place + 1];
    const from = addHours(one.occurred_at, defaultSettings.bowel_gap_hours);
    return next && from < next.occurred_at
      ? [
          {
            object: null,
            severity: 'medium',
            saw: `Last opened ${defaultSettings.bowel_gap_hours / 24} days ago.`,
            from,
            to: next.created_at,
          },
        ]
      : [];
  });
}

function lowRuns(moods: readonly Mood[]): readonly Found[] {
  const isLow = (one: Mood | undefined): boolean => one !== undefined && Number(one.mood_score) <= 2;
  const length = defaultSettings.mood_low_days;
  return moods.flatMap((one, place): Found[] => {
    const run = moods.slice(place - length + 1, place + 1);
    if (run.length < length || !run.every(isLow) || isLow(moods[place - length])) return [];
    const better = moods.slice(place + 1).find((later) => !isLow(later));
    return better
      ? [
          {
            object: null,
            severity: 'medium',
            saw: lowRunSaw('Seen', length),
            from: one.created_at,
            to: better.created_at,
          },
        ]
      : [];
  });
}

/** As the rule says it of the thing. */
const finding = (called: string, [severity, saw]: NonNullable<Verdict>): Pick<Found, 'severity' | 'saw'> => ({
  severity,
  saw: sentenceOf(called, saw),
});

const about = (entity: string, { id }: { readonly id: string }) => ({ entity, id });

/** Below its level, and then delivered. */
function shortages(stock: HouseStock, opening: number): readonly Found[] {
  const level = stock.reorder_level;
  let left = opening;
  let since: { readonly at: Moment; readonly left: number } | null = null;
  return stock.movements.flatMap((movement): Found[] => {
    left = quantityAfter(left, movement);
    if (left <= level) since ??= { at: movement.at, left };
    const verdict =
      since && left > level ? lowStock({ category: stock.category, quantity: since.left, reorder_level: level }) : null;
    if (since === null || verdict === null) return [];
    const found: Found = {
      object: about('house_stock', stock),
      ...finding(stock.item_name, verdict),
      from: since.at,
      to: movement.at,
    };
    since = null;
    return [found];
  });
}

function pastItsTime(repair: RepairRecord, now: Moment): readonly Found[] {
  const { target_at, completed_at, safety_risk, priority, title, location } = repair;
  const verdict = lateRepair(
    { target_at, safety_risk: safety_risk === true, priority },
    { now: completed_at ?? now, zone },
  );
  return verdict && target_at
    ? [
        {
          object: about('repair_record', repair),
          ...finding(`${title}, ${location}`, verdict),
          from: target_at,
          to: completed_at,
        },
      ]
    : [];
}

const settledCount = (count: PaymentsHandover): readonly Found[] =>
  count.status === 'resolved' || count.status === 'discrepancy'
    ? [
        {
          object: about('payments_handover', count),
          severity: 'high',
          saw: `The tins differ by ${poundWords(Math.abs(Number(count.total_difference)))}.`,
          from: count.counted_at,
          to: count.status === 'resolved' ? count.updated_at : null,
        },
      ]
    : [];

/** Hot water is over when its repair was looked at. */
function hotWater(scene: Scene, one: Bath): readonly Found[] {
  const mended = scene.book
    .of(repairRecord)
    .find((repair) => repair.asset === one.outlet_asset && repair.status === 'verified');
  return Number(one.water_temperature) > defaultSettings.absolute_max_c && mended
    ? [
        {
          object: about('house_asset', { id: String(one.outlet_asset) }),
          severity: 'high',
          saw: `${one.water_temperature} °C was measured.`,
          from: one.created_at,
          to: mended.updated_at,
        },
      ]
    : [];
}

/** Every alert of the season that its records tell of, the oldest first. */
export function endedAlerts(scene: Scene): readonly Ended[] {
  const { book, homes } = scene;
  const houseOf = new Map(keysOf(homes).map((key) => [homes[key].id, key]));
  const [drinks, moods] = [ofResident(book.of(fluidIntake)), ofResident(book.of(mood))];
  const sheets = ofResident([...book.of(morningRoutine), ...book.of(afternoonRoutine)]);
  const ofResidents: Ended[] = scene.residents.flatMap((resident) => {
    const { id } = resident.record;
    const found = [
      ['FL-2', dryDays(drinks.get(id) ?? [], resident)],
      ['ROUT-2', waits(sheets.get(id) ?? [])],
      ['MOOD-2', lowRuns(moods.get(id) ?? [])],
    ] as const;
    return found.flatMap(([code, all]) => all.map((one) => ({ ...one, code, house: resident.house, resident })));
  });
  const ofHouse = <R extends AnyRecord>(
    code: string,
    records: readonly R[],
    find: (record: R) => readonly Found[],
  ): Ended[] =>
    records.flatMap((record) =>
      find(record).map((one) => ({
        ...one,
        code,
        house: houseOf.get(String(record['home'])) ?? 'rose',
        resident: scene.residents.find(({ record: who }) => who.id === record['resident']) ?? null,
      })),
    );
  return [
    ...ofResidents,
    ...ofHouse('STK-1', book.of(houseStock), (stock) =>
      shortages(stock, stock.reorder_level + (Number(stock.reorder_quantity) / 3) * 2),
    ),
    ...ofHouse('REP-1', book.of(repairRecord), (one) => pastItsTime(one, scene.calendar.now)),
    ...ofHouse('MON-1', book.of(paymentsHandover), settledCount),
    ...ofHouse('BATH-2', book.of(bath), (one) => hotWater(scene, one)),
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
