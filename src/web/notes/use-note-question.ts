import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { useSearchParams } from 'react-router';
import type { note } from '#domain/notes/note.ts';
import type { Filters } from '../kit/data/use-records.ts';

/** The words of the address and what each asks of the list, so that a question can be sent on as a link. */
const asks = {
  search: 'search',
  category: 'category',
  resident: 'resident',
  by: 'recorded_by',
  plan: 'linked_plan',
  important: 'is_important',
  handover: 'include_in_handover',
  since: 'date_from',
} as const;
export type NoteAsk = keyof typeof asks;

export interface NoteQuestion {
  given(ask: NoteAsk): string | null;
  ask(part: Partial<Record<NoteAsk, string | null>>): void;
  filters: Filters<typeof note>;
  isNarrowed: boolean;
}

/** What is asked of the feed stands in its address: going back, reloading and sharing find the same notes. */
export function useNoteQuestion(): NoteQuestion {
  const [params, setParams] = useSearchParams();
  const names = keysOf(asks);
  return {
    given: (ask) => params.get(ask),
    ask: (part) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(part)) {
            next.delete(name);
            if (value) next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    filters: Object.fromEntries(names.map((name) => [asks[name], params.get(name)])),
    isNarrowed: names.some((name) => params.get(name)),
  };
}
