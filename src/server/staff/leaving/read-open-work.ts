import type { FastifyInstance } from 'fastify';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { openWorkKinds, type OpenWork } from '#domain/staff/person/open-work.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { openWorkPlaces, openWorkSql } from './open-work.ts';

const shownNames = 5;

const kindSql = (kind: OpenWork['kind']): string => {
  const place = openWorkPlaces[kind];
  return `select '${kind}' as kind, count(*)::int as count, coalesce((array_agg(w.called order by w.called))[1:${shownNames}], '{}') as names
    from (${openWorkSql(place, `${place.called ?? 'null::text'} as called`)}) w having count(*) > 0`;
};
const everyKind = new NamedStatement(keysOf(openWorkKinds).map(kindSql).join('\nunion all '));

/** What somebody is down for, for whoever decides that they leave. Counts and names alone: the records have doors of their own. */
export const declareOpenWork = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: '/api/staff/:id/open-work',
    permission: 'signed in',
    async answer(request): Promise<readonly OpenWork[]> {
      const actor = actorOf(request);
      requirePermission(actor, 'employ', staff);
      const person = await findInReach({ context, actor, entity: staff }, idOf(request));
      const found = await everyKind.run<OpenWork>(context.db, {
        person: person.id,
        now: context.now(),
      });
      return found.map(({ names, ...work }) => ({ ...work, names: names.filter((name) => name !== null) }));
    },
  });
