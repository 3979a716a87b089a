import type { Duty } from '#domain/incidents/incident/incident-duties.ts';
import { compareMoments } from '#domain/kit/time/time.ts';
import type { ReactNode } from 'react';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { dutyDeadline, dutyWords } from './duty-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './duty-list.module.css';

function dutyStatus(
  { kind, by, reasons, isMet, isMetOtherwise }: Duty,
  now: string,
): { tone: FlagTone; words: string } {
  const { met, otherwise } = dutyWords[kind];
  if (isMet) return isMetOtherwise && otherwise ? { tone: 'info', words: otherwise } : { tone: 'good', words: met };
  if (by !== null && compareMoments(now, by) > 0) return { tone: 'danger', words: 'Late' };
  if (reasons.length === 0) return { tone: 'quiet', words: 'To be decided' };
  return by === null ? { tone: 'danger', words: 'Now' } : { tone: 'watch', words: 'To do' };
}

interface DutyListProps {
  duties: readonly Duty[];
  /** What one may do about it, or how it was decided. */
  more?: (duty: Duty) => ReactNode;
}

/** Who is to be told and what is to be decided, each with its reasons and its deadline. */
export function DutyList({ duties, more }: DutyListProps) {
  const { zone } = useHouseClock();
  const now = useNow();
  return (
    <ul className={kit['bare']}>
      {duties.map((duty) => {
        const { tone, words } = dutyStatus(duty, now);
        const deadline = dutyDeadline(duty, zone);
        return (
          <li key={duty.kind} className={css['duty']}>
            <div className={css['dutyTop']}>
              <strong>{dutyWords[duty.kind].title}</strong>
              <Flag tone={tone}>{words}</Flag>
            </div>
            {duty.reasons.length === 0 && !duty.isMet && (
              <span className={kit['note']}>Nothing in the report points to it; it is decided all the same.</span>
            )}
            {duty.reasons.map((reason) => (
              <span key={reason}>{reason}</span>
            ))}
            {deadline && <span className={kit['note']}>{deadline}</span>}
            {more?.(duty)}
          </li>
        );
      })}
    </ul>
  );
}
