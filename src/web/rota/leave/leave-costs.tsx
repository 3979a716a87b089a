import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import { shiftSkills } from '#domain/rota/cover/shift-skills.ts';
import { shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import type { LeaveCover, LeaveDay } from '#domain/rota/leave/leave-cover.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './leave.module.css';

const toneOf = ({ after, needed, least, lacks }: LeaveCover) =>
  after < least ? 'danger' : after < needed || lacks.length > 0 ? 'watch' : 'good';

const coverSaid = ({ shift, now, after, needed, lacks }: LeaveCover): string =>
  [
    `${shiftName(shift, true)} ${after}/${needed}`,
    ...(after < now ? [`now ${now}`] : []),
    ...lacks.map((skill) => `then without ${shiftSkills[skill]}`),
  ].join(', ');

/** For each day of leave the shifts that become open, and every shift of the day as it would be then. */
export function LeaveCosts({ days }: { days: readonly LeaveDay[] }) {
  const { zone } = useHouseClock();
  return (
    <ul className={kit['list']} aria-label="What each day costs">
      {days.map(({ date, opens, cover }) => (
        <li key={date} className={css['day']}>
          <strong>{weekdayAndDay(date)}</strong>
          <span className={css['cover']}>
            {opens.map((shift) => (
              <Flag key={shift.id} tone="watch">
                {shiftName(shift.shift_type)} {shiftTimes(shift, zone)} becomes open
              </Flag>
            ))}
            {cover.map((one) => (
              <Flag key={one.shift} tone={toneOf(one)}>
                {coverSaid(one)}
              </Flag>
            ))}
            {opens.length === 0 && cover.length === 0 && 'Nothing is needed on this day'}
          </span>
        </li>
      ))}
    </ul>
  );
}
