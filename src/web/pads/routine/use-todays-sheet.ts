import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useState } from 'react';
import { useLiveRead } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { todaysSheet, type WantedSheet } from './todays-sheet.ts';

interface Found<E extends Entity> {
  readonly sheet: Stored<E> | null;
}

/**
 * The sheet that the shift fills in together, null while nobody has begun it. It is read again with each change until
 * somebody writes on it here; then it stays as they found it, and what a colleague has saved since stands beside it.
 */
export function useTodaysSheet<E extends Entity>(entity: E, wanted: WantedSheet) {
  const { resident, day } = wanted;
  const { body, state, reload } = useLiveRead<Found<E>>(
    `${pathOf(entity)} ${resident} ${day}`,
    { of: [entity], resident },
    async (_, options) => {
      const answer = await todaysSheet(entity, wanted, options);
      return answer.ok ? { ...answer, body: { sheet: answer.body } } : answer;
    },
  );
  const [isBegun, setIsBegun] = useState(false);
  const [opened, setOpened] = useState(body);
  if (opened !== body && !(isBegun && opened)) setOpened(body);
  return {
    state: opened ? 'loaded' : state,
    reload,
    sheet: opened?.sheet ?? null,
    /** As it stands now, whatever was saved by colleagues since it was opened. */
    now: body?.sheet ?? null,
    setIsBegun,
  };
}
