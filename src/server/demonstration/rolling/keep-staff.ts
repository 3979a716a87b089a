import type { AnyRecord } from '#domain/kit/entity.ts';
import { addDays, type Day } from '#domain/kit/time.ts';
import { staff } from '#domain/staff/staff.ts';
import { managerOf, type Scene } from '../scene.ts';
import { seeded } from '../seeded.ts';
import { houseOf } from './kept-scene.ts';

interface Course {
  readonly completed_on: Day;
  readonly expires_on: Day | null;
}
interface Supervision {
  readonly date: Day;
}

/** Six of seven colleagues are seen to in time; the seventh is what a manager should notice. */
const isSeenTo = ({ id }: AnyRecord, what: string): boolean => !seeded(`${what} ${id}`).chance(1 / 7);
// A course is booked before its reminder comes, thirty days ahead; a supervision every seven weeks keeps to eight.
const courseAheadDays = 31;
const supervisionDays = 49;

/** Courses and supervisions that come due are held. */
export function keepStaff(scene: Scene, day: Day, untouched: ReadonlySet<string>): void {
  const { book, calendar } = scene;
  for (const person of book.of(staff).filter((one) => untouched.has(one.id) && one['employment_type'] !== 'agency')) {
    const [training, supervisions] = [person['training'] as readonly Course[], person['supervisions'] as readonly Supervision[]];
    const manager = managerOf(scene, houseOf(scene, (person['homes'] as readonly string[])[0]));
    const isDue = ({ expires_on }: Course): boolean => expires_on !== null && expires_on === addDays(day, courseAheadDays);
    const renewed = isSeenTo(person, 'courses') && training.some(isDue) ? { training: training.map((one) => (isDue(one) ? { ...one, completed_on: day } : one)) } : {};
    const last = supervisions.map(({ date }) => date).toSorted().at(-1);
    const held = last !== undefined && isSeenTo(person, 'supervisions') && addDays(last, supervisionDays) === day && manager !== person.id ? { supervisions: [...supervisions, { date: day, by: manager }] } : {};
    const sets = { ...renewed, ...held };
    if (Object.keys(sets).length > 0) book.carryOn(staff, person, { by: manager, at: calendar.at(0, 930), sets });
  }
}
