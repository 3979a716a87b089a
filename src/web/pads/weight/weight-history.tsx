import { shortDay } from '#domain/kit/time/day-words.ts';
import { weightChange, type Weighing } from '#domain/daily-care/weight/weight-change.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';
import type { PadContext } from '../pad/entry-kind.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './weight-history.module.css';

/** Far enough back for the six-month comparison and its margin. */
const daysBack = 240;
const shownWeights = 6;

const isWeights = listOf<Weighing>('occurred_at', 'weight_kg');

export const useWeights = ({ person, clock }: PadContext): LiveAnswer<Weighing[]> =>
  useLiveAnswer(`/api/weight/?resident=${person.id}&date_from=${clock.dayAway(-daysBack)}&limit=60`, {
    is: isWeights,
    of: ['weight'],
    resident: person.id,
  });

/** Measured and not struck out: what may be compared with. Newest first. */
export const measuredOnly = (weights: readonly Weighing[] | null): readonly Weighing[] =>
  (weights ?? []).filter(
    ({ outcome, weight_kg, is_deleted }) => outcome === 'measured' && weight_kg !== null && !is_deleted,
  );

const percent = (value: number | null) =>
  value === null ? 'no weight to compare' : `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)} %`;

interface ChangeProps {
  kg: number;
  at: string;
  weights: readonly Weighing[];
}

/** What the figure on the pad would mean, before it is saved. */
export function WeightChanges({ kg, at, weights }: ChangeProps) {
  const change = weightChange({ occurred_at: at, outcome: 'measured', weight_kg: kg, is_deleted: false }, [...weights]);
  const rows = [
    ['1 month', change.pct_change_1m],
    ['3 months', change.pct_change_3m],
    ['6 months', change.pct_change_6m],
  ] as const;
  return (
    <dl className={css['changes']} aria-label="Change with this weight">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{percent(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function LastWeights({ asked, zone }: { asked: LiveAnswer<Weighing[]>; zone: string }) {
  if (asked.state === 'loading') return null;
  if (asked.state === 'failed')
    return (
      <p className={kit['note']} role="alert">
        Earlier weights could not be loaded.
      </p>
    );
  const weights = measuredOnly(asked.body).slice(0, shownWeights);
  if (weights.length === 0) return <p className={kit['note']}>No earlier weight in the last eight months.</p>;
  return (
    <ol className={`${kit['buttons']} ${css['weights']}`} aria-label="Last weights, newest first">
      {weights.map(({ occurred_at, weight_kg }) => (
        <li key={occurred_at}>
          <strong>{weight_kg?.toFixed(1)} kg</strong> <span>{shortDay(localDay(occurred_at, zone))}</span>
        </li>
      ))}
    </ol>
  );
}
