import type { FastifyInstance } from 'fastify';
import { localDay } from '#domain/kit/time/time.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { rulesFor, type PlacedHold, type RecordKeeping } from '#domain/retention/record-keeping.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { homeIn } from '../../kit/history/write-audit.ts';
import { namedRecord } from '../../kit/http/named-record.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { inForceSql } from './holds.ts';

/** What keeps `:record`, or one of those whom it is `:about`. */
const placed =
  new NamedStatement(`select h.id as hold, h.reason, case when h.ends_by_itself then h.review_on end as until, ${personNameSql('s')} as by, h.created_at as at
  from legal_hold h join staff s on s.id = h.created_by
  where ${inForceSql} and ((h.record ->> 'id')::uuid = :record::uuid or h.resident = any(:about::uuid[]) or h.staff = any(:about::uuid[])) order by h.created_at`);

/** How long one record is kept, and what keeps it besides the rules. */
export function declareKeeping(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/retention/of',
    permission: `view ${legalHold.name}`,
    async answer(request): Promise<RecordKeeping> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', legalHold);
      const { entity, record } = await namedRecord(context, request);
      const about = [record.id, record['resident'], record['staff']].filter((one) => isId(one));
      const { zone } = await context.homes.factsOf(context.db, homeIn(record));
      return {
        ...rulesFor(entity.name, record),
        holds: await placed.run<PlacedHold>(context.db, {
          day: localDay(context.now(), zone),
          record: record.id,
          about,
        }),
      };
    },
  });
}
