import { dayWords } from '#domain/kit/time/day-words.ts';
import { patternsMadeOf, type MoneyPattern, type MoneyPatterns } from '#domain/money/patterns/money-patterns.ts';
import { patternCards, patternFigures } from '#domain/money/patterns/pattern-words.ts';
import { Link } from 'react-router';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { poundWords } from '#domain/kit/words/pound-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../money.module.css';

const isPatterns = objectWith<MoneyPatterns>('from', 'to', 'patterns');

/** Figures that stand out in the spending of residents' money, each with its reason and how it was counted. */
export function PatternsPage({ home }: { home: ListedHome }) {
  const found = useLiveAnswer(`/api/home/${home.id}/money-patterns/`, {
    is: isPatterns,
    of: patternsMadeOf,
    home: home.id,
  });
  const { body, state, status, reload } = found;
  return (
    <Page title="Patterns" back={{ to: '/payment', label: 'Money' }} actions={<PrintButton />}>
      <StaleNote {...found} />
      {state === 'loading' && <Loading rows={6} label="Loading the figures" />}
      {state === 'failed' && status === 403 && <NoRight title="You do not have the right to see these figures" />}
      {state === 'failed' && status !== 403 && !body && (
        <ErrorState title="The figures could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {body && (
        <>
          <p className={kit['quiet']}>
            What stands out in {body.looked_at} payments out of residents’ tins, {dayWords(body.from)} to{' '}
            {dayWords(body.to)}. These are figures, not findings: look at the entries and ask first. What is about you
            is shown to others.
          </p>
          {body.patterns.length === 0 && (
            <Empty title="Nothing stands out">Pairs, round sums, hours, gift cards and receipts look ordinary.</Empty>
          )}
          <div className={css['house']}>
            {body.patterns.map((pattern) => (
              <PatternPanel key={`${pattern.kind} ${pattern.recorded_by}`} pattern={pattern} />
            ))}
          </div>
        </>
      )}
    </Page>
  );
}

function PatternPanel({ pattern }: { pattern: MoneyPattern }) {
  const { title, why, mostly, counted } = patternCards[pattern.kind];
  return (
    <Panel title={title} wide>
      <p>
        <strong>{patternFigures(pattern)}</strong>
      </p>
      <p>
        {why} {mostly}
      </p>
      <p className={kit['note']}>How it was counted: {counted}</p>
      <details>
        <summary>Entries: {pattern.entries.length}</summary>
        <ul>
          {pattern.entries.map((one) => (
            <PatternLine key={one.id} entry={one} />
          ))}
        </ul>
      </details>
    </Panel>
  );
}

function PatternLine({ entry }: { entry: MoneyPattern['entries'][number] }) {
  const { zone } = useHouseClock();
  const to = useEntityPaths().record('payment', entry.id, null);
  const words = `${poundWords(entry.amount)} ${entry.description}, ${entry.payee}`;
  return (
    <li>
      {to ? (
        <Link className={kit['link']} to={to}>
          {words}
        </Link>
      ) : (
        words
      )}{' '}
      <span className={kit['note']}>
        {momentInWords(entry.occurred_at, zone, true)} · {entry.resident_name}
      </span>
    </li>
  );
}
