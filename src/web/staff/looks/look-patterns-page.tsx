import { settlementAnswers, type LookPattern, type LookPatterns } from '#domain/residents/looks/look-patterns.ts';
import { lookPatternCards, lookPatternFigures } from '#domain/residents/looks/look-pattern-words.ts';
import { clockTime } from '#domain/kit/time/clock-time.ts';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { dayInWords, momentInWords } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { LookDays } from './look-days.tsx';
import { useLookPaths } from './look-paths.ts';
import { NoLooks } from './looks-gate.tsx';
import { isPatterns, SettleLook } from './settle-look.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './looks.module.css';

/** What stands out in who read what in the house: figures with their reasons, each to be left with a few words. */
export function LookPatternsPage({ home }: { home: ListedHome }) {
  const [params] = useSearchParams();
  const paths = useLookPaths();
  const asked = new URLSearchParams([...params].filter(([name]) => name === 'date_from' || name === 'date_to'));
  const path = `/api/home/${home.id}/look-patterns/`;
  const { body, state, status, reload, take } = useLiveAnswer(`${path}?${asked}`, {
    is: isPatterns,
    of: [],
    saidFor: 403,
  });
  return (
    <Page
      title="Looks that stand out"
      back={{ to: paths.history, label: 'History' }}
      actions={state !== 'failed' && <PrintButton />}
    >
      {state === 'loading' && <Loading rows={6} label="Loading what stands out" />}
      {state === 'failed' && status === 403 && <NoLooks />}
      {state === 'failed' && status !== 403 && (
        <ErrorState title="The figures could not be loaded" onRetry={reload}>
          This does not mean that nothing stands out. Check the days and the network, then try again.
        </ErrorState>
      )}
      {body && <Found home={home} found={body} path={path} onSettled={take} />}
    </Page>
  );
}

interface FoundProps {
  home: ListedHome;
  found: LookPatterns;
  path: string;
  onSettled(found: LookPatterns): void;
}

function Found({ home, found, path, onSettled }: FoundProps) {
  const { from, to, zone, looked_at, is_cut, days_without_rota, patterns } = found;
  const open = patterns.filter(({ settled }) => settled === null);
  const settled = patterns.filter((pattern) => pattern.settled !== null);
  const days = { date_from: from, date_to: to };
  return (
    <div className={kit['stack']}>
      <LookDays from={from} to={to} />
      <p className={kit['quiet']}>
        What stands out in {looked_at.toLocaleString('en-GB')} looks at records in {home.name}, {dayInWords(from, true)}{' '}
        to {dayInWords(to, true)}. These are figures, not findings: ask first. What is about you is shown to others.
      </p>
      {is_cut && <Flag tone="watch">The oldest looks of these days are left out. Choose fewer days.</Flag>}
      {days_without_rota.length > 0 && (
        <p className={kit['note']}>
          The rota shows nobody at work for some hours of{' '}
          {days_without_rota.map((day) => dayInWords(day, true)).join(', ')}. Who was off the rota then is not known.
        </p>
      )}
      {open.length === 0 && (
        <Empty title="Nothing is left to settle">Rota, hours, names and residents who left look ordinary.</Empty>
      )}
      {open.map((pattern) => (
        <PatternPanel key={pattern.key} pattern={pattern} zone={zone}>
          <SettleLook pattern={pattern} path={path} days={days} onSettled={onSettled} />
        </PatternPanel>
      ))}
      {settled.length > 0 && (
        <details className={css['settled']}>
          <summary>Settled: {settled.length}</summary>
          <div className={kit['stack']}>
            {settled.map((pattern) => (
              <PatternPanel key={pattern.key} pattern={pattern} zone={zone} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface PatternPanelProps {
  pattern: LookPattern;
  zone: string;
  children?: ReactNode;
}

function PatternPanel({ pattern, zone, children }: PatternPanelProps) {
  const paths = useLookPaths();
  const { title, why, mostly, counted } = lookPatternCards[pattern.kind];
  const { user, resident, day, first_at, last_at, saw, settled } = pattern;
  const [from, until] = [clockTime(first_at, zone), clockTime(last_at, zone)];
  const hours = from === until ? from : `${from} to ${until}`;
  const lines = paths.lines({
    user,
    ...(resident ? { resident: resident.id } : {}),
    ...(pattern.kind === 'relative' ? {} : { date_from: day, date_to: day }),
  });
  return (
    <Panel title={title} action={children}>
      <p className={css['figures']}>
        <strong>{lookPatternFigures(pattern)}</strong>{' '}
        <span className={kit['note']}>
          {dayInWords(day)}, {hours}
        </span>
      </p>
      {saw.length > 0 && <p className={css['figures']}>{saw.join(' ')}</p>}
      <p className={css['figures']}>
        {why} {mostly}
      </p>
      {settled && (
        <p className={css['figures']}>
          <Flag tone="good">{settlementAnswers[settled.answer]}</Flag> {settled.words}{' '}
          <span className={kit['note']}>
            {settled.by}, {momentInWords(settled.at, zone, true)}
          </span>
        </p>
      )}
      <p className={`${kit['note']} ${css['figures']}`}>How it was counted: {counted}</p>
      <Link to={lines} className={`${kit['link']} no-print`}>
        See the lines of the history
      </Link>
    </Panel>
  );
}
