import { compareNames } from '../../kit/names/compare-names.ts';
import type { Day, Moment } from '../../kit/time/time.ts';
import type { CheckState } from './check-due.ts';
import type { AssetCheckKind } from './check-kinds.ts';
import { checkStatuses, type CheckedAt } from './check-statuses.ts';
import { doNotUse } from './do-not-use.ts';
import type { HouseAsset } from './house-asset.ts';

/** What is answered of each thing. */
export const assetFields = [
  'asset_tag',
  'name',
  'category',
  'location',
  'condition',
  'status',
  'safe_working_load_kg',
  'assigned_resident',
  'checks',
] as const satisfies readonly (keyof HouseAsset)[];

export interface AssetItem extends Pick<HouseAsset, (typeof assetFields)[number]> {
  readonly id: string;
  readonly version: number;
  readonly created_at: Moment;
  /** Who uses it and what they weigh, as far as the reader may see both. */
  readonly resident_name: string | null;
  readonly resident_kg: number | null;
}

/** The entities that the things of a house are read from: a hoist carries who weighs so much. */
export const assetListMadeOf = ['house_asset', 'resident', 'weight'] as const;

/** Everything that a house owns and checks. */
export interface AssetList {
  readonly home: string;
  readonly at: Moment;
  readonly items: readonly AssetItem[];
}

/** One check of one thing, and how it stands. */
export interface DueCheck {
  readonly item: AssetItem;
  readonly kind: AssetCheckKind;
  readonly state: CheckState;
  readonly next_due: Day | null;
  readonly last: HouseAsset['checks'][number] | null;
}

/** Every check of these things, the most pressing of each first. */
export const checksOf = (items: readonly AssetItem[], at: CheckedAt): readonly DueCheck[] =>
  items.flatMap((item) =>
    checkStatuses(item, at).map(({ kind, state, next_due }) => ({
      item,
      kind,
      state,
      next_due,
      last: item.checks.find((check) => check.kind === kind) ?? null,
    })),
  );

export interface CheckGroup {
  /** A month, `late` for what is overdue or was never done, `first` for what is new and waits for its first check. */
  readonly when: 'late' | 'first' | `${number}-${number}`;
  readonly checks: readonly DueCheck[];
}

/** Longest overdue first; never done before everything. */
const byDay = (a: DueCheck, b: DueCheck): number =>
  (a.next_due ?? '').localeCompare(b.next_due ?? '') || compareNames(a.item.name, b.item.name);

const pressing: readonly CheckGroup['when'][] = ['late', 'first'];
/** The months come after what is pressing, in their own order. */
const rankOf = (when: CheckGroup['when']): number =>
  pressing.includes(when) ? pressing.indexOf(when) : pressing.length;

function groupOf({ state, next_due }: DueCheck): CheckGroup['when'] {
  if (state === 'overdue' || state === 'never_checked') return 'late';
  return state === 'first_check' ? 'first' : ((next_due ?? '').slice(0, 7) as `${number}-${number}`);
}

/** What is late, then what is new to the book, then month by month. */
export function dueByMonth(checks: readonly DueCheck[]): readonly CheckGroup[] {
  return [...Map.groupBy(checks.toSorted(byDay), groupOf)]
    .map(([when, on]) => ({ when, checks: on }))
    .toSorted((a, b) => rankOf(a.when) - rankOf(b.when));
}

/** What nobody may use, and why. */
export const unusable = (items: readonly AssetItem[], today: Day) =>
  items
    .filter(({ status }) => status !== 'disposed')
    .flatMap((item) => {
      const why = doNotUse(item, today);
      return why === null ? [] : [{ item, why }];
    });

/** Whom a thing does not carry: heavier by the last weight than it is made for. */
export const isOverloaded = ({
  safe_working_load_kg,
  resident_kg,
}: Pick<AssetItem, 'safe_working_load_kg' | 'resident_kg'>): boolean =>
  safe_working_load_kg !== null && resident_kg !== null && resident_kg > safe_working_load_kg;

/** Looked at by staff on their way through the house; the rest is done by who comes for it. */
const onTheWay: readonly AssetCheckKind[] = [
  'bell_test',
  'fire_drill',
  'emergency_light',
  'fire_door',
  'flushing',
  'hot_water',
  'cold_water',
  'fridge',
  'freezer',
  'window_restrictor',
];
export const isOnTheWay = ({ kind }: Pick<DueCheck, 'kind'>): boolean => onTheWay.includes(kind);

/** Place by place, as one walks through the house. */
export const byPlace = (checks: readonly DueCheck[]): readonly { place: string; checks: readonly DueCheck[] }[] =>
  [...Map.groupBy(checks, ({ item }) => item.location.trim())]
    .map(([place, at]) => ({ place, checks: at }))
    .toSorted((a, b) => compareNames(a.place, b.place));
