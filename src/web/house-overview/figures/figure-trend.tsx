import { figureWords } from '#domain/house-overview/figure-words.ts';
import { figureOf, type FigureName } from '#domain/house-overview/figures.ts';
import type { FigureDetail } from '#domain/house-overview/overview.ts';
import { firstTrendDay, trendWeeks } from '#domain/house-overview/readings.ts';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { addDays, daysBetween } from '#domain/kit/time/time.ts';
import { TrendLine } from '../../kit/chart/trend-line.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import kit from '../../kit/styles/kit.module.css';

const namedEvery = 4;

/** How a figure went in the last twelve weeks, by what it was each morning. */
export function FigureTrend({ name, detail }: { name: FigureName; detail: FigureDetail }) {
  const today = useHouseClock().today();
  const from = firstTrendDay(today);
  const points = detail.readings.flatMap(({ day, value }) =>
    value === null
      ? []
      : [
          {
            at: daysBetween(from, day) / daysBetween(from, today),
            value,
            words: `${dayWords(day)}: ${figureWords(name, { value, of: null })}`,
          },
        ],
  );
  if (points.length < 2)
    return (
      <Panel title="Trend">
        <p className={kit['quiet']}>
          A figure is kept each morning. After a few days this shows whether it gets better or worse.
        </p>
      </Panel>
    );
  const names = Array.from({ length: trendWeeks / namedEvery + 1 }, (_, place) =>
    dayWords(addDays(from, place * namedEvery * 7)),
  );
  const first = points[0]?.words ?? '';
  const last = points.at(-1)?.words ?? '';
  return (
    <Panel title="Trend of twelve weeks">
      <TrendLine
        label={`${figureOf(name).label} over twelve weeks. First ${first}; last ${last}.`}
        lines={[points]}
        unit=""
        names={names}
        height={200}
        isWhole={(figureOf(name).unit ?? 'count') === 'count'}
      />
    </Panel>
  );
}
