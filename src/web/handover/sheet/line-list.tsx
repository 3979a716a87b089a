import {
  isAhead,
  lineMarks,
  lineParts,
  lineRanks,
  partOrder,
  type HandoverLine,
} from '#domain/handover/handover-line.ts';
import { localDay, localTime } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../handover.module.css';

/** When and by whom; the date only where it is not today's. Of what is to be done only who noted it, lest they be taken for who is to do it. */
function useStamp() {
  const { zone, today } = useHouseClock();
  return (line: HandoverLine) => {
    const { at, by } = line;
    if (by && isAhead(line)) return `Noted by ${by}`;
    const day = localDay(at, zone);
    const when = day === today() ? localTime(at, zone) : `${dayInWords(day, true)}, ${localTime(at, zone)}`;
    return [when, by].filter(Boolean).join(' · ');
  };
}

function OneLine({ line, to }: { line: HandoverLine; to: string | null }) {
  const stamp = useStamp();
  return (
    <li className={css['line']} data-rank={line.rank} data-mark={line.mark}>
      {to ? (
        <Link to={to} className={css['words']}>
          {line.words}
        </Link>
      ) : (
        <span className={css['words']}>{line.words}</span>
      )}
      <span className={css['stamp']}>
        {line.rank === 'safety' && <Flag tone="danger">Safety</Flag>}
        {line.rank === 'arrival' && <Flag tone="info">{lineRanks.arrival}</Flag>}
        {line.mark === 'updated' && <Flag tone="info">{lineMarks.updated}</Flag>}
        {stamp(line)}
      </span>
    </li>
  );
}

interface LineListProps {
  lines: readonly HandoverLine[];
  addressOf(line: HandoverLine): string | null;
}

/** Lines under their four headings; each leads to the record it was read from. */
export function LineList({ lines, addressOf }: LineListProps) {
  return (
    <dl className={css['parts']}>
      {partOrder.map((part) => {
        const own = lines.filter((line) => line.part === part);
        if (own.length === 0) return null;
        return (
          <div key={part} className={css['part']}>
            <dt>{lineParts[part]}</dt>
            <dd>
              <ul className={kit['bare']}>
                {own.map((line) => (
                  <OneLine
                    key={`${line.source.entity}${line.source.id}${line.words}`}
                    line={line}
                    to={addressOf(line)}
                  />
                ))}
              </ul>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
