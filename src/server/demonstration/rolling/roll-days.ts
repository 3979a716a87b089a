import { bath } from '#domain/daily-care/bath.ts';
import { care } from '#domain/daily-care/care.ts';
import { fluidIntake } from '#domain/daily-care/fluid-intake.ts';
import { afternoonRoutine } from '#domain/daily-care/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/morning-routine.ts';
import { mood } from '#domain/daily-care/mood.ts';
import { sleep } from '#domain/daily-care/sleep.ts';
import { weight } from '#domain/daily-care/weight.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { addDays, daysBetween, localDay, type Day, type Moment } from '#domain/kit/time.ts';
import { note } from '#domain/notes/note.ts';
import type { Db } from '../../kit/database.ts';
import { runBaths } from '../baths.ts';
import { Calendar, zone } from '../calendar.ts';
import { pourDrinks } from '../fluids.ts';
import { insertRecords } from '../insert.ts';
import { keepHistory, keepVersions } from '../load.ts';
import { describeMinds } from '../mental-states.ts';
import { watchMoods } from '../moods.ts';
import { keepDiaries } from '../notes.ts';
import type { People } from '../people.ts';
import { fillSheets } from '../routines.ts';
import type { Scene } from '../scene.ts';
import { recordNights } from '../sleeps.ts';
import { weighEveryone } from '../weights.ts';
import { keptScene, spelt } from './kept-scene.ts';

/** What the shifts write every day. */
const daily: readonly Entity[] = [fluidIntake, mood, sleep, bath, weight, care, morningRoutine, afternoonRoutine, note];
const tellers: readonly ((scene: Scene) => void)[] = [pourDrinks, watchMoods, recordNights, runBaths, weighEveryone, describeMinds, fillSheets, keepDiaries];

/** Further back nobody looks for what a shift did not write. */
const longestGapDays = 28;
/** A day counts as written when most people in the houses have a mood of it. */
const written = `select d.day::text as day from generate_series($1::date, $2::date, interval '1 day') d(day)
  where (select count(distinct m.resident) from mood m where (m.occurred_at at time zone '${zone}')::date = d.day::date and not m.is_deleted) * 10 < 6 * (select count(*) from resident r where r.status = 'current' and not r.is_deleted)
  order by 1`;

/** The days that are over and that nobody has written of. */
export async function unwrittenDays(db: Db, now: Moment): Promise<readonly Day[]> {
  const today = localDay(now, zone);
  const rows = await db.query<{ day: string }>(written, [addDays(today, -longestGapDays), addDays(today, -1)]);
  return rows.map(({ day }) => day.slice(0, 10));
}

/** Far enough from the last weeks that their stories are not told again, and another place of the season for each day. */
const placeOf = (day: Day): number => -30 - (daysBetween('2026-01-01', day) % 40);

/** Tells one day as the shifts would have: only what comes after whatever somebody has written about the same person in the same chart. */
export async function rollDay(db: Db, people: People, now: Moment, day: Day): Promise<void> {
  const calendar = new Calendar(now, addDays(day, -placeOf(day)));
  const scene = await keptScene(db, people, calendar, `ids of ${day}`);
  const last = await lastEntries(db, day);
  const isWanted: Scene['isWanted'] = (entity, { record }, at) => localDay(at, zone) === day && at > (last.get(`${entity.name} ${record.id}`) ?? '');
  for (const tell of tellers) tell({ ...scene, isWanted });
  const filled = new Set(['home', 'resident', 'staff', 'house_asset', 'plan', 'attachment']);
  for (const entity of daily) await insertRecords(db, entity, scene.book.of(entity), filled, () => Buffer.alloc(0));
  await keepVersions(db, scene.book.versions, () => Buffer.alloc(0));
  await keepHistory(db, scene.book);
}

/** By chart and resident, from the day itself on. */
async function lastEntries(db: Db, day: Day): Promise<ReadonlyMap<string, Moment>> {
  const last = new Map<string, Moment>();
  for (const { name } of daily) {
    const rows = await db.query<{ resident: string; at: Moment }>(`select resident, ${spelt('max(occurred_at)')} as at from ${name} where resident is not null and occurred_at >= $1::date and occurred_at < $1::date + 3 group by resident`, [day]);
    for (const { resident, at } of rows) last.set(`${name} ${resident}`, at);
  }
  return last;
}
