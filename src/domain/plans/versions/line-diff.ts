import { likeness, listDiff, wordDiff, type DiffPiece } from './word-diff.ts';

/** A line of one version beside its like in the other. */
export type LineChange =
  | { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }
  | {
      readonly kind: 'changed';
      readonly before: string;
      readonly after: string;
      readonly pieces: readonly DiffPiece[];
    };

/** Less alike than this, two lines are two thoughts, and word marks would only confuse; our own choice. */
const reworded = 0.4;

/** A line that went where another came is the same line reworded, where the two are alike. */
function paired(removed: readonly string[], added: readonly string[]): readonly LineChange[] {
  const left = [...added];
  return [
    ...removed.map((before, place): LineChange => {
      const after = left[0];
      const pieces = after === undefined ? [] : wordDiff(before, after);
      const isLast = place === removed.length - 1;
      if (
        after === undefined ||
        (likeness(pieces) < reworded && !(isLast && removed.length === 1 && added.length === 1))
      )
        return { kind: 'removed', text: before };
      left.shift();
      return { kind: 'changed', before, after, pieces };
    }),
    ...left.map((text): LineChange => ({ kind: 'added', text })),
  ];
}

/** Two lists of lines: which stayed, which went, which came, and which were reworded, word by word. */
export function lineDiff(before: readonly string[], after: readonly string[]): readonly LineChange[] {
  const changes: LineChange[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const settle = () => {
    changes.push(...paired(removed, added));
    [removed, added] = [[], []];
  };
  for (const { kind, text } of listDiff(before, after)) {
    if (kind === 'same') {
      settle();
      changes.push({ kind, text });
    } else (kind === 'removed' ? removed : added).push(text);
  }
  settle();
  return changes;
}
