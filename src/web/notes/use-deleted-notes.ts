import { note } from '#domain/notes/note.ts';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { filled } from '../kit/state/collections.ts';
import { get } from '../kit/api/api.ts';
import { storable, type Listed } from '../kit/state/stored-record.ts';
import { listPath } from '../kit/data/use-records.ts';

interface Found {
  notes: Listed<typeof note>[];
  state: 'loading' | 'loaded' | 'failed';
  next: string | null;
}
const nothing: Found = { notes: [], state: 'loading', next: null };

/** Far enough back to be all of them: without a start the list would end a week ago. */
const allTime = '2000-01-01';

/** The deleted notes of a house, kept in the store apart from those that stand. */
export function useDeletedNotes(home: string) {
  const dispatch = useDispatch();
  const [found, setFound] = useState(nothing);
  const [asked, setAsked] = useState({ path: '', round: 0 });
  const first = listPath(note, { home, is_deleted: 'true', date_from: allTime });
  const path = asked.path || first;
  useEffect(() => {
    const stop = new AbortController();
    void get<Listed<typeof note>[]>(path, { isOpening: true, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      if (!answer.ok) return setFound((was) => ({ ...was, state: 'failed' }));
      setFound((was) => ({
        notes: path === first ? answer.body : [...was.notes, ...answer.body],
        state: 'loaded',
        next: answer.next,
      }));
    });
    return () => stop.abort();
  }, [path, first, asked.round]);
  useEffect(
    () =>
      void dispatch(
        filled(
          note.name,
          'deletedNotes',
          found.notes.map((one) => storable(note, one)),
        ),
      ),
    [dispatch, found.notes],
  );
  return {
    ...found,
    hasMore: found.next !== null,
    loadMore: () => setAsked(({ round }) => ({ path: found.next ?? '', round })),
    reload: () => setAsked(({ round }) => ({ path: '', round: round + 1 })),
  };
}
