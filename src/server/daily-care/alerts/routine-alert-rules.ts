import { routineAlerts, type RoutineFacts } from '#domain/alerts/rules/care/routine-alerts.ts';
import { trackingAlerts, type TrackingFacts } from '#domain/alerts/rules/care/tracking-alerts.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { careEntries } from '#domain/residents/views/care-entries.ts';
import { quoted } from '../../kit/schema/table.ts';
import { readLists } from '../../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../../kit/alerts/rule-set.ts';
import { latestEntry } from '../../kit/alerts/latest-entry.ts';
import { living } from '../../kit/alerts/living.ts';

const here = `from resident p left join care_tracking k on k.resident = p.id and not k.is_deleted where ${living} and p.status = 'current'`;
const sheets = ['morning_routine', 'afternoon_routine'] as const;
const lately = (days: number): string =>
  `t.routine_date > :today::date - ${days} and t.routine_date <= :today::date and t.occurred_at <= ${latestEntry}`;

const answered = (sheet: string): string =>
  `(select t.completion_pct from ${sheet} t where t.resident = p.id and not t.is_deleted and t.routine_date = :today::date limit 1)`;
/** A motion in the night stands in a note. */
const opened = [...sheets, 'note']
  .map(
    (sheet) =>
      `select max(t.occurred_at) as at from ${sheet} t where t.resident = p.id and not t.is_deleted and t.bowels_opened = 'yes' and t.occurred_at <= ${latestEntry}`,
  )
  .join(' union all ');

const meal = (sheet: string, name: string, place: number): string =>
  `select t.routine_date as day, ${place} as place, t.${name} as eaten from ${sheet} t where t.resident = p.id and not t.is_deleted and t.${name} is not null and ${lately(7)}`;
const meals = `array(select m.eaten from (${[meal('morning_routine', 'breakfast', 1), meal('afternoon_routine', 'lunch', 2), meal('afternoon_routine', 'tea_or_supper', 3)].join(' union all ')}) m order by m.day, m.place)`;

/** Of each day, which of the tasks were declined and which were done. */
const tasks = { morning_routine: ['wash', 'mouth_care'], afternoon_routine: ['wash_pm', 'mouth_care_pm'] } as const;
const task = (sheet: string, name: string): string =>
  `select t.routine_date as day, '${name}' as task, t.${name} ->> 'result' as result from ${sheet} t where t.resident = p.id and not t.is_deleted and t.${name} is not null and ${lately(7)}`;
const answers = sheets.flatMap((sheet) => tasks[sheet].map((name) => task(sheet, name))).join(' union all ');
const days = `coalesce((select json_agg(d) from (select a.day, coalesce(array_agg(a.task) filter (where a.result = 'declined'), '{}') as declined, coalesce(array_agg(a.task) filter (where a.result in ('completed', 'partly')), '{}') as done
    from (${answers}) a group by a.day) d), '[]')`;

const routines = readLists<{ readonly residents: readonly RoutineFacts[] }>({
  residents: `select p.id as resident, coalesce(k.morning_routine, false) as morning_tracked, coalesce(k.afternoon_routine, false) as afternoon_tracked,
      ${answered('morning_routine')} as morning_pct, ${answered('afternoon_routine')} as afternoon_pct, (select max(o.at) from (${opened}) o) as last_bowels_at, ${meals} as meals, ${days} as days ${here}`,
});

export const routineAlertRules = ruleSet({
  rules: routineAlerts,
  sweptOn: [...sheets, 'note', 'care_tracking'],
  backTested: ['ROUT-2', 'ROUT-3', 'ROUT-4'],
  read: async (at: SweepContext) => (await routines(at)).residents,
});

const charts = careEntries.map(({ entity }) => entity.name).filter((name) => name in careTracking.fields);
const last = charts
  .map(
    (name) =>
      `'${name}', (select max(t.occurred_at) from ${quoted(name)} t where t.resident = p.id and not t.is_deleted and t.occurred_at <= ${latestEntry})`,
  )
  .join(', ');
const flags = charts.map((name) => `'${name}', k.${quoted(name)}`).join(', ');

interface RoutineRow {
  readonly resident: string;
  readonly details: readonly Omit<TrackingFacts['watched'][number], 'last_at' | 'label'>[];
  readonly flags: Readonly<Record<string, boolean>>;
  readonly last: Readonly<Record<string, string | null>>;
}

const tracked = readLists<{ readonly residents: readonly RoutineRow[] }>({
  residents: `select p.id as resident, k.details, json_build_object(${flags}) as flags, json_build_object(${last}) as last ${here} and k.id is not null`,
});

export const trackingAlertRules = ruleSet({
  rules: trackingAlerts,
  sweptOn: ['care_tracking', ...charts],
  backTested: ['TRK-1'],
  async read(at: SweepContext): Promise<readonly TrackingFacts[]> {
    const { residents } = await tracked(at);
    return residents.map(({ resident, details, flags: isWatched, last: entries }) => ({
      resident,
      watched: details
        .filter(({ chart }) => isWatched[chart])
        .map((detail) => ({
          ...detail,
          last_at: entries[detail.chart] ?? null,
          label: careTracking.fields[detail.chart]?.label ?? detail.chart,
        })),
    }));
  },
});
