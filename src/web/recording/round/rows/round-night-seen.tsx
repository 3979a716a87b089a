import { nextCheck } from '#domain/daily-care/sleep/next-check.ts';
import { isWrittenLate } from '#domain/daily-care/sleep/written-checks.ts';
import type { RoundResident } from '#domain/homes/round.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { clockTime } from '#domain/kit/time/clock-time.ts';
import { compareMoments, type Moment } from '#domain/kit/time/time.ts';
import { Flag } from '../../../kit/ui/flags.tsx';
import { useHouseClock } from '../../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../../kit/house/use-home-settings.ts';
import { checksIn } from '../../../pads/night/night-strip.tsx';
import { nightStates } from './round-night.tsx';
import kit from '../../../kit/styles/kit.module.css';
import css from './round-night-seen.module.css';

/** What was seen this night, and when the next check is due. In the hour that comes twice each time says which of the two it is. */
export function RoundNightSeen({ row, begins, now }: { row: RoundResident; begins: Moment | null; now: Moment }) {
  const { zone } = useHouseClock();
  const { late_entry_minutes } = useHomeSettings();
  const checks = checksIn(row.sheet?.['checks']).toSorted((a, b) => compareMoments(a.checked_at, b.checked_at));
  const next =
    row.checking && begins !== null
      ? nextCheck({ ...row.checking, last_at: checks.at(-1)?.checked_at ?? row.checking.last_at }, { begins, now })
      : null;
  return (
    <div className={css['night']}>
      <span className={kit['note']}>
        {row.checking?.interval_min ? `Every ${row.checking.interval_min} minutes` : 'Nobody is to look in'}
      </span>
      {next && next.state !== 'later' && (
        <Flag tone={next.state === 'overdue' ? 'danger' : 'watch'}>
          {next.state === 'overdue' ? 'Overdue' : 'Due'} since {clockTime(next.due_at, zone)}
        </Flag>
      )}
      {next?.state === 'later' && <span className={kit['note']}>Next at {clockTime(next.due_at, zone)}</span>}
      {checks.length > 0 && (
        <ol className={css['checks']} aria-label="Seen this night">
          {checks.slice(-6).map(({ checked_at, state, recorded_at = null }) => (
            <li key={checked_at}>
              <strong>{clockTime(checked_at, zone)}</strong> {midSentence(nightStates[state] ?? state)}
              {recorded_at && isWrittenLate({ checked_at, recorded_at }, late_entry_minutes) && (
                <em>, written {clockTime(recorded_at, zone)}</em>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
