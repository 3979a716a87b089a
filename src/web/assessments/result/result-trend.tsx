import { shortDay } from '#domain/kit/time/day-words.ts';
import type { AssessmentSheet } from '#domain/assessments/filling/assessment-sheet.ts';
import { addDays, daysBetween, localDay } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { TrendLine } from '../../kit/chart/trend-line.tsx';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { resultPath } from '../fill/assessment-paths.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './result.module.css';

/** Every result with this form that counts, as a line and in words. */
export function ResultTrend({ sheet: { form, past, result } }: { sheet: AssessmentSheet }) {
  const { zone } = useHouseClock();
  const scored = past.flatMap(({ id, assessed_at, total, band }) =>
    total === null ? [] : [{ id, day: localDay(assessed_at, zone), total, band }],
  );
  const [first, last] = [scored.at(0), scored.at(-1)];
  if (!first || !last) return null;
  const days = Math.max(1, daysBetween(first.day, last.day));
  const names = Array.from({ length: days + 1 }, (_, day) => shortDay(addDays(first.day, day)));
  return (
    <Panel title="Over time" count={scored.length}>
      {scored.length > 1 && (
        <TrendLine
          label={`${form.title}: ${first.total} on ${dayInWords(first.day)}, ${last.total} on ${dayInWords(last.day)}`}
          lines={[
            scored.map(({ day, total, band }) => ({
              at: (daysBetween(first.day, day) + 0.5) / (days + 1),
              value: total,
              words: `${shortDay(day)}: ${total}${band ? `, ${band}` : ''}`,
            })),
          ]}
          unit="Score"
          names={names}
          height={220}
          isWhole={scored.every(({ total }) => Number.isInteger(total))}
        />
      )}
      <ul className={`${kit['bare']} ${css['past']}`} aria-label="Results so far">
        {scored.toReversed().map(({ id, day, total, band }) => (
          <li key={id}>
            {id === result?.id ? (
              <strong>{dayInWords(day, true)}</strong>
            ) : (
              <Link className={kit['link']} to={resultPath(id)}>
                {dayInWords(day, true)}
              </Link>
            )}
            <span>{total}</span>
            <span>{band}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
