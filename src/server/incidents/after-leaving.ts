import type { Incident } from '#domain/incidents/incident/incident.ts';
import { compareMoments } from '#domain/kit/time/time.ts';
import { leftAt } from '#domain/residents/leaving/left-at.ts';
import type { ValidationContext } from '../kit/context/record-context.ts';

interface Left {
  readonly discharge_date: string;
  readonly died_at: Date | string | null;
  readonly completed_at: Date | string;
}

const leaving = `select d.discharge_date::text, d.died_at, d.completed_at from discharge d join resident p on p.id = d.resident
  where p.id = $1 and p.is_discharged_status and d.status = 'completed' and not d.is_deleted order by d.completed_at desc limit 1`;

const iso = (at: Date | string): string => new Date(at).toISOString();

/** What happened while somebody lived here may be reported later; nothing happens here to somebody who has gone. */
export async function afterLeaving({ db, record, before, home }: ValidationContext<Incident>) {
  const { resident, occurred_at: at } = record;
  if (typeof resident !== 'string' || typeof at !== 'string' || before?.occurred_at === at) return {};
  const [left] = await db.query<Left>(leaving, [resident]);
  if (!left) return {};
  const gone = leftAt(
    { ...left, died_at: left.died_at && iso(left.died_at), completed_at: iso(left.completed_at) },
    home.zone,
  );
  return compareMoments(at, gone) > 0 ? { occurred_at: 'When it happened is after the resident left or died.' } : {};
}
