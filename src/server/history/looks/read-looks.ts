import { lookActions, type Look } from '#domain/residents/looks/look.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { logScopeSql } from '../../kit/access/log-rows.ts';
import { viewerOf, viewerSql } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { listConditions } from '../../kit/reads/list-conditions.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';

/** Whose looks, at what, and when. */
interface LooksQuery {
  readonly along: 'resident' | 'object_id' | 'home';
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** So many are read at once; a month of a busy house's reading about one resident is far fewer. */
const most = 20_000;

const columns = `t.at, t."user", coalesce(nullif(${personNameSql('s')}, ''), t.user_name, '') as name, t.role, t.action, t.entity, t.object_id, t.home, t.resident, t.reason, t.result`;

/** The looks within the caller's houses, newest first, and whether there are more. */
export async function readLooks(
  context: RecordContext,
  actor: Actor,
  { along, id, from, to }: LooksQuery,
): Promise<{ readonly looks: readonly Look[]; readonly isCut: boolean }> {
  // What is out of the caller's sight in the history is so here.
  const conditions = listConditions(context, actor, userHistory, {});
  const hidden = conditions.map(({ sql }, i) => ` and ${sql.replace('?', `:hidden.${i}`)}`).join('');
  const statement = new NamedStatement(`select ${columns} from user_history t left join staff s on s.id = t."user"
    where t.${along} = :id::uuid and t.at >= :from::timestamptz and t.at < :to::timestamptz and ${sqlIn('t.action', lookActions)}
      and t."user" is not null and ${logScopeSql(viewerSql.homes)}${hidden}
    order by t.at desc, t.id desc limit ${most + 1}`);
  const looks = await statement.run<Look>(context.db, {
    viewer: viewerOf(actor, context.now()),
    hidden: conditions.map(({ value }) => value),
    id,
    from,
    to,
  });
  return { looks: looks.slice(0, most), isCut: looks.length > most };
}
