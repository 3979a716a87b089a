import { whole } from '#domain/kit/vocabulary/fields.ts';
import { addDays, isDay, type Day } from '#domain/kit/time/time.ts';
import type { CopyOutcome } from '#domain/rota/copying/copied-weeks.ts';
import { rotaDay, shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import type { ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import { rota } from '#domain/rota/rota.ts';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { DayBox } from '../../kit/input/dates/day-box.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { nameOf, type PlanningWords } from './edits.ts';
import form from '../../kit/styles/form.module.css';
import section from '../../kit/form/form-section.module.css';
import kit from '../../kit/styles/kit.module.css';
import css from './planning.module.css';

interface CopyAnswer {
  outcomes: readonly CopyOutcome[];
  made: readonly { id: string; version: number; plan: ShiftPlan }[];
}

interface CopyProps {
  home: string;
  /** The Monday of the week in sight. */
  from: Day;
  words: PlanningWords;
  onMade(made: CopyAnswer['made']): void;
  onClose(): void;
}

const often = whole('How many times, one after the other', { unit: 'times', min: 1, max: 13 });
const patterns = [
  { value: '1', label: 'One week' },
  { value: '2', label: 'Two weeks' },
  { value: '4', label: 'Four weeks' },
];

/** Copies a week or a pattern; what would break is read before anything is written. */
export function CopyDialog({ home, from, words, onMade, onClose }: CopyProps) {
  const [weeks, setWeeks] = useState(1);
  const [to, setTo] = useState<string>(addDays(from, 7));
  const [times, setTimes] = useState(1);
  const [looked, setLooked] = useState<readonly CopyOutcome[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ask = (change: () => void) => {
    change();
    setLooked(null);
    setFailure(null);
  };
  async function send(preview: boolean) {
    setIsBusy(true);
    const answer = await create<CopyAnswer>(
      `${pathOf(rota)}copy-week/`,
      { home, from, to, weeks, times, preview },
      { quiet: true },
    );
    setIsBusy(false);
    if (!answer.ok) return setFailure(notDone(answer));
    if (preview) setLooked(answer.body.outcomes);
    else onMade(answer.body.made);
  }
  const fresh = looked?.filter(({ isThere }) => !isThere) ?? [];
  return (
    <Modal opened onClose={onClose} title={`Copy from ${rotaDay(from)}`} size="lg">
      <div className={section['fields']}>
        <SegmentedControl
          aria-label="How long the pattern is"
          data={patterns}
          value={String(weeks)}
          onChange={(chosen) =>
            ask(() => {
              setWeeks(Number(chosen));
              setTo(addDays(from, 7 * Number(chosen)));
            })
          }
        />
        <DayBox label="First day it is copied to" value={to} onChange={(day) => ask(() => setTo(day ?? ''))} />
        <FieldInput
          field={often}
          name="times"
          id="copy-times"
          value={times}
          error={null}
          needed
          onChange={(many) => ask(() => setTimes(Number(many) || 1))}
        />
      </div>
      {failure && (
        <p role="alert" className={kit['trouble']}>
          {failure}
        </p>
      )}
      {looked && <Preview outcomes={looked} words={words} />}
      <div className={form['buttons']}>
        <Button
          variant={looked ? 'default' : 'filled'}
          loading={isBusy && !looked}
          disabled={!isDay(to)}
          onClick={() => void send(true)}
        >
          Show what it would do
        </Button>
        {looked && (
          <Button loading={isBusy} disabled={fresh.length === 0} onClick={() => void send(false)}>
            Copy {fresh.length} {fresh.length === 1 ? 'shift' : 'shifts'} as drafts
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}

function Preview({ outcomes, words }: { outcomes: readonly CopyOutcome[]; words: PlanningWords }) {
  const there = outcomes.filter(({ isThere }) => isThere).length;
  const doubtful = outcomes.filter(({ opened, findings }) => opened || findings.length > 0);
  return (
    <div aria-live="polite">
      <p>
        {outcomes.length - there} new shifts{there > 0 ? `, ${there} are there already` : ''}.{' '}
        {doubtful.length === 0 ? 'Nothing breaks.' : `${doubtful.length} need a look:`}
      </p>
      <ul className={`${kit['list']} ${css['messages']}`} aria-label="What breaks">
        {doubtful.map(({ plan, opened, findings }) => (
          <li key={`${plan.start_at} ${plan.shift_type} ${opened?.staff ?? plan.staff}`}>
            <strong>
              {nameOf(opened?.staff ?? plan.staff, words)}, {rotaDay(plan.date)}, {shiftName(plan.shift_type)}{' '}
              {shiftTimes(plan, words.zone)}
            </strong>{' '}
            {opened ? (
              <Flag tone="danger">{opened.words} It becomes open.</Flag>
            ) : (
              <Flag tone="watch">{findings.map((one) => one.words).join(' ')}</Flag>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
