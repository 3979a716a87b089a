import { appointment } from '../../appointments/appointment.ts';
import { fluidIntake } from '../../daily-care/fluids/fluid-intake.ts';
import { weight } from '../../daily-care/weight/weight.ts';
import { addDays, compareMoments, localDay, momentAt, type Day, type Moment } from '../../kit/time/time.ts';
import type { Entity } from '../../kit/vocabulary/entity.ts';
import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import { note } from '../../notes/note.ts';
import { houseAsset } from '../../premises/assets/house-asset.ts';
import { houseStock } from '../../premises/stock/house-stock.ts';
import { careTracking } from '../../residents/monitoring/care-tracking.ts';
import { resident } from '../../residents/person/resident.ts';
import { practicePeople, type PracticePerson } from './practice-people.ts';

interface PracticeRecord {
  readonly entity: Entity;
  readonly values: RecordValues;
}

interface Making {
  readonly home: string;
  readonly now: Moment;
  readonly zone: string;
  /** The same name always gives the same id. */
  idOf(name: string): string;
}

const daysBack = 7;
const drinks = [
  ['08:15', 'tea', 180],
  ['13:00', 'squash', 220],
  ['18:30', 'water', 150],
] as const;
/** A practice house is filled in one go, so what happened before is written down late, and says so. */
const late = { late_entry_reason: 'told_later' } as const;

/** Everything in a practice house but the house: people, what is watched for them, a week of entries, and what is due. */
export function practiceWeek(making: Making): readonly PracticeRecord[] {
  const today = localDay(making.now, making.zone);
  return [
    ...practicePeople.flatMap((person, at) => personRecords(making, today, person, at)),
    ...houseRecords(making, today),
  ];
}

function personRecords(making: Making, today: Day, person: PracticePerson, at: number): readonly PracticeRecord[] {
  const { home, idOf } = making;
  const id = idOf(`resident ${at}`);
  const one = (entity: Entity, name: string, values: RecordValues): PracticeRecord => ({
    entity,
    values: { id: idOf(`${entity.name} ${at} ${name}`), resident: id, ...values },
  });
  const days = Array.from({ length: daysBack + 1 }, (_, past) => addDays(today, past - daysBack));
  const past = entriesOf(making, days, person, at).map(({ entity, values }) => one(entity, values.occurred_at, values));
  return [
    {
      entity: resident,
      values: {
        id,
        home,
        first_name: person.first,
        last_name: person.last,
        preferred_name: person.called ?? null,
        gender: person.gender,
        date_of_birth: `${person.born}-05-01`,
        national_id_type: 'local',
        // Another one after every reset: no two people share a number.
        national_id: `PRACTICE-${id.slice(-8)}`,
        gp_name: 'Dr Nobody',
        gp_phone: '01632 960001',
        no_known_allergies: true,
        room: String(at + 1),
        status: 'current',
        admission_date: addDays(today, -200),
        diagnoses: person.diagnoses,
        likes: person.likes,
      },
    },
    one(careTracking, 'watched', {
      weight: true,
      fluid_intake: person.drinks,
      details: [
        { chart: 'weight', frequency: 'weekly', reason: 'For practice', review_date: addDays(today, 28) },
        ...(person.drinks
          ? [
              {
                chart: 'fluid_intake',
                frequency: 'x_per_day',
                interval_value: 6,
                reason: 'For practice',
                review_date: addDays(today, 28),
              },
            ]
          : []),
      ],
    }),
    ...past,
  ];
}

/** The entries of a week that have happened by now. */
function entriesOf({ now, zone }: Making, days: readonly Day[], person: PracticePerson, at: number) {
  const drunk = person.drinks
    ? days.flatMap((day, past) =>
        drinks.map(([time, fluid_type, amount]) => ({
          entity: fluidIntake,
          at: momentAt(day, time, zone),
          values: { fluid_type, amount_ml: amount + 10 * ((at + past) % 5) },
        })),
      )
    : [];
  const noted = days.map((day, past) => ({
    entity: note,
    at: momentAt(day, '16:40', zone),
    values: { category: 'daily', body: person.notes[past % person.notes.length] },
  }));
  const weighed = days.slice(0, 1).map((day) => ({
    entity: weight,
    at: momentAt(day, '09:30', zone),
    values: { weight_kg: person.kg, method: 'standing' },
  }));
  return [...weighed, ...drunk, ...noted]
    .filter((entry) => compareMoments(entry.at, now) < 0)
    .map((entry) => ({
      entity: entry.entity,
      values: { ...entry.values, occurred_at: entry.at, ...late },
    }));
}

function houseRecords({ home, zone, idOf }: Making, today: Day): readonly PracticeRecord[] {
  const visit = momentAt(addDays(today, 1), '10:30', zone);
  return [
    {
      entity: appointment,
      values: {
        id: idOf('appointment'),
        home,
        resident: idOf('resident 1'),
        title: 'Heart clinic',
        appointment_type: 'hospital',
        starts_at: visit,
        ends_at: momentAt(addDays(today, 1), '11:15', zone),
        location: 'An invented hospital',
      },
    },
    {
      entity: houseAsset,
      values: {
        id: idOf('fridge'),
        home,
        asset_tag: 'PRACTICE-1',
        name: 'Kitchen fridge',
        category: 'kitchen',
        location: 'Kitchen',
        checks: [{ kind: 'fridge', interval_days: 1 }],
      },
    },
    {
      entity: houseStock,
      values: {
        id: idOf('gloves'),
        home,
        item_name: 'Gloves, medium',
        category: 'ppe',
        quantity: 3,
        unit: 'box',
        reorder_level: 4,
        location: 'Store',
      },
    },
  ];
}

/** The house itself. Its address and number are ones that nobody has. */
export const practiceHouse = {
  name: 'Practice house',
  provider_name: 'Nobody: for practice',
  address_line1: '1 Nowhere Lane',
  town: 'Nowhere',
  postcode: 'ZZ9 9ZZ',
  // Ofcom keeps these numbers for plays and films.
  phone: '01632 960000',
  max_residents: 8,
  // Nobody is short of staff where nobody has to come.
  min_staffing: { early: 0, late: 0, waking_night: 0, sleep_in: 0 },
  emergency_info: 'Nothing here is real. In an emergency leave the practice house and follow your own house’s plan.',
} as const;
