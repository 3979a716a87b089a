import type { HistoryLine } from '#domain/staff/history/history-line.ts';
import { isByItself } from '#domain/staff/history/history-sentence.ts';
import { clockTime } from '#domain/kit/time/clock-time.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { lineSentence } from './line-sentence.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './history-list.module.css';

/** People's lines each by themselves; what the clock did in between is one, to be unfolded. */
function foldedOf(lines: readonly HistoryLine[]): readonly (readonly HistoryLine[])[] {
  const groups: HistoryLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last && isByItself(last) && isByItself(line)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

function Line({ line, pathTo }: { line: HistoryLine; pathTo(line: HistoryLine): string }) {
  const { zone } = useHouseClock();
  const { at, result, reason } = line;
  return (
    <>
      <time dateTime={at} className={css['at']}>
        {clockTime(at, zone)}
      </time>
      <span>
        <Link className={css['sentence']} to={pathTo(line)}>
          {lineSentence(line)}
        </Link>
        {result === 'failed' && <Flag tone="danger">Failed</Flag>}
        {result === 'denied' && <Flag tone="watch">Refused</Flag>}
        {reason && <span className={kit['note']}> Reason: {reason}</span>}
      </span>
    </>
  );
}

/** The history as one would tell it, day by day, the newest first. */
export function HistoryList({ lines, pathTo }: { lines: readonly HistoryLine[]; pathTo(line: HistoryLine): string }) {
  const { zone } = useHouseClock();
  const dayOf = (line: HistoryLine) => localDay(line.at, zone);
  const days = [...new Set(lines.map(dayOf))].map((day) => [day, lines.filter((line) => dayOf(line) === day)] as const);
  return days.map(([day, ofDay]) => (
    <section key={day} className={css['day']}>
      <h2 className={kit['subheading']}>{dayInWords(day)}</h2>
      <ol className={kit['bare']}>
        {foldedOf(ofDay).map((group) => {
          const [line] = group;
          if (!line) return null;
          if (!isByItself(line))
            return (
              <li key={line.id} className={css['line']}>
                <Line line={line} pathTo={pathTo} />
              </li>
            );
          return (
            <li key={line.id}>
              <details className={css['folded']}>
                <summary>Hearth did {group.length === 1 ? '1 thing' : `${group.length} things`} by itself</summary>
                <ol className={kit['bare']}>
                  {group.map((one) => (
                    <li key={one.id} className={css['line']}>
                      <Line line={one} pathTo={pathTo} />
                    </li>
                  ))}
                </ol>
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
