import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { get } from '../api/api.ts';
import { selected } from '../state/collections.ts';
import { pathOf } from '../state/entities.ts';
import { useStreamGap, useChanges } from './event-stream.ts';
import { storable, type Stored, type StoredRecord } from '../state/stored-record.ts';
import { mayPass, type Refusal } from '../state/refusal.ts';
import { useOccasion } from './use-occasion.ts';
import { useRetry } from './use-retry.ts';

export interface OneRecord<R = StoredRecord> {
  record: R | null;
  state: 'none' | 'loading' | 'loaded' | 'missing' | 'refused' | 'failed';
  reload(): void;
  /** Takes over a record that a save has answered with. */
  take(record: StoredRecord): void;
}

interface Answered extends Pick<OneRecord, 'record' | 'state'> {
  id: string | null;
  /** It did not work this time, and may the next. */
  isPassing: boolean;
}
const nothing: Answered = { id: null, record: null, state: 'none', isPassing: false };

const troubles: Readonly<Record<number, OneRecord['state']>> = { 403: 'refused', 404: 'missing' };

/** A record that cannot be read anew for a moment is still the record; one that is gone is not. */
function afterTrouble(was: Answered, id: string, answer: Refusal): Answered {
  const trouble = troubles[answer.status];
  const isPassing = mayPass(answer);
  if (!trouble && was.id === id && was.record !== null) return { ...was, isPassing };
  return { id, record: null, state: trouble ?? 'failed', isPassing };
}

/** One whole record, selected in the store and read again when it changes elsewhere. */
export function useRecord<E extends Entity>(
  entity: E,
  id: string | null,
  { selects = false }: { selects?: boolean } = {},
): OneRecord<Stored<E>> {
  const dispatch = useDispatch();
  const [answered, setAnswered] = useState(nothing);

  const take = useCallback(
    (record: StoredRecord) => {
      if (selects) dispatch(selected(entity.name, storable(entity, record)));
      setAnswered({ id: record.id, record, state: 'loaded', isPassing: false });
    },
    [entity, selects, dispatch],
  );

  const { occasion, reload, refresh } = useOccasion(id);
  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    void get<StoredRecord>(`${pathOf(entity)}${id}/`, { ...occasion, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      if (answer.ok) take(answer.body);
      else setAnswered((was) => afterTrouble(was, id, answer));
    });
    return () => stop.abort();
  }, [entity, id, take, occasion]);
  useChanges([entity.name], (news) => {
    const isNewer = news.id === id && news.version > Number(answered.record?.['version'] ?? 0);
    if (isNewer) refresh();
  });
  useStreamGap(refresh);
  useRetry(answered.id === id && answered.isPassing, refresh);

  if (!id) return { ...nothing, record: null, reload, take };
  // The server writes a record by the declaration that it is read by.
  const record = answered.record as Stored<E> | null;
  return answered.id === id ? { ...answered, record, reload, take } : { record: null, state: 'loading', reload, take };
}
