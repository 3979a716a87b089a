import type { Entity } from '#domain/kit/entity.ts';
import { momentOf, type Moment } from '#domain/kit/time.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { HouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { notSaved } from '../kit/not-saved.ts';
import type { Row } from '../pads/entry-kind.ts';
import type { Standing } from './use-row-saving.ts';
import { writeSteps } from './write-steps.ts';

interface StepsOf {
  entity: Entity;
  resident: string;
  clock: HouseClock;
  sheet: Kept | null;
  /** What a new sheet must begin with; null until it is known. */
  begins: Row | null;
}

const nothing: Row = {};

/** One person's steps: each answer is sent as soon as it is given, one after another, and kept here until it has arrived. */
export function useSteps({ entity, resident, clock, sheet, begins }: StepsOf) {
  const [id] = useState(() => v7());
  const [answers, setAnswers] = useState<Row>(nothing);
  const [kept, setKept] = useState<Kept | null>(null);
  const [state, setState] = useState<{ standing: Standing; text: string | null; at: Moment | null }>({ standing: 'untouched', text: null, at: null });
  const waiting = useRef<Row>(nothing);
  const latest = useRef<Kept>(null);
  const isBusy = useRef(false);

  async function flush(): Promise<void> {
    if (isBusy.current || Object.keys(waiting.current).length === 0) return;
    const known = latest.current ?? sheet;
    if (!known && !begins) return setState((now) => ({ ...now, standing: 'begun' }));
    isBusy.current = true;
    setState((now) => ({ ...now, standing: 'saving', text: null }));
    const steps = waiting.current;
    waiting.current = nothing;
    const answer = await writeSteps({ entity, id, resident, day: clock.today(), now: clock.now(), sheet: known, steps, begins: begins ?? nothing });
    isBusy.current = false;
    if (!answer.ok) {
      waiting.current = { ...steps, ...waiting.current };
      const complaints = Object.values(answer.fields).flat().join(' ');
      return setState((now) => ({ ...now, standing: 'unsaved', text: complaints || notSaved(answer) }));
    }
    latest.current = answer.body;
    setKept(answer.body);
    setState({ standing: 'saved', text: null, at: momentOf(Date.now()) });
    return flush();
  }

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

  return {
    ...state,
    sheet: kept ?? sheet,
    valueOf: (name: string): unknown => (name in answers ? answers[name] : (kept ?? sheet)?.[name]),
    answer(name: string, value: unknown) {
      setAnswers((now) => ({ ...now, [name]: value }));
      waiting.current = { ...waiting.current, [name]: value };
      void flush();
    },
    again: () => void flush(),
  };
}
