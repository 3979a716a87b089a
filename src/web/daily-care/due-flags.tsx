import type { DueItem } from '#domain/homes/board.ts';
import { FlagLine, Flags } from '../kit/ui/flags.tsx';

const shownAtOnce = 3;

const inWords = ({ state, words }: DueItem) =>
  ({
    tone: state === 'overdue' ? 'danger' : 'watch',
    words: `${state === 'overdue' ? 'Overdue' : 'Due'}: ${words}`,
  }) as const;

/** What is to be done for someone, the overdue first; by shape, word and colour. */
export function DueFlags({ due }: { due: readonly DueItem[] }) {
  if (due.length === 0) return null;
  const left = due.length - shownAtOnce;
  const flags = due.slice(0, left === 1 ? shownAtOnce + 1 : shownAtOnce).map(inWords);
  return (
    <Flags
      flags={[...flags, ...(left > 1 ? [{ tone: 'quiet', words: `${left} more due` } as const] : [])]}
      label="Due now"
    />
  );
}

/** The same in one line of a table. */
export const DueLine = ({ due }: { due: readonly DueItem[] }) => <FlagLine flags={due.map(inWords)} label="Due now" />;
