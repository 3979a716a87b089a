/** What stayed, what was taken out and what came in, in the order in which one reads it. */
export interface DiffPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The table of longest common subsequences: how much of the rest of both is alike, from each place on. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [table[i], table[i + 1]];
    if (!row || !below) continue;
    for (let j = after.length - 1; j >= 0; j -= 1)
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return table;
}

function alikeAtStart(before: readonly string[], after: readonly string[]): number {
  const end = Math.min(before.length, after.length);
  let length = 0;
  while (length < end && before[length] === after[length]) length += 1;
  return length;
}

const all = (kind: DiffPiece['kind'], texts: readonly string[]): readonly DiffPiece[] =>
  texts.map((text) => ({ kind, text }));

/** The fewest items taken out and put in that make the one list of the other; what goes stands before what comes. */
export function listDiff(before: readonly string[], after: readonly string[]): readonly DiffPiece[] {
  const head = alikeAtStart(before, after);
  const [old, made] = [before.slice(head), after.slice(head)];
  const table = commonLengths(old, made);
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  const steps: DiffPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < made.length) {
    const [gone, come] = [old[i] ?? '', made[j] ?? ''];
    if (gone === come) {
      steps.push({ kind: 'same', text: gone });
      [i, j] = [i + 1, j + 1];
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      steps.push({ kind: 'removed', text: gone });
      i += 1;
    } else {
      steps.push({ kind: 'added', text: come });
      j += 1;
    }
  }
  return [
    ...all('same', before.slice(0, head)),
    ...steps,
    ...all('removed', old.slice(i)),
    ...all('added', made.slice(j)),
  ];
}

/** Words, the blanks between them, and every other sign by itself. */
const tokens = (text: string): readonly string[] => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

/** Neighbours of one kind are one piece. */
const joined = (steps: readonly DiffPiece[]): readonly DiffPiece[] =>
  steps.reduce<DiffPiece[]>((pieces, step) => {
    const last = pieces.at(-1);
    if (last?.kind !== step.kind) return [...pieces, step];
    pieces[pieces.length - 1] = { kind: last.kind, text: last.text + step.text };
    return pieces;
  }, []);

/** Two texts, word by word. */
export const wordDiff = (before: string, after: string): readonly DiffPiece[] =>
  joined(listDiff(tokens(before), tokens(after)));

/** How much of both is alike, from 0 to 1. */
export function likeness(pieces: readonly DiffPiece[]): number {
  const length = (kind: DiffPiece['kind']): number =>
    pieces.filter((piece) => piece.kind === kind).reduce((sum, { text }) => sum + text.trim().length, 0);
  const same = length('same') * 2;
  const total = same + length('removed') + length('added');
  return total === 0 ? 1 : same / total;
}
