import { drunkWords, fullDay, isOverLimit } from '#domain/daily-care/fluids/fluid-range.ts';
import type { ResidentSummary } from '#domain/residents/views/resident-summary.ts';
import css from './fluid-today.module.css';

const radius = 26;
const round = 2 * Math.PI * radius;

/** The day so far against its target or its ceiling: a ring to glance at, a sentence to read. */
export function FluidToday({ facts }: { facts: ResidentSummary | null }) {
  const fluid = facts?.fluid;
  if (!fluid) return null;
  const full = fullDay(fluid) ?? 0;
  const share = full > 0 ? Math.min(1, fluid.intake_ml / full) : 0;
  const since = fluid.hours_since_last_drink;
  return (
    <div className={css['today']}>
      <svg viewBox="0 0 64 64" width={56} height={56} aria-hidden>
        <circle cx={32} cy={32} r={radius} fill="none" stroke="var(--hairline)" strokeWidth={9} />
        <circle
          cx={32}
          cy={32}
          r={radius}
          fill="none"
          stroke={isOverLimit(fluid) ? 'var(--danger)' : 'var(--brand)'}
          strokeWidth={9}
          strokeDasharray={`${share * round} ${round}`}
          transform="rotate(-90 32 32)"
        />
      </svg>
      <p>
        <strong>{drunkWords(fluid)} today</strong>
        <br />
        {since === null
          ? 'No drink recorded yet today'
          : `Last drink ${since < 1 ? 'within the hour' : `${Math.round(since)} h ago`}`}{' '}
        · offered {fluid.offers} {fluid.offers === 1 ? 'time' : 'times'}
      </p>
    </div>
  );
}
