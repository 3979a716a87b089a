import { appointment } from '#domain/appointments/appointment.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { appointmentWords } from '../../care/appointment-words.ts';
import { book as bookVisit } from '../../care/appointments.ts';
import { minutesLater } from '../../stage/calendar.ts';
import { houseOf, type Scene } from '../../stage/scene.ts';
import { seeded } from '../../stage/seeded.ts';

const outcomesOf = new Map(
  Object.values(appointmentWords)
    .flat()
    .map(([, title, , , , outcomes]) => [title, outcomes]),
);

/** What came of the visits that are over. */
export function attendVisits(scene: Scene): void {
  const { book, duty } = scene;
  for (const visit of book.of(appointment)) {
    const recordedAt = minutesLater(String(visit.starts_at), 100);
    book.carryOn(appointment, visit, {
      by: duty.lead(houseOf(scene, visit.home), recordedAt),
      at: recordedAt,
      sets: {
        status: 'attended',
        outcome: seeded(`outcome ${visit.id}`).pick(
          outcomesOf.get(String(visit.title)) ?? ['Went as planned; nothing to change.'],
        ),
      },
    });
  }
}

/** About one visit in a fortnight for each, two or three weeks ahead. */
export function bookVisits(scene: Scene, day: Day): void {
  for (const resident of scene.residents) {
    const random = seeded(`visits ${resident.profile.first} ${resident.profile.last} ${day}`);
    if (random.chance(1 / 16))
      bookVisit(
        scene,
        resident,
        random.whole(12, 24),
        random.pick([...appointmentWords.all, ...appointmentWords[resident.house]]),
        random,
        true,
      );
  }
}
