import { resident } from '#domain/residents/person/resident.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import type { Calendar } from '../stage/calendar.ts';
import { minutesLater } from '../stage/calendar.ts';
import { managerOf, type SceneResident, type Scene } from '../stage/scene.ts';
import { discharged, type Leaver } from './discharged.ts';
import { longGone } from './long-gone.ts';

const movedOutOn = -40;
const movedOutAt = '14:00';

/** Who is in hospital, who moved out, and since when; known before the days are told. */
export function whereabouts(residents: readonly SceneResident[], calendar: Calendar): readonly SceneResident[] {
  return residents.map((one) => {
    if (one.profile.last === 'Reid' && one.house === 'oak') return { ...one, awayFrom: calendar.at(-2, '04:10') };
    if (one.profile.last === 'Whitfield') return { ...one, awayFrom: calendar.at(-3, '19:40') };
    return one.profile.last === 'Kelly' ? { ...one, leftAt: calendar.at(movedOutOn, movedOutAt) } : one;
  });
}

/** Written last, when everything that happened before has been told. */
export function sayGoodbyes(scene: Scene): readonly Leaver[] {
  for (const one of scene.residents.filter(({ awayFrom }) => awayFrom !== undefined)) goToHospital(scene, one);
  return [...scene.residents.flatMap((one) => (one.leftAt ? [moveOut(scene, one)] : [])), ...longGone(scene)];
}

function goToHospital(
  { book, calendar, duty }: Scene,
  { record, house, awayFrom = calendar.now }: SceneResident,
): void {
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

/** Moved on this season, and his records are held: his solicitor asks for them. */
function moveOut(scene: Scene, { record, house }: SceneResident): Leaver {
  const { book, calendar } = scene;
  const left = discharged(scene, {
    resident: record,
    house,
    noticeOn: -62,
    begunOn: -55,
    leftOn: movedOutOn,
    time: movedOutAt,
    says: {
      discharge_type: 'supported_living',
      destination: 'Flat 4, Cardigan Court, Leeds LS6',
      destination_contact: 'Outreach team, 0113 496 0600',
      reason: 'Ready for a home of his own; goals of the recovery plan reached.',
      resident_view: '“A door of my own. Come for tea.”',
      summary:
        'Manages cooking, shopping and money. Early sign to watch for is planning at midnight. Crisis plan and medicines list went with him; community team sees him weekly at first.',
      follow_up: 'Outreach on Tuesdays and Fridays for eight weeks.',
    },
  });
  book.write(legalHold, {
    by: managerOf(scene, house),
    at: calendar.at(-26, '15:20'),
    values: {
      home: left.home,
      holds: 'resident',
      resident: left.resident,
      reason: 'His solicitor asks for everything about the fall on the bus in spring; reference HK/0417.',
      review_on: calendar.day(156),
    },
  });
  return left;
}
