import { mayStrikeOut } from '../../kit/access/record-rights.ts';
import { useAsker } from '../../kit/access/use-asker.ts';
import type { JustSaved } from './just-saved.ts';

/** Whoever may strike a new record out may undo it; a sheet is given back what was on it. */
export function useMayUndo(): (saved: JustSaved) => boolean {
  const asker = useAsker();
  return ({ entity, record, before }) => before !== null || mayStrikeOut(entity, record, asker);
}
