import { isKeyOf, keysOf } from '#domain/kit/vocabulary/record-values.ts';
/** How much of what was offered was drunk, as one sees it in the cup. */
export const shares = { none: 0, quarter: 0.25, half: 0.5, three_quarters: 0.75, all: 1 } as const;
export type Share = keyof typeof shares;
export const isShare = (value: unknown) => isKeyOf(shares, value);

/** To the nearest 5 ml: nobody sees a cup more exactly. All of it is all of it. */
export const drunkOf = (offered: number, share: Share): number =>
  share === 'all' ? offered : Math.min(offered, Math.round((offered * shares[share]) / 5) * 5);

/** The share that a stored amount stands for, where it stands for one. */
export function shareOf(offered: number | null, amount: number | null): Share | null {
  if (offered === null || amount === null) return null;
  const names = keysOf(shares);
  return names.find((share) => drunkOf(offered, share) === amount && (offered > 0 || share === 'none')) ?? null;
}
