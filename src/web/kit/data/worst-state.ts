import type { Records } from './use-records.ts';

const worstFirst: readonly Records['state'][] = ['failed', 'refused', 'loading', 'loaded'];

/** How several things that are shown as one stand together: one that is missing makes the whole not whole. */
export const worstState = (parts: readonly { readonly state: Records['state'] }[]): Records['state'] =>
  worstFirst.find((state) => parts.some((one) => one.state === state)) ?? 'loaded';
