import { personName } from '#domain/kit/people/person-name.ts';
import { trainingCourses } from '#domain/staff/person/training-courses.ts';
import type { TrainingMatrix } from '#domain/staff/person/training-matrix.ts';
import { Link } from 'react-router';
import { Flag } from '../../kit/ui/flags.tsx';
import { cellWords, toneOf } from './training-words.ts';
import kit from '../../kit/styles/kit.module.css';
import table from '../../kit/styles/table.module.css';
import css from './training.module.css';

/** People by courses; under each course how many are in date. */
export function TrainingTable({ matrix: { courses, rows } }: { matrix: TrainingMatrix }) {
  return (
    <div className={table['frame']}>
      <table className={css['matrix']}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            {courses.map(({ course, people, in_date }) => (
              <th key={course} scope="col">
                {trainingCourses[course]}
                <span className={css['count']}>
                  {in_date} of {people}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={`/staff?id=${row.id}`} className={kit['link']}>
                  {personName(row)}
                </Link>
              </th>
              {row.cells.map((cell) => (
                <td key={cell.course}>
                  {cell.state === 'not_asked' || cell.state === 'in_date' ? (
                    <span className={kit['quiet']}>{cellWords(cell)}</span>
                  ) : (
                    <Flag tone={toneOf[cell.state]}>{cellWords(cell)}</Flag>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
