import { isDay } from '#domain/kit/time/time.ts';
import { usualLookDays } from '#domain/residents/looks/who-looked.ts';
import { SegmentedControl } from '@mantine/core';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { DayBox } from '../../kit/input/dates/day-box.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import css from './looks.module.css';

const spans = [usualLookDays, 31, 92];

/** Which days are looked at: the last so many, or from one day to another. They stand in the address. */
export function LookDays({ from, to }: { from: string; to: string }) {
  const { today, dayAway } = useHouseClock();
  const [, ask] = usePageParams();
  const chosen = to === today() ? spans.find((days) => dayAway(1 - days) === from) : undefined;
  const choose = (name: string) => (day: string | null) => day && isDay(day) && ask(name, day);
  return (
    <div className={`${css['days']} no-print`}>
      <SegmentedControl
        aria-label="How far back"
        data={spans.map((days) => ({ value: String(days), label: `${days} days` }))}
        value={chosen ? String(chosen) : ''}
        onChange={(days) => {
          ask('date_from', dayAway(1 - Number(days)));
          ask('date_to', null);
        }}
      />
      <DayBox isLate label="From" value={from} onChange={choose('date_from')} />
      <DayBox isLate label="To" value={to} onChange={choose('date_to')} />
    </div>
  );
}
