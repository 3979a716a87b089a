import type { FastifyInstance } from 'fastify';
import { isDay } from '#domain/kit/time/time.ts';
import { isPatternWeeks, rotaTemplate } from '#domain/rota/copying/rota-template.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import { json } from '../../kit/http/rest.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { create } from '../../kit/records/create-record.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { houseIn } from '../asking/asked-days.ts';
import { readPattern } from './read-pattern.ts';

/** Weeks of the rota are saved under a name, to be laid down again whenever they are needed. */
export const declareSaveTemplate = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${rotaTemplate.path}/from-weeks`,
    permission: 'add rota_template',
    async answer(request, reply) {
      const actor = actorOf(request);
      requirePermission(actor, 'add', rotaTemplate);
      const { home: given, name, from, weeks } = inputOf(request);
      const home = houseIn(actor, given);
      if (typeof from !== 'string' || !isDay(from)) throw invalid({ from: 'Choose the first day of what is saved.' });
      if (!isPatternWeeks(weeks)) throw invalid({ weeks: 'A pattern has one, two or four weeks.' });
      const { zone } = await context.homes.factsOf(context.db, home);
      const body = await context.transaction(async (tx) => {
        const shifts = await readPattern(tx, home, { from, weeks }, zone);
        if (shifts.length === 0) throw invalid({ from: 'There is no shift in these weeks to save.' });
        const made = await create(
          { context, actor, entity: rotaTemplate, within: tx },
          { id: newId(), home, name, weeks, shifts },
        );
        return made.body;
      });
      return json(reply, body);
    },
  });
