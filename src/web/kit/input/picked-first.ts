import type { Rights } from '#domain/kit/vocabulary/permissions.ts';
import { useEffect, useState } from 'react';
import type { FoundOption, Sought } from './record-search.ts';
import { useRights } from '../access/rights.ts';

/** Those of a kind whom a picker names first, with the words above them. */
interface PickedFirst {
  readonly words: string;
  /** The words above everybody where they could not be read. */
  readonly unreadWords: string;
  /** `asks`: the question that narrows the picker. Null where they could not be read. */
  find(home: string, rights: Rights, asks?: Sought['asks']): Promise<readonly FoundOption[] | null>;
}

/** By the kind of record. An area says so when the product starts. */
const known = new Map<string, PickedFirst>();
export const pickFirst = (entity: string, first: PickedFirst): void => void known.set(entity, first);

interface FoundFirst {
  readonly words: string;
  readonly unreadWords: string;
  readonly found: readonly FoundOption[];
  /** The list opens with them in their place: it must not move under a finger when they come. */
  readonly state: 'loading' | 'loaded' | 'failed';
}

const looking: Pick<FoundFirst, 'found' | 'state'> = { found: [], state: 'loading' };
const unread: Pick<FoundFirst, 'found' | 'state'> = { found: [], state: 'failed' };

/** Asked for when the picker opens; where they could not be read, everybody stands in one list, and it says so. */
export function usePickedFirst({ to, asks }: Sought, home: string | null, isOpen: boolean): FoundFirst {
  const rights = useRights();
  const [asked, setAsked] = useState(looking);
  const first = known.get(to);
  useEffect(() => {
    if (!isOpen || !first || !home) return;
    let isWanted = true;
    const take = (found: readonly FoundOption[] | null) => {
      if (isWanted) setAsked(found ? { found, state: 'loaded' } : unread);
    };
    // Without a network the part that asks cannot be loaded either.
    first.find(home, rights, asks).then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [isOpen, first, home, rights, asks]);
  if (!first || !home) return { words: '', unreadWords: '', found: [], state: 'loaded' };
  return { words: first.words, unreadWords: first.unreadWords, ...asked };
}
