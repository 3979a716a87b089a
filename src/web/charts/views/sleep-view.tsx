import { shortDay } from '#domain/kit/time/day-words.ts';
import { nightStrips, sleepSummary, type SleepChartQuery } from '#domain/charts/sleep-chart.ts';
import { isByWeek } from '#domain/charts/chart-window.ts';
import { DailyBars } from '../../kit/chart/daily-bars.tsx';
import type { ChartView } from '../drawing/made-chart.ts';
import { NightStrips, stripKey } from '../drawing/night-strips.tsx';
import facts from '../drawing/facts.module.css';
import css from './sleep-view.module.css';

/** Nights as strips while they can be told apart, as bars of hours beyond that. */
export const sleepView: ChartView = {
  usual: 'week',
  table: ['settled_at', 'woke_at', 'sleep_hours', 'wakings', 'quality', 'day_nap_min', 'status'],
  make({ answer: { entries, house }, window, now }) {
    const rows = entries.sleep ?? [];
    const asked: SleepChartQuery = { window, now, house };
    const nights = nightStrips(rows, asked);
    const summary = sleepSummary(rows, asked);
    if (isByWeek(window)) {
      const bars = nights.map((night) => ({
        name: shortDay(night.night_of),
        value: night.hours?.sleep_hours ?? null,
        way: night.hours && night.hours.sleep_hours < house.sleep_low_hours ? ('down' as const) : null,
      }));
      return { summary, picture: (label) => <DailyBars label={label} unit="hours" bars={bars} least={8} tone={3} /> };
    }
    return {
      summary,
      picture: (label) => <NightStrips label={label} nights={nights} zone={house.time_zone} />,
      more: <StripKey />,
    };
  },
};

const StripKey = () => (
  <ul className={facts['key']} aria-label="What the strips mean">
    {stripKey.map(([look, words]) => (
      <li key={look}>
        <span aria-hidden="true" className={css['swatch']} data-look={look} /> {words}
      </li>
    ))}
    <li>
      <span aria-hidden="true" className={css['tick']} /> Looked in
    </li>
  </ul>
);
