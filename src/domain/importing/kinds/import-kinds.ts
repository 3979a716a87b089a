import type { ImportKind } from './import-kind.ts';
import { appointmentKind, balanceKind, weightKind } from './entry-kinds.ts';
import { planStarterKind, settingsKind, shiftPatternKind } from './house-kinds.ts';
import { assetKind, stockKind } from './premises-kinds.ts';
import { contactKind, residentKind } from './resident-kinds.ts';
import { staffKind } from './staff-kind.ts';

/** Every kind of record that a house begins with, in the order in which they are brought in. */
export const importKinds = {
  staff: staffKind,
  residents: residentKind,
  contacts: contactKind,
  stock: stockKind,
  assets: assetKind,
  balances: balanceKind,
  weights: weightKind,
  appointments: appointmentKind,
  plan_starters: planStarterKind,
  shift_patterns: shiftPatternKind,
  settings: settingsKind,
} as const satisfies Readonly<Record<string, ImportKind>>;

export type ImportName = keyof typeof importKinds;
export const isImportName = (name: unknown): name is ImportName =>
  typeof name === 'string' && Object.hasOwn(importKinds, name);

/** As one kind among others, whatever its own fields are. */
export const importKindNamed = (name: ImportName): ImportKind => importKinds[name];
