import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import type { CopyOutcome } from '#domain/rota/copying/copied-weeks.ts';
import { shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { nameOf, type PlanningWords } from '../planning/edits.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../planning/planning.module.css';

/** What copying would come to: how many shifts, and which of them need a look. */
export function CopyPreview({ outcomes, words }: { outcomes: readonly CopyOutcome[]; words: PlanningWords }) {
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
              {nameOf(opened?.staff ?? plan.staff, words)}, {weekdayAndDay(plan.date)}, {shiftName(plan.shift_type)}{' '}
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
