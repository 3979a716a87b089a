import type { FigureItem } from '#domain/house-overview/overview.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { momentBriefly } from '#domain/kit/time/moment-briefly.ts';
import { meanRecordAge, recordAge, type Recorded } from '#domain/kit/time/record-age.ts';
import { addDays, momentAt, type Day, type Moment } from '#domain/kit/time/time.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { entityNamed } from '#domain/register.ts';
import { chartNames } from '#domain/residents/monitoring/care-tracking.ts';
import { compliance } from '#domain/residents/monitoring/compliance.ts';
import { dueWindows, neverDue, type Rhythm } from '#domain/residents/monitoring/due-windows.ts';
import { careEntries } from '#domain/residents/views/care-entries.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import { quoted } from '../../kit/schema/table.ts';
import { figureReader } from './figure-context.ts';

const lookedBackDays = 7;
/** The longest rhythm is a month. */
const longestDays = 31;

const charts = keysOf(chartNames).filter((chart) => !neverDue.has(chart));

/** What is watched for whoever is in the house, and when it was done. */
const watched = `select p.id as resident, ${personNameSql('p')} as name, c.details,
    json_build_object(${charts
      .map(
        (chart) =>
          `'${chart}', case when c.${quoted(chart)} then (select coalesce(json_agg(t.occurred_at), '[]') from ${quoted(chart)} t where t.resident = p.id and not t.is_deleted and t.occurred_at >= $2 and t.occurred_at < $3) end`,
      )
      .join(', ')}) as done
  from resident p join care_tracking c on c.resident = p.id and not c.is_deleted
  where p.home = $1 and not p.is_deleted and p.status = 'current' order by ${personOrderSql('p')}`;

interface Watched {
  readonly resident: string;
  readonly name: string;
  readonly details: readonly Rhythm[] | null;
  readonly done: Readonly<Record<string, readonly Moment[] | null>>;
}

const lastDays = (today: Day): readonly Day[] =>
  Array.from({ length: lookedBackDays }, (_, place) => addDays(today, place - lookedBackDays));

export const careRecorded = figureReader({
  figures: ['care_recorded'],
  permission: ['view', 'care_tracking'],
  async read({ db, home, settings, today }) {
    const { time_zone: zone } = home;
    const house = { days: lastDays(today), zone, shift_times: settings.shift_times };
    // A night that began on the last evening is written down until noon.
    const people = await db.query<Watched>(watched, [
      home.id,
      momentAt(addDays(today, -longestDays - 1), '00:00', zone),
      momentAt(addDays(today, 1), '00:00', zone),
    ]);
    const found = people.flatMap(({ resident, name, details, done }) =>
      (details ?? []).flatMap((detail) => {
        const made = done[detail.chart];
        if (!made) return [];
        const entries = made.map((occurred_at) => ({ occurred_at, is_deleted: false }));
        return [{ resident, name, chart: detail.chart, ...compliance(dueWindows(detail, house), entries) }];
      }),
    );
    const [due, done] = [sum(found.map((one) => one.due)), sum(found.map((one) => one.done))];
    const missed = found.filter((one) => one.done < one.due).toSorted((a, b) => (a.pct ?? 0) - (b.pct ?? 0));
    return {
      care_recorded: {
        value: due === 0 ? null : (100 * done) / due,
        of: null,
        items: missed.map((one): FigureItem => ({
          entity: 'resident',
          id: one.resident,
          resident: one.resident,
          name: one.name,
          detail: `${chartName(one.chart)}: ${one.done} of ${one.due}`,
        })),
      },
    };
  },
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const chartName = (chart: string): string => new Map<string, string>(Object.entries(chartNames)).get(chart) ?? chart;

/** A sheet that is filled in over hours has no one moment at which it happened. */
const sheets = new Set(['sleep', 'morning_routine', 'afternoon_routine']);
const timed = careEntries.filter(({ entity }) => !sheets.has(entity.name)).map(({ entity }) => entity.name);

const written = `select e.*, ${personNameSql('p')} as name from (${timed
  .map(
    (name) =>
      `select '${name}' as kind, t.id, t.resident, t.occurred_at, t.recorded_at from ${quoted(name)} t where t.home = $1 and not t.is_deleted and t.recorded_at is not null and t.occurred_at >= $2 and t.occurred_at <= $3`,
  )
  .join(' union all ')}) e left join resident p on p.id = e.resident`;

interface Written extends Recorded {
  readonly kind: string;
  readonly id: string;
  readonly resident: string | null;
  readonly name: string | null;
}

/** Enough to see a pattern in. */
const mostListed = 50;

export const recordAges = figureReader({
  figures: ['record_age'],
  permission: ['view', 'audit'],
  async read({ db, home, settings, now, today }) {
    const from = momentAt(addDays(today, -lookedBackDays), '00:00', home.time_zone);
    const entries = await db.query<Written>(written, [home.id, from, now]);
    const late = entries
      .filter((entry) => recordAge(entry) > settings.late_entry_minutes)
      .toSorted((a, b) => recordAge(b) - recordAge(a))
      .slice(0, mostListed);
    return {
      record_age: {
        value: meanRecordAge(entries),
        of: null,
        items: late.map((entry): FigureItem => ({
          entity: entry.kind,
          id: entry.id,
          resident: entry.resident,
          name: entry.name ?? home.name,
          detail: `${entityNamed(entry.kind).labels.one} of ${midSentence(momentBriefly(entry.occurred_at, home.time_zone, today))}, written ${laterWords(recordAge(entry))} later`,
        })),
      },
    };
  },
});

const laterWords = (minutes: number): string =>
  minutes < 60 ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`;
