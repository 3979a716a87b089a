import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import type { FollowUpBoard, HouseFollowUps, OwnerFollowUps } from '#domain/plans/follow-up/follow-up-words.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { requirePermission, rowsSql, type GrantedPermission } from '../../kit/access/permission.ts';
import { livesHereSql } from '../../kit/access/scope.ts';
import { viewerOf, viewerSql } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { enterHouse } from '../../kit/records/enter-house.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { nameOrderSql, personNameSql } from '../../kit/schema/person-name-sql.ts';

/** A quarter of a year: long enough for a median, short enough to show that something got better. */
const daysBack = 90;

/** Whoever lives in a house has brought their follow-ups along, so that the house they were opened in is not asked. */
const rows = (permission: GrantedPermission): string =>
  `from follow_up t join resident p on p.id = t.resident
   where not t.is_deleted and ${livesHereSql('p')} and ${rowsSql(followUp, permission)}`;
const waiting = `count(*) filter (where t.status = 'open')::int as open, count(*) filter (where t.status = 'open' and t.due_at < ${viewerSql.now})::int as overdue`;
const closedLately = `t.status = 'closed' and t.closed_at > ${viewerSql.now} - interval '${daysBack} days'`;
const lately = `filter (where ${closedLately})`;

/** The practice house is beside no other, and no other is beside it. */
const isComparable = `(h.is_practice is true) = (select a.is_practice is true from home a where a.id = :home::uuid)`;

/** Counted before the houses are named, so that a house is looked up once and not for each of its residents. */
const ofHouses = (permission: GrantedPermission): string =>
  `select found.home, h.name, found.open, found.overdue, found.closed, found.median_days from (
     select p.home, ${waiting}, count(*) ${lately}::int as closed,
       round(extract(epoch from percentile_cont(0.5) within group (order by t.closed_at - t.created_at) ${lately}) / 86400, 1)::float8 as median_days
     ${rows(permission)} and (t.status = 'open' or (${closedLately})) group by p.home
   ) found join home h on h.id = found.home where ${isComparable} order by ${nameOrderSql('h.name')}, h.id`;

const ofOwners = (permission: GrantedPermission): string =>
  `select t.owner, t.owner_role, (select ${personNameSql('s')} from staff s where s.id = t.owner) as name, ${waiting}
   ${rows(permission)} and t.status = 'open' and p.home = :home::uuid group by t.owner, t.owner_role order by overdue desc, open desc, name`;

/** How the follow-ups of this house and of all the caller's others stand: two statements, however many houses there are. */
export const declareFollowUpBoard = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/follow-ups`,
    permission: `view ${followUp.name}`,
    async answer(request): Promise<FollowUpBoard> {
      const actor = actorOf(request);
      const permission = requirePermission(actor, 'view', followUp);
      const { id } = await enterHouse({ context, actor, entity: home }, idOf(request), 'follow-ups');
      const asked = { viewer: viewerOf(actor, context.now()), home: id };
      const houses = await new NamedStatement(ofHouses(permission)).run<HouseFollowUps>(context.db, asked);
      const owners = await new NamedStatement(ofOwners(permission)).run<OwnerFollowUps>(context.db, asked);
      return { houses, owners };
    },
  });
