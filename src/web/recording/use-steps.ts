import type { Entity } from '#domain/kit/entity.ts';
import { momentOf, type Day, type Moment } from '#domain/kit/time.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { HouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { notSaved } from '../kit/not-saved.ts';
import type { Row } from '../pads/entry-kind.ts';
import type { Standing } from './standing.ts';
import { useKeeping } from './use-keeping.ts';
import type { UnsentRow } from './use-unsent.ts';
import { writeSteps } from './write-steps.ts';

/** Answers that have not arrived, with the sheet they are for: its day, and its id should they be the first on it. */
export interface UnsentSteps {
  id: string;
  day: Day;
  now: Moment;
  steps: Row;
  begins: Row | null;
}

interface StepsOf {
  entity: Entity;
  resident: string;
  clock: HouseClock;
  sheet: Kept | null;
  /** What a new sheet must begin with; null until it is known. */
  begins: Row | null;
  unsent: UnsentRow<UnsentSteps>;
}

const nothing: Row = {};
const isNone = (steps: Row) => Object.keys(steps).length === 0;

/** One person's steps: each answer is sent as soon as it is given, one after another, and kept here until it has arrived. */
export function useSteps({ entity, resident, clock, sheet, begins, unsent }: StepsOf) {
  const begin = (): UnsentSteps => ({ id: v7(), day: clock.today(), now: clock.now(), steps: nothing, begins: null });
  const [answers, setAnswers] = useState<Row>(nothing);
  const [kept, setKept] = useState<Kept | null>(null);
  const [state, setState] = useState<{ standing: Standing; text: string | null; at: Moment | null }>({ standing: 'untouched', text: null, at: null });
  const waiting = useRef<UnsentSteps>(null);
  const sending = useRef<Row>(nothing);
  const latest = useRef<Kept>(null);
  const isOfToday = () => waiting.current?.day === clock.today();

  const entry = (): UnsentSteps | null => waiting.current && { ...waiting.current, steps: { ...sending.current, ...waiting.current.steps }, begins: waiting.current.begins ?? begins };

  async function flush(): Promise<void> {
    const now = waiting.current;
    if (!now || !isNone(sending.current) || isNone(now.steps)) return;
    const known = isOfToday() ? (latest.current ?? sheet) : null;
    const starts = now.begins ?? begins;
    if (!known && !starts) {
      unsent.keep(entry());
      return setState((was) => ({ ...was, standing: 'begun' }));
    }
    setState((was) => ({ ...was, standing: 'saving', text: null }));
    sending.current = now.steps;
    waiting.current = { ...now, steps: nothing };
    const answer = await writeSteps({ entity, id: now.id, resident, day: now.day, now: now.now, sheet: known, steps: now.steps, begins: starts ?? nothing });
    sending.current = nothing;
    if (!answer.ok) {
      waiting.current = { ...now, steps: { ...now.steps, ...waiting.current.steps } };
      const complaints = Object.values(answer.fields).flat().join(' ');
      return setState((was) => ({ ...was, standing: 'unsaved', text: complaints || notSaved(answer) }));
    }
    if (isOfToday()) {
      latest.current = answer.body;
      setKept(answer.body);
    }
    setState({ standing: 'saved', text: null, at: momentOf(Date.now()) });
    return flush();
  }

  useKeeping(unsent, state.standing, entry);
  const goOn = useEffectEvent((left: UnsentSteps) => {
    if (waiting.current) return;
    waiting.current = left;
    void flush();
  });
  useEffect(() => {
    if (unsent.left) goOn(unsent.left);
  }, [unsent.left]);
  const send = useEffectEvent(() => void flush());
  const hasBegun = begins !== null;
  useEffect(() => {
    if (hasBegun) send();
  }, [hasBegun]);
  useEffect(() => {
    const online = () => send();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  const given = { ...(unsent.left?.day === clock.today() ? unsent.left.steps : nothing), ...answers };
  return {
    ...state,
    sheet: kept ?? sheet,
    valueOf: (name: string): unknown => (name in given ? given[name] : (kept ?? sheet)?.[name]),
    answer(name: string, value: unknown) {
      setAnswers((now) => ({ ...now, [name]: value }));
      // What is pressed now is of today, whatever is left of another day.
      const now = isOfToday() && waiting.current ? waiting.current : begin();
      waiting.current = { ...now, steps: { ...now.steps, [name]: value } };
      void flush();
    },
    again: () => void flush(),
  };
}
