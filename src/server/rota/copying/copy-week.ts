import type { FastifyInstance } from 'fastify';
import { addDays, isDay, momentAt, type Day } from '#domain/kit/time/time.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import {
  copyOutcomes,
  laidDown,
  type CopyFacts,
  type CopyOutcome,
  type LaidDown,
} from '#domain/rota/copying/copied-weeks.ts';
import {
  isPatternWeeks,
  rotaTemplate,
  type PatternShift,
  type PatternWeeks,
} from '#domain/rota/copying/rota-template.ts';
import type { ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { rota } from '#domain/rota/rota.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requireForAll } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { create } from '../../kit/records/create-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { invalid, notFound } from '../../kit/runtime/refusals.ts';
import { plannedPerson, plannedPersonSql, type PlannedPersonRow } from '../people/planned-person.ts';
import { houseIn } from '../asking/asked-days.ts';
import { readPattern } from './read-pattern.ts';

/** A shift that was copied, under the id it got. */
interface CopiedShift {
  readonly id: string;
  readonly version: number;
  readonly plan: ShiftPlan;
}

export interface CopyAnswer {
  readonly outcomes: readonly CopyOutcome[];
  /** Nothing where it was only looked at. */
  readonly made: readonly CopiedShift[];
}

/** A quarter of a year of a weekly pattern. */
const mostTimes = 13;

interface CopyWeekRequest extends LaidDown {
  readonly home: string;
  /** Weeks of the rota are copied from this day on, or a template is laid down. */
  readonly source: { readonly from: Day } | { readonly template: string };
}

function askedIn(input: Input, home: string): CopyWeekRequest {
  const { from, template, to, weeks = 1, times = 1 } = input;
  if (typeof to !== 'string' || !isDay(to)) throw invalid({ to: 'Choose the first day it is copied to.' });
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1 || times > mostTimes)
    throw invalid({ times: `It is copied once to ${mostTimes} times.` });
  if (typeof template === 'string' && isId(template)) return { home, to, times, weeks: 1, source: { template } };
  if (typeof from !== 'string' || !isDay(from)) throw invalid({ from: 'Choose the first day of what is copied.' });
  if (!isPatternWeeks(weeks)) throw invalid({ weeks: 'A pattern has one, two or four weeks.' });
  if (to < addDays(from, weeks * 7)) throw invalid({ to: 'It is copied to days after the pattern.' });
  return { home, to, weeks, times, source: { from } };
}

interface Pattern {
  readonly weeks: PatternWeeks;
  readonly shifts: readonly PatternShift[];
}

/** Weeks of the rota as they are, or as somebody saved them under a name. */
async function patternFor({ context, tx, actor }: Copying, { home, weeks, source }: CopyWeekRequest, zone: string) {
  if ('from' in source) return { weeks, shifts: await readPattern(tx, home, { from: source.from, weeks }, zone) };
  const found = await findInReach({ context, actor, entity: rotaTemplate, within: tx }, source.template);
  if (found.home !== home) throw notFound();
  return { weeks: isPatternWeeks(found.weeks) ? found.weeks : 1, shifts: found.shifts } satisfies Pattern;
}

const known = `select r.home, r.staff, r.shift_type, r.status, r.start_at, r.end_at, r.actual_start, r.actual_end, r.break_minutes, r.sleep_in_disturbances
  from rota r where (r.staff = any($1::uuid[]) or (r.home = $2 and r.staff is null)) and not r.is_deleted
    and r.start_at > $3::timestamptz - interval '19 weeks' and r.start_at < $4::timestamptz + interval '15 days'`;
const people = `select s.id, ${plannedPersonSql} from staff s where s.id = any($1::uuid[]) and not s.is_deleted`;

type KnownRow = CopyFacts['known'][number] & Record<string, unknown>;
type PersonRow = PlannedPersonRow & { readonly id: string };

interface Copying {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
}

/** What copying would come to; the caller writes it or only shows it. */
async function outcomesOf(copying: Copying, asked: CopyWeekRequest, zone: string): Promise<readonly CopyOutcome[]> {
  const { home, to, times } = asked;
  const { weeks, shifts } = await patternFor(copying, asked, zone);
  const plans = laidDown(shifts, { weeks, to, times }, zone);
  const staff = [...new Set(plans.flatMap((plan) => plan.staff ?? []))];
  const there = await copying.tx.query<KnownRow>(known, [
    staff,
    home,
    momentAt(to, '00:00', zone),
    momentAt(addDays(to, weeks * 7 * times), '00:00', zone),
  ]);
  const persons = await copying.tx.query<PersonRow>(people, [staff]);
  return copyOutcomes(plans, {
    home,
    zone,
    people: new Map(persons.map((one) => [one.id, plannedPerson(one)])),
    known: there,
  });
}

/** Copies a week, a pattern of two or four, or a template, as drafts. With `preview` it says what would come of it and writes nothing. */
export const declareCopyWeek = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${rota.path}/copy-week`,
    permission: 'add rota',
    async answer(request): Promise<CopyAnswer> {
      const actor = actorOf(request);
      // Whoever plans today only has no week to copy.
      requireForAll(actor, 'add', rota);
      const input = inputOf(request);
      const home = houseIn(actor, input['home']);
      const asked = askedIn(input, home);
      const { zone } = await context.homes.factsOf(context.db, home);
      if (input['preview'] === true)
        return { outcomes: await outcomesOf({ context, actor, tx: context.db }, asked, zone), made: [] };
      return context.transaction(async (tx) => {
        const outcomes = await outcomesOf({ context, actor, tx }, asked, zone);
        const made: CopiedShift[] = [];
        for (const outcome of outcomes) if (!outcome.isThere) made.push(await write(context, tx, actor, home, outcome));
        return { outcomes, made };
      });
    },
  });

/** Doubts were shown before; they are stored with the shift as confirmed. */
const hoursDoubts = ['over_13_hours', 'short_break'];

async function write(
  context: RecordContext,
  tx: Db,
  actor: Actor,
  home: string,
  { plan, findings }: CopyOutcome,
): Promise<CopiedShift> {
  const id = newId();
  const confirmed_warnings = [...new Set(findings.map(({ code }) => code)), ...hoursDoubts];
  await create({ context, actor, entity: rota, within: tx }, { ...plan, id, home, confirmed_warnings });
  return { id, version: 1, plan };
}
