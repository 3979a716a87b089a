import { nightCells, painted, type NightCell } from '#domain/daily-care/sleep/night-cells.ts';
import type { sleep } from '#domain/daily-care/sleep/sleep.ts';
import type { SleepState } from '#domain/daily-care/sleep/sleep-hours.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { isKeyOf, isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { localTime } from '#domain/kit/time/time.ts';
import { useState, type KeyboardEvent } from 'react';
import type { PadProps } from '../pad/entry-kind.ts';
import { PadChoice } from '../inputs/pad-choice.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './night-strip.module.css';

export interface NightCheck {
  checked_at: string;
  state: SleepState;
  action?: readonly string[];
  recorded_at?: string | null;
}

const brushes = [
  ['asleep', 'Asleep'],
  ['awake_in_bed', 'Awake, calm'],
  ['awake_distressed', 'Awake, distressed'],
  ['up_in_room', 'Up'],
  ['out_of_building', 'Out'],
  ['none', 'Not known'],
] as const;
const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(brushes.filter(([state]) => state !== 'none')),
  communal_area: 'Up',
  bathroom: 'Bathroom',
  declined_check: 'Not known',
};

const isNightCheck = (value: unknown): value is NightCheck =>
  isRecordValues(value) && typeof value['checked_at'] === 'string' && isKeyOf(words, value['state']);
/** The checks among what a form or a sheet holds; a row that nobody has finished is none yet. */
export const checksIn = (value: unknown): NightCheck[] => (Array.isArray(value) ? value.filter(isNightCheck) : []);

/** The arrows go from cell to cell; space or Enter paints, and with shift the arrows paint on the way. */
function step(event: KeyboardEvent<HTMLButtonElement>, onPaint: (place: number) => void) {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way) return;
  const cells = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const next = cells.indexOf(event.currentTarget) + way;
  event.preventDefault();
  cells[next]?.focus();
  if (event.shiftKey && cells[next]) onPaint(next);
}

interface StripProps extends Pick<PadProps<typeof sleep>, 'prefix'> {
  form: Pick<PadProps<typeof sleep>['form'], 'values' | 'errors' | 'change'>;
  context: Pick<PadProps['context'], 'clock'>;
  nightOf: string;
  /** What stands on the sheet already. */
  seen: readonly NightCheck[];
}

/** The night in half hours: choose how they were, then tap the half hours it was so. */
export function NightStrip({ form, context: { clock }, prefix, nightOf, seen }: StripProps) {
  const [brush, setBrush] = useState<SleepState | 'none'>('asleep');
  const reported = checksIn(form.values.checks).filter(
    (check) => !seen.some((old) => old.checked_at === check.checked_at),
  );
  const cells = nightCells(nightOf, clock.zone, seen, reported);
  const paint = (cell: NightCell | undefined) => {
    if (!cell || cell.isSeen) return;
    const next = painted(reported, cell, brush === 'none' || cell.state === brush ? null : brush);
    form.change('checks', [...seen, ...next.map((check) => ({ action: [], by: null, recorded_at: null, ...check }))]);
  };
  return (
    <PadChoice
      id={`${prefix}-brush`}
      label="The night in half hours"
      help="Choose how they were, then tap the half hours it was so."
      options={brushes}
      chosen={brush}
      onChoose={setBrush}
    >
      <fieldset className={`${kit['group']} ${css['strip']}`} aria-label="Half hours of the night">
        {cells.map((cell, place) => (
          <button
            key={cell.from}
            type="button"
            className={css['cell']}
            data-state={cell.state ?? undefined}
            aria-disabled={cell.isSeen || undefined}
            tabIndex={place === 0 ? 0 : -1}
            aria-label={`${localTime(cell.from, clock.zone)}: ${cell.state ? midSentence(words[cell.state] ?? cell.state) : 'not said'}${cell.isSeen ? ', looked in' : ''}`}
            aria-pressed={cell.state !== null}
            onClick={() => paint(cell)}
            onKeyDown={(event) => step(event, (next) => paint(cells[next]))}
          >
            <span aria-hidden>{place % 2 === 0 ? localTime(cell.from, clock.zone).slice(0, 2) : ''}</span>
          </button>
        ))}
      </fieldset>
      {form.errors.checks && <p className={kit['trouble']}>{form.errors.checks}</p>}
    </PadChoice>
  );
}
