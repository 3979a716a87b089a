import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import { dischargeChecklist } from '#domain/residents/leaving/discharge-checklist.ts';
import type { Departure } from '#domain/residents/looks/look-patterns.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { minutesLater } from '../stage/calendar.ts';
import type { HouseKey } from '../stage/houses.ts';
import type { Given } from '../stage/record-book.ts';
import { managerOf, staffId, type Scene } from '../stage/scene.ts';

export type Leaver = Pick<Departure, 'resident' | 'home' | 'left_at'>;

interface Leaving {
  readonly resident: AnyRecord;
  readonly house: HouseKey;
  /** When notice was given and the list begun, as days from today. */
  readonly noticeOn: number;
  readonly begunOn: number;
  readonly leftOn: number;
  readonly time: string;
  readonly says: Given<typeof discharge>;
}

/** Somebody leaves through a discharge: notice, the list, and the door. */
export function discharged(scene: Scene, leaving: Leaving): Leaver {
  const { book, calendar } = scene;
  const { house, noticeOn, begunOn, leftOn } = leaving;
  const by = managerOf(scene, house);
  const author = staffId(scene, 'moira.lennox');
  const leftAt = calendar.at(leftOn, leaving.time);
  const draft = book.write(discharge, {
    by: author,
    at: calendar.at(noticeOn, '11:00'),
    values: {
      resident: leaving.resident.id,
      notice_date: calendar.day(noticeOn),
      planned_date: calendar.day(leftOn),
      ...leaving.says,
    },
  });
  const begun = book.carryOn(discharge, draft, {
    by: author,
    at: calendar.at(begunOn, '10:00'),
    sets: { status: 'in_progress' },
  });
  const answered = { answer: 'yes', by: author, at: minutesLater(leftAt, -120) };
  const list = Object.fromEntries(
    Object.keys(dischargeChecklist).map((item) => [
      item,
      item === 'dols_body_informed' ? { ...answered, answer: 'n_a' } : answered,
    ]),
  );
  book.carryOn(discharge, begun, {
    by,
    at: leftAt,
    sets: { ...list, discharge_date: calendar.day(leftOn), status: 'completed' },
    action: 'resident_discharged',
  });
  book.carryOn(resident, leaving.resident, {
    by,
    at: leftAt,
    sets: { status: 'discharged' },
    action: 'resident_discharged',
  });
  return { resident: leaving.resident.id, home: scene.homes[house].id, left_at: leftAt };
}
