import type { FigureItem } from '#domain/house-overview/overview.ts';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { addDays, compareMoments, localDay, type Day } from '#domain/kit/time/time.ts';
import { askWords } from '#domain/plans/follow-up/follow-up-words.ts';
import type { FollowUp } from '#domain/plans/follow-up/follow-up.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { unreadBy } from '../../plans/reads/unread-by.ts';
import { counted, figureReader, type FigureContext } from './figure-context.ts';

const soonDays = 7;

/** Who lives in the house is asked first: from the other end PostgreSQL would go through what is in force in every house. */
const ofTheHouse = (column: string): string =>
  `${column} = any(array(select p.id from resident p where p.home = $1 and not p.is_discharged_status))`;
const called = (resident: string): string =>
  `(select ${personNameSql('p')} from resident p where p.id = ${resident}) as name`;

interface Reviewed {
  readonly id: string;
  readonly resident: string;
  readonly name: string;
  readonly title: string;
  readonly review_date: Day;
}

const reviewsOf = (table: 'plan' | 'risk'): string =>
  `select l.id, l.resident, ${called('l.resident')}, l.title, l.review_date::text as review_date
  from ${table} l where ${ofTheHouse('l.resident')} and not l.is_deleted and ${sqlIn('l.status', inForceStatuses)} and l.review_date <= $2::date
  order by l.review_date, l.id limit 1000`;

/** What is in force and is reviewed by the end of the week, split by whether its day is over. */
async function reviewed({ db, home, today }: FigureContext, table: 'plan' | 'risk') {
  const rows = await db.query<Reviewed>(reviewsOf(table), [home.id, addDays(today, soonDays)]);
  const listed = (of: readonly Reviewed[]) =>
    counted(
      of.map(({ id, resident, name, title, review_date }): FigureItem => ({
        entity: table,
        id,
        resident,
        name,
        detail: `${title}, review ${review_date < today ? 'was due' : 'due'} ${dayWords(review_date)}`,
      })),
    );
  return {
    overdue: listed(rows.filter(({ review_date }) => review_date < today)),
    due: listed(rows.filter(({ review_date }) => review_date >= today)),
  };
}

export const planReviews = figureReader({
  figures: ['plans_overdue', 'plans_due'],
  permission: ['view', 'plan'],
  async read(figureContext) {
    const { overdue, due } = await reviewed(figureContext, 'plan');
    return { plans_overdue: overdue, plans_due: due };
  },
});

export const riskReviews = figureReader({
  figures: ['risks_overdue', 'risks_due'],
  permission: ['view', 'risk'],
  async read(figureContext) {
    const { overdue, due } = await reviewed(figureContext, 'risk');
    return { risks_overdue: overdue, risks_due: due };
  },
});

const unread = `select l.id, l.resident, ${called('l.resident')}, l.title
  from plan l where ${ofTheHouse('l.resident')} and not l.is_deleted and l.status = 'active' and ${unreadBy('l', '$2::uuid')}
  order by l.resident, l.id limit 1000`;

export const unreadPlans = figureReader({
  figures: ['plans_unread'],
  permission: ['view', 'plan'],
  async read({ db, home, viewer }) {
    const rows = await db.query<Omit<Reviewed, 'review_date'>>(unread, [home.id, viewer.id]);
    return {
      plans_unread: counted(
        rows.map(({ id, resident, name, title }): FigureItem => ({
          entity: 'plan',
          id,
          resident,
          name,
          detail: title,
        })),
      ),
    };
  },
});

type Loop = FollowUp & { readonly name: string };

const loops = `select f.*, ${called('f.resident')} from follow_up f
  where ${ofTheHouse('f.resident')} and f.status = 'open' and not f.is_deleted order by f.due_at, f.id limit 1000`;

/** What happened and waits for an answer. */
export const followUps = figureReader({
  figures: ['follow_ups_open', 'follow_ups_overdue'],
  permission: ['view', 'follow_up'],
  async read({ db, home, now }) {
    const rows = await db.query<Loop>(loops, [home.id]);
    const listed = (of: readonly Loop[]) =>
      counted(
        of.map((row): FigureItem => ({
          entity: 'follow_up',
          id: row.id,
          resident: row.resident,
          name: row.name,
          detail: `${askWords(row)}, by ${dayWords(localDay(row.due_at, home.time_zone))}`,
        })),
      );
    return {
      follow_ups_open: listed(rows),
      follow_ups_overdue: listed(rows.filter(({ due_at }) => compareMoments(due_at, now) < 0)),
    };
  },
});
