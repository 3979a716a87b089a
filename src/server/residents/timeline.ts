import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyInstance } from 'fastify';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { careEntries, entryInWords } from '#domain/residents/views/care-entries.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { TimelineEntry } from '#domain/residents/views/timeline-entry.ts';
import type { Actor } from '../kit/access/actor.ts';
import { auditView } from '../kit/history/audit-view.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { permissionOrNull, requirePermission, rowsSql } from '../kit/access/permission.ts';
import {
  cursorOf,
  dayCondition,
  readCursor,
  readLimit,
  type QueryParams,
  type Condition,
} from '../kit/schema/list-query.ts';
import { invalid, notFound } from '../kit/runtime/refusals.ts';
import { idOf, nextUrl, queryOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { aboutSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { findInReach } from '../kit/records/find-record.ts';
import { quoted } from '../kit/schema/table.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

/** Everything written about a resident's days in one stream, newest first, what was struck out among it. */
export const declareTimeline = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${resident.path}/:id/timeline`,
    permission: 'view resident',
    async answer(request, reply): Promise<readonly TimelineEntry[]> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', resident);
      const person = await findInReach({ context, actor, entity: resident }, idOf(request));
      if (person.is_deleted) throw notFound();
      await auditView(context.db, {
        at: context.now(),
        actor,
        entity: resident.name,
        object_id: person.id,
        object_version: person.version,
        resident: person.id,
        home: String(person.home),
        summary: 'timeline',
      });
      const { zone } = await context.homes.factsOf(context.db, String(person.home));
      const question = readTimeline(queryOf(request), zone);
      const rows = await readRows(context, actor, person.id, question);
      const page = rows.slice(0, question.limit);
      const last = page.at(-1);
      if (rows.length > question.limit && last)
        reply.header('link', `<${nextUrl(request, cursorOf(last.occurred_at, last.id))}>; rel="next"`);
      return page.map(({ content, ...entry }) => ({ ...entry, words: entryInWords(entry.kind, content) }));
    },
  });

interface Question {
  readonly limit: number;
  readonly after: readonly [moment: string | null, id: string] | null;
  readonly kinds: readonly string[] | null;
  readonly conditions: readonly Condition[];
}

const knownKinds = careEntries.map(({ entity }) => entity.name);

function readKinds(value: string): readonly string[] | null {
  if (value === '') return null;
  const kinds = value.split(',');
  const unknown = kinds.find((kind) => !knownKinds.includes(kind));
  if (unknown !== undefined) throw invalid({ kind: `kind must be one or more of: ${knownKinds.join(', ')}.` });
  return kinds;
}

function readTimeline(asked: QueryParams, zone: string): Question {
  const unknown = Object.keys(asked).find(
    (name) => !['limit', 'cursor', 'kind', 'date_from', 'date_to'].includes(name),
  );
  if (unknown !== undefined) throw invalid({ [unknown]: `${unknown} is no filter of a timeline.` });
  const days = (['date_from', 'date_to'] as const).filter((name) => asked[name]);
  return {
    limit: readLimit(asked['limit'] ?? '', 50),
    after: readCursor(asked['cursor'] ?? ''),
    kinds: readKinds(asked['kind'] ?? ''),
    // Every entry is dated alike, so any of their kinds can say how its days are reckoned.
    conditions: days.map((name) => dayCondition(fluidIntake, name, asked[name] ?? '', zone)),
  };
}

type TimelineRow = Omit<TimelineEntry, 'words'> & { readonly content: RecordValues };

/** Each kind gives its own newest along its own index, and only those few are put in order. */
async function readRows(
  context: RecordContext,
  actor: Actor,
  person: string,
  { limit, after, kinds, conditions }: Question,
): Promise<readonly TimelineRow[]> {
  const narrowing = [
    ...conditions.map(({ sql }, i) => sql.replace('?', `:asked.${i}`)),
    ...(after ? ['(t.occurred_at, t.id) < (:after.0::timestamptz, :after.1::uuid)'] : []),
  ];
  const each = careEntries
    .filter(({ entity }) => !kinds || kinds.includes(entity.name))
    .flatMap(({ entity, briefFields }) => {
      const permission = permissionOrNull(actor, 'view', entity);
      if (!permission) return [];
      const where = [
        aboutSql(entity, ':resident::uuid'),
        rowsSql(entity, permission),
        ...(entity.leavesLists ? ['not t.is_deleted'] : []),
        ...narrowing,
      ];
      const contentSql = `json_build_object(${briefFields.map((name) => `'${name}', t.${quoted(name)}`).join(', ')}) as content`;
      return [
        `(select '${entity.name}' as kind, t.id, t.version, t.occurred_at, t.recorded_at, t.recorded_by, t.is_late_entry, t.is_deleted, t.deletion_reason, t.deleted_by, t.deleted_at, ${contentSql}
      from ${quoted(entity.name)} t where ${where.join(' and ')} order by t.occurred_at desc, t.id desc limit :most::int)`,
      ];
    });
  if (each.length === 0) return [];
  const nameOf = (column: string) => `(select ${personNameSql('s')} from staff s where s.id = e.${column})`;
  const text = `select coalesce(json_agg(row_to_json(w)), '[]') as rows from (
    select e.kind, e.id, e.version, e.occurred_at, e.recorded_at, ${nameOf('recorded_by')} as by, e.is_late_entry, e.is_deleted, e.deletion_reason, ${nameOf('deleted_by')} as deleted_by, e.deleted_at, e.content
    from (${each.join(' union all ')}) e order by e.occurred_at desc, e.id desc limit :most::int) w`;
  const [row] = await new NamedStatement(text).run<{ rows: readonly TimelineRow[] }>(context.db, {
    resident: person,
    viewer: viewerOf(actor, context.now()),
    most: limit + 1,
    asked: conditions.map(({ value }) => value),
    after,
  });
  return row?.rows ?? [];
}
