import type { HistoryCheck } from '#domain/staff/history/history-fault.ts';
import type { DayHead, SealState } from '#domain/staff/history/seal-state.ts';
import { usualZone } from '#domain/kit/vocabulary/home-settings.ts';
import { historyHead } from '../../kit/history/history-head.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { lastSeal } from '../sealing/seal-history.ts';

/** So many days back somebody finds the head on a sheet they have in their hand. */
const daysBack = 31;

const waiting = `select count(*)::int as waiting, min(h.at) as waiting_since from user_history h where (h.tx, h.seq) > ($1::bigint, $2::bigint)`;
const days = `select d.day::date::text as day, s.head, s.number::int as number
  from generate_series(0, ${daysBack - 1}) back
  cross join lateral (select date_trunc('day', $1::timestamptz at time zone '${usualZone}') - back * interval '1 day' as day) d
  cross join lateral (select head, number from history_seal
    where sealed_at >= d.day at time zone '${usualZone}' and sealed_at < (d.day + interval '1 day') at time zone '${usualZone}'
    order by sealed_at desc, number desc limit 1) s order by d.day desc`;
const lastCheck = 'select checked_at, lines::int as lines, seals::int as seals, found, erased from history_check';

/** The head at the end of each day of the last month, the newest first. */
export const dayHeads = (db: Db, now: string): Promise<readonly DayHead[]> => db.query<DayHead>(days, [now]);

export async function sealState(db: Db, now: string): Promise<SealState> {
  const end = await lastSeal(db);
  const [unsealed] = await db.query<Pick<SealState, 'waiting' | 'waiting_since'>>(waiting, [end.to_tx, end.to_seq]);
  const [check] = await db.query<HistoryCheck>(lastCheck);
  return {
    ...(await historyHead(db)),
    seals: end.number,
    waiting: unsealed?.waiting ?? 0,
    waiting_since: unsealed?.waiting_since ?? null,
    check: check ?? null,
    days: await dayHeads(db, now),
  };
}

const insertCheck = `insert into history_check (checked_at, lines, seals, found, erased) values ($1, $2, $3, $4::jsonb, $5::jsonb)
  on conflict (singleton) do update set checked_at = excluded.checked_at, lines = excluded.lines, seals = excluded.seals, found = excluded.found, erased = excluded.erased`;

export const storeCheck = (db: Db, { checked_at, lines, seals, found, erased }: HistoryCheck): Promise<unknown> =>
  db.query(insertCheck, [checked_at, lines, seals, JSON.stringify(found), JSON.stringify(erased)]);

const checkedAt = "select checked_at from history_check where checked_at > $1::timestamptz - interval '23 hours'";
/** Once a day is enough: whoever wants to know at once looks by hand. */
export const isCheckDue = async (db: Db, now: string): Promise<boolean> =>
  (await db.query(checkedAt, [now])).length === 0;
