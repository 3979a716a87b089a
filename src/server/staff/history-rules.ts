import { userHistory } from '#domain/staff/history/user-history.ts';
import { register } from '#domain/register.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import { quoted } from '../kit/schema/table.ts';
import { likePattern, type QueryParams, type Condition } from '../kit/schema/list-query.ts';
import { invalid } from '../kit/runtime/refusals.ts';

/** What a record tells is told by its history too: whom it is hidden from reads none of it. */
const outOfSight: readonly string[] = register.flatMap(({ name, hidesFrom }) =>
  hidesFrom
    ? [
        `(t.entity is distinct from '${name}' or not exists (select 1 from ${quoted(name)} c where c.id = t.object_id and ?::uuid = any(c.${quoted(hidesFrom)})))`,
      ]
    : [],
);

/** Most lines have no words of their own; those that have are in an index, which the first condition leads to. */
const hasWords = '(t.summary is not null or t.reason is not null)';
const wordsOf = (asked: QueryParams): readonly Condition[] =>
  String(asked['words'] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => ({
      sql: `${hasWords} and concat_ws(' ', t.summary, t.reason) ilike ?`,
      value: likePattern(word),
      field: 'summary',
    }));

/** A line may speak of any kind of record, so which one is asked for is an id and nothing more. */
export const historyRules = rulesFor(userHistory, {
  lists({ asked, actor }) {
    const { object_id: id } = asked;
    if (id !== undefined && id !== '' && !String(id).split(',').every(isId))
      throw invalid({ object_id: 'object_id must be a UUID.' });
    return [...wordsOf(asked), ...outOfSight.map((sql) => ({ sql, value: actor.id }))];
  },
});
