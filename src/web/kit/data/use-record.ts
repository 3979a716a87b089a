import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { shapeOf } from '../api/shapes.ts';
import { selected } from '../state/collections.ts';
import { pathOf } from '../state/entities.ts';
import { storable, versionIn, type Stored, type StoredRecord } from '../state/stored-record.ts';
import { useLiveAnswer, type LiveAnswer } from './use-live-answer.ts';

export interface OneRecord<R = StoredRecord> extends Pick<LiveAnswer<R>, 'at' | 'reload'> {
  record: R | null;
  state: 'none' | 'loading' | 'loaded' | 'stale' | 'missing' | 'refused' | 'failed';
  /** Takes over a record that a save has answered with. */
  take(record: R): void;
}

const troubles: Readonly<Record<number, OneRecord['state']>> = { 403: 'refused', 404: 'missing' };

interface Options {
  /** The page is about this record. */
  selects?: boolean;
  /** Where it is gone, the page asks what stays of it, and that question says so if nothing does. */
  asksForStub?: boolean;
}

/** One whole record, selected in the store and read again when it changes elsewhere. */
export function useRecord<E extends Entity>(
  entity: E,
  id: string | null,
  { selects = false, asksForStub = false }: Options = {},
): OneRecord<Stored<E>> {
  const dispatch = useDispatch();
  const path = (of: string) => `${pathOf(entity)}${of}/`;
  const { body, state, status, at, reload, take } = useLiveAnswer<Stored<E>>(id && path(id), {
    is: shapeOf(entity),
    of: [entity],
    saidFor: asksForStub ? 404 : undefined,
    reloadsOn: (change, record) => change.id === id && change.version > versionIn(record),
  });
  useEffect(() => {
    if (selects && body) dispatch(selected(entity.name, storable(entity, body)));
  }, [selects, body, entity, dispatch]);
  const trouble = status === null ? null : (troubles[status] ?? null);
  return {
    record: body,
    state: id ? (trouble ?? state) : 'none',
    at,
    reload,
    take: (record) => take(record, path(record.id)),
  };
}
