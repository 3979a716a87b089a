import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useRef, useState } from 'react';
import { draftedLines } from '../../kit/saving/drafted-lines.ts';
import { useFormDraft } from '../../kit/saving/use-form-draft.ts';

/** What somebody is writing about a resident and has not sent. */
export interface Writing {
  readonly kind: 'remark' | 'question';
  readonly text: string;
  /** What stood there before they began. */
  readonly start: string;
}

const isWriting = (line: unknown): line is Writing =>
  isRecordValues(line) &&
  (line['kind'] === 'remark' || line['kind'] === 'question') &&
  typeof line['text'] === 'string' &&
  typeof line['start'] === 'string';

type All = Readonly<Record<string, Writing>>;

const unsentIn = (all: All): All =>
  Object.fromEntries(Object.entries(all).filter(([, { text, start }]) => text !== start));
const isNone = (all: All): boolean => Object.keys(all).length === 0;

/** Its state lies above the cards, because a card may fold or move while somebody writes on it; and as a draft, because the screen may lock. */
export function useWriting(handover: string) {
  const [all, setAll] = useState<All>({});
  // What is sent takes a moment, in which somebody may write on another card.
  const newest = useRef(all);
  const put = (next: All) => {
    newest.current = next;
    setAll(next);
  };
  const isUnsent = !isNone(unsentIn(all));
  const draft = useFormDraft({ form: 'handover-writing', record: handover }, isUnsent, ({ values }) =>
    put({ ...newest.current, ...draftedLines(values, isWriting) }),
  );

  function write(resident: string, writing: Writing | null) {
    const hadWords = !isNone(unsentIn(newest.current));
    const { [resident]: _, ...others } = newest.current;
    put(writing ? { ...others, [resident]: writing } : others);
    const unsent = unsentIn(newest.current);
    if (!isNone(unsent)) draft.save(unsent, '', null);
    else if (hadWords) void draft.drop();
  }
  return {
    about: (resident: string): Writing | null => all[resident] ?? null,
    write,
    isUnsent,
    draft,
    startAfresh: () => {
      put({});
      void draft.drop();
    },
  };
}
