import { incident } from '#domain/incidents/incident/incident.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { note } from '#domain/notes/note.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Link } from 'react-router';
import { momentInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { shapeOfRows } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { listPath, worstState } from '../../kit/data/use-records.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { valueText } from '../../kit/names/value-text.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './recent-records.module.css';

const shownAtOnce = 4;
const notStruckOut = <R extends { is_deleted?: boolean }>({ body }: LiveAnswer<R[]>) =>
  (body ?? []).filter((row) => row.is_deleted !== true);
const counted = (found: number, isMore: boolean, one: string, many: string) =>
  `${found}${isMore ? ' or more' : ''} ${found === 1 && !isMore ? one : many}`;

interface RecentRecordsProps {
  home: string;
  since: Moment;
  title: string;
  line: string | null;
}

/** The incidents by name, the notes by number: nobody may overlook the first, nobody can read all of the second here. */
export function RecentRecords({ home, since, title, line }: RecentRecordsProps) {
  const rights = useRights();
  const where = useEntityPaths();
  const incidents = useLiveAnswer(listPath(incident, { home, date_from: since, limit: '200' }), {
    is: shapeOfRows(incident),
    of: [incident.name],
    home,
  });
  const notes = useLiveAnswer(listPath(note, { home, date_from: since, limit: '200' }), {
    is: shapeOfRows(note),
    of: [note.name],
    home,
  });
  const asked = [...(maySee(rights, incident.name) ? [incidents] : []), ...(maySee(rights, note.name) ? [notes] : [])];
  const state = worstState(asked);
  const happened = notStruckOut(incidents);
  const list = where.list(note.name);
  return (
    <Panel title={title} state={state} onRetry={() => asked.forEach(({ reload }) => reload())} rows={2}>
      {line && <p className={kit['note']}>{line}</p>}
      <div className={css['recent']}>
        {asked.includes(incidents) && (
          <strong>
            {happened.length === 0
              ? 'No incidents'
              : counted(happened.length, incidents.next !== null, 'incident', 'incidents')}
          </strong>
        )}
        {asked.includes(notes) && list && (
          <Link to={`${list}?since=${since}`} className={css['open']}>
            {counted(notStruckOut(notes).length, notes.next !== null, 'note', 'notes')}
          </Link>
        )}
      </div>
      {happened.length > 0 && (
        <Lines>
          {happened.slice(0, shownAtOnce).map((event) => (
            <OneIncident key={event.id} event={event} detail={where.detail(resident.name)} />
          ))}
        </Lines>
      )}
    </Panel>
  );
}

function OneIncident({ event, detail }: { event: Listed<typeof incident>; detail: string | null }) {
  const { zone } = useHouseClock();
  const wording = useValueWords()(event);
  const say = (name: string) => {
    const field = incident.fields[name];
    return field ? valueText(field, event[name], wording) : '';
  };
  const isOfHouse = !event.resident;
  const to = isOfHouse
    ? `/house-overview?incidents=open&incident=${event.id}`
    : detail && `${detail}?id=${event.resident}&tab=notes&of=${incident.name}&record=${event.id}`;
  return (
    <Line to={to} title={`${isOfHouse ? 'The house' : say('resident')}: ${midSentence(say('incident_type'))}`}>
      {momentInWords(event.occurred_at, zone)} · {say('severity')}
    </Line>
  );
}
