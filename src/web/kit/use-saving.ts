import { useRef, useState } from 'react';
import type { Answer } from './api.ts';
import type { Kept } from './kept.ts';
import { notSaved, warningsIn, type Warning } from './not-saved.ts';
import type { Refusal } from './refusal.ts';
import { saveRecord, type Unsaved } from './save-record.ts';
import { wayOn, type WayOn } from './ways-on.ts';

export type Outcome =
  /** `isUnreached`: nobody knows whether it arrived, and sending it again does no harm. */
  | { kind: 'failed'; text: string; isUnreached?: boolean; way?: WayOn | null }
  | { kind: 'warned'; warnings: Warning[] }
  | { kind: 'conflict'; current: Kept; detail: string };

/** `taken`: the other person's version stands, and nothing was saved. */
export type Ending = 'saved' | 'taken';

interface Saving {
  onSaved(record: Kept, ending: Ending): void;
  /** Shows what is wrong with which field. */
  onComplaints(complaints: Record<string, string>): void;
}

/** The doubts that were answered, and the values they were about: other values are doubted anew. */
interface Confirmed {
  about: string;
  codes: readonly string[];
}

const sentences = (said: Record<string, string[]>) => Object.fromEntries(Object.entries(said).map(([name, texts]) => [name, texts.join(' ')]));

/** Sends a form and says what became of it. */
export function useSaving({ onSaved, onComplaints }: Saving) {
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const confirmed = useRef<Confirmed>({ about: '', codes: [] });
  const sent = useRef('');
  const isBusy = useRef(false);
  const isDone = useRef(false);

  const codesFor = (values: string) => (confirmed.current.about === values ? confirmed.current.codes : []);

  function refuse(refused: Refusal) {
    const warnings = warningsIn(refused);
    if (warnings.length > 0) return setOutcome({ kind: 'warned', warnings });
    if (refused.status === 409 && refused.current) return setOutcome({ kind: 'conflict', current: refused.current as Kept, detail: refused.detail ?? '' });
    onComplaints(sentences(refused.fields));
    setOutcome({ kind: 'failed', text: notSaved(refused), isUnreached: refused.status === 0, way: wayOn(refused) });
  }

  function finish(record: Kept, ending: Ending) {
    isDone.current = true;
    setOutcome(null);
    onSaved(record, ending);
  }

  /** One press, one record: a second press while the first is on its way, or just after it, does nothing. */
  async function send(unsaved: Omit<Unsaved, 'confirmed'>, how: (unsaved: Unsaved) => Promise<Answer<Kept>> = saveRecord) {
    if (isBusy.current || isDone.current) return;
    isBusy.current = true;
    sent.current = JSON.stringify(unsaved.values);
    setOutcome(null);
    setIsSaving(true);
    const answer = await how({ ...unsaved, confirmed: codesFor(sent.current) }).finally(() => {
      isBusy.current = false;
      setIsSaving(false);
    });
    if (answer.ok) finish(answer.body, 'saved');
    else refuse(answer);
  }

  return {
    isSaving, outcome, send,
    takeTheirs: (record: Kept) => finish(record, 'taken'),
    /** There is something to save again. */
    touch: () => void (isDone.current = false),
    complain: () => setOutcome({ kind: 'failed', text: '' }),
    dismiss: () => setOutcome(null),
    /** What was sent is right as it is. */
    confirm: (codes: readonly string[]) => void (confirmed.current = { about: sent.current, codes: [...codesFor(sent.current), ...codes] }),
  };
}
