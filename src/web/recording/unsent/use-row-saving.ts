import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { v7 } from 'uuid';
import type { ApiAnswer } from '../../kit/api/api.ts';
import { saved as savedAction } from '../../kit/state/collections.ts';
import { storable, type StoredRecord } from '../../kit/state/stored-record.ts';
import { presentMoment } from '../../kit/state/present-moment.ts';
import type { Unsaved } from '../../kit/saving/save-record.ts';
import { useSaving } from '../../kit/saving/use-saving.ts';
import { remember, type JustSaved } from '../saved/just-saved.ts';
import type { RowState } from './row-state.ts';
import { useRowUndo } from '../saved/use-row-undo.ts';
import type { UnsentRow } from './use-unsent.ts';
import { whatFollows } from '../saved/what-follows.ts';

/** One entry of a row until it is saved: sent again it is the same one, under the same id. */
export interface RowEntry<Choice> {
  id: string;
  /** What was chosen so far, where one tap does not say it all. */
  choice: Choice | null;
  /** What the tap that decided it says; null while it is only begun. */
  decided: Decided | null;
}

interface Decided {
  values: RecordValues;
  /** `200 ml tea`, said beside it. */
  words: string;
}

const isDecided = (value: unknown): value is Decided =>
  isRecordValues(value) && isRecordValues(value['values']) && typeof value['words'] === 'string';

/** Whether a draft holds such an entry, by what its choice must be. */
export const isRowEntry =
  <Choice>(isChoice: (value: unknown) => value is Choice) =>
  (value: unknown): value is RowEntry<Choice> =>
    isRecordValues(value) &&
    typeof value['id'] === 'string' &&
    (value['choice'] === null || isChoice(value['choice'])) &&
    (value['decided'] === null || isDecided(value['decided']));

interface RowSavingOptions<Choice> {
  person: string;
  entity: Entity;
  unsent: UnsentRow<RowEntry<Choice>>;
  /** Where an entry is no plain new record: how it is written, and the sheet as it was before. */
  how?: (unsaved: Unsaved) => Promise<ApiAnswer<{ before: StoredRecord | null; record: StoredRecord }>>;
  onState(state: RowState): void;
}

export interface RowSaving extends ReturnType<typeof useRowUndo> {
  state: RowState;
  entity: Entity;
  words: string;
  saving: ReturnType<typeof useSaving>;
  /** By the field they are about. */
  complaints: Readonly<Record<string, string>>;
  savedAt: Moment | null;
  again(): void;
  confirm(codes: readonly string[]): void;
  /** Why it is recorded late. */
  because(reason: string): void;
  /** Back to the choice, with nothing saved. */
  dismiss(): void;
}

interface RowChoosing<Choice> extends RowSaving {
  choice: Choice | null;
  choose(choice: Choice | null): void;
  send(values: RecordValues, words: string): void;
}

function stateOf(entry: RowEntry<unknown> | null, isSaved: boolean, hasOutcome: boolean): RowState {
  if (isSaved) return 'saved';
  if (hasOutcome) return 'unsaved';
  if (!entry) return 'untouched';
  return entry.decided ? 'saving' : 'begun';
}

/**
 * Saves one entry of a row in a round, at once, and knows its state. Each further entry of the row has its own
 * instance.
 */
export function useRowSaving<Choice>({
  person,
  entity,
  unsent,
  how,
  onState,
}: RowSavingOptions<Choice>): RowChoosing<Choice> {
  const dispatch = useDispatch();
  const [id] = useState(() => unsent.value?.id ?? v7());
  const before = useRef<StoredRecord>(null);
  const [saved, setSaved] = useState<JustSaved | null>(null);
  const [complaints, setComplaints] = useState<RowSaving['complaints']>({});

  const back = useRowUndo(saved);
  const saving = useSaving({
    onComplaints: setComplaints,
    onSaved(record) {
      const words = unsent.get()?.decided?.words;
      // The round was closed meanwhile: what was saved is not shown to whoever uses the device next.
      if (words === undefined) return;
      const done: JustSaved = {
        entity,
        record,
        before: before.current,
        words,
        resident: String(record['resident']),
        person,
        at: presentMoment(),
        isUndone: false,
        nextSteps: whatFollows(String(record['resident']), record, before.current),
      };
      dispatch(savedAction(entity.name, storable(entity, record)));
      remember(done);
      setSaved(done);
      unsent.set(null);
    },
  });

  const write =
    how &&
    (async (unsaved: Unsaved): Promise<ApiAnswer<StoredRecord>> => {
      const answer = await how(unsaved);
      if (!answer.ok) return answer;
      before.current = answer.body.before;
      return { ...answer, body: answer.body.record };
    });
  function again() {
    const decided = unsent.get()?.decided;
    if (!decided) return;
    void saving.send({ entity, fields: entity.fields, values: decided.values, id, before: null, version: null }, write);
  }
  const choice = unsent.value?.choice ?? null;
  const choose = (next: Choice | null) => unsent.set(next && { id, choice: next, decided: null });

  const words = saved?.words ?? unsent.value?.decided?.words ?? '';
  function send(values: RecordValues, said: string) {
    unsent.set({ id, choice, decided: { values, words: said } });
    again();
  }

  const goOn = useEffectEvent(again);
  useEffect(() => goOn(), []);

  const state = stateOf(unsent.value, saved !== null, saving.outcome !== null);
  const reportState = useEffectEvent(onState);
  useEffect(() => reportState(state), [state]);

  return {
    ...back,
    entity,
    saving,
    complaints,
    state,
    words,
    choice,
    choose,
    again,
    savedAt: saved?.at ?? null,
    send,
    because: (reason) => send({ ...unsent.value?.decided?.values, late_entry_reason: reason }, words),
    confirm(codes) {
      saving.confirm(codes);
      again();
    },
    dismiss() {
      saving.dismiss();
      choose(choice);
    },
  };
}
