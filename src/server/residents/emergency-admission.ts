import type { FastifyInstance } from 'fastify';
import { missing, readInput, startValues, withoutHidden } from '#domain/kit/vocabulary/parse.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { admittedBy, emergencyAdmission } from '#domain/residents/person/emergency-admission.ts';
import { family } from '#domain/residents/family/family.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { create } from '../kit/records/create-record.ts';
import { childId } from '../kit/runtime/child-id.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { newId } from '../kit/runtime/new-id.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { inputOf } from '../kit/http/request-parts.ts';
import { json } from '../kit/http/rest.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';

/** Somebody is taken in at night: they and whoever is to be rung for them are saved together or not at all. */
export const declareEmergencyAdmission = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${emergencyAdmission.path}`,
    permission: 'add resident',
    async answer(request, reply) {
      const actor = actorOf(request);
      const input = inputOf(request);
      requirePermission(actor, 'add', resident);
      const {
        id = newId(),
        home,
        admission_date = localDay(context.now(), actor.zoneIn(home)),
        confirmed_warnings,
      } = input;
      const { fields } = emergencyAdmission;
      const begun = { ...startValues(fields, context.now(), String(admission_date)), ...input };
      const { values, complaints } = readInput(fields, withoutHidden(fields, begun));
      const wrong = { ...missing(fields, { ...begun, ...values }), ...complaints };
      if (Object.keys(wrong).length > 0) throw invalid(wrong);
      const { person, contact } = admittedBy(values);
      const admitted = await context.transaction(async (within) => {
        const made = await create(
          { context, actor, entity: resident, within },
          { ...person, id, home, admission_date, confirmed_warnings },
        );
        // Who is next of kin is asked by day.
        if (contact)
          await create(
            { context, actor, entity: family, within },
            { ...contact, id: childId(String(id), 'contact'), resident: id, confirmed_warnings: ['no_next_of_kin'] },
          );
        return made;
      });
      return json(reply, admitted.body, admitted.created ? 201 : 200);
    },
  });
