import { discharge } from '#domain/residents/leaving/discharge.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../kit/record/field-value.tsx';
import { dayInWords } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { PersonFace } from '../../kit/person/person-face.tsx';
import { personName } from '#domain/kit/people/person-name.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import css from './resident-list.module.css';

interface TableProps {
  people: readonly Listed<typeof resident>[];
  /** How each of them left, by resident. */
  discharges: ReadonlyMap<string, Listed<typeof discharge>>;
  showsHow: boolean;
}

const how = ['discharge_date', 'discharge_type', 'destination', 'checklist_pct', 'records_review_on'];

export function DischargedTable({ people, discharges, showsHow }: TableProps) {
  return (
    <div className={css['scroller']}>
      <table className={css['table']} aria-label="Residents who have left" data-slim>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Born</th>
            <th scope="col">Number</th>
            <th scope="col">Moved in</th>
            <th scope="col">Status</th>
            {showsHow &&
              how.map((name) => (
                <th key={name} scope="col">
                  {discharge.fields[name]?.label}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Line key={person.id} person={person} departure={discharges.get(person.id)} showsHow={showsHow} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({
  person,
  departure,
  showsHow,
}: {
  person: Listed<typeof resident>;
  departure: Listed<typeof discharge> | undefined;
  showsHow: boolean;
}) {
  const wording = { ...useValueWords()(departure ?? person), isBrief: true };
  const detail = useEntityPaths().detail(resident.name);
  const name = personName(person);
  const born = person.date_of_birth;
  const number = person.national_id;
  const movedIn = person.admission_date;
  const status = resident.fields.status;
  const cell = (field: string): ReactNode => {
    const declared = discharge.fields[field];
    return declared && departure ? <FieldValue field={declared} value={departure[field]} wording={wording} /> : '–';
  };
  return (
    <tr>
      <th scope="row">
        <span className={css['person']}>
          <PersonFace name={name} photo={person.photo} size={32} />
          <Link to={`${detail}?id=${person.id}`} className={css['plainName']}>
            {name}
          </Link>
        </span>
      </th>
      <td className={css['figure']}>{born ? dayInWords(born, true) : '–'}</td>
      <td className={css['figure']}>{number ? `ending ${number.slice(-3)}` : '–'}</td>
      <td className={css['figure']}>{movedIn ? dayInWords(movedIn, true) : '–'}</td>
      <td>{status && <FieldValue field={status} value={person.status} wording={wording} />}</td>
      {showsHow && how.map((field) => <td key={field}>{cell(field)}</td>)}
    </tr>
  );
}
