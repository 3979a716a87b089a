import { nextCheck } from '#domain/daily-care/next-check.ts';
import { isHere, type RoundKind, type RoundResident } from '#domain/homes/round.ts';
import { compareMoments, type Moment } from '#domain/kit/time.ts';

const isLookedIn = ({ checking }: RoundResident): boolean => (checking?.interval_min ?? 0) > 0;

/** Who is part of a round: at night, whoever has agreed to be looked in on. */
export const partOf = (kind: RoundKind, row: RoundResident): boolean => kind !== 'sleep' || isLookedIn(row);

const dueAt = (row: RoundResident, begins: Moment, now: Moment): Moment => (row.checking && nextCheck(row.checking, { begins, now })?.due_at) ?? now;

/** In the order of the rooms; at night whoever is due first, and who is away at the end. */
export function roundOrder(kind: RoundKind, rows: readonly RoundResident[], begins: Moment | null, now: Moment): readonly string[] {
  const away = (row: RoundResident) => Number(!isHere(row));
  const sorted = rows.filter((row) => partOf(kind, row)).toSorted((a, b) => away(a) - away(b) || (kind === 'sleep' && begins ? compareMoments(dueAt(a, begins, now), dueAt(b, begins, now)) : 0));
  return sorted.map(({ resident }) => resident.id);
}
