import { Button, VisuallyHidden } from '@mantine/core';
import { mostUrgent } from '#domain/notices/most-urgent.ts';
import { notification } from '#domain/notices/notification.ts';
import { severities } from '#domain/kit/severity.ts';
import { Link } from 'react-router';
import { Flag, type FlagTone } from '../kit/flags.tsx';
import { momentInWords, useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { Panel } from '../kit/panel.tsx';
import { namesIn } from '../kit/record-names.ts';
import { maySee, useRights } from '../kit/rights.ts';
import { useRecords } from '../kit/use-records.ts';
import { useWhere } from '../kit/where.tsx';
import css from './homes.module.css';

const shownAtOnce = 6;

type Severity = keyof typeof severities;
const tones: Readonly<Record<Severity, FlagTone>> = { critical: 'danger', high: 'danger', medium: 'watch', low: 'info', info: 'info' };

type Reminder = Kept & { severity: Severity; due_at?: string | null; raised_at?: string | null };

export function NeedsYouNow({ home }: { home: string }) {
  const rights = useRights();
  const list = useWhere().list(notification.name);
  const { records, state, hasMore, reload } = useRecords(notification, { home, status: 'active', limit: '200' });
  if (!maySee(rights, notification.name)) return null;
  const reminders = mostUrgent(records as Reminder[]);
  const left = reminders.length - shownAtOnce;
  const all = left > 0 && list && <Button variant="subtle" component={Link} to={list}>Show all {hasMore ? `more than ${reminders.length}` : reminders.length}</Button>;
  return (
    <Panel title="Needs you now" count={reminders.length > 0 && !hasMore ? reminders.length : undefined} state={state} onRetry={reload} isEmpty={reminders.length === 0}
      empty="Nothing is waiting for you." action={all}>
      <ul className={css['urgent']}>
        {reminders.slice(0, shownAtOnce).map((reminder) => <OneReminder key={reminder.id} reminder={reminder} list={list} />)}
      </ul>
    </Panel>
  );
}

function OneReminder({ reminder, list }: { reminder: Reminder; list: string | null }) {
  const { zone } = useHouseClock();
  const about = typeof reminder['resident'] === 'string' ? namesIn(reminder).get(reminder['resident']) : null;
  const tone = tones[reminder.severity];
  const title = String(reminder['title']);
  return (
    <li className={css['reminder']} data-tone={tone}>
      <Flag tone={tone}>{severities[reminder.severity]}</Flag>
      <span className={css['about']}>
        <strong>{about ? `${about}: ${title}` : title}</strong>
        {reminder.due_at && <span className={css['more']}>Due {momentInWords(reminder.due_at, zone)}</span>}
      </span>
      {list && <Button variant="default" component={Link} to={`${list}?id=${reminder.id}`}>Open<VisuallyHidden>: {title}</VisuallyHidden></Button>}
    </li>
  );
}
