import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Columns } from '#domain/kit/vocabulary/computed-columns.ts';
import type { Actor } from '../access/actor.ts';
import type { HomeFacts } from '../context/circumstances.ts';
import type { RecordContext, ListColumns, PageContext } from '../context/record-context.ts';
import { homeIn } from '../history/write-audit.ts';
import { rowsFrom } from '../schema/record-from.ts';

/** What an area writes: the rows as its entity has them, and what it finds for each. */
interface Written<Row, Found> {
  find?(asking: PageContext<Row>): Promise<ReadonlyMap<string, Found>>;
  readonly of: Columns<Row, Found>;
}

// They are asked with rows of the entity under whose name an area registers them.
export const computedColumns = <Row, Found = undefined>(written: Written<Row, Found>): ListColumns =>
  written as ListColumns;

/** Puts the columns that no field holds into a page of a list. Whoever may not see what a column is worked out from does not get the column. */
export async function withComputedColumns(
  context: RecordContext,
  actor: Actor,
  entity: Entity,
  body: string,
): Promise<string> {
  const rule = context.rules[entity.name]?.columns;
  const rows = rule ? rowsFrom(entity, body) : [];
  if (!rule || rows.length === 0) return body;
  const houseOf = await housesOf(context, actor, rows);
  const found = await rule.find?.({ context, actor, rows, houseOf });
  const columns = entity.list.flatMap((name) =>
    entity.computed[name] ? [{ name, from: entity.computed[name].from, of: rule.of[name] }] : [],
  );
  const now = context.now();
  const computedOf = (row: AnyRecord) => {
    const { zone, settings } = houseOf(row);
    const open = columns.filter(({ from }) => from.every((name) => name in row));
    return open.map(({ name, of }) => [name, of?.(row, { now, zone, settings }, found?.get(row.id))]);
  };
  return JSON.stringify(rows.map((row) => ({ ...row, ...Object.fromEntries(computedOf(row)) })));
}

/** What stands in no house is told by the clock of the caller's own. */
async function housesOf(
  context: RecordContext,
  actor: Actor,
  rows: readonly AnyRecord[],
): Promise<(row: AnyRecord) => HomeFacts> {
  const own = await context.homes.factsOf(context.db, actor.homes[0] ?? null);
  const known = new Map<string, HomeFacts>();
  for (const home of new Set(rows.map(homeIn)))
    if (home !== null) known.set(home, await context.homes.factsOf(context.db, home));
  return (row) => known.get(homeIn(row) ?? '') ?? own;
}
