import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { appointment } from '#domain/appointments/appointment.ts';
import { bookedAheadDays, nextStart } from '#domain/appointments/series.ts';
import { addHours, addMinutes, type Moment } from '#domain/kit/time/time.ts';
import { minutesLater, zone } from '../stage/calendar.ts';
import type { HouseKey } from '../stage/houses.ts';
import { isHere, keyWorkerOf, residentNamed, type Scene } from '../stage/scene.ts';

interface RegularDate {
  readonly house: HouseKey;
  /** Nobody's own where the whole house takes part. */
  readonly last: string | null;
  readonly repeat: 'weekly' | 'monthly';
  /** The first one that is told of, in days from today, and its hour. */
  readonly from: readonly [offset: number, time: string];
  readonly minutes: number;
  readonly values: RecordValues;
  readonly outcomes: readonly string[];
}

const regularDates: readonly RegularDate[] = [
  {
    house: 'rose',
    last: 'Osei',
    repeat: 'weekly',
    from: [-89, '18:30'],
    minutes: 90,
    outcomes: [
      'Sang the whole evening.',
      'Two solos, and tea afterwards.',
      'Came home humming.',
      'Learnt the descant for Christmas.',
      'Sat at the front and turned the pages.',
    ],
    values: {
      title: 'Choir practice',
      appointment_type: 'activity',
      with_whom: 'Reverend Joy Ampofo',
      location: 'Methodist church',
      transport: 'walk',
      escort_needed: true,
    },
  },
  {
    house: 'rose',
    last: 'Hale',
    repeat: 'weekly',
    from: [-88, '14:00'],
    minutes: 120,
    outcomes: [
      'Worked on the blue painting.',
      'Stayed to the end, talked to two others.',
      'Brought a sketch home.',
      'Left after an hour, as agreed beforehand; it was loud.',
      'Printed two tapes’ worth of covers.',
    ],
    values: {
      title: 'Art group',
      appointment_type: 'activity',
      with_whom: 'Studio 24',
      location: 'Mabgate',
      transport: 'public',
      preparation: 'Apron and sketchbook',
    },
  },
  {
    house: 'oak',
    last: 'Thorpe',
    repeat: 'weekly',
    from: [-85, '10:30'],
    minutes: 75,
    outcomes: [
      'Six lengths with the float.',
      'Cold water, warm chocolate.',
      'Laughed a lot in the shallow end.',
      'Held Josie’s hands and kicked the whole width.',
    ],
    values: {
      title: 'Swimming',
      appointment_type: 'activity',
      with_whom: 'Pool staff',
      location: 'John Charles Centre',
      transport: 'house_car',
      preparation: 'Towel and changing robe',
      escort_needed: true,
    },
  },
  {
    house: 'oak',
    last: 'Pemberton',
    repeat: 'monthly',
    from: [-83, '11:00'],
    minutes: 45,
    outcomes: ['Feet looked at, nails cut.', 'One corn softened.'],
    values: {
      title: 'Chiropody',
      appointment_type: 'chiropody',
      with_whom: 'Mr J. Platt',
      location: 'In the house',
      transport: 'none',
    },
  },
  {
    house: 'willow',
    last: null,
    repeat: 'weekly',
    from: [-87, '13:30'],
    minutes: 150,
    outcomes: [
      'Nine heads, all done by four.',
      'Seven had their hair set.',
      'Eight came, two only for the company.',
      'Cyril had a trim and pretended not to enjoy it.',
      'Ten today; Marie brought her daughter to help.',
    ],
    values: { title: 'Hairdresser', appointment_type: 'activity', with_whom: 'Marie’s', location: 'Conservatory' },
  },
];

/** From the first to the one beyond the weeks that always stand in the book. */
function datesOf(scene: Scene, { repeat, from }: RegularDate): readonly Moment[] {
  const until = addHours(scene.calendar.now, 24 * bookedAheadDays);
  const dates: Moment[] = [];
  for (
    let at: Moment | null = scene.calendar.at(...from);
    at !== null;
    at = at > until ? null : nextStart({ starts_at: at, repeat }, at, zone)
  )
    dates.push(at);
  return dates;
}

/** Each leads to the next, so the last is written down first. */
function bookOne(scene: Scene, one: RegularDate): void {
  const { book, calendar, homes, duty } = scene;
  const resident = one.last ? residentNamed(scene, one.last) : null;
  const author = resident ? keyWorkerOf(scene, resident) : duty.lead(one.house, calendar.at(-20, 700));
  const dates = datesOf(scene, one).filter((at) => !resident || isHere(resident, at));
  dates.toReversed().reduce<string | null>((next, at, i) => {
    const isNear = at < addHours(calendar.now, 24 * 7);
    const planned = book.write(appointment, {
      by: author,
      at: addHours(at < calendar.now ? at : calendar.now, -24 * 9),
      values: {
        home: homes[one.house].id,
        resident: resident?.record.id ?? null,
        starts_at: at,
        ends_at: addMinutes(at, one.minutes),
        repeat: one.repeat,
        next_appointment: next,
        ...one.values,
        escort_staff: one.values['escort_needed'] && isNear ? author : null,
      },
    });
    const recordedAt = minutesLater(at, one.minutes + 40);
    if (recordedAt < calendar.now)
      book.carryOn(appointment, planned, {
        by: duty.lead(one.house, recordedAt),
        at: recordedAt,
        sets: { status: 'attended', outcome: one.outcomes[i % one.outcomes.length] },
      });
    return planned.id;
  }, null);
}

/** What comes round every week or month: choir, swimming, the hairdresser. */
export const bookRegularDates = (scene: Scene): void => regularDates.forEach((one) => bookOne(scene, one));
