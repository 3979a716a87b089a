import { note } from '#domain/notes/note.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { shapeOfRows } from '../kit/api/shapes.ts';
import { useLiveList } from '../kit/data/use-live-list.ts';
import { listPath } from '../kit/data/use-records.ts';
import { filled } from '../kit/state/collections.ts';
import { storable } from '../kit/state/stored-record.ts';

/** Far enough back to be all of them: without a start the list would end a week ago. */
const allTime = '2000-01-01';

/** The deleted notes of a house, in the store apart from those that stand. */
export function useDeletedNotes(home: string) {
  const dispatch = useDispatch();
  const path = listPath(note, { home, is_deleted: 'true', date_from: allTime });
  const { rows, ...list } = useLiveList(path, { is: shapeOfRows(note), of: [note.name], home });
  useEffect(() => {
    const notes = rows.map((one) => storable(note, one));
    dispatch(filled(note.name, 'deletedNotes', notes));
  }, [dispatch, rows]);
  return { ...list, notes: rows };
}
