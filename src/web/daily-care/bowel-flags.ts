import { bowelGap, type BowelGap } from '#domain/daily-care/routines/bowel-gap.ts';
import type { BoardResident } from '#domain/homes/board.ts';
import { isHere } from '#domain/homes/round.ts';

/** Of somebody in hospital our sheets know nothing. */
export function bowelFlags(row: BoardResident): readonly BowelGap[] {
  const gap = isHere(row) ? bowelGap(row.bowels?.hours ?? null) : null;
  return gap ? [gap] : [];
}
