import type { PaperFault } from '#domain/staff/person/staff-compliance.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { trainingCourses } from '#domain/staff/person/training-courses.ts';
import { trainingMatrix, type TrainingCell } from '#domain/staff/person/training-matrix.ts';
import { Fold } from '../../kit/page/fold.tsx';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { ValueWording } from '../../kit/names/value-text.ts';
import { SectionFacts } from '../../kit/record/section-facts.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { FileLink } from '../../kit/ui/file-link.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { cellWords, toneOf } from '../training/training-words.ts';
import { FaultFlag } from './file-part.tsx';
import { beforeCourses } from './file-parts.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './file.module.css';

const order = [
  'over',
  'missing',
  'soon',
  'to_do',
  'in_date',
  'not_asked',
] as const satisfies readonly TrainingCell['state'][];

interface TrainingProps {
  person: Stored<typeof staff>;
  wording: ValueWording;
  faults: readonly PaperFault[];
  isOpen: boolean;
}

/** Every course that was taken or that the job asks for, what has to be done first. */
export function TrainingPart({ person, wording, faults, isOpen }: TrainingProps) {
  const { today } = useHouseClock();
  const [row] = trainingMatrix([person], today()).rows;
  const cells = (row?.cells ?? []).toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const good = cells.filter(({ state }) => state === 'in_date');
  return (
    <Fold
      title="Training"
      says={`${good.length} of ${cells.length} courses in date`}
      sign={<FaultFlag faults={faults} />}
      isOpen={isOpen || faults.length > 0}
    >
      <div className={css['facts']}>
        <SectionFacts
          fields={beforeCourses.map((name) => ({ name, field: staff.fields[name] }))}
          record={person}
          wording={wording}
        />
      </div>
      <Courses cells={cells.filter(({ state }) => state !== 'in_date')} taken={person.training} />
      {good.length > 0 && (
        <details className={css['good']} open={isOpen}>
          <summary>In date: {good.length}</summary>
          <Courses cells={good} taken={person.training} />
        </details>
      )}
    </Fold>
  );
}

interface CoursesProps {
  cells: readonly TrainingCell[];
  taken: Staff['training'];
}

const Courses = ({ cells, taken }: CoursesProps) =>
  cells.length > 0 && (
    <ul className={`${kit['bare']} ${css['courses']}`}>
      {cells.map((cell) => (
        <Course key={cell.course} cell={cell} taken={taken} />
      ))}
    </ul>
  );

function Course({ cell, taken }: { cell: TrainingCell; taken: Staff['training'] }) {
  const last = taken
    .filter(({ course }) => course === cell.course)
    .toSorted((a, b) => b.completed_on.localeCompare(a.completed_on))[0];
  const name = trainingCourses[cell.course];
  return (
    <li className={css['course']}>
      <div>
        <strong>{name}</strong>
        {last && (
          <span className={kit['note']}>
            {dayInWords(last.completed_on, true)}
            {last.provider && `, ${last.provider}`}
          </span>
        )}
      </div>
      {cell.state === 'in_date' ? (
        <span className={kit['note']}>until {cellWords(cell)}</span>
      ) : (
        <Flag tone={toneOf[cell.state]}>{cellWords(cell)}</Flag>
      )}
      {last?.certificate && <FileLink id={last.certificate} name="Certificate" />}
    </li>
  );
}
