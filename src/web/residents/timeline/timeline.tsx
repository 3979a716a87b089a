import type { TimelineEntry } from '#domain/residents/views/timeline-entry.ts';
import { addDays, localDay, localTime, type Day } from '#domain/kit/time/time.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconClock, IconVersions } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayInWords, momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { entityNamed } from '../../records/known-entities.ts';
import { RecordButton } from '../today/record-button.tsx';
import { EntryVersions } from './entry-versions.tsx';
import { tabOf } from '../../records/resident-tabs.ts';
import { useTimeline } from './use-timeline.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './timeline.module.css';

const recordPath = (person: string, { kind, id }: TimelineEntry) =>
  `?id=${person}&tab=${tabOf(kind)}&of=${kind}&record=${id}`;

interface TimelineProps {
  person: string;
  name: string;
  hasLeft?: boolean;
}

/** What was written about someone: today, and on request all that went before. Of someone who has left, all of it. */
export function Timeline({ person, name, hasLeft = false }: TimelineProps) {
  const clock = useHouseClock();
  const today = clock.today();
  const [showsAll, setShowsAll] = useState(hasLeft);
  const { entries, state, at, reload, hasMore, isLoadingMore, loadMore } = useTimeline(person, showsAll ? null : today);
  const days = [...Map.groupBy(entries, ({ occurred_at }) => localDay(occurred_at, clock.zone))];
  const further = showsAll ? (
    hasMore && (
      <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
        Show more
      </Button>
    )
  ) : (
    <Button variant="subtle" onClick={() => setShowsAll(true)}>
      Show earlier days
    </Button>
  );
  return (
    <Panel
      title={showsAll ? 'What was recorded' : 'Recorded today'}
      count={entries.length > 0 && !hasMore ? entries.length : undefined}
      state={state}
      at={at}
      onRetry={reload}
      action={!showsAll && further}
      isEmpty={entries.length === 0}
      empty={
        hasLeft
          ? 'Nothing was recorded.'
          : `Every drink, wash, mood and note stands here by its time. Nothing has been recorded ${showsAll ? 'yet' : 'today'}.`
      }
      next={!hasLeft && <RecordButton resident={person} name={name} isMain />}
    >
      {days.map(([day, written]) => (
        <section key={day} aria-label={dayInWords(day)}>
          {showsAll && <h3 className={css['day']}>{dayTitle(day, today)}</h3>}
          <ol className={kit['bare']}>
            {written.map((entry) => (
              <Entry key={entry.id} entry={entry} person={person} />
            ))}
          </ol>
        </section>
      ))}
      {showsAll && further}
    </Panel>
  );
}

const dayTitle = (day: Day, today: Day) =>
  day === today ? 'Today' : day === addDays(today, -1) ? 'Yesterday' : dayInWords(day);

/** One line: when, what, who, and everything that says how far it can be trusted. */
function Entry({ entry, person }: { entry: TimelineEntry; person: string }) {
  const { zone } = useHouseClock();
  const [showsVersions, setShowsVersions] = useState(false);
  const { kind, occurred_at, recorded_at, words, by, is_late_entry: isLate, is_deleted: isStruckOut } = entry;
  const title = `${entityNamed(kind).labels.one}${words ? `: ${words}` : ''}`;
  return (
    <li className={css['entry']} data-struck={isStruckOut || undefined}>
      <time className={css['time']} dateTime={occurred_at}>
        {localTime(occurred_at, zone)}
      </time>
      <span className={css['words']}>
        <Link to={recordPath(person, entry)} className={`${kit['link']} ${css['title']}`}>
          {isStruckOut ? <del>{title}</del> : title}
        </Link>
        <span className={css['more']}>
          {by && <span>{by}</span>}
          {isLate && (
            <span className={css['late']}>
              <IconClock size={18} stroke={1.75} aria-hidden /> Late: written {momentInWords(recorded_at, zone)}
            </span>
          )}
          {isStruckOut && (
            <span className={css['struck']}>
              Struck out{entry.deleted_by && ` by ${entry.deleted_by}`}
              {entry.deletion_reason && `: ${entry.deletion_reason}`}
            </span>
          )}
        </span>
      </span>
      {entry.version > 1 && (
        <Button
          variant="subtle"
          leftSection={<IconVersions size={18} stroke={1.75} aria-hidden />}
          onClick={() => setShowsVersions(true)}
        >
          {entry.version} versions <VisuallyHidden>of {title}</VisuallyHidden>
        </Button>
      )}
      {showsVersions && <EntryVersions kind={kind} id={entry.id} onClose={() => setShowsVersions(false)} />}
    </li>
  );
}
