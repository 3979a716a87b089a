import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import { dischargeChecklist } from '#domain/residents/leaving/discharge-checklist.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import type { Calendar } from '../stage/calendar.ts';
import { minutesLater } from '../stage/calendar.ts';
import { managerOf, staffId, type Resident, type Scene } from '../stage/scene.ts';

/** Who is in hospital, who moved out, and since when; known before the days are told. */
export function whereabouts(residents: readonly Resident[], calendar: Calendar): readonly Resident[] {
  return residents.map((one) => {
    if (one.profile.last === 'Reid' && one.house === 'oak') return { ...one, awayFrom: calendar.at(-2, '04:10') };
    if (one.profile.last === 'Whitfield') return { ...one, awayFrom: calendar.at(-3, '19:40') };
    return one.profile.last === 'Kelly' ? { ...one, leftAt: calendar.at(-40, '14:00') } : one;
  });
}

export interface Departure {
  readonly resident: string;
  readonly home: string;
  readonly left_at: string;
}

/** Written last, when everything that happened before has been told. */
export function sayGoodbyes(scene: Scene): readonly Departure[] {
  for (const one of scene.residents.filter(({ awayFrom }) => awayFrom !== undefined)) goToHospital(scene, one);
  return scene.residents.flatMap((one) => (one.leftAt ? [moveOut(scene, one, one.leftAt)] : []));
}

function goToHospital({ book, calendar, duty }: Scene, { record, house, awayFrom = calendar.now }: Resident): void {
  const at = minutesLater(awayFrom, 25);
  book.carryOn(resident, record, {
    by: duty.lead(house, at),
    at,
    sets: {
      status: 'hospital',
      hospital: 'St James’s, ward 14',
      hospital_reason: 'Chest infection',
      expected_return_date: calendar.day(4),
    },
    action: 'resident_status_changed',
  });
}

function moveOut(scene: Scene, one: Resident, leftAt: string): Departure {
  const { book, calendar } = scene;
  const by = managerOf(scene, one.house);
  const author = staffId(scene, 'moira.lennox');
  const draft = book.write(discharge, {
    by: author,
    at: calendar.at(-62, '11:00'),
    values: {
      resident: one.record.id,
      discharge_type: 'supported_living',
      notice_date: calendar.day(-62),
      planned_date: calendar.day(-40),
      destination: 'Flat 4, Cardigan Court, Leeds LS6',
      destination_contact: 'Outreach team, 0113 496 0600',
      reason: 'Ready for a home of his own; goals of the recovery plan reached.',
      resident_view: '“A door of my own. Come for tea.”',
      summary:
        'Manages cooking, shopping and money. Early sign to watch for is planning at midnight. Crisis plan and medicines list went with him; community team sees him weekly at first.',
      follow_up: 'Outreach on Tuesdays and Fridays for eight weeks.',
    },
  });
  const begun = book.carryOn(discharge, draft, {
    by: author,
    at: calendar.at(-55, '10:00'),
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
    sets: { ...list, discharge_date: calendar.day(-40), status: 'completed' },
    action: 'resident_discharged',
  });
  const left: AnyRecord = book.carryOn(resident, one.record, {
    by,
    at: leftAt,
    sets: { status: 'discharged' },
    action: 'resident_discharged',
  });
  const home = scene.homes[one.house].id;
  book.write(legalHold, {
    by,
    at: calendar.at(-26, '15:20'),
    values: {
      home,
      holds: 'resident',
      resident: left.id,
      reason: 'His solicitor asks for everything about the fall on the bus in spring; reference HK/0417.',
      review_on: calendar.day(156),
    },
  });
  return { resident: left.id, home, left_at: leftAt };
}
