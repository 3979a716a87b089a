import type { Sign } from '../../kit/vocabulary/computed-columns.ts';
import type { Staff } from './staff.ts';
import { dueSaid } from '../../kit/time/days-said.ts';
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
  /** What their job asks for; `training` is judged by it. */
  readonly job: Omit<TrainedPerson, 'training'>;
  readonly training?: Staff['training'];
  readonly vetting?: Vetting;
  readonly supervision_due?: Day | null;
}

interface Found {
  readonly isOver: boolean;
  readonly says: string;
}

const ending = (what: string, day: Day | null, today: Day, within: number): readonly Found[] =>
  day === null || daysBetween(today, day) > within
    ? []
    : [{ isOver: day < today, says: `${what}: ${dueSaid(day, today)}` }];

function vettingFound(file: Vetting, today: Day): readonly Found[] {
  const checked =
    [file.dbs_issued_on, file.dbs_last_checked]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null;
  return [
    ...Object.values(vettingGaps(file)).map((says) => ({ isOver: true, says: says.replace(/\.$/, '') })),
    ...ending(
      'Right to work',
      file.right_to_work_type === 'time_limited' ? file.rtw_expiry : null,
      today,
      renewalDays.right_to_work,
    ),
    ...ending(
      'Registration',
      (file.professional_body ?? 'none') === 'none' ? null : file.registration_expiry,
      today,
      renewalDays.registration,
    ),
    ...(isDbsOld(checked, file.dbs_update_service === true, today)
      ? [{ isOver: false, says: `DBS check: more than ${dbsYears} years old` }]
      : []),
  ];
}

/** A course taken again counts from its newest certificate. Where nothing is on file of what the job asks for, that is not in order; whoever is only starting still has the time. */
function trainingFound({ status, job, training = [] }: StaffFile, today: Day): readonly Found[] {
  const newest = new Map<keyof typeof trainingCourses, Day>();
  for (const { course, expires_on } of training)
    if (expires_on !== null && expires_on > (newest.get(course) ?? '')) newest.set(course, expires_on);
  const missing = missingCourses({ ...job, training }).map((course) => ({
    isOver: status !== 'onboarding',
    says: `${trainingCourses[course]}: nothing on file`,
  }));
  return [
    ...missing,
    ...[...newest].flatMap(([course, day]) => ending(trainingCourses[course], day, today, renewalDays.training)),
  ];
}

const words = (count: number, word: string): string => (count === 1 ? `1 ${word}` : `${count} ${word}`);

/** Whether somebody's papers are in order: red where something has run out or is missing, amber where it soon will. Who does not work here has no light. */
export function staffCompliance(file: StaffFile, today: Day): Sign | null {
  const { status, training, vetting, supervision_due = null } = file;
  if ((training === undefined && vetting === undefined) || status === 'applicant' || status === 'left') return null;
  const lateSupervision =
    supervision_due !== null && supervision_due < today
      ? [{ isOver: false, says: `Supervision: ${dueSaid(supervision_due, today)}` }]
      : [];
  const found = [
    ...(vetting ? vettingFound(vetting, today) : []),
    ...(training ? trainingFound(file, today) : []),
    ...lateSupervision,
  ];
  const over = found.filter(({ isOver }) => isOver);
  const why = [...over, ...found.filter(({ isOver }) => !isOver)].map(({ says }) => `${says}.`).join(' ');
  if (over.length > 0) return { tone: 'danger', words: words(over.length, 'not in order'), why };
  if (found.length > 0) return { tone: 'watch', words: words(found.length, 'to renew'), why };
  return { tone: 'good', words: vetting ? 'In order' : 'Training in order' };
}
