import { handoverResident } from '#domain/handover/handover-resident.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { dayInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { FollowUpsOf } from '../follow-ups/follow-ups-of.tsx';
import { ResidentHandover } from '../handover/resident-handover.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { useRights } from '../kit/access/rights.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { useSummary } from './today/use-summary.ts';
import { AtAGlance } from './today/at-a-glance.tsx';
import { EntryLine } from './today/entry-line.tsx';
import { FirstDay } from './admission/first-day.tsx';
import type { PartProps } from './part-props.ts';
import { Timeline } from './timeline/timeline.tsx';
import { lastLines, todayLines } from './today/today-lines.ts';
import kit from '../kit/styles/kit.module.css';
import css from './resident-today.module.css';

/** How the person is: the day, what was written, and what to have in mind. */
export function ResidentToday({ person, hasLeft }: PartProps) {
  const { zone, now } = useHouseClock();
  const asked = useSummary(person.id);
  const { body, reload } = asked;
  // That it is from before is said once, above.
  const state = body ? 'loaded' : asked.state;
  const rights = useRights();
  const lines = body ? (hasLeft ? lastLines(body) : todayLines(body)) : [];
  return (
    <div className={css['today']}>
      <div className={css['column']}>
        <StaleNote {...asked} />
        {!hasLeft && <FirstDay person={person} summary={body} />}
        <Panel
          title={hasLeft ? 'Last recorded' : `Today, ${dayInWords(localDay(now(), zone))}`}
          state={state}
          onRetry={reload}
          rows={6}
          isEmpty={lines.length === 0}
          empty={
            hasLeft
              ? 'No night, mood or weight was recorded that may be shown to you.'
              : 'Nothing of the day’s charts may be shown to you.'
          }
        >
          <ul className={`${kit['bare']} ${css['day']}`}>
            {lines.map((line) => (
              <EntryLine key={line.label} line={line} person={person.id} isClosed={hasLeft} fluid={body?.fluid} />
            ))}
          </ul>
        </Panel>
        {!hasLeft && <FollowUpsOf resident={person.id} />}
        {!hasLeft && may(rights, 'view', handoverResident.name) && <ResidentHandover resident={person.id} />}
        <Timeline person={person.id} name={personName(person)} hasLeft={hasLeft} />
      </div>
      <AtAGlance person={person} summary={body} state={state} onRetry={reload} />
    </div>
  );
}
