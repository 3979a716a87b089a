import type pg from 'pg';

interface PlanNode {
  readonly 'Node Type': string;
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

/** How a statement was carried out, planned as the product has it planned: once and for any values, so it is prepared first. */
async function planOf(owner: pg.Pool, { text = '', values = [] }: Statement): Promise<PlanNode> {
  const client = await owner.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare asked as ${text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
      `explain (analyze, format json) execute asked${await literalsOf(client, values)}`,
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) throw new Error('a statement always has a plan');
    return plan.Plan;
  } finally {
    // Not for the next test: how it plans, and the statement.
    client.release(true);
  }
}

/** Every step that reads rows of the tables of this name, and how many it touches, whether it wants them or throws them away. */
export async function readsOf(
  owner: pg.Pool,
  table: string,
  statement: Statement,
): Promise<readonly { readonly by: string; readonly rows: number }[]> {
  return allNodes(await planOf(owner, statement))
    .filter((node) => node['Relation Name']?.startsWith(table))
    .map((node) => {
      const rows =
        node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return { by: node['Node Type'], rows: rows * node['Actual Loops'] };
    });
}

const allNodes = (plan: PlanNode): readonly PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(allNodes)];

/** How many rows of the tables of this name a statement touches. */
export const rowsRead = async (owner: pg.Pool, table: string, statement: Statement): Promise<number> =>
  (await readsOf(owner, table, statement)).reduce((sum, { rows }) => sum + rows, 0);

/** The values as PostgreSQL writes them itself. */
async function literalsOf(client: pg.PoolClient, values: readonly unknown[]): Promise<string> {
  if (values.length === 0) return '';
  const written = values.map((_, place) => `quote_nullable($${place + 1}::text)`);
  const { rows } = await client.query<{ all: string }>(`select concat_ws(', ', ${written.join(', ')}) as all`, [
    ...values,
  ]);
  return `(${rows[0]?.all ?? ''})`;
}
