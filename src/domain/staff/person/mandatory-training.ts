import type { Staff } from './staff.ts';
import type { TrainingCourse } from './training-courses.ts';

/** Fire and moving and handling are the usual floor (Skills for Care, core and mandatory training); safeguarding is for everyone who meets residents. */
const forEveryone: readonly TrainingCourse[] = ['fire', 'moving_handling', 'safeguarding_adults'];
/** What Skills for Care lists besides for whoever gives care. */
const forCarers: readonly TrainingCourse[] = ['basic_life_support', 'infection_control', 'health_safety'];
const careRoles: readonly Staff['role'][] = ['senior', 'nurse', 'support_worker', 'night_worker'];

export type TrainedPerson = Pick<Staff, 'role'> &
  Partial<Pick<Staff, 'medicines_competent' | 'restraint_trained'>> & {
    readonly training: readonly { readonly course: TrainingCourse }[];
  };

/** The courses that somebody's job and what they are down as able to do ask for. */
export const wantedCourses = ({
  role,
  medicines_competent,
  restraint_trained,
}: Omit<TrainedPerson, 'training'>): readonly TrainingCourse[] => [
  ...forEveryone,
  ...(careRoles.includes(role) ? forCarers : []),
  ...(medicines_competent === true ? ['medicines' as const] : []),
  ...(restraint_trained === true ? ['pbs_restraint' as const] : []),
];

/** Those of them of which nothing is on file. */
export const missingCourses = (person: TrainedPerson): readonly TrainingCourse[] =>
  wantedCourses(person).filter((one) => !person.training.some(({ course }) => course === one));
