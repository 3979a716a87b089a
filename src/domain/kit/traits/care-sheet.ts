import type { Trait } from '../vocabulary/entity.ts';
import { careEntry } from './care-entry.ts';

const unfinished: readonly unknown[] = ['open', 'draft'];

/** A care entry that the shift goes on filling in: while it is unfinished a change is no correction and needs no reason. */
export const careSheet: Trait<(typeof careEntry)['fields']> = {
  ...careEntry,
  check(sheet, circumstances) {
    const { before, now } = circumstances;
    const isUnfinished = before !== null && 'status' in before && unfinished.includes(before.status);
    return (
      careEntry.check?.(
        sheet,
        isUnfinished ? { ...circumstances, before: { ...before, created_at: now } } : circumstances,
      ) ?? {}
    );
  },
};
