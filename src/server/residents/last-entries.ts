import { afternoonRoutine } from '#domain/daily-care/afternoon-routine.ts';
import { bath } from '#domain/daily-care/bath.ts';
import { care } from '#domain/daily-care/care.ts';
import { fluidIntake } from '#domain/daily-care/fluid-intake.ts';
import { mood } from '#domain/daily-care/mood.ts';
import { morningRoutine } from '#domain/daily-care/morning-routine.ts';
import { sleep } from '#domain/daily-care/sleep.ts';
import { weight } from '#domain/daily-care/weight.ts';
import { bodyMap } from '#domain/incidents/body-map.ts';
import { incident } from '#domain/incidents/incident.ts';
import { briefly } from '#domain/kit/briefly.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { note } from '#domain/notes/note.ts';
import type { LastEntry } from '#domain/residents/resident-summary.ts';
import type { Actor } from '../kit/actor.ts';
import type { Db } from '../kit/database.ts';
import { leaveOrNone } from '../kit/leave.ts';
import { readsDeparted } from '../kit/scope.ts';
import { rowsAbout } from './summary-parts.ts';

/** What is written about a resident's days, and the fields that tell most of it. */
const told: readonly (readonly [Entity, readonly string[]])[] = [
  [bath, ['bath_type', 'outcome']],
  [weight, ['outcome', 'weight_kg']],
  [fluidIntake, ['fluid_type', 'output_type', 'amount_ml']],
  [mood, ['mood_score', 'presentation']],
  [sleep, ['sleep_hours', 'wakings']],
  [care, ['behaviour', 'observed_affect']],
  [morningRoutine, ['completion_pct', 'concerns']],
  [afternoonRoutine, ['completion_pct', 'concerns']],
  [bodyMap, ['mark_type', 'region']],
  [incident, ['incident_type', 'severity']],
  [note, ['category', 'body']],
];

const newest = 12;

const latest = (actor: Actor): readonly string[] =>
  told.flatMap(([entity, fields]) => {
    const leave = leaveOrNone(actor, 'view', entity);
    const values = fields.map((name) => `'${name}', t.${name}`).join(', ');
    return leave ? [`(select '${entity.name}' as kind, t.id, t.occurred_at, t.recorded_by, json_build_object(${values}) as told ${rowsAbout(entity, leave)} order by t.occurred_at desc, t.id desc limit ${newest})`] : [];
  });

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly when: string;
  readonly by: string | null;
  readonly told: Readonly<Record<string, unknown>>;
}

/** The newest entries about a resident across every chart, the notes and the incidents. */
export async function lastEntries(db: Db, actor: Actor, resident: string): Promise<readonly LastEntry[]> {
  const each = latest(actor);
  if (each.length === 0) return [];
  const text = `select coalesce(json_agg(row_to_json(w)), '[]') as entries, $1::uuid, $2::uuid[], $3::boolean, $4::uuid from (
    select e.kind, e.id, e.occurred_at as "when", concat_ws(' ', s.first_name, s.last_name) as by, e.told from (${each.join(' union all ')}) e
    left join staff s on s.id = e.recorded_by order by e.occurred_at desc, e.id desc limit ${newest}) w`;
  const [row] = await db.query<{ entries: readonly Row[] }>(text, [resident, actor.homes, readsDeparted(actor), actor.id]);
  return (row?.entries ?? []).map(({ told: values, ...entry }) => ({ ...entry, by: entry.by || null, words: wordsOf(entry.kind, values) }));
}

function wordsOf(kind: string, values: Row['told']): string {
  const [entity, fields] = told.find(([one]) => one.name === kind) ?? [];
  return entity && fields ? briefly(entity, values, fields) : '';
}
