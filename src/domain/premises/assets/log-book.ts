import type { Day, Moment } from '../../kit/time/time.ts';
import type { AssetCheck } from './asset-check.ts';
import { checkKinds, type AssetCheckKind } from './check-kinds.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';

/** An officer asks for a year at most. */
export const mostLogDays = 366;

export interface LogLine extends Pick<
  AssetCheck,
  'id' | 'asset' | 'kind' | 'done_at' | 'result' | 'reading_c' | 'remark' | 'minutes' | 'certificate'
> {
  readonly asset_tag: string;
  readonly name: string;
  readonly location: string;
  readonly by: string;
  /** By name. */
  readonly present: readonly string[];
}

/** The entities that the log book is read from. */
export const logBookMadeOf = ['asset_check', 'house_asset'] as const;

/** What was checked in a house in a stretch of days. */
export interface LogBook {
  readonly home: string;
  readonly at: Moment;
  readonly from: Day;
  readonly to: Day;
  readonly lines: readonly LogLine[];
}

/** A book has a chapter for each kind of check, in the order in which the kinds are known. */
export function chapters(lines: readonly LogLine[]): readonly { kind: AssetCheckKind; lines: readonly LogLine[] }[] {
  const byKind = Map.groupBy(lines, ({ kind }) => kind);
  return keysOf(checkKinds).flatMap((kind) => (byKind.has(kind) ? [{ kind, lines: byKind.get(kind) ?? [] }] : []));
}

/** What a line says besides its result: the temperature, how long a drill took and who was there, what was seen. */
export const seenIn = ({ reading_c, minutes, present, remark }: LogLine): string =>
  [
    ...(reading_c === null ? [] : [`${reading_c} °C`]),
    ...(minutes === null ? [] : [`everybody safe after ${minutes} min`]),
    ...(present.length === 0 ? [] : [`there: ${present.join(', ')}`]),
    ...(remark === null ? [] : [remark]),
  ].join('; ');
