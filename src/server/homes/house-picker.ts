import type { FastifyInstance } from 'fastify';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { notification } from '#domain/notices/notification.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { livingIn } from '../kit/schema/living-in.ts';
import { json } from '../kit/http/rest.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';

const text = `select coalesce(json_agg(row_to_json(r) order by r.is_practice, r.name), '[]')::text as body from (
  select h.id, h.name, h.time_zone, h.service_type, h.settings, h.is_practice is true as is_practice,
    (select count(*)::int from resident p where ${livingIn('h.id')}) as occupancy,
    (select count(*)::int from notification n where n.home = h.id and $2::uuid = any(n.informed) and not n.is_deleted and n.status = 'active' and n.severity in ('high', 'critical')) as alert_count
  from home h where h.id = any($1::uuid[]) and not h.is_deleted and h.status <> 'closed') r`;

/** The houses a person may choose from, always whole. Of its alerts each counts those that are theirs to act on. */
export function declareHousePicker(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/homes',
    permission: 'signed in',
    async answer(request, reply) {
      const { homes, id, rights } = actorOf(request);
      const [row] = await context.db.query<{ body: string }>(text, [
        homes,
        may(rights, 'view', notification.name) ? id : null,
      ]);
      return json(reply, row?.body ?? '[]');
    },
  });
}
