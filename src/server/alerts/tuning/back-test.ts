import type { FastifyInstance, FastifyRequest } from 'fastify';
import { figuresOf } from '#domain/alerts/engine/figures-of.ts';
import type { FoundAlert } from '#domain/alerts/engine/reconcile.ts';
import { replay, type EvaluatedMoment } from '#domain/alerts/engine/replay.ts';
import { backTestDays, type BackTest } from '#domain/alerts/engine/rule-sheet.ts';
import { homeSettingsFields } from '#domain/kit/vocabulary/home-settings-fields.ts';
import { home } from '#domain/homes/home.ts';
import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { readInput } from '#domain/kit/vocabulary/parse.ts';
import { addDays, localDay, momentAt } from '#domain/kit/time/time.ts';
import { forLongWork, type RecordContext } from '../../kit/context/record-context.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { invalid, notFound } from '../../kit/runtime/refusals.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import type { AlertRules } from '../../kit/alerts/alert-rules.ts';
import type { RuleSet, SweepContext } from '../../kit/alerts/rule-set.ts';
import { sweepContext } from '../sweep/sweep-context.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';

/** Often enough to see what a day brings: as the day of care begins, at noon, in the afternoon, at supper, at night. */
const hours = ['07:30', '12:00', '15:00', '18:30', '22:30'];
/** Reads at once: few enough to leave the carers their connections. */
const together = 4;

/** How often a rule would have spoken in the last 90 days, with the house's figures or with others. */
export function declareBackTest(app: FastifyInstance, given: RecordContext): void {
  const context = forLongWork(given);
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/alert-back-test`,
    permission: 'change home',
    takesLong: true,
    async answer(request): Promise<BackTest> {
      const actor = actorOf(request);
      requirePermission(actor, 'change', home);
      const id = idOf(request);
      if (!actor.homes.includes(id)) throw notFound();
      const { code, figures, isReplayed } = asked(request, context.alertRules);
      const at = await sweepContext(context, { db: context.db, home: id, resident: null, now: context.now() }, figures);
      return { code, is_replayed: isReplayed, ...(await (isReplayed ? tested : raisedThen)(context, at, code)) };
    },
  });
}

interface BackTestRequest {
  readonly code: string;
  readonly figures: Partial<HomeSettings>;
  readonly isReplayed: boolean;
}

/** Other figures can be tried only where the rule can be evaluated again. */
function asked(request: FastifyRequest, { sets, cards }: AlertRules): BackTestRequest {
  const { code = '', ...given } = queryOf(request);
  const rule = cards.get(code);
  if (!rule) throw invalid({ code: 'There is no such rule.' });
  const isReplayed = sets.some(({ backTested }) => backTested.includes(code));
  const named = figuresOf(rule).filter((name) => name in given);
  if (named.length > 0 && !isReplayed)
    throw invalid({ code: 'It cannot be told how often this rule would have spoken with other figures.' });
  const fields = Object.fromEntries(
    named.flatMap((name) => (isKeyOf(homeSettingsFields, name) ? [[name, homeSettingsFields[name]]] : [])),
  );
  const typed = Object.fromEntries(
    named.map((name) => [name, Number.isNaN(Number(given[name])) ? given[name] : Number(given[name])]),
  );
  const { values, complaints } = readInput(fields, typed);
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
  return { code, figures: values, isReplayed };
}

type Fired = Omit<BackTest, 'code' | 'is_replayed'>;

const raisedSql = `select n.resident from notification n where n.home = $1::uuid and n.rule_code = $2 and not n.is_deleted and n.raised_at >= $3::timestamptz and n.raised_at < $4::timestamptz`;

/** What was really raised, where how the records stood then is no longer known. */
async function raisedThen(
  context: RecordContext,
  { home: house, today, zone }: SweepContext,
  code: string,
): Promise<Fired> {
  const [from, to] = [addDays(today, -backTestDays), addDays(today, -1)];
  const raised = await context.db.query<{ resident: string | null }>(raisedSql, [
    house,
    code,
    momentAt(from, '00:00', zone),
    momentAt(today, '00:00', zone),
  ]);
  return { from, to, fired: raised.length, by: await counted(context, raised) };
}

async function tested(context: RecordContext, at: SweepContext, code: string): Promise<Fired> {
  const own = context.alertRules.sets.filter(({ rules }) => rules.some((card) => card.code === code));
  const [from, to] = [addDays(at.today, -backTestDays), addDays(at.today, -1)];
  const days = Array.from({ length: backTestDays }, (_, day) => addDays(from, day));
  const moments = days.flatMap((day) => hours.map((time) => momentAt(day, time, at.zone)));
  const past = moments.map((now) => ({
    ...at,
    now,
    today: localDay(now, at.zone),
    settings: { ...at.settings, rules_off: [] },
  }));
  const evaluated = await inTurns(past, (one) => evaluateOnce(own, one));
  const raised = replay(evaluated).filter((found) => found.code === code);
  return { from, to, fired: raised.length, by: await counted(context, raised) };
}

async function evaluateOnce(own: readonly RuleSet[], at: SweepContext): Promise<EvaluatedMoment> {
  const evaluations = await Promise.all(own.map((one) => one.evaluate(at)));
  return (openAlerts) => evaluations.flatMap((evaluate) => evaluate(openAlerts));
}

async function inTurns<A, B>(all: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (let place = 0; place < all.length; place += together)
    done.push(...(await Promise.all(all.slice(place, place + together).map(work))));
  return done;
}

async function counted(
  context: RecordContext,
  raised: readonly Pick<FoundAlert, 'resident'>[],
): Promise<BackTest['by']> {
  const groups = [...Map.groupBy(raised, ({ resident }) => resident)]
    .map(([resident, own]) => ({ resident, fired: own.length }))
    .toSorted((a, b) => b.fired - a.fired);
  const ids = groups.flatMap(({ resident }) => resident ?? []);
  const names = await context.db.query<{ id: string; name: string }>(
    `select p.id, ${personNameSql('p')} as name from resident p where p.id = any($1::uuid[])`,
    [ids],
  );
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return groups.map(({ resident, fired }) => ({
    resident,
    name: resident === null ? null : (nameOf.get(resident) ?? null),
    fired,
  }));
}
