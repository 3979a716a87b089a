import {
  choice,
  date,
  explained,
  file,
  must,
  readOnly,
  ref,
  rows,
  section,
  text,
  yesNo,
} from '../../kit/vocabulary/fields.ts';
import { addDays } from '../../kit/time/time.ts';
import { trainingCourses, trainingExpiry, type TrainingCourse } from './training-courses.ts';

export const staffDevelopment = section('Development', {
  induction_completed_on: date('Induction completed on', { tense: 'past' }),
  care_certificate: explained(
    'careCertificate',
    choice('Care Certificate', {
      options: { not_started: 'Not started', in_progress: 'In progress', complete: 'Complete', exempt: 'Exempt' },
      default: 'not_started',
    }),
  ),
  training: rows('Training', {
    course: must(choice('Course', { options: trainingCourses })),
    completed_on: must(date('Completed on', { tense: 'past' })),
    expires_on: readOnly(date('Runs out on', { tense: 'future' })),
    provider: text('Provider', { max: 120 }),
    certificate: file('Certificate', { category: 'certificate' }),
  }),
  supervisions: rows('Supervisions', {
    date: must(date('Date', { tense: 'any' })),
    by: ref('With', { to: 'staff' }),
    next_due: date('Next due', { tense: 'future', help: 'Left empty, it follows the house’s interval.' }),
  }),
  appraisal_due: date('Appraisal due', { tense: 'future', offers: ['6 months', '1 year'] }),
});

export const staffCapability = section('What this person may do', {
  may_lead_shift: explained('may_lead_shift', yesNo('May lead a shift', { default: false })),
  first_aider: yesNo('First aider', { default: false }),
  medicines_competent: yesNo('Competent with medicines', { default: false }),
  hoist_competent: yesNo('Competent with the hoist', { default: false }),
  driver: yesNo('May drive residents', { default: false }),
  restraint_trained: explained('restraint', yesNo('Trained in restraint', { default: false })),
  restraint_trained_expiry: explained(
    'restraint_trained_expiry',
    date('Restraint training ends', {
      tense: 'future',
      offers: ['1 year'],
      when: { restraint_trained: [true] },
    }),
  ),
});

interface Course {
  readonly course: TrainingCourse;
  readonly completed_on: string;
}

/** When a course runs out follows from the course, never from what someone typed. */
export const withExpiry = <C extends Course>(training: readonly C[]) =>
  training.map((row) => ({ ...row, expires_on: trainingExpiry(row.course, row.completed_on) }));

interface Supervision {
  readonly date: string;
  readonly next_due: string | null;
}

export const withNextDue = <S extends Supervision>(supervisions: readonly S[], weeks: number) =>
  supervisions.map((row) => ({ ...row, next_due: row.next_due ?? addDays(row.date, weeks * 7) }));
