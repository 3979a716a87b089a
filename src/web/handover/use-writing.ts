import { useState } from 'react';

/** What somebody is writing about a resident and has not sent. */
export interface Writing {
  readonly kind: 'remark' | 'question';
  readonly text: string;
  /** What stood there before they began. */
  readonly start: string;
}

type All = Readonly<Record<string, Writing>>;

/** Kept above the cards, because a card may fold or move while somebody writes on it. */
export function useWriting() {
  const [all, setAll] = useState<All>({});
  return {
    about: (resident: string): Writing | null => all[resident] ?? null,
    write: (resident: string, writing: Writing | null) => setAll((now) => ({ ...Object.fromEntries(Object.entries(now).filter(([one]) => one !== resident)), ...(writing ? { [resident]: writing } : {}) })),
    isUnsent: Object.values(all).some(({ text, start }) => text !== start),
  };
}
