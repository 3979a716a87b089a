import type { Entity } from '#domain/kit/entity.ts';
import { momentOf, type Moment } from '#domain/kit/time.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { v7 } from 'uuid';
import type { Answer } from '../kit/api.ts';
import { saved as savedAction } from '../kit/collections.ts';
import { keepable, type Kept } from '../kit/kept.ts';
import { notSaved } from '../kit/not-saved.ts';
import type { Unsaved } from '../kit/save-record.ts';
import { useSaving } from '../kit/use-saving.ts';
import type { Row } from '../pads/entry-kind.ts';
import { remember, type JustSaved } from './just-saved.ts';
import { takeBack } from './take-back.ts';
import type { Standing } from './standing.ts';
import { useKeeping } from './use-keeping.ts';
import { useMayUndo } from './use-may-undo.ts';
import type { UnsentRow } from './use-unsent.ts';
import { whatFollows } from './what-follows.ts';

/** One entry of a row, from the tap that decided it: sent again it is the same one, under the same id. */
export interface RowEntry {
  id: string;
  values: Row;
  /** `200 ml tea`, said beside it. */
  words: string;
}

interface RowAsked {
  person: string;
  entity: Entity;
  unsent: UnsentRow<RowEntry>;
  /** Where an entry is no plain new record: how it is written, and the sheet as it was before. */
  how?: (unsaved: Unsaved) => Promise<Answer<{ before: Kept | null; record: Kept }>>;
}

export interface RowSaving {
  standing: Standing;
  entity: Entity;
  entry: RowEntry | null;
  saving: ReturnType<typeof useSaving>;
  complaints: readonly string[];
  savedAt: Moment | null;
  /** Why it could not be taken back. */
  stays: string | null;
  mayUndo: boolean;
  send(values: Row, words: string): void;
  again(): void;
  confirm(codes: readonly string[]): void;
  /** Back to the choice, with nothing saved. */
  dismiss(): void;
  undo(onDone: () => void): void;
}

/** Saves one row of a round by itself, at once, and knows how it stands. Its next entry is another one of these. */
export function useRowSaving({ person, entity, unsent, how }: RowAsked): RowSaving {
  const dispatch = useDispatch();
  const allowed = useMayUndo();
  const [id, setId] = useState(() => v7());
  const current = useRef<RowEntry>(null);
  const before = useRef<Kept>(null);
  const [entry, setEntry] = useState<RowEntry | null>(null);
  const [saved, setSaved] = useState<JustSaved | null>(null);
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  const [stays, setStays] = useState<string | null>(null);

  const saving = useSaving({
    onComplaints: (said) => setComplaints(Object.values(said)),
    onSaved(record) {
      if (!current.current) return;
      const { words } = current.current;
      const done: JustSaved = { entity, record, before: before.current, words, person, at: Date.now(), isUndone: false, ways: whatFollows(String(record['resident']), record, before.current) };
      dispatch(savedAction(entity.name, keepable(entity, record)));
      remember(done);
      setSaved(done);
    },
  });

  function send(next: RowEntry) {
    current.current = next;
    setEntry(next);
    setComplaints([]);
    saving.touch();
    const write = how && (async (unsaved: Unsaved): Promise<Answer<Kept>> => {
      const answer = await how(unsaved);
      if (!answer.ok) return answer;
      before.current = answer.body.before;
      return { ...answer, body: answer.body.record };
    });
    void saving.send({ entity, fields: entity.fields, values: next.values, id: next.id, before: null, version: null }, write);
  }
  const again = () => current.current && send(current.current);

  const isUnreached = saving.outcome?.kind === 'failed' && saving.outcome.isUnreached === true;
  const resend = useEffectEvent(() => void again());
  useEffect(() => {
    if (!isUnreached) return;
    const online = () => resend();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [isUnreached]);

  async function undo(onDone: () => void) {
    if (!saved) return;
    setStays(null);
    const answer = await takeBack(saved);
    if (!answer.ok) return setStays(notSaved(answer));
    dispatch(savedAction(saved.entity.name, keepable(saved.entity, answer.body)));
    onDone();
  }

  const standing = saved ? 'saved' : saving.isSaving ? 'saving' : saving.outcome ? 'unsaved' : 'untouched';
  useKeeping(unsent, standing, () => current.current);
  const goOn = useEffectEvent((left: RowEntry) => {
    if (current.current) return;
    setId(left.id);
    send(left);
  });
  useEffect(() => {
    if (unsent.left) goOn(unsent.left);
  }, [unsent.left]);

  return {
    entity, entry, saving, complaints, stays,
    standing,
    savedAt: saved ? momentOf(saved.at) : null,
    mayUndo: saved !== null && allowed(saved),
    send: (values, words) => send({ id, values, words }),
    again: () => void again(),
    confirm(codes) {
      saving.confirm(codes);
      again();
    },
    dismiss: () => saving.dismiss(),
    undo: (onDone) => void undo(onDone),
  };
}
