import { isDay } from '#domain/kit/time/time.ts';
import { usualLookDays } from '#domain/residents/looks/who-looked.ts';
import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { DayBox } from '../../kit/input/dates/day-box.tsx';
import css from './looks.module.css';

const spans = [usualLookDays, 31, 92];

/** Which days are looked at: the last so many, or from one day to another. They stand in the address. */
export function LookDays({ from, to }: { from: string; to: string }) {
  const { today, dayAway } = useHouseClock();
  const [, setParams] = useSearchParams();
  const ask = (days: Readonly<Record<string, string>>) =>
    setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), ...days }), { replace: true });
  const chosen = to === today() ? spans.find((days) => dayAway(1 - days) === from) : undefined;
  const choose = (name: 'date_from' | 'date_to') => (day: string | null) => {
    if (day && isDay(day)) ask({ date_from: from, date_to: to, [name]: day });
  };
  return (
    <div className={`${css['days']} no-print`}>
      <SegmentedControl
        aria-label="How far back"
        data={spans.map((days) => ({ value: String(days), label: `${days} days` }))}
        value={chosen ? String(chosen) : ''}
        onChange={(days) => ask({ date_from: dayAway(1 - Number(days)), date_to: today() })}
      />
      <DayBox isLate label="From" value={from} onChange={choose('date_from')} />
      <DayBox isLate label="To" value={to} onChange={choose('date_to')} />
    </div>
  );
}
