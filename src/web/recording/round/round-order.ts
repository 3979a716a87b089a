import { nextCheck } from '#domain/daily-care/sleep/next-check.ts';
import { isHere, isInRound, isLookedIn, type RoundKind, type RoundResident } from '#domain/homes/round.ts';
import { compareMoments, type Moment } from '#domain/kit/time/time.ts';

const partOf = (kind: RoundKind, { checking }: RoundResident): boolean =>
  isInRound(kind, isLookedIn(checking?.interval_min));

const dueAt = (row: RoundResident, begins: Moment, now: Moment): Moment =>
  (row.checking && nextCheck(row.checking, { begins, now })?.due_at) ?? now;

/** In the order of the rooms; at night whoever is due first, and who is away at the end. */
export function roundOrder(
  kind: RoundKind,
  rows: readonly RoundResident[],
  begins: Moment | null,
  now: Moment,
): readonly string[] {
  const away = (row: RoundResident) => Number(!isHere(row));
  const sorted = rows
    .filter((row) => partOf(kind, row))
    .toSorted(
      (a, b) =>
        away(a) - away(b) ||
        (kind === 'sleep' && begins ? compareMoments(dueAt(a, begins, now), dueAt(b, begins, now)) : 0),
    );
  return sorted.map(({ resident }) => resident.id);
}
