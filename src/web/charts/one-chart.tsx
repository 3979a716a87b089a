import { currentDay } from '#domain/charts/current-day.ts';
import { charted, type ChartKind } from '#domain/charts/charted.ts';
import { windowUntil } from '#domain/charts/chart-window.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconPlus, IconTable } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useHouseClock } from '../kit/house/house-clock.ts';
import type { StoredRecord } from '../kit/state/stored-record.ts';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { mayAdd } from '../kit/access/record-rights.ts';
import { openRecord } from '../kit/state/recording.ts';
import { useRights } from '../kit/access/rights.ts';
import { ErrorState, Loading } from '../kit/page/states.tsx';
import { useNow } from '../kit/house/use-now.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { NextDrink } from './views/next-drink.tsx';
import { ChartTable, rowsWithin, type TableRow } from './drawing/chart-table.tsx';
import { chartViews } from './chart-views.ts';
import { ChartWords } from './drawing/chart-words.tsx';
import { TimeBar, windowInWords } from './time-bar.tsx';
import { useChartAnswer } from './use-chart-answer.ts';
import type { ChartPlace } from './use-chart-place.ts';
import kit from '../kit/styles/kit.module.css';
import plot from '../kit/chart/plot.module.css';
import css from './one-chart.module.css';

interface OneChartProps {
  person: StoredRecord;
  kind: ChartKind;
  place: ChartPlace;
  hasLeft: boolean;
}

/** One chart by itself: its words, its picture, and the same facts as a table. */
export function OneChart({ person, kind, place, hasLeft }: OneChartProps) {
  const { entity } = charted[kind];
  const rights = useRights();
  return (
    <section className={`${plot['inked']} ${css['one']}`}>
      <div className={css['top']}>
        <Link to={place.pathTo({ chart: null })} className={`${kit['link']} ${css['back']}`}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
          All charts
        </Link>
        <h2 className={kit['heading']}>{entity.labels.many}</h2>
        <div className={css['actions']}>
          <Button variant="subtle" component={Link} to={place.recordsPath(kind)}>
            All entries
          </Button>
          <PrintButton />
          {!hasLeft && mayAdd(entity, rights) && (
            <Button
              onClick={() => openRecord({ resident: person.id, kind })}
              leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            >
              Record
              <VisuallyHidden>
                {' '}
                {midSentence(entity.labels.one)} for {personName(person)}
              </VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      <ChartBody key={`${kind} ${place.range} ${place.until}`} person={person} kind={kind} place={place} />
      {kind === 'fluid_intake' && !hasLeft && mayAdd(entity, rights) && <NextDrink person={person.id} />}
    </section>
  );
}

function ChartBody({ person, kind, place }: Omit<OneChartProps, 'hasLeft'>) {
  const { today } = useHouseClock();
  const now = useNow();
  const {
    body: answer,
    state,
    at,
    reload,
  } = useChartAnswer(person.id, [kind], windowUntil(place.until ?? today(), place.range));
  // Until the house has told when its day begins, the calendar's day stands for it.
  const last = answer ? currentDay(kind, now, answer.house) : today();
  const window = windowUntil(place.until ?? last, place.range);
  const [showsTable, setShowsTable] = useState(false);
  return (
    <>
      <TimeBar place={place} window={window} today={last} />
      <StaleNote state={state} at={at} reload={reload} />
      {state === 'failed' && (
        <ErrorState title="This chart could not be loaded" onRetry={reload}>
          Nothing that was recorded is lost. Check the network, then try again.
        </ErrorState>
      )}
      {state === 'loading' && <Loading rows={6} label="Loading chart" />}
      {answer && (
        <Drawn
          kind={kind}
          answer={answer}
          window={window}
          now={now}
          place={place}
          showsTable={showsTable}
          onShowTable={setShowsTable}
        />
      )}
    </>
  );
}

type DrawnProps = Parameters<(typeof chartViews)[ChartKind]['make']>[0] & {
  kind: ChartKind;
  place: ChartPlace;
  showsTable: boolean;
  onShowTable(shows: boolean): void;
};

function Drawn({ kind, answer, window, now, place, showsTable, onShowTable }: DrawnProps) {
  const id = useId();
  const { make, table } = chartViews[kind];
  const { summary, picture, more, figures } = make({ answer, window, now });
  const title = `${charted[kind].entity.labels.many}, ${windowInWords(window)}`;
  // The rows of every chart are entries; which one it is the compiler cannot follow through the table of charts.
  const rows = rowsWithin(kind, (answer.entries[kind] ?? []) as readonly TableRow[], window, answer.house);
  return (
    <>
      <p className={kit['quiet']}>{windowInWords(window)}</p>
      <ChartWords summary={summary} />
      {rows.length > 0 && (
        <figure className={css['figure']}>
          {picture(`${title}. ${summary.sentence}`)}
          {more && <figcaption className={css['more']}>{more}</figcaption>}
        </figure>
      )}
      {rows.length > 0 && (
        <Button
          variant="default"
          className={css['toggle'] ?? ''}
          aria-expanded={showsTable}
          aria-controls={id}
          onClick={() => onShowTable(!showsTable)}
          leftSection={<IconTable size={20} stroke={1.75} aria-hidden />}
        >
          {showsTable ? 'Hide the table' : 'Show as table'}
        </Button>
      )}
      <div id={id}>
        {showsTable && (
          <ChartTable
            kind={kind}
            label={title}
            fields={table}
            figures={figures ?? []}
            rows={rows}
            zone={answer.house.time_zone}
            pathTo={(entry) => place.entryPath(kind, entry)}
          />
        )}
      </div>
    </>
  );
}
