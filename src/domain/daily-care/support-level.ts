import type { Wording } from '../kit/vocabulary/fields.ts';
import { choice } from '../kit/vocabulary/fields.ts';

/** How much help someone had, from none to all. */
export const supportLevels = {
  independent: 'Independent',
  prompted: 'Prompted',
  supervised: 'Supervised',
  assisted_one: 'Help from one',
  assisted_two: 'Help from two',
  full_support: 'Full support',
} as const;

export const supportLevel = <const O extends Wording>(options?: O) =>
  choice('Support', { options: supportLevels, ...options });
