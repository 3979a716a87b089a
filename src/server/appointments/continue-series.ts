import { newId } from '../kit/runtime/new-id.ts';
import { appointment } from '#domain/appointments/appointment.ts';
import { bookedAheadDays, forgottenAfterDays, nextInSeries, repeating } from '#domain/appointments/series.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { createAsSystem, updateAsSystem } from '../kit/records/system-updates.ts';
import type { Db } from '../kit/runtime/database.ts';
import type { Job } from '../kit/context/job.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { readRecord } from '../kit/reads/read-record.ts';

/** The last of a series that has to go on, for one date called off ends none: $1 what repeats · $2 and $3 since when and until when it may be. */
const lastOfSeries = `a.next_appointment is null and a.repeat = any($1::text[]) and ${sqlIn('a.status', [...stillAhead, 'attended', 'did_not_attend', 'cancelled'])} and not a.is_deleted
  and a.starts_at > $2::timestamptz and a.starts_at <= $3::timestamptz and not exists (select 1 from resident p where p.id = a.resident and p.is_discharged_status)`;

/** A series goes on in the house where its resident lives now, wherever it was begun. */
const livesIn = 'coalesce((select p.home from resident p where p.id = a.resident), a.home)';

const bounds = (now: string) => [
  repeating,
  addHours(now, -24 * forgottenAfterDays),
  addHours(now, 24 * bookedAheadDays),
];

/** Locked while it is continued, so that an outcome written at the same moment does not plan the same one again. */
async function planNext(context: RecordContext, tx: Db, id: string): Promise<string | null> {
  const now = context.now();
  const [last] = await tx.query<{ written_in: string; home: string; version: number }>(
    `select a.home as written_in, ${livesIn} as home, a.version from appointment a where ${lastOfSeries} and a.id = $4 for update`,
    [...bounds(now), id],
  );
  if (!last) return null;
  const homes = [last.written_in, last.home];
  const found = await readRecord(tx, appointment, id, { homes, readsDeparted: true, now });
  const { zone } = await context.homes.factsOf(tx, last.home);
  const next = found && nextInSeries(found.record, now, zone);
  if (!next) return null;
  const planned = newId();
  await createAsSystem(context, appointment, { ...next, home: last.home, id: planned }, { within: tx });
  await updateAsSystem(
    context,
    appointment,
    { id, version: last.version, homes },
    { next_appointment: planned },
    { within: tx },
  );
  return planned;
}

async function bookAhead(context: RecordContext, id: string): Promise<void> {
  const next = await context.transaction((tx) => planNext(context, tx, id));
  if (next !== null) await bookAhead(context, next);
}

/** The coming weeks of every series stand in the book, whether or not anybody has said what came of the last one. */
export const continueSeries: Job = {
  name: 'continue-series',
  every: 60,
  atStart: true,
  async work(context) {
    const due = await context.db.query<{ id: string }>(
      `select a.id from appointment a where ${lastOfSeries} order by a.id`,
      bounds(context.now()),
    );
    for (const { id } of due) await bookAhead(context, id);
  },
};
