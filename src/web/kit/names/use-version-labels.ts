import type { StoredRecord } from '../state/stored-record.ts';
import { useNamesOf, type Pointer } from './use-ref-names.ts';
import { useValueWords } from './use-value-words.ts';
import type { ValueWording } from './value-text.ts';

export const writersOf = (version: StoredRecord): Pointer[] =>
  [version.created_by, version.updated_by].flatMap((id) => (typeof id === 'string' ? [{ to: 'staff', id }] : []));

const none: ReadonlyMap<string, string> = new Map();

/** How to put into words what was said before or elsewhere: it keeps what it points to as ids, and only the newest record, and whatever is named already, has come with names. */
export function useVersionLabels(newest: StoredRecord, asked: readonly Pointer[], named = none): ValueWording {
  const wording = useValueWords();
  const { nameOf } = wording(newest, named);
  const fetched = useNamesOf(asked.filter(({ id }) => nameOf(id) === null));
  return wording(newest, new Map([...named, ...fetched]));
}
