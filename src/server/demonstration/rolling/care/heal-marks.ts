import { addDays, type Day } from '#domain/kit/time/time.ts';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { houseOf, type Scene } from '../../stage/scene.ts';

/** Marks are looked at again on their day; at the third look they have healed. */
export function healMarks(scene: Scene, day: Day): void {
  const { book, duty, calendar } = scene;
  const at = calendar.at(0, '10:50');
  for (const mark of book.of(bodyMap).filter(({ id }) => book.isKnown(id))) {
    const isHealed = mark.reviews.length >= 2;
    const look = {
      at,
      healing: isHealed ? 'healed' : 'better',
      note: isHealed ? 'Nothing left to see.' : 'Smaller, and does not hurt any more.',
    };
    book.carryOn(bodyMap, mark, {
      by: duty.lead(houseOf(scene, mark.home), at),
      at,
      sets: {
        reviews: [...mark.reviews, look],
        status: isHealed ? 'healed' : 'healing',
        next_review_on: isHealed ? null : addDays(day, 5),
      },
    });
  }
}
