import type { Fields } from './fields.ts';
import { must, readOnly, ref } from './fields.ts';

/**
 * Whose record it is decides who may see it. `resident` and `home` are the usual owners; a person on the
 * staff belongs to several homes; a home belongs to itself; what the whole provider shares has no home.
 */
export type Owner = 'resident' | 'home' | 'homes' | 'itself' | 'provider';

export const ownerFields = {
  resident: {
    resident: must(ref('Resident', { to: 'resident' })),
    home: readOnly(ref('House', { to: 'home' })),
  },
  home: { home: must(ref('House', { to: 'home' })) },
  homes: {},
  itself: {},
  provider: {},
} as const satisfies Record<Owner, Fields>;
