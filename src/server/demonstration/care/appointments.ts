import { appointment } from '#domain/appointments/appointment.ts';
import { appointmentWords } from './appointment-words.ts';
import { minutesLater, type Calendar } from '../stage/calendar.ts';
import { isHere, keyWorkerOf, seasonDays, type SceneResident, type Scene } from '../stage/scene.ts';
import { deck, seeded, type Seeded } from '../stage/seeded.ts';

/** Visits, clinics and outings: attended, missed and still to come. */
export function fillDiary(scene: Scene): void {
  for (const resident of scene.residents) {
    const random = seeded(`diary dates ${resident.profile.last} ${resident.profile.first}`);
    const draw = deck(
      [...appointmentWords.all, ...appointmentWords[resident.house], ...appointmentWords[resident.house]],
      random,
    );
    for (let offset = -seasonDays + random.whole(1, 20); offset <= 24; offset += random.whole(11, 24))
      book(scene, resident, offset, draw(), random);
  }
  houseEvents(scene);
}

/** Surgeries and offices are shut at weekends; families and pools are not. */
const atWeekends: readonly string[] = ['family_visit', 'activity'];

function weekday(calendar: Calendar, offset: number): number {
  const day = new Date(`${calendar.day(offset)}T12:00:00Z`).getUTCDay();
  return offset + (day === 6 ? 2 : day === 0 ? 1 : 0);
}

const isDriven = ({ profile }: SceneResident): boolean =>
  ['one_person', 'two_person', 'hoist', 'bed'].includes(String(profile.facts?.mobility));

export type Words = (typeof appointmentWords)['all'][number];

export function book(
  scene: Scene,
  resident: SceneResident,
  wanted: number,
  [type, title, withWhom, location, preparation, outcomes]: Words,
  random: Seeded,
  isEscorted = wanted <= 7,
): void {
  const offset = atWeekends.includes(type) ? wanted : weekday(scene.calendar, wanted);
  const starts = scene.calendar.at(
    offset,
    type === 'family_visit' ? 720 + random.whole(0, 3) * 15 : 570 + random.whole(0, 24) * 15,
  );
  if (!isHere(resident, starts)) return;
  const away =
    location !== 'In the house' && location !== 'Quiet room' && location !== 'Lounge' && location !== 'Dining room';
  const made = scene.calendar.at(Math.max(-seasonDays - 1, Math.min(offset - 9, -1)), 650);
  const planned = scene.book.write(appointment, {
    by: keyWorkerOf(scene, resident),
    at: made,
    values: {
      home: scene.homes[resident.house].id,
      resident: resident.record.id,
      title,
      appointment_type: type,
      starts_at: starts,
      ends_at: minutesLater(starts, random.pick([30, 45, 60])),
      with_whom: withWhom,
      location,
      preparation,
      transport: away
        ? random.pick(isDriven(resident) ? ['house_car', 'taxi'] : ['house_car', 'taxi', 'walk', 'public'])
        : 'none',
      escort_needed: away,
      escort_staff: away && isEscorted ? keyWorkerOf(scene, resident) : null,
    },
  });
  if (starts > scene.calendar.now) {
    if (random.chance(0.5))
      scene.book.carryOn(appointment, planned, {
        by: keyWorkerOf(scene, resident),
        at: minutesLater(made, 500) < scene.calendar.now ? minutesLater(made, 500) : scene.calendar.now,
        sets: { status: 'confirmed' },
      });
    return;
  }
  const recordedAt = minutesLater(starts, 100);
  // One outcome of yesterday is still to be written.
  if (recordedAt > scene.calendar.now || (resident.profile.last === 'Boyle' && offset > -20)) return;
  const missed = random.chance(0.07);
  scene.book.carryOn(appointment, planned, {
    by: scene.duty.lead(resident.house, recordedAt),
    at: recordedAt,
    sets: missed
      ? {
          status: 'did_not_attend',
          cancel_reason: random.pick([
            'Not well enough to go; new date asked for.',
            'Chose not to go today.',
            'Transport did not come.',
          ]),
        }
      : {
          status: 'attended',
          outcome: random.pick(outcomes),
          follow_up_actions: random.chance(0.2) ? 'Put the next date in the diary.' : null,
        },
  });
}

const events = [
  ['rose', 3, 'Residents’ meeting', 'activity', 'Lounge'],
  ['oak', 5, 'Boiler service', 'contractor', 'Boiler cupboard'],
  ['willow', 2, 'School choir visits', 'activity', 'Conservatory'],
  ['oak', 1, 'Fire drill', 'other', 'Whole house'],
  ['rose', 8, 'Environmental health', 'other', 'Kitchen'],
] as const;

function houseEvents(scene: Scene): void {
  for (const [house, wanted, title, type, location] of events) {
    const offset = weekday(scene.calendar, wanted);
    const at = scene.calendar.at(-6, 700);
    scene.book.write(appointment, {
      by: scene.duty.lead(house, at),
      at,
      values: {
        home: scene.homes[house].id,
        title,
        appointment_type: type,
        starts_at: scene.calendar.at(offset, '14:00'),
        ends_at: scene.calendar.at(offset, '15:00'),
        location,
      },
    });
  }
}
