import { addDays, addMonths, type Day } from '#domain/kit/time/time.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { houseOf, managerOf, type Scene } from '../../stage/scene.ts';

/** What runs out is renewed some days before. */
export const renewedBeforeDays = 3;

/** Authorisations, forms and orders are renewed before they run out. */
export function renewRights(scene: Scene, day: Day, untouched: ReadonlySet<string>): void {
  const soon = addDays(day, renewedBeforeDays);
  const isDue = (until: Day | null): boolean => until !== null && until <= soon;
  for (const person of scene.book.of(resident).filter(({ id }) => untouched.has(id))) {
    const sets = {
      ...(['standard', 'urgent'].includes(person.dols_status ?? '') && isDue(person.dols_expiry)
        ? { dols_status: 'standard', dols_start: day, dols_expiry: addDays(day, 364) }
        : {}),
      ...(person.dnacpr_status === 'in_place' && isDue(person.dnacpr_review)
        ? { dnacpr_review: addMonths(day, 12) }
        : {}),
      ...(person.mha_status === 'cto' && isDue(person.mha_review_date) ? { mha_review_date: addMonths(day, 6) } : {}),
    };
    if (Object.keys(sets).length > 0)
      scene.book.carryOn(resident, person, {
        by: managerOf(scene, houseOf(scene, person.home)),
        at: scene.calendar.at(0, '14:20'),
        sets,
      });
  }
}
