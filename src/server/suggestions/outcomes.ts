import type { FastifyInstance } from 'fastify';
import { complaint } from '#domain/complaints/complaint.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { notification } from '#domain/notices/notification.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import { outcomesPath, type SuggestionOutcome } from '#domain/suggestions/turned-into.ts';
import type { Actor } from '../kit/access/actor.ts';
import { permissionOrNull, requirePermission, rowsSql } from '../kit/access/permission.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { idOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { auditAuditorView } from '../kit/history/audit-view.ts';
import { findInReach } from '../kit/records/find-record.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { quoted } from '../kit/schema/table.ts';

/** How each of them keeps the link. */
const linked: readonly (readonly [Entity, string])[] = [
  [complaint, 't.suggestion = :id::uuid'],
  [repairRecord, 't.suggestion = :id::uuid'],
  [
    notification,
    `t.linked_object ->> 'entity' = 'suggestion' and t.linked_object ->> 'id' = :id::text and t.rule_code = 'manual'`,
  ],
];

async function outcomesOf(context: RecordContext, actor: Actor, id: string): Promise<readonly SuggestionOutcome[]> {
  const found = linked.flatMap(([entity, isLinked]) => {
    const permission = permissionOrNull(actor, 'view', entity);
    if (!permission) return [];
    const statement = new NamedStatement(
      `select '${entity.name}' as entity, t.id, t.title, t.status, t.created_at from ${quoted(entity.name)} t
        where ${isLinked} and not t.is_deleted and ${scopeSql(entity)} and ${rowsSql(entity, permission)}`,
    );
    return [
      statement.run<SuggestionOutcome>(context.db, {
        id,
        viewer: viewerOf(actor, context.now()),
      }),
    ];
  });
  return (await Promise.all(found)).flat().toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
}

/** What came of a suggestion, as far as its reader may see it. */
export const declareOutcomes = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: outcomesPath,
    permission: `view ${suggestion.name}`,
    async answer(request) {
      const actor = actorOf(request);
      requirePermission(actor, 'view', suggestion);
      const { id, home } = await findInReach({ context, actor, entity: suggestion }, idOf(request));
      await auditAuditorView(context, actor, { entity: suggestion.name, object_id: id, home, summary: 'outcomes' });
      return { outcomes: await outcomesOf(context, actor, id) };
    },
  });
