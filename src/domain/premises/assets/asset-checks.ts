import type { Settings as HouseSettings } from '../../kit/vocabulary/home-settings.ts';
import type { AssetCheckKind } from './check-due.ts';
import { checkDue, longestInterval, usualInterval } from './check-due.ts';

export const checkKinds = {
  pat: 'Portable appliance test',
  loler: 'Lifting equipment examination',
  service: 'Service',
  calibration: 'Calibration',
  visual: 'Looked over',
  gas: 'Gas safety',
  fire: 'Fire safety',
  legionella: 'Legionella',
  tmv: 'Mixing valve',
  electrical_installation: 'Fixed wiring',
  window_restrictor: 'Window restrictor',
} as const satisfies Readonly<Record<AssetCheckKind, string>>;

export type Settings = Pick<HouseSettings, 'pat_interval_months'>;

interface Check {
  readonly kind: AssetCheckKind;
  readonly interval_months: number | null;
  readonly last_on: string | null;
  readonly next_due: string | null;
}

/** Portable appliances are tested as often as the house says; the rest as often as is usual. */
export const intervalOf = (
  { kind, interval_months }: Pick<Check, 'kind' | 'interval_months'>,
  settings: Settings,
): number => interval_months ?? (kind === 'pat' ? settings.pat_interval_months : usualInterval[kind]);

/** Each check with its interval and the day it is next due. */
export function dated<C extends Check>(checks: readonly C[], settings: Settings, today: string): readonly C[] {
  return checks.map((check) => {
    const interval_months = intervalOf(check, settings);
    return {
      ...check,
      interval_months,
      next_due: checkDue({ last_on: check.last_on, interval_months }, today).next_due,
    };
  });
}

/** The check that comes first; none while nothing has a date. */
export const nextCheck = (
  checks: readonly Check[],
): { readonly next_check_kind: AssetCheckKind | null; readonly next_check_on: string | null } => {
  const [first] = checks
    .filter(({ next_due }) => next_due !== null)
    .toSorted((a, b) => String(a.next_due).localeCompare(String(b.next_due)));
  return { next_check_kind: first?.kind ?? null, next_check_on: first?.next_due ?? null };
};

export function intervalComplaint(checks: readonly Check[]) {
  const [tooLong] = checks.filter(
    ({ kind, interval_months }) => (interval_months ?? 0) > (longestInterval[kind] ?? Number.POSITIVE_INFINITY),
  );
  return tooLong
    ? { checks: `${checkKinds[tooLong.kind]}: at most every ${longestInterval[tooLong.kind]} months.` }
    : {};
}
