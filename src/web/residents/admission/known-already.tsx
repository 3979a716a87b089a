import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { nearDuplicates } from '#domain/residents/person/near-duplicates.ts';
import { residentState } from '#domain/residents/person/resident-placement.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { shapeOfRows } from '../../kit/api/shapes.ts';
import { useLiveList } from '../../kit/data/use-live-list.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import css from './admission.module.css';

const everyone = () => `${pathOf(resident)}?status=${Object.keys(residentState.status.options).join(',')}&limit=200`;

/** Everyone of one's houses, those who left among them. */
function useEveryone(): { people: readonly Listed<typeof resident>[]; isKnown: boolean | null } {
  const { rows, state } = useLiveList(everyone(), { is: shapeOfRows(resident), of: [resident.name] }, true);
  return { people: rows, isKnown: state === 'loading' ? null : state === 'loaded' };
}

/** Said before a second record of one person comes into being: two half histories are worse than none. */
export function KnownAlready({ values }: { values: RecordValues }) {
  const { people, isKnown } = useEveryone();
  const detail = useEntityPaths().detail(resident.name);
  const found = nearDuplicates(values, people);
  if (isKnown === false)
    return (
      <p role="alert" className={css['known']}>
        Whether this person is known already could not be looked up. Check the list of residents before you save.
      </p>
    );
  if (found.length === 0) return null;
  return (
    <div className={css['known']} role="alert">
      <IconUsers size={22} stroke={1.75} aria-hidden />
      <div>
        <strong>
          {found.length === 1
            ? 'Someone very like this is known already.'
            : 'Some people very like this are known already.'}
        </strong>
        <ul>
          {found.map((person) => (
            <li key={person.id}>
              <Link to={`${detail}?id=${person.id}`}>{personName(person)}</Link>
              {person.date_of_birth && `, born ${dayInWords(person.date_of_birth)}`}.{' '}
              {person.status && `${residentState.status.options[person.status]}.`}
              {person.status === 'discharged' &&
                ' If they are coming back, open their record and readmit them: their history goes on.'}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
