import { localDay } from '../../kit/time/time.ts';
import type { AssetCheck } from './asset-check.ts';
import type { HouseAsset } from './house-asset.ts';

type CheckRow = HouseAsset['checks'][number];
type Line = Pick<AssetCheck, 'kind' | 'done_at' | 'result' | 'by' | 'certificate'>;

/** What the thing itself says of a check: as often as before, with what came of it this time. */
const rowAfter = (earlier: CheckRow | undefined, check: Line, zone: string): CheckRow => ({
  kind: check.kind,
  interval_months: earlier?.interval_months ?? null,
  interval_days: earlier?.interval_days ?? null,
  last_on: localDay(check.done_at, zone),
  result: check.result,
  by: check.by,
  certificate: check.certificate,
  next_due: null,
});

/**
 * The checks of a thing after its log book has changed: the newest line of a kind stands for it. A day that was written on
 * the thing by hand and is later than every line stays; where the line that stood for it was struck out, nothing is known.
 */
export function checksAfter(
  { checks }: Pick<HouseAsset, 'checks'>,
  {
    kind,
    newest,
    gone,
  }: { readonly kind: AssetCheck['kind']; readonly newest: Line | null; readonly gone: Line | null },
  zone: string,
): readonly CheckRow[] {
  const earlier = checks.find((row) => row.kind === kind);
  const stood = gone && localDay(gone.done_at, zone);
  const isByHand = earlier?.last_on !== undefined && earlier.last_on !== null && earlier.last_on !== stood;
  if (!newest) {
    if (isByHand) return checks;
    return checks.map((row) =>
      row.kind === kind ? { ...row, last_on: null, result: null, by: null, certificate: null } : row,
    );
  }
  if (isByHand && String(earlier.last_on) > localDay(newest.done_at, zone)) return checks;
  return [...checks.filter((row) => row.kind !== kind), rowAfter(earlier, newest, zone)];
}
