/** The rows of a log that a page shows. Every way to them runs along an index, newest first, and no further than the page. */

export interface LogWays {
  /** A placeholder. */
  readonly homes: string;
  /** Rows to look for on each way. */
  readonly most: number;
  /** The further conditions on `t`, each with its `and`. */
  readonly also: string;
  /** Where the last page ended, as a condition on `x`. */
  readonly after: readonly string[];
  /** More is asked than how far back. */
  readonly isNarrowed: boolean;
  readonly columns: string;
  readonly way: 'asc' | 'desc';
  /** A house was named, so what happened in none is not asked for. */
  readonly inHouse: boolean;
}

/** Whoever sees every house also sees what happened in none and to nobody there, such as a guess at an unknown name. */
const seesAllSql = (homes: string): string =>
  `(select not exists (select 1 from home h where not h.is_deleted and h.id <> all(${homes})))`;

/** A line within reach, as a condition on `t`: it happened in one of these houses, or to somebody who worked there then. */
export const logScopeSql = (homes: string): string =>
  `(t.home = any(${homes}) or (t.home is null and (${seesAllSql(homes)} or exists (select 1 from user_history_house x where x.home = any(${homes}) and x.at = t.at and x.id = t.id))))`;

export function logRowsSql(ways: LogWays): string {
  const { homes, most, also, columns, way, inHouse } = ways;
  const ending = `order by t.at ${way}, t.id ${way} limit ${most}`;
  const everyHouse = `select t.* from unnest(${homes}) as h(home) cross join lateral (select ${columns} from user_history t where t.home = h.home${also} ${ending}) t`;
  if (inHouse) return `select * from (${everyHouse}) t ${ending}`;
  const ofPeople = `select t.* from unnest(${homes}) as h(home) cross join lateral (${peopleSql(ways)}) t where not ${seesAllSql(homes)}`;
  const ofNoHouse = `select * from (select ${columns} from user_history t where t.home is null and ${seesAllSql(homes)}${also} ${ending}) t`;
  // Somebody who works in two of the houses is told of in both.
  return `select distinct on (t.at, t.id) t.* from (${everyHouse} union all ${ofPeople} union all ${ofNoHouse}) t ${ending}`;
}

/** The lines of the people of one house. Where nothing narrows them further, which ones is settled before they are fetched. */
function peopleSql({ most, also, after, isNarrowed, columns, way }: LogWays): string {
  const ending = `order by x.at ${way}, x.id ${way} limit ${most}`;
  const here = `from user_history_house x where ${['x.home = h.home', ...after].join(' and ')}`;
  return isNarrowed
    ? `select ${columns} from (select x.at, x.id ${here}) x join user_history t on t.id = x.id where true${also} ${ending}`
    : `select ${columns} from (select x.at, x.id ${here} ${ending}) x join user_history t on t.id = x.id`;
}
