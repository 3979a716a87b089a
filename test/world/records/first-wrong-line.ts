import { continuesFrom, pence, type LedgerLine } from '#domain/money/balance.ts';

/** Proves an account by adding it up again, from nothing. Gives the place of the first line that is wrong, or null. */
export function firstWrongLine(lines: readonly LedgerLine[]): number | null {
  let held = 0;
  for (const [place, line] of lines.entries()) {
    if (!continuesFrom(held, line)) return place;
    held += pence(line.amount);
  }
  return null;
}
