import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { bath } from '#domain/daily-care/baths/bath.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { fluidRange } from '#domain/daily-care/fluids/fluid-range.ts';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { settingsOf, type GivenSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { note } from '#domain/notes/note.ts';
import type { Plan } from '#domain/plans/plan/plan.ts';
import type { StepRecord } from '#domain/plans/plan/step-records.ts';
import { evidenceFigures, type EvidenceFacts, type EvidenceFigure } from '#domain/residents/views/plan-evidence.ts';
import { permissionOrNull, rowsSql } from '../../kit/access/permission.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { viewerOf, type Viewer } from '../../kit/access/viewer.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { quoted } from '../../kit/schema/table.ts';

interface Period extends Pick<Plan, 'resident' | 'domain' | 'goals'>, Partial<Pick<Plan, 'actions'>> {
  /** Null where no single plan is asked about. */
  readonly plan: string | null;
  readonly from: string;
  readonly to: string;
}

interface Reader {
  readonly actor: Actor;
  readonly now: string;
}

/** A condition on the rows of `t` that count; null where none of them do. */
type Sees = (entity: Entity) => string | null;

/** As many of the records behind a figure as one reads; the rest is in the chart or the list. */
const most = 20;

const within = `t.resident = asked.resident and not t.is_deleted and t.occurred_at >= span.first and t.occurred_at < span.last`;

const rows = (entity: Entity, sees: string, more = ''): string =>
  `from ${quoted(entity.name)} t where ${within} and ${sees}${more && ` and ${more}`}`;

const contentSql = (entity: Entity, fields: readonly string[]): string =>
  `'${entity.name}' as entity, t.id, t.occurred_at as at, json_build_object(${fields.map((name) => `'${name}', t.${quoted(name)}`).join(', ')}) as content`;

/** How many there are, and the newest of them in the fields that tell most. */
const found = (entity: Entity, fields: readonly string[], from: string): string =>
  `(select json_build_object('count', (select count(*) ${from}), 'newest', (select coalesce(json_agg(row_to_json(w)), '[]') from
    (select ${contentSql(entity, fields)} ${from} order by t.occurred_at desc limit ${most}) w)))`;

const daily = (value: string, from: string): string =>
  `(select coalesce(json_agg(json_build_object('day', w.day, 'value', w.value) order by w.day), '[]') from (select (t.occurred_at at time zone span.zone - span.day_start)::date as day, ${value} as value ${from} group by 1) w)`;

const realEvents = 'not t.entered_in_error';

/** Each figure's SQL, by the name under which the facts are told; nothing where the reader sees none of it. */
function pieces(sees: Sees): Readonly<Record<string, string>> {
  const parts: readonly (readonly [string, Entity, (sees: string) => string])[] = [
    ['incidents', incident, (seen) => found(incident, ['incident_type', 'severity'], rows(incident, seen, realEvents))],
    [
      'falls',
      incident,
      (seen) =>
        found(
          incident,
          ['incident_type', 'severity'],
          rows(incident, seen, `${realEvents} and t.incident_type = 'fall'`),
        ),
    ],
    ['notes', note, (seen) => found(note, ['category', 'body'], rows(note, seen, 't.linked_plan = asked.plan'))],
    ['moods', mood, (seen) => daily('round(avg(t.mood_score), 1)', rows(mood, seen))],
    ['mood_mean', mood, (seen) => `(select round(avg(t.mood_score), 1)::text ${rows(mood, seen)})`],
    ['quotes', mood, (seen) => found(mood, ['resident_words'], rows(mood, seen, `t.resident_words <> ''`))],
    ['fluids', fluidIntake, (seen) => daily('sum(t.amount_ml)', rows(fluidIntake, seen, `t.direction = 'intake'`))],
    ['weights', weight, (seen) => daily('avg(t.weight_kg)', rows(weight, seen, `t.outcome = 'measured'`))],
    [
      'washes',
      bath,
      (seen) =>
        `(select json_build_object('done', count(*) filter (where t.outcome in ('completed', 'partly')), 'declined', count(*) filter (where t.outcome = 'declined')) ${rows(bath, seen)})`,
    ],
    [
      'nights',
      sleep,
      (seen) =>
        `(select coalesce(json_agg(json_build_object('day', t.night_of, 'value', t.sleep_hours) order by t.night_of), '[]') ${nights(seen)} and t.sleep_hours is not null)`,
    ],
    ['sleep_mean', sleep, (seen) => `(select round(avg(t.sleep_hours), 1)::text ${nights(seen)})`],
  ];
  const counted = parts.flatMap(([name, entity, sql]) => {
    const seen = sees(entity);
    return seen === null ? [] : [[name, sql(seen)] as const];
  });
  const further = { declined: declined(sees), mood_while: moodWhile(sees), steps: steps(sees) };
  return Object.fromEntries([
    ...counted,
    ...Object.entries(further).flatMap(([name, sql]) => (sql === null ? [] : [[name, sql] as const])),
  ]);
}

/** Where somebody can choose not to, which of the entries say so, and what tells most of them. */
const choosing: readonly (readonly [Entity, string, readonly string[]])[] = [
  [bath, `t.outcome = 'declined'`, ['bath_type', 'outcome']],
  [weight, `t.outcome = 'declined'`, ['outcome']],
  [fluidIntake, `t.direction = 'intake' and t.outcome = 'chose_not_to'`, ['fluid_type', 'amount_ml']],
  [morningRoutine, `cardinality(t.declined_tasks) > 0`, ['completion_pct']],
  [afternoonRoutine, `cardinality(t.declined_tasks) > 0`, ['completion_pct']],
];

/** Everything somebody chose not to have done, whatever it was. */
function declined(sees: Sees): string | null {
  const each = choosing.flatMap(([entity, chose, fields]) => {
    const seen = sees(entity);
    return seen === null ? [] : [`select ${contentSql(entity, fields)} ${rows(entity, seen, chose)}`];
  });
  return each.length === 0
    ? null
    : `(select json_build_object('count', count(*), 'newest', coalesce((array_agg(row_to_json(e) order by e.at desc))[1:${most}], '{}')) from (${each.join(' union all ')}) e)`;
}

/** The answers of the routine sheets that tell of a step. */
const sheetTasks = {
  wash: ['wash', 'wash_pm'],
  mouth_care: ['mouth_care', 'mouth_care_pm'],
  dressing: ['dressed_own_choice', 'night_clothes'],
  continence_care: ['continence_care'],
  skin_creams: ['skin_creams'],
  walking_aid: ['walking_aid_in_reach'],
  call_bell: ['call_bell_in_reach'],
  floor_clear: ['floor_clear', 'room_safe'],
  activity: ['activity'],
  fresh_air: ['fresh_air'],
  out_and_about: ['community_access'],
  family: ['family_or_visitor'],
} as const satisfies { readonly [S in StepRecord]?: readonly string[] };

/** The outcome of every entry that tells of a step, in the words of a sheet. */
const stepOutcomes: readonly (readonly [Entity, (seen: string) => string])[] = [
  ...[morningRoutine, afternoonRoutine].map((sheet): readonly [Entity, (seen: string) => string] => {
    const asked = Object.entries(sheetTasks).flatMap(([step, tasks]) =>
      tasks.filter((task) => task in sheet.fields).map((task) => `('${step}', t.${quoted(task)} ->> 'result')`),
    );
    return [
      sheet,
      (seen) =>
        `select a.step, a.result from ${quoted(sheet.name)} t cross join lateral (values ${asked.join(', ')}) a(step, result) where ${within} and ${seen} and a.step = any(asked.steps)`,
    ];
  }),
  [bath, (seen) => `select 'bath', t.outcome ${rows(bath, seen, `'bath' = any(asked.steps)`)}`],
  [
    weight,
    (seen) =>
      `select 'weighing', case t.outcome when 'measured' then 'completed' else t.outcome end ${rows(weight, seen, `'weighing' = any(asked.steps)`)}`,
  ],
  [
    fluidIntake,
    (seen) =>
      `select 'drinks', case t.outcome when 'chose_not_to' then 'declined' else 'completed' end ${rows(fluidIntake, seen, `t.direction = 'intake' and 'drinks' = any(asked.steps)`)}`,
  ],
];

function steps(sees: Sees): string | null {
  const each = stepOutcomes.flatMap(([entity, sql]) => {
    const seen = sees(entity);
    return seen === null ? [] : [sql(seen)];
  });
  return each.length === 0
    ? null
    : `(select json_object_agg(s.step, json_build_object('done', s.done, 'declined', s.declined)) from (select step, count(*) filter (where result in ('completed', 'partly')) as done, count(*) filter (where result = 'declined') as declined from (${each.join(' union all ')}) e(step, result) group by 1) s)`;
}

/** How somebody felt while it was done: the moods within two hours of a note about the plan. */
function moodWhile(sees: Sees): string | null {
  const [moods, notes] = [sees(mood), sees(note)];
  return moods === null || notes === null
    ? null
    : `(select json_build_object('count', count(*), 'mean', round(avg(m.mood_score), 1)::text) from (select t.mood_score, t.occurred_at ${rows(mood, moods)}) m
      where exists (select 1 from note t where t.resident = asked.resident and t.linked_plan = asked.plan and not t.is_deleted and t.occurred_at between m.occurred_at - interval '2 hours' and m.occurred_at + interval '2 hours' and ${notes}))`;
}

const nights = (seen: string): string =>
  `from sleep t where t.resident = asked.resident and not t.is_deleted and t.night_of between asked.from and asked.to and ${seen}`;

/** What was written in each period, on the clock of the house, in one statement. */
const statement = (sees: Sees): NamedStatement =>
  new NamedStatement(`with asked as (select * from jsonb_to_recordset(:asked::jsonb) as asked(place int, plan uuid, resident uuid, "from" date, "to" date, steps text[]))
    select json_build_object(${Object.entries(pieces(sees))
      .map(([name, sql]) => `'${name}', ${sql}`)
      .join(', ')}) as facts, r.gender, r.fluid_target_ml, r.fluid_restriction_ml, h.settings, asked.place
    from asked join resident r on r.id = asked.resident join home h on h.id = r.home
    cross join lateral (select asked.from::timestamp at time zone h.time_zone as first, (asked.to + 1)::timestamp at time zone h.time_zone as last, h.time_zone as zone, coalesce(h.settings ->> 'fluid_day_start', '00:00')::interval as day_start) span`);

type Drinker = Parameters<typeof fluidRange>[0];
type Looked = Omit<Period, 'domain' | 'goals'>;

const stepsOf = ({ actions = [] }: Looked): readonly StepRecord[] => [
  ...new Set(actions.flatMap(({ recorded_on }) => recorded_on ?? [])),
];

/** The facts of each period, in its place; nothing for somebody who is not there. */
async function factsOf(
  db: Db,
  periods: readonly Looked[],
  sees: Sees,
  viewer: Viewer | null,
): Promise<readonly (EvidenceFacts | null)[]> {
  const asked = periods.map((period, place) => {
    const { plan, resident, from, to } = period;
    return { place, plan, resident, from, to, steps: stepsOf(period) };
  });
  const found = await statement(sees).run<
    Drinker & { facts: Omit<EvidenceFacts, 'fluid_range'>; settings: GivenSettings; place: number }
  >(db, { asked: JSON.stringify(asked), ...(viewer ? { viewer } : {}) });
  const facts = new Map(
    found.map((row) => [
      row.place,
      { ...row.facts, fluid_range: fluidRange(row, settingsOf({ settings: row.settings })) },
    ]),
  );
  return asked.map(({ place }) => facts.get(place) ?? null);
}

/** What a reader may see of what was written about somebody; notes count where they name the plan. */
export async function factsSeenBy(db: Db, period: Looked, { actor, now }: Reader): Promise<EvidenceFacts | null> {
  const sees = (entity: Entity) => {
    const permission = permissionOrNull(actor, 'view', entity);
    return permission && rowsSql(entity, permission);
  };
  const [facts] = await factsOf(db, [period], sees, viewerOf(actor, now));
  return facts ?? null;
}

/** The figures that stand beside a plan. */
export async function evidenceSeenBy(db: Db, period: Period, reader: Reader): Promise<readonly EvidenceFigure[]> {
  const facts = await factsSeenBy(db, period, reader);
  return facts ? evidenceFigures(facts, period) : [];
}

/** The figures of the periods that evaluations look at, as they stood when these were written, whoever writes them. */
export async function evidence(
  db: Db,
  periods: readonly Period[],
): Promise<readonly (readonly { readonly what: string; readonly value: string }[])[]> {
  const facts = await factsOf(db, periods, () => 'true', null);
  return periods.map((period, place) => {
    const found = facts[place];
    return found ? evidenceFigures(found, period).map(({ what, value }) => ({ what, value })) : [];
  });
}
