import { addDays, type Day } from '#domain/kit/time/time.ts';
import { staff, type Staff } from '#domain/staff/person/staff.ts';
import { houseOf, managerOf, staffId, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';

// A course is booked before its reminder comes, thirty days ahead, and a supervision held before eight weeks are over;
// for one colleague in seven both come late, and are what a manager should notice.
const courseAheadDays = 31;
const supervisionDays = 49;
const lateDays = 14;
const lateBy = ({ id }: Staff, what: string): number => (seeded(`${what} ${id}`).chance(1 / 7) ? lateDays : 0);

/** Courses and supervisions that come due are held. */
export function trainStaff(scene: Scene, day: Day, untouched: ReadonlySet<string>): void {
  const { book, calendar } = scene;
  for (const person of book.of(staff).filter((one) => untouched.has(one.id) && one.employment_type !== 'agency')) {
    const { training, supervisions } = person;
    const manager = managerOf(scene, houseOf(scene, person.homes[0]));
    const isDue = ({ expires_on }: Staff['training'][number]): boolean =>
      expires_on !== null && expires_on <= addDays(day, courseAheadDays - lateBy(person, 'courses'));
    const renewed = training.some(isDue)
      ? { training: training.map((one) => (isDue(one) ? { ...one, completed_on: day } : one)) }
      : {};
    const last = supervisions
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    const held =
      last !== undefined && addDays(last, supervisionDays + lateBy(person, 'supervisions')) <= day
        ? {
            supervisions: [
              ...supervisions,
              { date: day, by: manager === person.id ? staffId(scene, 'admin') : manager },
            ],
          }
        : {};
    const sets = { ...renewed, ...held };
    if (Object.keys(sets).length > 0) book.carryOn(staff, person, { by: manager, at: calendar.at(0, 930), sets });
  }
}
