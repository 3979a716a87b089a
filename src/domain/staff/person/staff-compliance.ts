import type { Sign } from '../../kit/vocabulary/computed-columns.ts';
import type { Staff } from './staff.ts';
import { dueWords } from '../../kit/time/day-count-words.ts';
import { daysBetween, type Day } from '../../kit/time/time.ts';
import { dbsYears, isDbsOld, renewalDays } from './renewals.ts';
import { missingCourses, type TrainedPerson } from './mandatory-training.ts';
import { trainingCourses } from './training-courses.ts';
import { vettingGaps } from './staff-vetting.ts';

export const vettingFacts = [
  'identity_checked_on',
  'right_to_work_type',
  'rtw_expiry',
  'dbs_number',
  'dbs_issued_on',
  'dbs_update_service',
  'dbs_last_checked',
  'references_received',
  'professional_body',
  'registration_expiry',
  'vetting_exception_on',
  'vetting_exception',
] as const;

type Vetting = { readonly [F in (typeof vettingFacts)[number]]: Staff[F] | null };

/** What the reader may know of somebody's file: a part they may not see is not there. */
export interface StaffFile {
  readonly status: string;
  /** What their job asks for; `training` is checked against it. */
  readonly job: Omit<TrainedPerson, 'training'>;
  readonly training?: Staff['training'];
  readonly vetting?: Vetting;
  readonly supervision_due?: Day | null;
  readonly appraisal_due?: Day | null;
}

/** The part of somebody's file that a paper lies in. */
export type FilePart = 'right_to_work' | 'vetting' | 'training' | 'supervision';

export interface PaperFault {
  readonly part: FilePart;
  /** Missing or run out; else it soon will. */
  readonly isOver: boolean;
  readonly says: string;
}

interface Ending {
  readonly part: FilePart;
  readonly what: string;
  readonly day: Day | null;
  /** So many days before its end it is told of. */
  readonly within: number;
}

const ending = ({ part, what, day, within }: Ending, today: Day): readonly PaperFault[] =>
  day === null || daysBetween(today, day) > within
    ? []
    : [{ part, isOver: day < today, says: `${what}: ${dueWords(day, today)}` }];

const partOfGap = (field: string): FilePart => (field === 'right_to_work_type' ? 'right_to_work' : 'vetting');

function vettingFaults(file: Vetting, today: Day): readonly PaperFault[] {
  const checked =
    [file.dbs_issued_on, file.dbs_last_checked]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null;
  return [
    ...Object.entries(vettingGaps(file)).map(([field, says]) => ({
      part: partOfGap(field),
      isOver: true,
      says: says.replace(/\.$/, ''),
    })),
    ...ending(
      {
        part: 'right_to_work',
        what: 'Right to work',
        day: file.right_to_work_type === 'time_limited' ? file.rtw_expiry : null,
        within: renewalDays.right_to_work,
      },
      today,
    ),
    ...ending(
      {
        part: 'vetting',
        what: 'Registration',
        day: (file.professional_body ?? 'none') === 'none' ? null : file.registration_expiry,
        within: renewalDays.registration,
      },
      today,
    ),
    ...(isDbsOld(checked, file.dbs_update_service === true, today)
      ? [{ part: 'vetting' as const, isOver: false, says: `DBS check: more than ${dbsYears} years old` }]
      : []),
  ];
}

/** A course taken again counts from its newest certificate. Where nothing is on file of what the job asks for, that is not in order; whoever is only starting still has the time. */
function trainingFaults({ status, job, training = [] }: StaffFile, today: Day): readonly PaperFault[] {
  const newest = new Map<keyof typeof trainingCourses, Day>();
  for (const { course, expires_on } of training)
    if (expires_on !== null && expires_on > (newest.get(course) ?? '')) newest.set(course, expires_on);
  const missing = missingCourses({ ...job, training }).map((course) => ({
    part: 'training' as const,
    isOver: status !== 'onboarding',
    says: `${trainingCourses[course]}: nothing on file`,
  }));
  return [
    ...missing,
    ...[...newest].flatMap(([course, day]) =>
      ending({ part: 'training', what: trainingCourses[course], day, within: renewalDays.training }, today),
    ),
  ];
}

const words = (count: number, word: string): string => (count === 1 ? `1 ${word}` : `${count} ${word}`);

/** What is late from the day after it was due, and never more than a matter of time. */
const late = (what: string, day: Day | null | undefined, today: Day): readonly PaperFault[] =>
  day && day < today ? [{ part: 'supervision', isOver: false, says: `${what}: ${dueWords(day, today)}` }] : [];

/** What is wrong with somebody's papers, the missing and run out first. Nothing is asked of whoever does not work here. */
export function paperFaults(file: StaffFile, today: Day): readonly PaperFault[] {
  const { status, training, vetting, supervision_due, appraisal_due } = file;
  if (status === 'applicant' || status === 'left') return [];
  const found = [
    ...(vetting ? vettingFaults(vetting, today) : []),
    ...(training ? trainingFaults(file, today) : []),
    ...late('Supervision', supervision_due, today),
    ...late('Appraisal', appraisal_due, today),
  ];
  return [...found.filter(({ isOver }) => isOver), ...found.filter(({ isOver }) => !isOver)];
}

/** Whether somebody's papers are in order: red where something has run out or is missing, amber where it soon will. Who does not work here has no light. */
export function staffCompliance(file: StaffFile, today: Day): Sign | null {
  const { status, training, vetting } = file;
  if ((training === undefined && vetting === undefined) || status === 'applicant' || status === 'left') return null;
  const faults = paperFaults(file, today);
  const over = faults.filter(({ isOver }) => isOver);
  const why = faults.map(({ says }) => `${says}.`).join(' ');
  if (over.length > 0) return { tone: 'danger', words: words(over.length, 'not in order'), why };
  if (faults.length > 0) return { tone: 'watch', words: words(faults.length, 'to renew'), why };
  return { tone: 'good', words: vetting ? 'In order' : 'Training in order' };
}

type Seen = Partial<Staff> & Pick<Staff, 'status' | 'role'>;

/** Vetting is checked only by whoever sees all of it: a fact that is withheld is not one that is missing. */
export const seesVetting = <P extends Partial<Vetting>>(person: P): person is P & Vetting =>
  vettingFacts.every((name) => name in person);

/** The file as far as a reader was given it. */
export function fileSeen(person: Seen): StaffFile {
  const { status, role, training, supervisions, appraisal_due, medicines_competent, restraint_trained } = person;
  const due = supervisions?.flatMap(({ next_due }) => next_due ?? []).toSorted() ?? [];
  return {
    status,
    job: {
      role,
      ...(medicines_competent === undefined ? {} : { medicines_competent }),
      ...(restraint_trained === undefined ? {} : { restraint_trained }),
    },
    ...(training ? { training } : {}),
    ...(seesVetting(person) ? { vetting: person } : {}),
    supervision_due: due.at(-1) ?? null,
    appraisal_due: appraisal_due ?? null,
  };
}
