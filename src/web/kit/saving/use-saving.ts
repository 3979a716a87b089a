import { useRef, useState } from 'react';
import type { ApiAnswer } from '../api/api.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { shapeOf } from '../api/shapes.ts';
import type { Stored } from '../state/stored-record.ts';
import { notSavedYet, warningsIn, type FieldWarning } from '../api/failure-words.ts';
import { isUnknown, isRetryable, type ApiRefusal } from '../state/refusal.ts';
import { isOwnChange, saveRecord, type Unsaved } from './save-record.ts';
import { LostAnswers } from './lost-answers.ts';
import { useRetry } from '../data/retry.ts';
import { nextStepOf, type NextStepLink } from '../state/next-step.ts';

export type Outcome<E extends Entity = Entity> =
  /** `isUnreached`: it is sent again by itself until an answer comes; the same id or version makes that harmless. */
  | { kind: 'failed'; text: string; isUnreached?: boolean; isUnknown?: boolean; nextStep?: NextStepLink | null }
  | { kind: 'warned'; warnings: FieldWarning[] }
  | { kind: 'conflict'; current: Stored<E>; detail: string };

/** `taken`: the other person's version stands, and nothing was saved. */
export type Ending = 'saved' | 'taken';

interface Saving<E extends Entity> {
  onSaved(record: Stored<E>, ending: Ending): void;
  /** Shows what is wrong with which field. */
  onComplaints(complaints: Record<string, string>): void;
}

/** The doubts that were answered, and the values they were about: other values are doubted anew. */
interface Confirmed {
  about: string;
  codes: readonly string[];
}

type How<E extends Entity> = (unsaved: Unsaved<E>) => Promise<ApiAnswer<Stored<E>>>;
interface Sent<E extends Entity> {
  unsaved: Omit<Unsaved<E>, 'confirmed'>;
  how: How<E>;
}

const sentences = (said: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(said).map(([name, texts]) => [name, texts.join(' ')]));

/** Sends a form and says what became of it. */
export function useSaving<E extends Entity>({ onSaved, onComplaints }: Saving<E>) {
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<E> | null>(null);
  const confirmed = useRef<Confirmed>({ about: '', codes: [] });
  const sent = useRef('');
  const last = useRef<Sent<E> | null>(null);
  const [lost] = useState(() => new LostAnswers());
  const isBusy = useRef(false);
  const isDone = useRef(false);

  const codesFor = (values: string) => (confirmed.current.about === values ? confirmed.current.codes : []);

  function refuse({ unsaved }: Sent<E>, answer: ApiRefusal) {
    const isOne = shapeOf(unsaved.entity);
    const refused = lost.after(unsaved.id, answer);
    const warnings = warningsIn(refused);
    if (warnings.length > 0) return setOutcome({ kind: 'warned', warnings });
    const { current } = refused;
    if (refused.status === 409 && isOne(current)) {
      if (lost.has(unsaved.id) && isOwnChange({ ...unsaved, confirmed: [] }, current)) return finish(current, 'saved');
      return setOutcome({ kind: 'conflict', current, detail: refused.detail ?? '' });
    }
    onComplaints(sentences(refused.fields));
    setOutcome({
      kind: 'failed',
      text: notSavedYet(refused),
      isUnreached: isRetryable(refused),
      isUnknown: isUnknown(refused),
      nextStep: nextStepOf(refused),
    });
  }

  function finish(record: Stored<E>, ending: Ending) {
    isDone.current = true;
    setOutcome(null);
    onSaved(record, ending);
  }

  /** One press, one record: a second press while the first is on its way, or just after it, does nothing. */
  async function send(unsaved: Omit<Unsaved<E>, 'confirmed'>, how: How<E> = saveRecord, quiet = false) {
    if (isBusy.current || isDone.current) return;
    isBusy.current = true;
    sent.current = JSON.stringify(unsaved.values);
    const now = { unsaved, how };
    last.current = now;
    if (!quiet) setOutcome(null);
    setIsSaving(true);
    const answer = await how({ ...unsaved, confirmed: codesFor(sent.current), ...(quiet ? { quiet } : {}) }).finally(
      () => {
        isBusy.current = false;
        setIsSaving(false);
      },
    );
    if (answer.ok) finish(answer.body, 'saved');
    else refuse(now, answer);
  }

  useRetry(outcome?.kind === 'failed' && outcome.isUnreached === true, () => {
    if (last.current) void send(last.current.unsaved, last.current.how, true);
  });

  return {
    isSaving,
    outcome,
    send: (unsaved: Omit<Unsaved<E>, 'confirmed'>, how?: How<E>) => send(unsaved, how),
    takeTheirs: (record: Stored<E>) => finish(record, 'taken'),
    /** There is something to save again. */
    touch() {
      isDone.current = false;
      // What is being changed is not sent behind its author's back.
      setOutcome((now) => (now?.kind === 'failed' && now.isUnreached ? { ...now, isUnreached: false } : now));
    },
    complain: () => setOutcome({ kind: 'failed', text: '' }),
    dismiss: () => setOutcome(null),
    /** What was sent is right as it is. */
    confirm: (codes: readonly string[]) =>
      void (confirmed.current = { about: sent.current, codes: [...codesFor(sent.current), ...codes] }),
  };
}
