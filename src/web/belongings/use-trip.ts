import { inventory } from '#domain/residents/belongings/inventory.ts';
import { isDay, type Day } from '#domain/kit/time/time.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { saved } from '../kit/state/collections.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { storable } from '../kit/state/stored-record.ts';
import { notSaved, warningsIn } from '../kit/api/failure-words.ts';
import type { ApiRefusal } from '../kit/state/refusal.ts';
import { draftedLines } from '../kit/saving/drafted-lines.ts';
import { useFormDraft } from '../kit/saving/use-form-draft.ts';
import type { Belonging } from './belonging-words.ts';
import { isTick, tickOff, type Occasion, type Tick, type Ticks } from './trip.ts';

const sentenceOf = (refusal: ApiRefusal): string =>
  [...Object.values(refusal.fields).flat(), ...warningsIn(refusal).map(({ sentence }) => sentence)].join(' ') ||
  notSaved(refusal);

/** The life of one list: what is ticked, drafted while one is called away, and written down thing by thing. What fails stays on the list, with why. */
export function useTrip(occasion: Occasion, resident: string, onDone: (done: readonly Belonging[]) => void) {
  const clock = useHouseClock();
  const dispatch = useDispatch();
  const [date, setDate] = useState<Day>(clock.today());
  const [ticks, setTicks] = useState<Ticks>({});
  const [troubles, setTroubles] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setIsSaving] = useState(false);
  const draft = useFormDraft(
    { form: `belongings_${occasion}`, resident, record: null },
    Object.keys(ticks).length > 0,
    ({ values }) => {
      setTicks(draftedLines(values['ticks'], isTick));
      if (typeof values['date'] === 'string' && isDay(values['date'])) setDate(values['date']);
    },
  );
  const saveDraft = (next: { ticks?: Ticks; date?: Day }) => draft.save({ ticks, date, ...next }, resident, null);

  return {
    date,
    ticks,
    troubles,
    isSaving,
    draft,
    setDate(day: Day) {
      setDate(day);
      saveDraft({ date: day });
    },
    tick(id: string, tick: Tick | null) {
      const { [id]: _, ...rest } = ticks;
      const next = tick ? { ...rest, [id]: tick } : rest;
      setTicks(next);
      saveDraft({ ticks: next });
    },
    async save(items: readonly Belonging[]) {
      if (isSaving) return;
      setIsSaving(true);
      const done: Belonging[] = [];
      const failed: Record<string, string> = {};
      // One after the other: a network that goes away half-way leaves a list that says how far it came.
      for (const item of items) {
        const tick = ticks[item.id];
        if (!tick) continue;
        const answer = await tickOff(item, tick, { occasion, date });
        if (!answer.ok) failed[item.id] = sentenceOf(answer);
        else {
          done.push({ ...item, ...answer.body });
          dispatch(saved(inventory.name, storable(inventory, answer.body)));
        }
      }
      setIsSaving(false);
      setTroubles(failed);
      const left = Object.fromEntries(Object.entries(ticks).filter(([id]) => id in failed));
      setTicks(left);
      if (Object.keys(failed).length > 0) saveDraft({ ticks: left });
      else await draft.drop();
      if (done.length > 0) onDone(done);
    },
    async startAfresh() {
      setTicks({});
      await draft.drop();
    },
  };
}
