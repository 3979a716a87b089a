import type { StoredRecord } from '../state/stored-record.ts';
import { useNamesOf, type Pointer } from './use-ref-names.ts';
import { useValueWords } from './use-value-words.ts';
import type { ValueWording } from './value-text.ts';

export const writersOf = (version: StoredRecord): Pointer[] =>
  [version.created_by, version.updated_by].flatMap((id) => (typeof id === 'string' ? [{ to: 'staff', id }] : []));

const none: ReadonlyMap<string, string> = new Map();

/**
 * How to put an earlier version of a record, or something written elsewhere, into words. Such a version has only the
 * ids of what it points to: the names come from the newest record and from `named`, and those of `asked` that are
 * missing are fetched.
 */
export function useVersionLabels(newest: StoredRecord, asked: readonly Pointer[], named = none): ValueWording {
  const wording = useValueWords();
  const { nameOf } = wording(newest, named);
  const fetched = useNamesOf(asked.filter(({ id }) => nameOf(id) === null));
  return wording(newest, new Map([...named, ...fetched]));
}
