import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyInstance } from 'fastify';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { nextDate } from '#domain/kit/time/frequency.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { localDay, type Day } from '#domain/kit/time/time.ts';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { domainsOfAssessment } from '#domain/plans/plan/plan-wanted.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { risk, type Risk } from '#domain/plans/risk/risk.ts';
import { nextVersionLabel } from '#domain/plans/review/version-label.ts';
import type { Db } from '../kit/runtime/database.ts';
import { createLinked, type LinkedUpdate } from '../kit/records/linked-updates.ts';
import type { Action, RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { newId } from '../kit/runtime/new-id.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { idOf, inputOf } from '../kit/http/request-parts.ts';
import { json } from '../kit/http/rest.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { answerFor } from '../kit/access/visible-record.ts';
import { requireSeen, versionOf } from '../kit/records/seen-version.ts';
import { findWithNames, findInReach } from '../kit/records/find-record.ts';
import { quoted } from '../kit/schema/table.ts';
import { homeIn } from '../kit/history/write-audit.ts';

/** What is in force is not rewritten: its next version is a draft beside it, which takes its place once it is approved. */
export function declareNewVersion(app: FastifyInstance, context: RecordContext): void {
  for (const entity of [plan, risk]) {
    declareCall(app, {
      method: 'POST',
      path: `/api/${entity.path}/:id/supersede`,
      permission: `change ${entity.name}`,
      async answer(request, reply) {
        const actor = actorOf(request);
        requirePermission(actor, 'change', entity);
        const made = await context.transaction((within) =>
          openVersion({ context, actor, entity, within }, idOf(request), versionOf(inputOf(request))),
        );
        return json(reply, made.body, made.created ? 201 : 200);
      },
    });
  }
}

interface Opened {
  readonly body: string;
  readonly created: boolean;
}

/** Asked again while the next version is under way, it answers that one: two people do not write two. */
async function openVersion(
  acting: Action<typeof plan | typeof risk> & { readonly within: Db },
  id: string,
  version: number,
): Promise<Opened> {
  const { context, actor, entity, within } = acting;
  const seen = await findInReach(acting, id);
  await within.query(`select 1 from ${quoted(entity.name)} where id = $1 for update`, [seen.id]);
  const known = await versionUnderWay(within, entity, seen.id);
  const answerTo = async (one: string) =>
    answerFor(entity, actor, JSON.stringify(await findWithNames(acting, one)), context.now());
  if (known) return { body: await answerTo(known), created: false };
  const old = await findInReach(acting, id);
  await requireSeen(acting, old, version);
  if (!isInForce(old)) throw invalid({ status: 'Only what is in force gets a new version.' });
  const home = homeIn(old);
  if (home !== null) await context.beforeEntry({ context, db: within, actor, entity, home });
  const made = await beginVersion({ context, tx: within, actor, now: context.now() }, entity, old, { id: newId() });
  if (!made) throw invalid({ resident: 'The resident has left, and nothing new is written about them.' });
  return { body: await answerTo(made.id), created: true };
}

export async function versionUnderWay(db: Db, { name }: Entity, id: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `select id from ${quoted(name)} where supersedes = $1::uuid and status in ('draft', 'awaiting_approval') and not is_deleted limit 1`,
    [id],
  );
  return row?.id ?? null;
}

interface Beginning {
  readonly id: string;
  /** When it is to be reviewed, where that was settled elsewhere. */
  readonly review_date?: Day;
  /** What is other than in the old one from the start. */
  readonly changed?: RecordValues;
}

const newestResults = `select distinct on (r.assessment) r.id from assessment_result r join assessment f on f.id = r.assessment
  where r.resident = $1::uuid and f.category = any($2::text[]) and r.status in ('complete', 'countersigned') and not r.is_deleted order by r.assessment, r.assessed_at desc`;

/** What the old version named, and what the forms about this part of life have found out last. */
async function assessedSince(db: Db, { resident, domain, linked_assessments }: Plan): Promise<readonly string[]> {
  const categories = Object.keys(domainsOfAssessment).filter((name) => domainsOfAssessment[name]?.includes(domain));
  const rows = await db.query<{ id: string }>(newestResults, [resident, categories]);
  return [...new Set([...linked_assessments, ...rows.map(({ id }) => id)])];
}

/** The content of the old one and nothing else: the new one earns its own approval and its own readers. */
export async function beginVersion(
  following: LinkedUpdate,
  entity: typeof plan | typeof risk,
  old: Plan | Risk,
  { id, review_date, changed = {} }: Beginning,
): Promise<Plan | Risk | null> {
  const values: RecordValues = old;
  const { zone } = await following.context.homes.factsOf(following.tx, homeIn(old));
  const start_date = localDay(following.now, zone);
  const due = review_date ?? old.review_date;
  const content = Object.fromEntries(
    ['home', 'resident', ...Object.keys(writable(entity))].map((name) => [name, values[name] ?? null]),
  );
  const linked = 'linked_assessments' in old ? { linked_assessments: await assessedSince(following.tx, old) } : {};
  return createLinked(following, entity, {
    ...content,
    ...linked,
    ...changed,
    id,
    supersedes: old.id,
    version_label: nextVersionLabel(old.version_label),
    start_date,
    review_date: due > start_date ? due : nextDate(start_date, old.review_every),
  });
}
