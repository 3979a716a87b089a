import type { Day } from '#domain/kit/time/time.ts';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { NoResidents } from '../../kit/person/no-residents.tsx';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import { useChosenHome } from '../../kit/state/store.ts';
import { countedStatuses } from './mark-words.ts';
import { useBodyMarks, type NumberedMark } from './use-body-marks.ts';
import { AddLink } from '../../kit/page/add-link.tsx';
import { resident } from '#domain/residents/person/resident.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { nobodyLivesHere } from '#domain/rota/lived-in.ts';
import kit from '../../kit/styles/kit.module.css';
import body from '../figure/body-map.module.css';
import list from './body-mark-list.module.css';
import css from './house-marks.module.css';

/** Whose marks are not healed yet, those to be looked at first; and everyone else, for what has healed. */
export function HouseMarks({ home }: { home: string }) {
  const { residents } = useChosenHome();
  const { marks, state, at, reload } = useBodyMarks({ home, status: 'open,healing' });
  const today = useHouseClock().today();
  if (state === 'refused') return <NoRight title="You do not have the right to see body maps" />;
  if (state === 'failed' && marks.length === 0)
    return (
      <ErrorState title="The body maps could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (state === 'loading') return <Loading rows={6} label="Loading body maps" />;
  if (residents.length === 0)
    return (
      <NoResidents>
        <Empty title="No residents in this house" action={<AddLink of={resident}>Add a resident</AddLink>}>
          A body map follows the marks on one resident, and {midSentence(nobodyLivesHere)}.
        </Empty>
      </NoResidents>
    );
  const notStruckOut = marks.filter(({ is_deleted }) => !is_deleted);
  const people = residents.map((person) => ({
    person,
    marks: notStruckOut.filter(({ resident }) => resident === person.id),
  }));
  const marked = people
    .filter((one) => one.marks.length > 0)
    .toSorted((a, b) => (nextCheck(a.marks) ?? '9').localeCompare(nextCheck(b.marks) ?? '9'));
  return (
    <>
      <StaleNote state={state} at={at} reload={reload} />
      <p className={body['sentence']}>
        {sentence(marked.length, residents.length, notStruckOut.filter((mark) => isDue(mark, today)).length)}
      </p>
      {marked.length > 0 && (
        <ul className={`${kit['list']} ${css['people']}`} aria-label="Residents with marks">
          {marked.map((one) => (
            <li key={one.person.id}>
              <PersonMarks {...one} today={today} />
            </li>
          ))}
        </ul>
      )}
      <h2 className={kit['heading']}>No open marks</h2>
      <ul className={`${kit['list']} ${css['people']}`} aria-label="Residents without open marks">
        {people
          .filter((one) => one.marks.length === 0)
          .map((one) => (
            <li key={one.person.id}>
              <PersonMarks {...one} today={today} />
            </li>
          ))}
      </ul>
    </>
  );
}

const isDue = ({ next_review_on }: NumberedMark, today: Day) => next_review_on !== null && next_review_on <= today;
const nextCheck = (marks: readonly NumberedMark[]): Day | null =>
  marks.flatMap(({ next_review_on }) => next_review_on ?? []).toSorted()[0] ?? null;

function sentence(marked: number, all: number, due: number): string {
  if (marked === 0) return 'Nobody in this house has a mark that is not healed.';
  const checks =
    due === 0
      ? 'none is due to be looked at today'
      : `${due} ${due === 1 ? 'mark is' : 'marks are'} due to be looked at`;
  return `${marked} of ${all} residents ${marked === 1 ? 'has' : 'have'} marks that are not healed; ${checks}.`;
}

function PersonMarks({
  person,
  marks,
  today,
}: {
  person: Listed<typeof resident>;
  marks: readonly NumberedMark[];
  today: Day;
}) {
  const { zone } = useHouseClock();
  const name = personName(person);
  const check = nextCheck(marks);
  const isUnexplained = marks.some(({ cause }) => cause === 'unexplained');
  return (
    <Link to={`?resident=${person.id}`} className={css['person']}>
      <PersonFace name={name} photo={person.photo} size={48} />
      <span className={`${list['headWords']} ${css['words']}`}>
        <span className={list['headTitle']}>{name}</span>
        {person.room && <span className={kit['quiet']}>Room {person.room}</span>}
        {marks.length > 0 && <span>{countedStatuses(marks, today, zone)}</span>}
        {check && (
          <Flag tone={check <= today ? 'watch' : 'quiet'}>
            {check < today ? 'Check was due' : 'Next check'} {dayInWords(check)}
          </Flag>
        )}
        {isUnexplained && <Flag tone="danger">Unexplained mark</Flag>}
      </span>
    </Link>
  );
}
