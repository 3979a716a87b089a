import type { ChartAnswer } from '#domain/charts/chart-answer.ts';
import { charted, type ChartKind } from '#domain/charts/charted.ts';
import { currentDay } from '#domain/charts/current-day.ts';
import { windowUntil } from '#domain/charts/chart-window.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { Flag } from '../kit/ui/flags.tsx';
import { useHouseClock } from '../kit/house/house-clock.ts';
import type { StoredRecord } from '../kit/state/stored-record.ts';
import { ErrorState, Loading } from '../kit/page/states.tsx';
import { useNow } from '../kit/house/use-now.ts';
import { chartViews } from './chart-views.ts';
import { ChartWords } from './drawing/chart-words.tsx';
import { Sparkline } from '../kit/chart/sparkline.tsx';
import { useChartAnswer } from './use-chart-answer.ts';
import type { ChartPlace } from './use-chart-place.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import kit from '../kit/styles/kit.module.css';
import plot from '../kit/chart/plot.module.css';
import css from './charts-overview.module.css';

interface OverviewProps {
  person: StoredRecord;
  kinds: readonly ChartKind[];
  place: ChartPlace;
}

/** Four weeks of every chart side by side: what is watched first, then what has entries, then the rest. */
export function ChartsOverview({ person, kinds, place }: OverviewProps) {
  const { today } = useHouseClock();
  const now = useNow();
  const { body: answer, state, at, reload } = useChartAnswer(person.id, kinds, windowUntil(today(), '28'));
  if (state === 'failed')
    return (
      <ErrorState title="The charts could not be loaded" onRetry={reload}>
        Nothing that was recorded is lost. Check the network, then try again.
      </ErrorState>
    );
  if (!answer) return <Loading rows={6} label="Loading charts" />;
  return (
    <>
      <StaleNote state={state} at={at} reload={reload} />
      <p className={css['period']}>The last 28 days</p>
      <ul className={`${kit['cards']} ${plot['inked']}`}>
        {inOrder(kinds, answer).map((kind) => (
          <Card key={kind} kind={kind} answer={answer} now={now} place={place} />
        ))}
      </ul>
    </>
  );
}

function inOrder(kinds: readonly ChartKind[], { tracked = [], entries }: ChartAnswer): ChartKind[] {
  const rank = (kind: ChartKind) => (tracked.includes(kind) ? 0 : (entries[kind] ?? []).length > 0 ? 1 : 2);
  return kinds.toSorted((a, b) => rank(a) - rank(b));
}

function Card({ kind, answer, now, place }: { kind: ChartKind; answer: ChartAnswer; now: Moment; place: ChartPlace }) {
  const { summary } = chartViews[kind].make({
    answer,
    window: windowUntil(currentDay(kind, now, answer.house), '28'),
    now,
  });
  const isKnown = summary.small.values.some((value) => value !== null);
  return (
    <li className={css['card']} data-card>
      <div className={css['cardTop']}>
        <h3 className={kit['subheading']}>
          <Link to={place.pathTo({ chart: kind })} className={kit['link']}>
            {charted[kind].entity.labels.many}
          </Link>
        </h3>
        {answer.tracked?.includes(kind) && <Flag tone="info">Watched</Flag>}
      </div>
      {isKnown && <Sparkline of={summary.small} />}
      <ChartWords summary={summary} />
    </li>
  );
}
