import { drunkWords } from '#domain/daily-care/fluids/fluid-range.ts';
import type { Board } from '#domain/homes/board.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { severities, type Severity } from '#domain/kit/traits/severity.ts';
import { notification } from '#domain/notices/notification.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { openRecord } from '../../kit/state/recording.ts';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useAuth } from '../../kit/state/store.ts';
import type { LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useRecords, worstState } from '../../kit/data/use-records.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { alertTitle } from '../../notices/reminders/alert-title.ts';
import { tabOf } from '../../records/resident-tabs.ts';
import { useHeldLines } from './use-held-lines.ts';
import { isWritten, whatNeedsMe, type Reminder, type Waiting } from './what-needs-me.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './needs-you-now.module.css';

const shownAtOnce = 6;
const tones: Readonly<Record<Severity, FlagTone>> = {
  critical: 'danger',
  high: 'danger',
  medium: 'watch',
  low: 'info',
  info: 'info',
};

/** The alerts for whoever looks, and what is overdue in the house, each with the one thing to press. */
export function NeedsYouNow({ home, board }: { home: string; board: LiveAnswer<Board> }) {
  const me = useAuth().user?.id ?? null;
  const seesAlerts = maySee(useRights(), notification.name);
  const {
    records,
    state: alertsAre,
    at,
    reload,
  } = useRecords(notification, { home, informed: me, status: 'active', limit: '200' }, { isPart: true });
  const [isWhole, setIsWhole] = useState(false);
  const { shown, holding } = useHeldLines(whatNeedsMe(seesAlerts ? records : [], board.body));
  const state = worstState([
    { state: board.body ? 'loaded' : board.state },
    ...(seesAlerts ? [{ state: alertsAre }] : []),
  ]);
  const left = shown.length - shownAtOnce;
  const retry = () => {
    reload();
    board.reload();
  };
  return (
    <div {...holding} data-tour="needs">
      <Panel
        title="Needs you now"
        count={shown.length > 0 ? shown.length : undefined}
        state={state}
        at={board.body && at}
        onRetry={retry}
        isEmpty={shown.length === 0}
        empty="What is overdue, and what you must know, comes here by itself. Nothing is waiting for you."
        action={
          left > 0 && (
            <Button variant="subtle" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : `Show ${left} more`}
            </Button>
          )
        }
      >
        <ul className={kit['list']}>
          {shown
            .slice(0, isWhole ? undefined : shownAtOnce)
            .map((waiting) =>
              waiting.of === 'alert' ? (
                <OneAlert key={waiting.id} reminder={waiting.reminder} />
              ) : (
                <Overdue key={waiting.id} {...waiting} />
              ),
            )}
        </ul>
      </Panel>
    </div>
  );
}

function Line({
  tone,
  flag,
  title,
  more,
  children,
}: {
  tone: FlagTone;
  flag: string;
  title: string;
  more: string | null;
  children: ReactNode;
}) {
  return (
    <li className={css['reminder']} data-tone={tone}>
      <Flag tone={tone}>{flag}</Flag>
      <span className={css['about']}>
        <strong>{title}</strong>
        {more && <span className={kit['note']}>{more}</span>}
      </span>
      {children}
    </li>
  );
}

function OneAlert({ reminder }: { reminder: Reminder }) {
  const { zone } = useHouseClock();
  const list = useEntityPaths().list(notification.name);
  const title = alertTitle(reminder);
  const why = [reminder.message, reminder.due_at && `Due ${momentInWords(reminder.due_at, zone, true)}`]
    .filter(Boolean)
    .join(' ');
  return (
    <Line tone={tones[reminder.severity]} flag={severities[reminder.severity]} title={title} more={why || null}>
      {list && (
        <Button variant="default" component={Link} to={`${list}?id=${reminder.id}`}>
          Open<VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      )}
    </Line>
  );
}

const joined = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

function Overdue({ row, overdue }: Extract<Waiting, { of: 'care' }>) {
  const { zone } = useHouseClock();
  const detail = useEntityPaths().detail(resident.name);
  const name = personName(row.resident);
  const [first] = overdue;
  if (!first) return null;
  const drinks =
    row.fluid && overdue.some(({ kind }) => kind === 'fluid_intake') ? `${drunkWords(row.fluid)} so far. ` : '';
  return (
    <Line
      tone="danger"
      flag="Overdue"
      title={`${name}: ${joined(overdue.map(({ words }, at) => (at === 0 ? words : midSentence(words))))}`}
      more={`${drinks}Due ${momentInWords(first.due_at, zone, true)}`}
    >
      {isWritten(first) ? (
        <Button onClick={() => openRecord({ resident: row.resident.id, kind: first.kind })}>
          Record
          <VisuallyHidden>
            {' '}
            {midSentence(first.words)} for {name}
          </VisuallyHidden>
        </Button>
      ) : (
        <Button variant="default" component={Link} to={`${detail}?id=${row.resident.id}&tab=${tabOf(first.kind)}`}>
          Open
          <VisuallyHidden>
            : {midSentence(first.words)} of {name}
          </VisuallyHidden>
        </Button>
      )}
    </Line>
  );
}
