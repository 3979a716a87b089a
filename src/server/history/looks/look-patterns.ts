import type { FastifyInstance } from 'fastify';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { home } from '#domain/homes/home.ts';
import { addDays, compareMoments, localDay, momentAt } from '#domain/kit/time/time.ts';
import {
  lookPatterns,
  plannedHours,
  settlementAnswers,
  type LookPattern,
  type LookPatterns,
  type Settlement,
} from '#domain/residents/looks/look-patterns.ts';
import { lookPatternCards } from '#domain/residents/looks/look-pattern-words.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { invalid, notFound } from '../../kit/runtime/refusals.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { patternFacts } from './pattern-facts.ts';
import { readLooks } from './read-looks.ts';
import { readDays, requireAudit } from './who-looked.ts';
import { enterHouse } from '../../kit/records/enter-house.ts';

const path = `/api/${home.path}/:id/look-patterns`;
const permission = `view ${userHistory.name}` as const;
/** The fewest words that say anything. */
const fewest = 10;

interface SettledRow extends Settlement {
  readonly [column: string]: unknown;
  readonly pattern: string;
}

const settledSql = `select distinct on (t.pattern) t.pattern, t.answer, t.words, ${personNameSql('s')} as by, t.settled_at as at
  from look_settlement t join staff s on s.id = t.settled_by where t.home = $1::uuid and t.pattern = any($2::text[])
  order by t.pattern, t.settled_at desc`;
const settleSql = `insert into look_settlement (id, home, pattern, staff, answer, words, settled_by, settled_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** What is read after it was settled stands out anew; that two people share a name does not change with every look. */
const stillSettled = ({ kind, last_at }: LookPattern, { at }: SettledRow): boolean =>
  kind === 'relative' || compareMoments(at, last_at) >= 0;

async function withSettlements(db: Db, house: string, found: readonly LookPattern[]): Promise<readonly LookPattern[]> {
  const rows = await db.query<SettledRow>(settledSql, [house, found.map(({ key }) => key)]);
  const settled = new Map(rows.map((row) => [row.pattern, row]));
  return found.map((pattern) => {
    const row = settled.get(pattern.key);
    if (!row || !stillSettled(pattern, row)) return pattern;
    return { ...pattern, settled: { answer: row.answer, words: row.words, by: row.by, at: row.at } };
  });
}

/** What stands out in the reading of one house; what is about the caller is for somebody else. */
async function patternsIn(
  context: RecordContext,
  actor: Actor,
  house: string,
  asked: RecordValues,
): Promise<LookPatterns> {
  const { zone } = await context.homes.factsOf(context.db, house);
  const { from, to } = readDays(asked, localDay(context.now(), zone));
  const span = { from: momentAt(from, '00:00', zone), to: momentAt(addDays(to, 1), '00:00', zone) };
  const { looks, isCut } = await readLooks(context, actor, { along: 'home', id: house, ...span });
  const facts = await patternFacts(context.db, { looks, ...span, zone });
  const found = lookPatterns(looks, facts).filter(({ user }) => user !== actor.id);
  const hasRota = plannedHours(facts);
  const unplanned = looks.filter((look) => look.resident !== null && !hasRota(look));
  return {
    from,
    to,
    zone,
    looked_at: looks.length,
    is_cut: isCut,
    days_without_rota: [...new Set(unplanned.map(({ at }) => localDay(at, zone)))],
    patterns: await withSettlements(context.db, house, found),
  };
}

/** Figures about colleagues are for those who read the history of the house, and never about oneself. */
export function declareLookPatterns(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path,
    permission,
    async answer(request): Promise<LookPatterns> {
      const actor = actorOf(request);
      requireAudit(actor);
      const { id } = await enterHouse({ context, actor, entity: home }, idOf(request), 'looks that stand out');
      return patternsIn(context, actor, id, queryOf(request));
    },
  });
  declareCall(app, {
    method: 'POST',
    path: `${path}/settle`,
    permission,
    async answer(request): Promise<LookPatterns> {
      const actor = actorOf(request);
      requireAudit(actor);
      const { id } = await findInReach({ context, actor, entity: home }, idOf(request));
      await settle(context, actor, id, inputOf(request));
      return patternsIn(context, actor, id, inputOf(request));
    },
  });
}

async function settle(context: RecordContext, actor: Actor, house: string, input: RecordValues) {
  const answer = String(input['answer'] ?? '');
  const words = String(input['words'] ?? '').trim();
  if (!Object.hasOwn(settlementAnswers, answer)) throw invalid({ answer: 'Choose how it is left.' });
  if (words.length < fewest) throw invalid({ words: `In words needs at least ${fewest} characters.` });
  if (words.length > 500) throw invalid({ words: 'In words may have at most 500 characters.' });
  const { patterns } = await patternsIn(context, actor, house, input);
  const pattern = patterns.find(({ key }) => key === input['pattern']);
  if (!pattern) throw notFound();
  const at = context.now();
  await context.db.query(settleSql, [newId(), house, pattern.key, pattern.user, answer, words, actor.id, at]);
  await writeHistory(context.db, {
    at,
    actor,
    action: 'look_settled',
    entity: userHistory.name,
    home: house,
    summary: lookPatternCards[pattern.kind].title,
    reason: words,
  });
}
