/** How much something matters, from what must be acted on now to what is only good to know. */
export const severities = {
  info: 'For information',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
} as const;

export type Severity = keyof typeof severities;

const ranks: readonly string[] = Object.keys(severities);

/** The graver, the higher; what has no severity matters least. */
export const rankOf = (severity: string | null | undefined): number => ranks.indexOf(severity ?? '');

export const isGraver = (one: string | null | undefined, other: string | null | undefined): boolean =>
  rankOf(one) > rankOf(other);

/** Where something stands among what waits, by how much it matters. */
export const lanes = { act_now: 'Act now', this_shift: 'This shift', information: 'For information' } as const;
export type Lane = keyof typeof lanes;

export function laneOf(severity: Severity): Lane {
  if (severity === 'critical' || severity === 'high') return 'act_now';
  return severity === 'info' ? 'information' : 'this_shift';
}
