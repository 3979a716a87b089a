import type { FastifyInstance } from 'fastify';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { create } from '../kit/records/create-record.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { idOf, inputOf } from '../kit/http/request-parts.ts';
import { json } from '../kit/http/rest.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { findInReach } from '../kit/records/find-record.ts';

/** An evaluation is added to the plan in the address: whose it is follows from there. */
export const declarePlanEvaluation = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${plan.path}/:id/evaluation`,
    permission: 'add evaluation',
    async answer(request, reply) {
      const actor = actorOf(request);
      const input = inputOf(request);
      requirePermission(actor, 'add', evaluation);
      const about = await findInReach({ context, actor, entity: plan }, idOf(request));
      for (const [name, value] of Object.entries({ plan: about.id, resident: about.resident })) {
        if (input[name] !== undefined && input[name] !== null && input[name] !== value)
          throw invalid({ [name]: 'This is not what the plan in the address says.' });
      }
      const saved = await create(
        { context, actor, entity: evaluation },
        { ...input, plan: about.id, resident: about.resident },
      );
      return json(reply, saved.body, saved.created ? 201 : 200);
    },
  });
