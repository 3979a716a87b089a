import { localDay } from '#domain/kit/time.ts';
import type { ResidentSummary } from '#domain/residents/resident-summary.ts';
import { resident } from '#domain/residents/resident.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { pathOf } from '../kit/entities.ts';
import { useNews } from '../kit/events.ts';
import { Flag } from '../kit/flags.tsx';
import { dayInWords, momentInWords, useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { Panel, Panels } from '../kit/panel.tsx';
import { Line, Lines } from '../kit/record-lines.tsx';
import { mayAdd } from '../kit/record-rights.ts';
import { useRights } from '../kit/rights.ts';
import { useAnswer } from '../kit/use-answer.ts';
import { entityNamed } from '../records/known-entities.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { residentTabs, tabOf } from './resident-tabs.ts';
import { todayLines, type TodayLine } from './today-lines.ts';
import css from './residents.module.css';

const told = [...residentTabs.charts.kinds, ...residentTabs.notes.kinds, 'plan', 'risk', 'notification'];

/** How the person is, in one call: the day, what was written last, and what to have in mind. */
export function ResidentToday({ person, hasLeft }: { person: Kept; hasLeft: boolean }) {
  const { zone, now } = useHouseClock();
  const { body, state, reload } = useAnswer<ResidentSummary>(`${pathOf(resident)}${person.id}/summary/`);
  useNews(told, (news) => {
    if (news.resident === person.id) reload();
  });
  const lines = body ? todayLines(body) : [];
  return (
    <Panels>
      <Panel title={`Today, ${dayInWords(localDay(now(), zone))}`} state={state} onRetry={reload} rows={6} isEmpty={lines.length === 0} empty="Nothing of the day’s charts may be shown to you.">
        <ul className={css['day']}>{lines.map((line) => <DayLine key={line.label} line={line} person={person.id} isClosed={hasLeft} />)}</ul>
      </Panel>
      <AtAGlance person={person} summary={body} state={state} onRetry={reload} />
      <Panel title="Last recorded" wide state={state} onRetry={reload} isEmpty={body?.entries.length === 0} empty="Nothing has been recorded yet.">
        <Lines>
          {body?.entries.map(({ kind, id, when, words, by }) => (
            <Line key={id} to={recordPath(person.id, kind, id)} title={`${entityNamed(kind).labels.one}: ${words}`}>{[momentInWords(when, zone), by].filter(Boolean).join(' · ')}</Line>
          ))}
        </Lines>
      </Panel>
    </Panels>
  );
}

const recordPath = (person: string, kind: string, id: string) => `?id=${person}&tab=${tabOf(kind)}&of=${kind}&record=${id}`;

function DayLine({ line: { kind, label, words, at, night, flag }, person, isClosed }: { line: TodayLine; person: string; isClosed: boolean }) {
  const rights = useRights();
  const { zone } = useHouseClock();
  const when = at ? momentInWords(at, zone) : night ? `night of ${dayInWords(night)}` : null;
  const path = `?id=${person}&tab=${tabOf(kind)}&of=${kind}`;
  return (
    <li>
      <span className={css['label']}>{label}</span>
      <span className={css['stands']}>
        {words ? <Link to={path} className={css['open']}>{words}</Link> : <span className={css['none']}>None recorded</span>}
        {when && <span className={css['when']}>{when}</span>}
        {flag && <Flag tone={flag.tone}>{flag.words}</Flag>}
      </span>
      {!isClosed && mayAdd(entityNamed(kind), rights) && <Link to={`${path}&add=1`} className={css['plus']} aria-label={`Record ${label.toLowerCase()}`}><IconPlus size={22} stroke={1.75} aria-hidden /></Link>}
    </li>
  );
}
