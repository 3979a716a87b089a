/** The rows of a log that a page shows. Every way to them runs along an index, newest first, and no further than the page. */

interface LogWays {
  /** A placeholder. */
  readonly homes: string;
  /** Rows to look for on each way. */
  readonly most: number;
  /** The further conditions on `t`, each with its `and`. */
  readonly also: string;
  /** Where the last page ended and which days are asked for, as conditions on `x`. */
  readonly within: readonly string[];
  /** What is asked of the lines themselves, by column: the placeholder of the values it may have. */
  readonly asked: Readonly<Record<string, string>>;
  readonly columns: string;
  readonly way: 'asc' | 'desc';
  /** A house was named, so what happened in none is not asked for. */
  readonly inHouse: boolean;
}

/** What one person did, and what was done to one record: few lines beside those of a house, and each has its own index. */
const alone: Readonly<Record<string, string>> = { object_id: 'uuid', user: 'uuid' };

/** Whoever sees every house also sees what happened in none and to nobody there, such as a guess at an unknown name. */
const seesAllSql = (homes: string): string =>
  `(select not exists (select 1 from home h where not h.is_deleted and h.is_practice is not true and h.id <> all(${homes})))`;

/**
 * It happened to somebody who worked in this house then. Looked up line by line: for an `exists` PostgreSQL would first
 * read all that ever happened to those people.
 */
const workedThenSql = (here: string): string =>
  `(select true from user_history_house x where ${here} and x.at = t.at and x.id = t.id limit 1)`;

/** A line within reach, as a condition on `t`: it happened in one of these houses, or to somebody who worked there then. */
export const logScopeSql = (homes: string): string =>
  `(t.home = any(${homes}) or (t.home is null and (${seesAllSql(homes)} or ${workedThenSql(`x.home = any(${homes})`)})))`;

export function logRowsSql(ways: LogWays): string {
  const { homes, most, also, columns, way, inHouse, asked } = ways;
  const ending = `order by t.at ${way}, t.id ${way} limit ${most}`;
  const from = (where: string) => `select ${columns} from user_history t where ${where}${also} ${ending}`;
  const single = Object.keys(alone).find((column) => column in asked);
  if (single) {
    const scope = inHouse ? `t.home = any(${homes})` : logScopeSql(homes);
    return `select t.* from ${eachOf(asked[single], alone[single])} cross join lateral (${from(`t."${single}" = a.value and ${scope}`)}) t ${ending}`;
  }
  // A list of values is walked value by value: of several at once no index gives the newest first.
  const ofKind = 'entity' in asked ? ' and t.entity = a.value' : '';
  const kinds = ofKind ? ` cross join ${eachOf(asked['entity'], 'text')}` : '';
  const everyHouse = `select t.* from unnest(${homes}) as h(home)${kinds} cross join lateral (${from(`t.home = h.home${ofKind}`)}) t`;
  if (inHouse) return `select * from (${everyHouse}) t ${ending}`;
  const ofPeople = `select t.* from unnest(${homes}) as h(home)${kinds} cross join lateral (${peopleSql(ways, ofKind)}) t where not ${seesAllSql(homes)}`;
  const nowhere = nowhereSql(ways, `${seesAllSql(homes)}${ofKind}`);
  const ofNoHouse = ofKind
    ? `select t.* from ${eachOf(asked['entity'], 'text')} cross join lateral (${nowhere}) t`
    : `select * from (${nowhere}) t`;
  // Somebody who works in two of the houses is told of in both.
  return `select distinct on (t.at, t.id) t.* from (${everyHouse} union all ${ofPeople} union all ${ofNoHouse}) t ${ending}`;
}

const eachOf = (values: string | undefined, type: string | undefined): string =>
  `unnest(${values}::${type}[]) as a(value)`;

/** The lines of the people of one house, which happened in none: along the lines where those have an index for what is asked, else along the house. */
function peopleSql(ways: LogWays, ofKind: string): string {
  const { most, also, within, asked, columns, way } = ways;
  if (Object.keys(asked).length > 0) return nowhereSql(ways, `${workedThenSql('x.home = h.home')}${ofKind}`);
  const here = ['x.home = h.home', ...within].join(' and ');
  return `select ${columns} from (select x.at, x.id from user_history_house x where ${here}) x join user_history t on t.id = x.id where true${also} order by x.at ${way}, x.id ${way} limit ${most}`;
}

/**
 * Lines that happened in no house, along the indexes that begin with the house. PostgreSQL walks along such an index only
 * where the order begins with the house as well, although it is null in all of these lines.
 */
const nowhereSql = ({ most, also, columns, way }: LogWays, where: string): string =>
  `select ${columns} from user_history t where t.home is null and ${where}${also} order by t.home ${way === 'desc' ? 'asc' : 'desc'}, t.at ${way}, t.id ${way} limit ${most}`;
