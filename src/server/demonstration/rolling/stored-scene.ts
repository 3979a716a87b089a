import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import { home } from '#domain/homes/home.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import type { Db } from '../../kit/runtime/database.ts';
import type { Calendar } from '../stage/calendar.ts';
import { DutyHours, type OnDuty } from '../stage/duty.ts';
import { houses } from '../stage/houses.ts';
import { idAt } from '../stage/id-at.ts';
import type { People } from '../people/people.ts';
import { RecordBook } from '../stage/record-book.ts';
import { households } from '../people/residents.ts';
import { managerOf, type SceneResident, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';

/** A moment as the records of the demonstration spell it. */
export const spelt = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const whole = async <E extends Entity>(db: Db, { name }: E, where: string): Promise<readonly RecordOf<E>[]> =>
  (await db.query<{ record: RecordOf<E> }>(`select to_jsonb(t) as record from ${name} t where ${where}`)).map(
    ({ record }) => record,
  );

/** The homes and their people as they are stored now; null where one of them is gone and the demonstration has become something else. */
export async function storedPeople(db: Db): Promise<People | null> {
  const homes = new Map((await whole(db, home, 'not t.is_deleted')).map((record) => [record.code, record]));
  const people = new Map((await whole(db, staff, 'not t.is_deleted')).map((record) => [record.username, record]));
  const [rose, oak, willow] = [homes.get(houses.rose.code), homes.get(houses.oak.code), homes.get(houses.willow.code)];
  if (!rose || !oak || !willow || !people.has('manager') || !people.has('frances.okoro')) return null;
  return { homes: { rose, oak, willow }, staff: people };
}

const worked = `select r.home, r.staff, r.shift_type as shift, r.role_on_shift = 'shift_lead' as leads, ${spelt('r.start_at')} as start, ${spelt('r.end_at')} as "end"
  from rota r where r.staff is not null and not r.is_deleted and r.status in ('published', 'accepted', 'worked') and r.shift_type in ('early', 'late', 'long_day', 'waking_night', 'sleep_in')
    and r.role_on_shift <> 'shadow' and r.start_at > $1::timestamptz - interval '45 days' and r.start_at < $1::timestamptz`;

async function storedDuty(db: Db, people: People, now: Moment): Promise<DutyHours> {
  const keyOf = new Map(keysOf(people.homes).map((key) => [people.homes[key].id, key]));
  const rows = await db.query<Omit<OnDuty, 'house'> & { readonly home: string }>(worked, [now]);
  const shifts = rows.flatMap(({ home: where, ...shift }) => {
    const house = keyOf.get(where);
    return house ? [{ ...shift, house }] : [];
  });
  return new DutyHours(shifts, {
    rose: managerOf(people, 'rose'),
    oak: managerOf(people, 'oak'),
    willow: managerOf(people, 'willow'),
  });
}

/** Those of the demonstration's residents who live where they did, under the name they had. */
function living(people: People, records: readonly RecordOf<typeof resident>[]): readonly SceneResident[] {
  return keysOf(households).flatMap((house) =>
    households[house].flatMap((profile): SceneResident[] => {
      const record = records.find(
        (one) =>
          one.home === people.homes[house].id && one.first_name === profile.first && one.last_name === profile.last,
      );
      return record ? [{ house, profile, record }] : [];
    }),
  );
}

/** The scene as it stands in the database, so that the same shifts can go on writing. */
export async function storedScene(db: Db, people: People, calendar: Calendar, words: string): Promise<Scene> {
  const book = new RecordBook(words);
  const random = seeded(`${words} more`);
  const residents = living(people, await whole(db, resident, `t.status = 'current' and not t.is_deleted`));
  const assets = await db.query<{ home: string; asset_tag: string; id: string }>(
    `select home, asset_tag, id from house_asset where status = 'in_use' and not is_deleted`,
  );
  const keyOf = new Map(keysOf(people.homes).map((key) => [people.homes[key].id, key]));
  book.know(home, Object.values(people.homes));
  book.know(staff, [...people.staff.values()]);
  book.know(
    resident,
    residents.map(({ record }) => record),
  );
  return {
    calendar,
    book,
    ...people,
    residents,
    duty: await storedDuty(db, people, calendar.now),
    nextId: (at) => idAt(at, random),
    assets: new Map(assets.map(({ home: where, asset_tag, id }) => [`${keyOf.get(where) ?? ''} ${asset_tag}`, id])),
  };
}

export const residentOf = ({ residents }: Scene, id: unknown): SceneResident | null =>
  residents.find(({ record }) => record.id === id) ?? null;
