import type pg from 'pg';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface Statement {
  readonly text?: string;
  readonly values?: readonly unknown[];
}

const touched = (plan: PlanNode, table: string): number => {
  const read =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = plan['Relation Name']?.startsWith(table) ? read * plan['Actual Loops'] : 0;
  return own + (plan.Plans ?? []).reduce((sum, inner) => sum + touched(inner, table), 0);
};

/** How many rows of the tables of this name a statement touches, whether it wanted them or threw them away. */
export async function rowsRead(owner: pg.Pool, table: string, { text = '', values = [] }: Statement): Promise<number> {
  const { rows } = await owner.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    [...values],
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('a statement always has a plan');
  return touched(plan.Plan, table);
}
