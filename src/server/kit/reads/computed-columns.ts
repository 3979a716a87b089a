import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Columns } from '#domain/kit/vocabulary/computed-columns.ts';
import type { Actor } from '../access/actor.ts';
import type { HomeFacts } from '../context/circumstances.ts';
import type { Keeper, ListColumns, PageAsking } from '../context/record-context.ts';
import { homeIn } from '../history/write-audit.ts';

/** What an area writes: the rows as its entity has them, and what it finds for each. */
interface Written<Row, Found> {
  find?(asking: PageAsking): Promise<ReadonlyMap<string, Found>>;
  readonly of: Columns<Row, Found>;
}

export const workingOut = <Row, Found = undefined>(written: Written<Row, Found>): ListColumns => written as ListColumns;

/** Puts the columns that no field holds into a page of a list. Whoever may not see what a column is worked out from does not get the column. */
export async function withWorkedOut(keeper: Keeper, actor: Actor, entity: Entity, body: string): Promise<string> {
  const rule = keeper.rules[entity.name]?.columns;
  const rows = rule ? (JSON.parse(body) as readonly AnyRecord[]) : [];
  if (!rule || rows.length === 0) return body;
  const houseOf = await housesOf(keeper, actor, rows);
  const found = await rule.find?.({ keeper, actor, rows, houseOf });
  const columns = entity.list.flatMap((name) => (entity.workedOut[name] ? [{ name, from: entity.workedOut[name].from, of: rule.of[name] }] : []));
  const now = keeper.now();
  const told = (row: AnyRecord) => {
    const { zone, settings } = houseOf(row);
    const open = columns.filter(({ from }) => from.every((name) => name in row));
    return open.map(({ name, of }) => [name, of?.(row, { now, zone, settings }, found?.get(row.id))]);
  };
  return JSON.stringify(rows.map((row) => ({ ...row, ...Object.fromEntries(told(row)) })));
}

/** What stands in no house is told by the clock of the caller's own. */
async function housesOf(keeper: Keeper, actor: Actor, rows: readonly AnyRecord[]): Promise<(row: AnyRecord) => HomeFacts> {
  const own = await keeper.homes.factsOf(keeper.db, actor.homes[0] ?? null);
  const known = new Map<string, HomeFacts>();
  for (const home of new Set(rows.map(homeIn))) if (home !== null) known.set(home, await keeper.homes.factsOf(keeper.db, home));
  return (row) => known.get(homeIn(row) ?? '') ?? own;
}
