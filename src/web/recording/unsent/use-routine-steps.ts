import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Day, Moment } from '#domain/kit/time/time.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { ApiAnswer } from '../../kit/api/api.ts';
import type { HouseClock } from '../../kit/house/house-clock.ts';
import { versionIn, type StoredRecord } from '../../kit/state/stored-record.ts';
import { notSavedYet } from '../../kit/api/failure-words.ts';
import { observable } from '../../kit/state/observable.ts';
import { isRetryable } from '../../kit/state/refusal.ts';
import { useRetry } from '../../kit/data/retry.ts';
import { LostAnswers } from '../../kit/saving/lost-answers.ts';
import { todaysSheet } from '../../pads/routine/todays-sheet.ts';
import type { RowState } from './row-state.ts';
import { hasSteps, withChange, withoutSent, type UnsentDay } from './unsent-days.ts';
import type { UnsentRow } from './use-unsent.ts';
import { writeSteps } from './write-steps.ts';

interface StepsOf {
  entity: Entity;
  resident: string;
  clock: HouseClock;
  sheet: StoredRecord | null;
  unsent: UnsentRow<readonly UnsentDay[]>;
}

/** The newest of the sheets that is of this day: a round that stays open over midnight still holds yesterday's. */
const sheetOf = (day: Day, ...sheets: readonly (StoredRecord | null)[]): StoredRecord | null =>
  sheets.reduce((best, one) => (one?.['routine_date'] === day && versionIn(one) >= versionIn(best) ? one : best), null);
interface Trouble {
  text: string;
  /** The day whose sheet is not begun before it is said why so late. */
  lateDay: Day | null;
  /** It did not work this time, and may the next. */
  isPassing: boolean;
}

const none: readonly UnsentDay[] = [];

/** One person's steps: each answer is sent as soon as it is given, to the sheet of the day it was given on, older days first. */
export function useRoutineSteps({ entity, resident, clock, sheet, unsent }: StepsOf) {
  const asksUp = entity.fields['up_at']?.must === true;
  const [written] = useState(() => observable<StoredRecord | null>(null));
  const current = sheetOf(clock.today(), sheet, written.use());
  const known = (day: Day) => sheetOf(day, sheet, written.get());
  const waitsForUp = ({ day, up_at }: UnsentDay) => asksUp && up_at === '' && day === clock.today() && !known(day);
  const isDue = (day: UnsentDay) => hasSteps(day) && !waitsForUp(day);

  const days = unsent.value ?? none;
  const [isSending, setIsSending] = useState(() => days.some(isDue));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [savedAt, setSavedAt] = useState<Moment | null>(null);
  const isBusy = useRef(false);
  const [lost] = useState(() => new LostAnswers());

  /** Null where a sheet must be begun and nobody has said when they got up on that day. */
  async function write(unsentDay: UnsentDay, quiet: boolean): Promise<ApiAnswer<StoredRecord> | null> {
    const { day, up_at, late_entry_reason } = unsentDay;
    const found =
      day === clock.today()
        ? { ok: true as const, body: known(day) }
        : await todaysSheet(entity, { resident, dayField: 'routine_date', day });
    if (!found.ok) return found;
    if (!found.body && asksUp && up_at === '') return null;
    // Whoever says why it is late has seen of which day it is.
    const late = late_entry_reason ? { late_entry_reason, confirmed_warnings: ['over_a_day_old'] } : {};
    return writeSteps({
      ...unsentDay,
      entity,
      resident,
      sheet: found.body,
      begins: { ...(asksUp ? { up_at } : {}), ...late },
      quiet,
    });
  }

  function arrive(sent: UnsentDay, record: StoredRecord) {
    if (sent.day === clock.today()) written.set(record);
    setSavedAt(clock.now());
    unsent.set(withoutSent(unsent.get() ?? none, sent));
  }

  /** Each day as it stands is tried once; what is answered meanwhile changes its day, which is tried again. */
  async function flush(quiet = false): Promise<void> {
    const tried = new Set<UnsentDay>();
    const next = () => unsent.get()?.find((day) => isDue(day) && !tried.has(day));
    if (isBusy.current || !next()) return;
    isBusy.current = true;
    setIsSending(true);
    let refused: Trouble | null = null;
    for (let day = next(); day; day = next()) {
      tried.add(day);
      const answer = await write(day, quiet);
      if (answer?.ok) arrive(day, answer.body);
      else if (answer)
        refused ??= {
          text: Object.values(answer.fields).flat().join(' ') || notSavedYet(lost.after(day.id, answer)),
          lateDay: 'late_entry_reason' in answer.fields ? day.day : null,
          isPassing: isRetryable(answer),
        };
    }
    isBusy.current = false;
    setTrouble(refused);
    setIsSending(false);
  }
  const send = () => void flush();
  const goOn = useEffectEvent(send);
  useEffect(() => goOn(), []);
  useRetry(trouble?.isPassing === true, () => void flush(true));

  const change = (day: Day, now: (one: UnsentDay) => UnsentDay) =>
    unsent.set(
      withChange(
        unsent.get() ?? none,
        { id: v7(), day, now: clock.now(), up_at: '', late_entry_reason: '', steps: {} },
        now,
      ),
    );
  const today = days.find(({ day }) => day === clock.today());
  const rest: RowState = savedAt ? 'saved' : 'untouched';
  const unsaved: RowState = trouble === null ? 'begun' : 'unsaved';
  return {
    state: isSending ? ('saving' as const) : days.length > 0 ? unsaved : rest,
    trouble,
    at: savedAt,
    days,
    sheet: current,
    upAt: today?.up_at ?? '',
    valueOf: (name: string): unknown => (today && name in today.steps ? today.steps[name] : current?.[name]),
    gotUp: (day: Day, up_at: string) => change(day, (one) => ({ ...one, up_at })),
    because(day: Day, late_entry_reason: string) {
      change(day, (one) => ({ ...one, late_entry_reason }));
      send();
    },
    answer(name: string, value: unknown) {
      change(clock.today(), (one) => ({ ...one, steps: { ...one.steps, [name]: value } }));
      send();
    },
    again: send,
  };
}
