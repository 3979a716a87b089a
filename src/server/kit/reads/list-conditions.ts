import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { RecordContext } from '../context/record-context.ts';
import type { QueryParams, Condition } from '../schema/list-query.ts';

/** What a list leaves out besides what was asked: by the rules of its kind, and what is out of the caller's sight. */
export function listConditions(
  context: RecordContext,
  actor: Actor,
  entity: Entity,
  asked: QueryParams,
): readonly Condition[] {
  const rules = context.rules[entity.name];
  const now = context.now();
  return [
    ...(rules?.lists?.({ actor, asked, now }) ?? []),
    ...(rules?.visibleConditions?.({ context, actor, now }) ?? []),
  ];
}
