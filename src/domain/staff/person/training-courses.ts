import { addMonths, type Day } from '../../kit/time/time.ts';

export const trainingCourses = {
  fire: 'Fire safety',
  moving_handling: 'Moving and handling',
  safeguarding_adults: 'Safeguarding adults',
  basic_life_support: 'Basic life support',
  medicines: 'Medicines',
  infection_control: 'Infection control',
  food_hygiene: 'Food hygiene',
  health_safety: 'Health and safety',
  mca_dols: 'Mental capacity and DoLS',
  equality: 'Equality and diversity',
  data_protection: 'Data protection',
  autism_learning_disability: 'Autism and learning disability',
  pbs_restraint: 'Positive behaviour support and restraint',
  epilepsy: 'Epilepsy',
  dysphagia: 'Swallowing difficulties',
  oral_care: 'Oral care',
  duty_of_candour: 'Duty of candour',
} as const;
export type TrainingCourse = keyof typeof trainingCourses;

/** How many months a course counts for. Our own choice; yearly fire and moving and handling is the usual floor. */
const validMonths: Readonly<Record<TrainingCourse, number>> = {
  fire: 12,
  moving_handling: 12,
  safeguarding_adults: 12,
  basic_life_support: 12,
  medicines: 12,
  infection_control: 12,
  food_hygiene: 36,
  health_safety: 36,
  mca_dols: 24,
  equality: 36,
  data_protection: 12,
  autism_learning_disability: 36,
  pbs_restraint: 12,
  epilepsy: 12,
  dysphagia: 24,
  oral_care: 24,
  duty_of_candour: 36,
};

export const trainingExpiry = (course: TrainingCourse, completed: Day): Day =>
  addMonths(completed, validMonths[course]);
