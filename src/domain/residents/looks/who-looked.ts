import type { Day } from '../../kit/time/time.ts';
import type { Visit } from './visits.ts';

/** Who looked at a resident's records, or at one record, in some days. */
export interface WhoLooked {
  readonly from: Day;
  readonly to: Day;
  readonly zone: string;
  /** Null where the record is about nobody who lives here. */
  readonly resident: { readonly id: string; readonly name: string } | null;
  /** The one record that was asked for. */
  readonly record: { readonly entity: string; readonly id: string } | null;
  readonly visits: readonly Visit[];
  /** There are more looks in these days than are read at once: the oldest of them are left out. */
  readonly is_cut: boolean;
  /** The resident lived in a house of somebody else for a part of these days; who looked there is told there. */
  readonly lived_elsewhere: boolean;
}

/** More than anybody reads in one go, and no more than one answer should carry. */
export const longestLookDays = 92;
export const usualLookDays = 7;
