import { saidDay } from '../../../kit/time/day-words.ts';
import type { HouseStock } from '../../../premises/stock/house-stock.ts';
import { isBelowReorder, dayToUseBy } from '../../../premises/stock/stock-level.ts';
import type { Repeated } from '../../../premises/assets/asset-checks.ts';
import { isOnTheWay } from '../../../premises/assets/asset-list.ts';
import { soonDays, type CheckState } from '../../../premises/assets/check-due.ts';
import { firstCheckDays } from '../../../premises/assets/first-check.ts';
import { checkKinds, type AssetCheckKind } from '../../../premises/assets/check-kinds.ts';
import type { HouseAsset } from '../../../premises/assets/house-asset.ts';
import { checkStatuses, type CheckStatus } from '../../../premises/assets/check-statuses.ts';
import {
  mustTellRegulator,
  notifyAfterHours,
  supplyLossWords,
  supplyLoss,
  type SupplyFacts,
} from '../../../premises/repairs/lost-supply.ts';
import { compareMoments, localDay, type Day, type Moment } from '../../../kit/time/time.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { AlertRule, AlertContext } from '../../engine/alert-rule.ts';
import { dueSteps, mergeVerdicts } from '../../engine/due-steps.ts';
import { eachRecord, type EvaluatedRecord, type Verdict } from '../../engine/each-fact.ts';

/** A thing of the house that somebody may use. */
export interface AssetFacts extends EvaluatedRecord {
  readonly category: HouseAsset['category'];
  readonly created_at: Moment;
  readonly status: HouseAsset['status'];
  readonly checks: readonly (Repeated & { readonly last_on: Day | null })[];
  readonly warranty_expiry: Day | null;
}

export type StockFacts = EvaluatedRecord &
  Pick<HouseStock, 'category' | 'quantity' | 'reorder_level' | 'expiry_date' | 'opened_on' | 'use_within_days'>;

/** A repair that is not completed. */
export interface RepairFacts extends EvaluatedRecord {
  readonly priority: string;
  readonly safety_risk: boolean;
  readonly has_control: boolean;
  readonly target_at: Moment | null;
}

/** A repair for which a supply is or was away, while the regulator may still have to hear of it. */
export interface LossFacts extends EvaluatedRecord, SupplyFacts {}

export interface PremisesAlertFacts {
  readonly assets: readonly AssetFacts[];
  readonly stock: readonly StockFacts[];
  readonly repairs: readonly RepairFacts[];
  readonly losses: readonly LossFacts[];
}

type PremisesRule = AlertRule<PremisesAlertFacts>;

const lawful: readonly AssetCheckKind[] = [
  'gas',
  'fire',
  'electrical_installation',
  'legionella',
  'tmv',
  'window_restrictor',
  'bell_test',
  'fire_drill',
  'emergency_light',
  'fire_door',
  'flushing',
  'hot_water',
  'cold_water',
];
const ordinary: readonly AssetCheckKind[] = ['pat', 'service', 'calibration', 'visual', 'fridge', 'freezer'];
/** What must never run out. */
const vital: readonly string[] = ['ppe', 'first_aid', 'continence'];

/** Why a check that was never done is told now: its time has passed, or there was none. */
const neverDone = ({ kind, first_by }: CheckStatus): string =>
  `${checkKinds[kind]}: no check is on file${first_by === null ? '' : `, and the first was to be done by ${saidDay(first_by)}`}.`;

const quiet: readonly CheckState[] = ['in_date', 'first_check'];

/** The checks of these kinds about one thing, as one verdict. What was never done is as late as what is overdue, once a new thing has had its time. */
const checksOf = (kinds: readonly AssetCheckKind[], before: Severity, after: Severity): PremisesRule['find'] =>
  eachRecord(
    'house_asset',
    ({ assets }) => assets,
    (asset, at): Verdict =>
      mergeVerdicts(
        checkStatuses(asset, at)
          .filter(({ kind, state }) => kinds.includes(kind) && !quiet.includes(state))
          .map((check): Verdict => {
            const { kind, next_due, state } = check;
            return state === 'never_checked'
              ? [after, neverDone(check)]
              : dueSteps(next_due, at.today, {
                  // Staff see on their walk what is due; they are told when it was left out.
                  before: isOnTheWay({ kind }) ? [] : [[soonDays, before]],
                  after,
                  what: checkKinds[kind],
                });
          }),
      ),
  );

const firstChecksWait = `A thing that is new to the book has ${firstCheckDays} days for its first check, or as long as the check’s own interval where that is shorter; what lifts people has none.`;

/** At or below the level at which it is ordered again. */
export function lowStock(one: Pick<StockFacts, 'category' | 'quantity' | 'reorder_level'>): Verdict {
  if (!isBelowReorder(one)) return null;
  if (one.quantity > 0) return ['low', `${one.quantity} left; ordered again at ${one.reorder_level}.`];
  return [vital.includes(one.category) ? 'high' : 'medium', 'None is left.'];
}

/** Past the time for its priority. */
export const lateRepair = (
  { target_at, safety_risk, priority }: Pick<RepairFacts, 'target_at' | 'safety_risk' | 'priority'>,
  { now, zone }: Pick<AlertContext, 'now' | 'zone'>,
): Verdict =>
  target_at !== null && compareMoments(target_at, now) < 0
    ? [
        safety_risk || priority === 'emergency' ? 'high' : 'medium',
        `It was to be done by ${saidDay(localDay(target_at, zone))}.`,
      ]
    : null;

/** A supply was away for longer than the law lets pass in silence, and nobody told the regulator or decided not to. */
function untoldLoss(one: LossFacts, { now, settings }: AlertContext): Verdict {
  const loss = supplyLoss(one, now);
  if (loss === null || !mustTellRegulator(loss)) return null;
  return [
    loss.hours > notifyAfterHours + settings.notify_hours ? 'critical' : 'high',
    `${supplyLossWords(loss)}, and the regulator has not been told.`,
  ];
}

const stock = (evaluate: (one: StockFacts, today: Day) => Verdict): PremisesRule['find'] =>
  eachRecord(
    'house_stock',
    ({ stock: all }) => all,
    (one, { today }) => evaluate(one, today),
  );

export const premisesAlerts: readonly PremisesRule[] = [
  {
    code: 'AST-1',
    category: 'safety',
    title: 'Lifting equipment is to be examined',
    to: ['maintenance', 'manager', 'lead'],
    source: 'Lifting Operations and Lifting Equipment Regulations 1998: every six months for people',
    says: () =>
      `The examination of something that lifts people is due within ${soonDays} days; critical once overdue or where none is on file, on the first day too: nobody may use it.`,
    clears: 'It clears with a new pass.',
    find: checksOf(['loler'], 'medium', 'critical'),
  },
  {
    code: 'AST-2',
    category: 'safety',
    title: 'A safety check of the building is due',
    to: ['maintenance', 'manager'],
    source: 'Gas Safety Regulations 1998, fire, wiring and water hygiene law',
    says: () =>
      `A check of gas, fire safety, wiring, water or window restrictors is due within ${soonDays} days; high once overdue or never done. What staff look at every week or month is told once it is overdue. ${firstChecksWait}`,
    clears: 'It clears with a new pass.',
    find: checksOf(lawful, 'medium', 'high'),
  },
  {
    code: 'AST-3',
    category: 'property',
    title: 'A check or service is due',
    to: ['maintenance'],
    source: 'HSE guidance on maintaining equipment',
    says: () =>
      `A test, service or calibration is due within ${soonDays} days; medium once overdue or never done. ${firstChecksWait}`,
    clears: 'It clears with a new pass.',
    find: checksOf(ordinary, 'low', 'medium'),
  },
  {
    code: 'AST-4',
    category: 'property',
    title: 'A warranty is ending',
    to: ['maintenance', 'manager'],
    source: 'Our own figure',
    says: () => `A warranty ends within ${soonDays} days.`,
    clears: 'It clears when it has ended or is extended.',
    find: eachRecord(
      'house_asset',
      ({ assets }) => assets,
      ({ warranty_expiry }, { today }) =>
        dueSteps(warranty_expiry, today, {
          before: [[soonDays, 'info']],
          after: null,
          what: 'The end of the warranty',
        }),
    ),
  },
  {
    code: 'STK-1',
    category: 'property',
    title: 'Stock is running low',
    to: ['lead', 'maintenance'],
    source: 'The level stands with the item',
    says: () =>
      'An item is at or below the level at which it is ordered again; medium when none is left, high for gloves and the like, first aid and continence.',
    clears: 'It clears when there is more than the level.',
    find: stock(lowStock),
  },
  {
    code: 'STK-2',
    category: 'property',
    title: 'Stock is going out of date',
    to: ['lead'],
    source: 'The date on the pack',
    says: () => 'An item is to be used within 30 days; low within seven, medium once its date has passed.',
    clears: 'It clears when it is used or thrown away.',
    find: stock((one, today) =>
      one.quantity > 0
        ? dueSteps(dayToUseBy(one), today, {
            before: [
              [30, 'info'],
              [7, 'low'],
            ],
            after: 'medium',
            what: 'Its use',
          })
        : null,
    ),
  },
  {
    code: 'REP-1',
    category: 'property',
    title: 'A repair is late',
    to: ['maintenance', 'manager'],
    source: 'Repair times of social housing',
    says: () => 'A repair is past its target; high where somebody could be harmed or it was an emergency.',
    clears: 'It clears when it is completed.',
    find: eachRecord(
      'repair_record',
      ({ repairs }) => repairs,
      (one: RepairFacts, at) => lateRepair(one, at),
    ),
  },
  {
    code: 'REP-2',
    category: 'safety',
    title: 'A danger is not made safe',
    to: ['lead', 'manager'],
    source: 'Our own rule',
    says: () =>
      'A repair that somebody could be harmed by is open, and nothing is written that keeps people safe until then.',
    clears: 'It clears when that is written, or the repair is completed.',
    find: eachRecord(
      'repair_record',
      ({ repairs }) => repairs,
      ({ safety_risk, has_control }) =>
        safety_risk && !has_control ? ['high', 'Nothing keeps people safe until it is done.'] : null,
    ),
  },
  {
    code: 'REP-3',
    category: 'safety',
    title: 'The regulator is to hear of a lost supply',
    to: ['manager', 'superuser'],
    source: 'CQC (Registration) Regulations 2009, regulation 18: notify without delay',
    says: ({ notify_hours }) =>
      `Electricity, gas, water or sewerage was away for more than ${notifyAfterHours} hours, and the regulator was not told; critical after ${notify_hours} hours more.`,
    clears: 'It clears when the repair says when the regulator was told, or why it is not.',
    find: eachRecord('repair_record', ({ losses }) => losses, untoldLoss),
  },
];
