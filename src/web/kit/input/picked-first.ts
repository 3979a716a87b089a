import type { Rights } from '#domain/kit/vocabulary/permissions.ts';
import type { ApiAnswer, CallOptions } from '../api/api.ts';
import { useLiveRead, type LiveAnswer } from '../data/use-live-answer.ts';
import { refusal } from '../state/refusal.ts';
import type { FoundOption, Sought } from './record-search.ts';
import { useRights } from '../access/rights.ts';

/** For which house and for whom a picker asks. */
export interface FirstAsked {
  readonly home: string;
  readonly rights: Rights;
  /** The question that narrows the picker. */
  readonly asks?: Sought['asks'] | undefined;
}

/** Those of a kind whom a picker names first, with the words above them. */
interface PickedFirst {
  readonly words: string;
  /** The words above everybody where they could not be read. */
  readonly unreadWords: string;
  find(asked: FirstAsked, options: CallOptions): Promise<ApiAnswer<readonly FoundOption[]>>;
}

/** By the kind of record. An area says so when the product starts. */
const known = new Map<string, PickedFirst>();
export const pickFirst = (entity: string, first: PickedFirst): void => void known.set(entity, first);

const unloaded = refusal(0, null);

interface FoundFirst {
  readonly words: string;
  readonly unreadWords: string;
  readonly found: readonly FoundOption[];
  /** The list opens with them in their place: it must not move under a finger when they come. */
  readonly state: LiveAnswer<unknown>['state'];
}

/**
 * Read when the picker opens, and again until it works. Where they could not be read, everybody stands in one list, and
 * it says so; that is why no message is shown besides.
 */
export function usePickedFirst({ to, asks }: Sought, home: string | null, isOpen: boolean): FoundFirst {
  const rights = useRights();
  const first = known.get(to);
  const question = home && isOpen ? `${to}?${new URLSearchParams({ ...asks, home })}` : null;
  const { body, state } = useLiveRead(first && question ? question : null, { of: [] }, async (_, options) => {
    if (!first || !home) return unloaded;
    // Without a network the part that asks cannot be loaded either.
    return first.find({ home, rights, asks }, { ...options, quiet: true }).catch(() => unloaded);
  });
  if (!first || !home) return { words: '', unreadWords: '', found: [], state: 'loaded' };
  return { words: first.words, unreadWords: first.unreadWords, found: body ?? [], state };
}
