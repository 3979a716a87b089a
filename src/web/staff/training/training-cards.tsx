import { personName } from '#domain/kit/people/person-name.ts';
import { staffRoles } from '#domain/staff/person/staff-person.ts';
import { trainingCourses } from '#domain/staff/person/training-courses.ts';
import type { TrainingMatrix, TrainingRow } from '#domain/staff/person/training-matrix.ts';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { cellWords, toneOf } from './training-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './training.module.css';

/** Where a matrix does not fit: each person with what is to be done, and how much is in date. */
export const TrainingCards = ({ matrix: { rows } }: { matrix: TrainingMatrix }) => (
  <ul className={`${kit['bare']} ${css['cards']}`} data-card>
    {rows.map((row) => (
      <PersonCard key={row.id} row={row} />
    ))}
  </ul>
);

function PersonCard({ row }: { row: TrainingRow }) {
  const asked = row.cells.filter(({ state }) => state !== 'not_asked');
  const toDo = asked.filter(({ state }) => state !== 'in_date');
  return (
    <li className={css['card']}>
      <div className={css['who']}>
        <Link to={`/staff?id=${row.id}`} className={kit['link']}>
          {personName(row)}
        </Link>
        <span className={kit['quiet']}>
          {staffRoles[row.role]} · {asked.length - toDo.length} of {asked.length} in date
        </span>
      </div>
      {toDo.length > 0 && (
        <ul className={`${kit['bare']} ${css['todo']}`}>
          {toDo.map((cell) => (
            <li key={cell.course}>
              {trainingCourses[cell.course]} <Flag tone={toneOf[cell.state]}>{cellWords(cell)}</Flag>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
