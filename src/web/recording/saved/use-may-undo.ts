import { mayStrikeOut } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import type { JustSaved } from './just-saved.ts';

/** Whoever may strike a new record out may undo it; a sheet is given back what was on it. */
export function useMayUndo(): (saved: JustSaved) => boolean {
  const actor = useActor();
  return ({ entity, record, before }) => before !== null || mayStrikeOut(entity, record, actor);
}
