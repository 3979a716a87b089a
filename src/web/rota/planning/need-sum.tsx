import type { CoverCell } from '#domain/rota/cover/day-cover.ts';
import type { NeedLine } from '#domain/rota/cover/shift-need.ts';
import { hoursBetween, wallClock } from '#domain/kit/time/time.ts';
import { hoursWords } from '#domain/rota/hours-words.ts';
import { Link } from 'react-router';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './planning.module.css';

interface SumProps {
  cell: CoverCell;
  lines: readonly NeedLine[];
  zone: string;
}

/** How many people a shift needs and where each part of the figure comes from: the house, and every resident. */
export function NeedSum({ cell, lines, zone }: SumProps) {
  const { care_minutes_per_hour } = useHomeSettings();
  const { need, from, to } = cell;
  const clock = (moment: string) => wallClock(moment, zone).time;
  const hours = hoursBetween(from, to);
  return (
    <>
      <p>
        <strong>Needed: {need.people}</strong> from {clock(from)} to {clock(to)}
      </p>
      <dl className={kit['facts']}>
        <dt>At least, as the house is set</dt>
        <dd>{need.least}</dd>
        {need.work_hours > 0 && (
          <>
            <dt>By what residents need</dt>
            <dd>
              {[
                need.care_minutes > 0 && `${need.care_minutes} min of care at ${care_minutes_per_hour} min an hour`,
                need.one_to_one_hours > 0 && `${hoursWords(need.one_to_one_hours)} one to one`,
              ]
                .filter(Boolean)
                .join(' and ')}{' '}
              make {hoursWords(need.work_hours)} of work, {(need.work_hours / hours).toFixed(1)} people for{' '}
              {hoursWords(hours)}
            </dd>
          </>
        )}
      </dl>
      {lines.length > 0 && <Lines lines={lines} />}
    </>
  );
}

function Lines({ lines }: { lines: readonly NeedLine[] }) {
  const where = useEntityPaths();
  return (
    <details className={css['parts']}>
      <summary>
        Where it comes from: {lines.length} {lines.length === 1 ? 'resident' : 'residents'}
      </summary>
      <ul className={kit['list']} aria-label="Whose care is counted">
        {lines.map(({ resident, name, care_minutes, one_to_one_hours }) => {
          const to = where.record('resident', resident, resident);
          return (
            <li key={resident} className={kit['ends']}>
              {to ? (
                <Link className={kit['link']} to={to}>
                  {name}
                </Link>
              ) : (
                name
              )}
              <span>
                {[
                  care_minutes > 0 && `${care_minutes} min`,
                  one_to_one_hours > 0 && `${hoursWords(one_to_one_hours)} one to one`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
