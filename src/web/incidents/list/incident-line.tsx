import { incidentDeadline } from '#domain/incidents/incident/incident-deadline.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { dayCountWords } from '#domain/kit/time/day-count-words.ts';
import { compareMoments } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { signsIn } from '../../kit/record/signs.tsx';
import { useHomeSettings } from '../../kit/house/use-home-settings.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { valueText } from '../../kit/names/value-text.ts';
import { incidentPath } from '../incident-path.ts';
import { severityTone, statusTone } from '../incident-tones.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './incident-line.module.css';

const aged = (days: unknown): string | null =>
  typeof days === 'number' && days > 0 ? `${dayCountWords(days)} old` : null;

interface IncidentLineProps {
  event: Listed<typeof incident>;
  /** The page of the person it happened to, where the list stands on another one; it then says whom it happened to. */
  page?: string;
}

/** One incident of a list: how it stands, what harm it did and what it waits for. */
export function IncidentLine({ event, page }: IncidentLineProps) {
  const { zone } = useHouseClock();
  const settings = useHomeSettings();
  const now = useNow();
  const wording = useValueWords()(event);
  const inWords = (name: string) => {
    const field = incident.fields[name];
    return field ? valueText(field, event[name], wording) : '';
  };
  const about = event.resident;
  const who = page === undefined ? null : about === null ? 'the house' : wording.nameOf(about);
  const title = who ? `${inWords('incident_type')}: ${who}` : inWords('incident_type');
  const isStruck = event.is_deleted === true;
  const deadline = isStruck ? null : incidentDeadline(event, { zone, settings });
  const isLate = deadline?.by && compareMoments(now, deadline.by) > 0;
  return (
    <li className={css['event']}>
      <Link
        to={`${about === null ? '' : (page ?? '')}${incidentPath(about, event.id)}`}
        className={`${kit['link']} ${css['open']}`}
      >
        {isStruck ? <s>{title}</s> : title}
      </Link>
      <span className={kit['note']}>
        {[event.ref, momentInWords(event.occurred_at, zone), inWords('location'), aged(event.age_days)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={kit['row']}>
        <Flag tone={severityTone(event.severity)}>{inWords('severity')}</Flag>
        <Flag tone={statusTone(event.status)}>{isStruck ? 'Struck out' : inWords('status')}</Flag>
        {!isStruck &&
          signsIn(event.external).map(({ tone, words }) => (
            <Flag key={words} tone={tone}>
              {words}
            </Flag>
          ))}
        {deadline && (
          <Flag tone={isLate ? 'danger' : 'quiet'}>
            {deadline.words}
            {deadline.by ? ` by ${momentInWords(deadline.by, zone)}` : ' before the end of the shift'}
          </Flag>
        )}
      </span>
    </li>
  );
}
