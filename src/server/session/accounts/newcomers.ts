import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import type { Newcomer } from '#domain/session/newcomer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import { requireAccounts } from './staff-accounts.ts';

/** Whoever works in no house yet is seen by superusers alone. */
const newcomers = `select s.id, s.first_name, s.last_name, s.preferred_name, s.photo, s.username, s.email, s.role, s.is_superuser,
    exists (select 1 from credential c where c.staff = s.id and c.password_hash is not null) as has_password,
    (select json_build_object('made_at', l.created_at, 'ends_at', l.expires_at, 'made_by', nullif(${personNameSql('m')}, ''))
      from one_time_link l left join staff m on m.id = l.made_by
      where l.staff = s.id and l.kind = 'invitation' order by l.created_at desc limit 1) as invitation
  from staff s where ($1::uuid = any(s.homes) or ($2 and s.homes = '{}')) and not s.is_deleted and s.is_active
    and s.status <> 'left' and s.last_login is null and (not s.is_superuser or $2)
  order by ${personOrderSql('s')}`;

/** Who of a house has an account and has never used it, with how they were invited. */
export const declareNewcomers = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: '/api/home/:id/newcomers',
    permission: 'change staff',
    async answer(request): Promise<readonly Newcomer[]> {
      const actor = actorOf(request);
      requireAccounts(actor);
      const house = await findInReach({ context, actor, entity: home }, idOf(request));
      return context.db.query<Newcomer>(newcomers, [house.id, actor.isSuperuser]);
    },
  });
