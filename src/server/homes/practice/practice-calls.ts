import type { FastifyInstance } from 'fastify';
import type { PracticeState } from '#domain/homes/practice/practice-state.ts';
import { home } from '#domain/homes/home.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { makePractice } from './make-practice.ts';

const path = `/api/${home.path}/practice`;

/** Making takes seconds: what a lost node has left unfinished is not shown. */
const stateSql = `select (select json_build_object('id', h.id, 'name', h.name, 'made_at', h.created_at) from home h where h.is_practice and not h.is_deleted) as home,
  (select json_build_object('done', m.done, 'total', m.total) from practice_making m where m.at > $1::timestamptz - interval '5 minutes' order by m.at desc limit 1) as making`;

/** The house for practising: whether there is one, how far a new one is, and making or resetting it. */
export function declarePractice(app: FastifyInstance, context: RecordContext): void {
  const stateOf = async (): Promise<PracticeState> => {
    const [state] = await context.db.query<PracticeState>(stateSql, [context.now()]);
    return state ?? { home: null, making: null };
  };
  declareCall(app, {
    method: 'GET',
    path,
    permission: `change ${home.name}`,
    async answer(request) {
      requirePermission(actorOf(request), 'change', home);
      return stateOf();
    },
  });
  declareCall(app, {
    method: 'POST',
    path,
    permission: `change ${home.name}`,
    takesLong: true,
    async answer(request) {
      const actor = actorOf(request);
      requirePermission(actor, 'change', home);
      await makePractice(context, actor, inputOf(request)['reset'] === true);
      return stateOf();
    },
  });
}
