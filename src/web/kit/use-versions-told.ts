import type { Kept } from './kept.ts';
import { useNamesOf, type Pointer } from './use-ref-names.ts';
import { useTelling } from './use-telling.ts';
import type { Telling } from './value-text.ts';

export const writersOf = (version: Kept): Pointer[] =>
  [version['created_by'], version['updated_by']].flatMap((id) => (typeof id === 'string' ? [{ to: 'staff', id }] : []));

/** How to put earlier versions of a record into words: they keep who wrote them and what they pointed to as ids, and only the newest has come with names. */
export function useVersionsTold(newest: Kept, asked: readonly Pointer[]): Telling {
  const telling = useTelling();
  const { nameOf } = telling(newest);
  return telling(newest, useNamesOf(asked.filter(({ id }) => nameOf(id) === null)));
}
