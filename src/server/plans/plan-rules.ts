import { evaluation } from '#domain/plans/evaluation.ts';
import { plan } from '#domain/plans/plan.ts';
import { columnsSql, listColumns, namesSql, wholeColumns } from '../kit/columns.ts';
import type { AreaRules, Nested } from '../kit/keeper.ts';
import { leaveOrNone, rowsSql } from '../kit/leave.ts';
import { readsDeparted, scopeSql } from '../kit/scope.ts';
import { tell } from '../kit/telling.ts';

/** A list tells how a plan has been going lately; the plan itself tells its whole story. */
const newest = { list: 20, one: 200 };

const evaluations: Nested = {
  name: 'evaluations',
  async read({ keeper, actor, ids, isList }) {
    const leave = leaveOrNone(actor, 'view', evaluation);
    if (!leave) return null;
    const columns = isList ? listColumns(evaluation) : wholeColumns(evaluation);
    const text = `select w.plan, json_agg(row_to_json(w) order by w.place) as evaluations from (
      select ${columnsSql(columns, 't')}, ${namesSql(evaluation, columns, keeper.named, 't')} as names, t.place from unnest($1::uuid[]) as p(id) cross join lateral (
        select t.*, row_number() over (order by t.evaluation_date desc, t.id desc) as place from evaluation t
        where t.plan = p.id and not t.is_deleted and ${rowsSql(evaluation, leave, '$5::uuid')} and ${scopeSql(evaluation, '$2::uuid[]', '$3::boolean')}
        order by t.evaluation_date desc, t.id desc limit $4::int) t
      ) w, (select $5::uuid) as typed group by w.plan`;
    const values = [ids, actor.homes, readsDeparted(actor), isList ? newest.list : newest.one, actor.id];
    const rows = await keeper.db.query<{ plan: string; evaluations: readonly Record<string, unknown>[] }>(text, values);
    return new Map(rows.map((row) => [row.plan, row.evaluations.map(({ place: _place, ...shown }) => shown)]));
  },
};

/** A plan carries its evaluations, newest first. */
export const planRules: AreaRules = {
  nested: evaluations,
  async after(saved) {
    if (saved.before && saved.before['status'] !== 'awaiting_approval' && saved.record['status'] === 'awaiting_approval') await tell(saved, plan, 'plan_submitted');
  },
};
