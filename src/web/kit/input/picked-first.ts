import { useEffect, useState } from 'react';
import type { Found, Sought } from './record-search.ts';
import { useRights } from '../access/rights.ts';

/** Those of a kind whom a picker names first, with the words above them. */
export interface PickedFirst {
  readonly words: string;
  /** `asks`: the question that narrows the picker. */
  find(home: string, rights: ReadonlySet<string>, asks?: Sought['asks']): Promise<readonly Found[]>;
}

/** By the kind of record. An area says so when the product starts. */
const known = new Map<string, PickedFirst>();
export const pickFirst = (entity: string, first: PickedFirst): void => void known.set(entity, first);

interface FoundFirst {
  readonly words: string;
  readonly found: readonly Found[];
  /** The list opens with them in their place: it must not move under a finger when they come. */
  readonly isKnown: boolean;
}

const nobody: readonly Found[] = [];

/** Asked for when the picker opens; where they cannot be known, everybody stands in one list. */
export function usePickedFirst({ to, asks }: Sought, home: string | null, isOpen: boolean): FoundFirst {
  const rights = useRights();
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const first = known.get(to);
  useEffect(() => {
    if (!isOpen || !first || !home) return;
    let isWanted = true;
    void first.find(home, rights, asks).then((people) => isWanted && setFound(people));
    return () => {
      isWanted = false;
    };
  }, [isOpen, first, home, rights, asks]);
  return { words: first?.words ?? '', found: found ?? nobody, isKnown: !first || !home || found !== null };
}
