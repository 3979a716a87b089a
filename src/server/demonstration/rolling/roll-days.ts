import { bath } from '#domain/daily-care/baths/bath.ts';
import { care } from '#domain/daily-care/mood/care.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { addDays, daysBetween, localDay, localTime, type Day, type Moment } from '#domain/kit/time/time.ts';
import { note } from '#domain/notes/note.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { runBaths } from '../care/baths.ts';
import { Calendar, zone } from '../stage/calendar.ts';
import { pourDrinks } from '../care/fluids.ts';
import { insertRecords } from '../stage/insert.ts';
import { storeHistory, storeVersions } from '../loading/load.ts';
import { describeMinds } from '../care/mental-states.ts';
import { watchMoods } from '../care/moods.ts';
import { writeDiaries } from '../care/notes.ts';
import type { People } from '../people/people.ts';
import { fillSheets } from '../care/routines.ts';
import type { Scene } from '../stage/scene.ts';
import { recordNights } from '../care/sleeps.ts';
import { weighEveryone } from '../care/weights.ts';
import { storedRecords } from './stored-records.ts';
import { storedScene, spelt } from './stored-scene.ts';

/** What the shifts write every day. */
const daily: readonly Entity[] = [fluidIntake, mood, sleep, bath, weight, care, morningRoutine, afternoonRoutine, note];
const charts: readonly ((scene: Scene) => void)[] = [
  pourDrinks,
  watchMoods,
  recordNights,
  runBaths,
  weighEveryone,
  describeMinds,
  fillSheets,
  writeDiaries,
];

/** Further back nobody looks for what a shift did not write. */
const longestGapDays = 28;
/** A day counts as written when most people in the houses have a mood of it. */
const written = `select d.day::text as day from generate_series($1::date, $2::date, interval '1 day') d(day)
  where (select count(distinct m.resident) from mood m where (m.occurred_at at time zone '${zone}')::date = d.day::date and not m.is_deleted) * 10 < 6 * (select count(*) from resident r where r.status = 'current' and not r.is_deleted)
  order by 1`;

/** After midnight the day that has just ended is told to its end; the night shift has its quiet hour before older gaps are filled, and nobody looks over its shoulder. */
const dayEndsBy = '01:00';
const quietFrom = '03:00';

/** The days that are over and that nobody has written of to their end. */
export async function unwrittenDays(db: Db, now: Moment): Promise<readonly Day[]> {
  const yesterday = addDays(localDay(now, zone), -1);
  const time = localTime(now, zone);
  const rows =
    time < quietFrom
      ? []
      : await db.query<{ day: string }>(written, [addDays(yesterday, 1 - longestGapDays), yesterday]);
  const first = await loadedOn(db);
  return [...rows.map(({ day }) => day.slice(0, 10)), ...(time < dayEndsBy ? [yesterday] : [])].filter(
    (day) => day >= first,
  );
}

const loaded = `select ${spelt('max(at)')} as at from user_history where tx = (select tx from user_history order by seq limit 1)`;

/** The day on which the homes came to be. Their first transaction told everything up to that moment. */
export async function loadedOn(db: Db): Promise<Day> {
  const [row] = await db.query<{ at: Moment }>(loaded);
  return localDay(row?.at ?? '', zone);
}

/** Far enough from the last weeks that their stories are not told again, and another place of the season for each day; the first day ends as it began. */
const placeOf = (day: Day, first: Day): number => (day === first ? 0 : -70 + (daysBetween('2026-01-01', day) % 40));

/** Tells these days as the shifts would have: only what comes after whatever somebody has written on the same day about the same person in the same chart. */
export async function rollDays(db: Db, people: People, now: Moment, days: readonly Day[]): Promise<void> {
  const first = await loadedOn(db);
  // Days that follow each other in the season are told in one go.
  for (const [today, together] of Map.groupBy(days, (day) => addDays(day, -placeOf(day, first))))
    await writeDays(db, people, new Calendar(now, today), new Set(together));
}

async function writeDays(db: Db, people: People, calendar: Calendar, days: ReadonlySet<Day>): Promise<void> {
  const scene = await storedScene(db, people, calendar, `ids of ${[...days].join()} at ${calendar.now}`);
  // What somebody eats and weighs answers to their plan.
  scene.book.know(plan, await storedRecords(db, plan, `t.status = 'active'`));
  const last = await lastEntries(db, [...days]);
  // Today grows hour by hour: only what comes after the newest entry of all.
  const today = localDay(calendar.now, zone);
  const newest =
    [...last]
      .flatMap(([key, at]) => (key.endsWith(today) && at !== neverAfter ? [at] : []))
      .toSorted()
      .at(-1) ?? '';
  const isWanted: Scene['isWanted'] = (entity, { record }, at) => {
    const day = localDay(at, zone);
    return (
      days.has(day) && at > (last.get(`${entity.name} ${record.id} ${day}`) ?? '') && (day !== today || at > newest)
    );
  };
  for (const chart of charts) chart({ ...scene, isWanted });
  const filled = new Set(['home', 'resident', 'staff', 'house_asset', 'plan', 'attachment']);
  for (const entity of daily) await insertRecords(db, entity, scene.book.of(entity), filled, () => Buffer.alloc(0));
  await storeVersions(db, scene.book.versions, () => Buffer.alloc(0));
  await storeHistory(db, scene.book);
}

/** Of a sheet or a night there is one: whoever has begun it goes on with it. */
const neverAfter: Moment = '9999-12-31T00:00:00.000Z';

/** By chart, resident and day. */
async function lastEntries(db: Db, days: readonly Day[]): Promise<ReadonlyMap<string, Moment>> {
  const last = new Map<string, Moment>();
  for (const { name, unique } of daily) {
    const local = `(occurred_at at time zone '${zone}')::date`;
    const rows = await db.query<{ resident: string; day: Day; at: Moment }>(
      `select resident, ${local}::text as day, ${spelt('max(occurred_at)')} as at from ${name} where resident is not null and ${local} = any($1::date[]) group by 1, 2`,
      [days],
    );
    for (const { resident, day, at } of rows)
      last.set(`${name} ${resident} ${day}`, unique.length > 0 ? neverAfter : at);
  }
  return last;
}
