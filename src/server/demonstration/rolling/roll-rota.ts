import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { addDays, localDay, type Moment } from '#domain/kit/time/time.ts';
import { rota } from '#domain/rota/rota.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { updateAsSystem, type Due } from '../../kit/records/system-updates.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { Calendar, zone } from '../stage/calendar.ts';
import { insertRecords } from '../stage/insert.ts';
import { storeHistory, storeVersions } from '../loading/load.ts';
import type { People } from '../people/people.ts';
import { RecordBook } from '../stage/record-book.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { home } from '#domain/homes/home.ts';
import { daysAhead, plannedDay, publishedAhead, Roster, writeShift } from '../people/rota.ts';
import { seeded } from '../stage/seeded.ts';
import { writeArrivals } from './roll-arrivals.ts';
import { untouched } from './stored-records.ts';
import { spelt } from './stored-scene.ts';

const shiftsSql = `select s.username, ${spelt('r.start_at')} as start, ${spelt('r.end_at')} as "end" from rota r join staff s on s.id = r.staff
  where r.start_at > $1::timestamptz - interval '10 days' and not r.is_deleted and r.status not in ('cancelled', 'declined') order by r.start_at`;
const planned = `select distinct r.home, r.date::text as date from rota r where r.date >= $1::date and not r.is_deleted and r.shift_type in ('early', 'late', 'waking_night')`;
/** The demonstration's own sketches are settled when their day comes near; a shift that a visitor drafted or changed is theirs to publish. */
const settled = `select t.id, t.version, array[t.home] as homes from rota t where t.status = 'draft' and not t.is_deleted and t.date >= $1::date and t.date <= $2::date and ${untouched('t')} for update`;

/** People know four weeks ahead when they work, and two more are sketched: what the weeks so far did not need is written now. */
export async function rollRota(context: RecordContext, tx: Db, people: People, now: Moment): Promise<void> {
  const today = localDay(now, zone);
  const due = await tx.query<Due>(settled, [today, addDays(today, publishedAhead)]);
  for (const shift of due)
    await updateAsSystem(context, rota, shift, { status: 'published' }, { within: tx, auditedAs: 'published' });
  await writeArrivals(context, tx, now);
  await sketch(tx, people, now);
}

async function sketch(db: Db, people: People, now: Moment): Promise<void> {
  const calendar = new Calendar(now);
  const known = new Set(
    (await db.query<{ home: string; date: string }>(planned, [calendar.today])).map(
      (row) => `${row.home} ${row.date.slice(0, 10)}`,
    ),
  );
  const roster = new Roster();
  for (const { username, start, end } of await db.query<{ username: string; start: Moment; end: Moment }>(shiftsSql, [
    now,
  ]))
    roster.know(username, start, end);
  const book = new RecordBook(`shifts from ${calendar.today}`);
  book.know(home, Object.values(people.homes));
  book.know(staff, [...people.staff.values()]);
  for (let offset = 0; offset <= daysAhead; offset += 1)
    for (const house of keysOf(people.homes)) {
      if (known.has(`${people.homes[house].id} ${calendar.day(offset)}`)) continue;
      for (const shift of plannedDay(roster, calendar, house, offset))
        writeShift(book, calendar, people, shift, seeded('rolled shifts'));
    }
  await insertRecords(db, rota, book.of(rota), new Set(['home', 'staff', 'resident']), () => Buffer.alloc(0));
  await storeVersions(db, book.versions, () => Buffer.alloc(0));
  await storeHistory(db, book);
}
