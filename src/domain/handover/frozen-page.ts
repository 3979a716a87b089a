import type { RecordValues } from '../kit/vocabulary/record-values.ts';
import type { HandoverResident } from './handover-resident.ts';
import type { Handover } from './handover.ts';

const storedFields = [
  'handover',
  'resident',
  'priority',
  'whereabouts',
  'risk_change',
  'observation_level',
  'remark',
  'situation',
  'background',
  'assessment',
  'recommendation',
  'lines',
  'mood',
  'sleep_hours',
  'meals',
  'fluid_total_ml',
  'fluid_target_ml',
  'fluid_limit_ml',
  'bowels',
  'personal_care_done',
  'personal_care_declined',
  'incidents',
  'new_marks',
  'flagged_notes',
  'appointments',
  'open_alerts',
] as const satisfies readonly (keyof HandoverResident)[];

const ofHouse = [
  'home',
  'handover_date',
  'from_shift',
  'to_shift',
  'covers_from',
  'given_by',
  'given_at',
  'staff_on_next_shift',
  'house_issues',
  'keys_handed',
  'phones_handed',
  'money_count',
  'fire_panel_ok',
  'visitors',
  'maintenance',
  'house_lines',
] as const satisfies readonly (keyof Handover)[];

const picked = (record: RecordValues, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

/** The page as it was received, letter by letter: its fingerprint is worked out from exactly this text. */
export const frozenPage = (page: RecordValues, name: string): string =>
  JSON.stringify({ name, ...picked(page, storedFields) });

/** The house's own page, and the fingerprints of all the others: whoever swaps one page changes this one. */
export const frozenHouse = (handover: RecordValues, pages: readonly string[]): string =>
  JSON.stringify({ ...picked(handover, ofHouse), pages });
