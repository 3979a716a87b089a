import type { HistoryLine } from '#domain/staff/history/history-line.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { Link } from 'react-router';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { namesIn, titleOf } from '../../kit/names/record-names.ts';
import { entityNamed, isKnown } from '../../kit/state/entities.ts';
import { useStoredRecords } from '../../kit/state/store.ts';
import { lineSentence } from './line-sentence.ts';
import kit from '../../kit/styles/kit.module.css';

/** What a line of the history tells, and the way to the record it is about. */
export function HistorySubject({ line }: { line: HistoryLine }) {
  const { entity: name, object_id: id, resident } = line;
  return (
    <div>
      <p>
        <strong>{lineSentence(line)}</strong>
      </p>
      {name && id && isKnown(name) && (
        <p>
          <RecordLink name={name} id={id} said={namesIn(line).get(id) ?? null} resident={resident} />
        </p>
      )}
    </div>
  );
}

interface LinkProps {
  /** Of its kind. */
  name: string;
  id: string;
  /** What the line calls it. */
  said: string | null;
  resident: string | null;
}

/** By the name under which the line or the browser knows the record. Reading it for its name would be a look that the history tells of. */
function RecordLink({ name, id, said, resident }: LinkProps) {
  const { zone } = useHouseClock();
  const entity = entityNamed(name);
  const stored = useStoredRecords(entity).find((record) => record.id === id);
  const named = said ?? (stored && titleOf(entity, stored, zone));
  const to = useEntityPaths().record(name, id, resident);
  if (to === null) return null;
  return (
    <Link className={kit['link']} to={to}>
      Open {named ?? `the ${midSentence(entity.labels.one)}`}
    </Link>
  );
}
