import type { FastifyInstance } from 'fastify';
import { cameAfter, reportedRecords } from '#domain/handover/lines/came-after.ts';
import { fromStoredLine } from '#domain/handover/handover-lines.ts';
import type { HandoverLine } from '#domain/handover/handover-line.ts';
import { handoverResident } from '#domain/handover/handover-resident.ts';
import { handover, type Handover } from '#domain/handover/handover.ts';
import type { HandoverSheet, SheetAfter } from '#domain/handover/lines/sheet.ts';
import { nextDraftAt } from '#domain/handover/shift-change.ts';
import { addHours, compareMoments } from '#domain/kit/time/time.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findWithNames } from '../../kit/records/find-record.ts';
import { auditView } from '../../kit/history/audit-view.ts';
import { composeHandover } from './composing.ts';
import { lateEntries } from './late-entries.ts';
import { maySee, namesOf, pagesOf, personShown } from './sheet-pages.ts';
import { changeAt, stretchOf } from '../material/stretch.ts';

const longestBack = 28 * 24;

function sinceIn(given: string | undefined, now: string): string | undefined {
  if (given === undefined) return undefined;
  const at = Date.parse(given);
  if (!Number.isFinite(at) || compareMoments(new Date(at).toISOString(), now) > 0)
    throw invalid({ since: 'since must be a moment that has been.' });
  const since = new Date(at).toISOString();
  return compareMoments(since, addHours(now, -longestBack)) < 0 ? addHours(now, -longestBack) : since;
}

const seenLines = (context: RecordContext, actor: Actor, lines: readonly HandoverLine[]) =>
  lines.filter(({ source }) => maySee(context, actor, source.entity));

const overtaken = `select exists (select 1 from handover where home = $1 and given_at > $2::timestamptz and not is_deleted) as is_overtaken`;

/** What came since it was given, composed like the handover itself. A later handover that was given tells it instead. */
async function afterOf(
  context: RecordContext,
  actor: Actor,
  { home, given_at, keys_handed, phones_handed }: Handover,
): Promise<SheetAfter | null> {
  if (given_at === null) return null;
  const [found] = await context.db.query<{ is_overtaken: boolean }>(overtaken, [home, given_at]);
  if (found?.is_overtaken) return null;
  const { pages, house } = await composeHandover(context, {
    home,
    now: context.now(),
    handed: { keys_handed, phones_handed },
    since: given_at,
  });
  return cameAfter({
    since: given_at,
    pages: pages.map(({ person, lines }) => ({ person: personShown(person), lines: seenLines(context, actor, lines) })),
    house: seenLines(context, actor, house),
  });
}

async function sheetOf(
  context: RecordContext,
  actor: Actor,
  whole: Handover,
  since: string | undefined,
): Promise<HandoverSheet> {
  const now = context.now();
  const isLive = whole.status === 'draft' || since !== undefined;
  const { keys_handed, phones_handed } = whole;
  const live = isLive
    ? await composeHandover(context, {
        home: whole.home,
        now,
        handed: { keys_handed, phones_handed },
        ...(since ? { since } : {}),
      })
    : null;
  const { zone, until } = live?.stretch ?? (await stretchOf(context, whole.home, whole.given_at ?? now));
  const after = await afterOf(context, actor, whole);
  const reported = after ? reportedRecords(after) : new Set<string>();
  const tasks = whole.tasks;
  const names = await namesOf(
    context,
    tasks.map(({ assigned_to }) => assigned_to ?? null),
  );
  return {
    handover: whole,
    is_live: isLive,
    since: live?.stretch.since ?? whole.covers_from ?? now,
    now: live ? now : (whole.given_at ?? now),
    until,
    zone,
    pages: await pagesOf(context, actor, whole, live),
    house: seenLines(context, actor, live?.house ?? whole.house_lines.map((line) => fromStoredLine(line))),
    tasks: tasks.map(({ text, assigned_to, due_at, done_at }) => ({
      text: String(text),
      assigned_to: names.get(String(assigned_to)) ?? null,
      due_at: due_at ?? null,
      done_at: done_at ?? null,
    })),
    after,
    late: (await lateEntries(context, actor, whole)).filter(({ id }) => !reported.has(id)),
    next_draft_at: whole.status === 'draft' ? null : nextDraftAt(await changeAt(context, whole.home, now)),
  };
}

/** The whole handover in one answer. While it is a draft it is composed as it is read, so an open page is never behind the records. */
export const declareSheet = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${handover.path}/:id/sheet`,
    permission: 'view handover',
    async answer(request): Promise<HandoverSheet> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', handover);
      requirePermission(actor, 'view', handoverResident);
      const whole = await findWithNames({ context, actor, entity: handover }, idOf(request));
      const now = context.now();
      await auditView(context.db, {
        at: now,
        actor,
        entity: handover.name,
        object_id: whole.id,
        object_version: whole.version,
        home: whole.home,
        summary: 'sheet',
      });
      return sheetOf(context, actor, whole, sinceIn(queryOf(request)['since'], now));
    },
  });
