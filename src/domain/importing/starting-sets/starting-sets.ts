import { keysOf } from '../../kit/vocabulary/record-values.ts';
import type { ImportName } from '../kinds/import-kinds.ts';
import { planStarters } from './plan-starters.ts';
import { premisesChecks } from './premises-checks.ts';
import { alertThresholds, homeSettingsSet } from './settings-sets.ts';
import { shiftPatterns } from './shift-patterns.ts';
import type { StartingSet } from './starting-set.ts';
import { stockList } from './stock-list.ts';

/** What a house can begin with, in the order in which it is of use. */
export const startingSets = {
  house_settings: homeSettingsSet,
  alert_thresholds: alertThresholds,
  shift_patterns: shiftPatterns,
  plan_starters: planStarters,
  premises_checks: premisesChecks,
  stock_list: stockList,
} as const satisfies Readonly<Record<string, StartingSet>>;

export type SetName = keyof typeof startingSets;
export const isSetName = (name: unknown): name is SetName =>
  typeof name === 'string' && Object.hasOwn(startingSets, name);

/** As one set among others, whatever it holds. */
export const startingSetNamed = (name: SetName): StartingSet => startingSets[name];

/** The sets that hold records of a kind. */
export const setsOf = (kind: ImportName): readonly SetName[] =>
  keysOf(startingSets).filter((name) => startingSets[name].kind === kind);
