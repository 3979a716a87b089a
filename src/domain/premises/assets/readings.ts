import type { AssetCheckKind } from './check-kinds.ts';
import type { CheckResult } from './check-results.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';

/** Up to `good` all is well, up to `limit` it is watched; beyond that it has failed. */
interface Limits {
  readonly good: number;
  readonly limit: number;
  readonly is: 'at most' | 'at least';
}

/** Degrees Celsius. */
const limits: { readonly [K in AssetCheckKind]?: Limits } = {
  // Food Standards Agency: 5 °C or below; the law in England says 8 °C.
  fridge: { good: 5, limit: 8, is: 'at most' },
  // Food Standards Agency: −18 °C; three degrees are allowed for a short time.
  freezer: { good: -18, limit: -15, is: 'at most' },
  // HSE HSG274 part 2: 50 °C at the outlet within a minute; cold 20 °C or below within two.
  hot_water: { good: 50, limit: 50, is: 'at least' },
  cold_water: { good: 20, limit: 20, is: 'at most' },
  // HSE: never above 44 °C where somebody is immersed.
  tmv: { good: 43, limit: 44, is: 'at most' },
};

export const kindsWithReading = keysOf(limits);
export const readsTemperature = (kind: AssetCheckKind): boolean => kindsWithReading.includes(kind);

const isWithin = (reading: number, bound: number, is: Limits['is']): boolean =>
  is === 'at most' ? reading <= bound : reading >= bound;

/** What a temperature says by itself; null for what is not measured. */
export function resultOfReading(kind: AssetCheckKind, reading: number | null): CheckResult | null {
  const bounds = limits[kind];
  if (!bounds || reading === null) return null;
  if (isWithin(reading, bounds.good, bounds.is)) return 'pass';
  return isWithin(reading, bounds.limit, bounds.is) ? 'advisory' : 'fail';
}

/** `at most 5 °C`, as it is said beside the field. */
export function readingWords(kind: AssetCheckKind): string | null {
  const bounds = limits[kind];
  return bounds ? `${bounds.is} ${bounds.good} °C` : null;
}
