import type { FastifyInstance } from 'fastify';
import { composeResident, type ResidentPage } from '#domain/handover/lines/compose.ts';
import { handoverResident } from '#domain/handover/handover-resident.ts';
import type { Stretch } from '#domain/handover/material/material.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { auditView } from '../../kit/history/audit-view.ts';
import { readMaterial } from '../material/read-material.ts';
import { maySee } from './sheet-pages.ts';
import { stretchOf } from '../material/stretch.ts';

export interface ResidentHandover extends Stretch {
  readonly page: ResidentPage;
}

/** What changed for one resident since the last handover, as it stands at this minute. */
export const declareResidentHandover = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${resident.path}/:id/handover`,
    permission: 'view handover_resident',
    async answer(request): Promise<ResidentHandover> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', handoverResident);
      const person = await findInReach({ context, actor, entity: resident }, idOf(request));
      const now = context.now();
      const home = String(person.home);
      // Who has moved is read by the old house for a while, but not what the new one writes.
      if (!actor.homes.includes(home)) throw notFound();
      const stretch = await stretchOf(context, home, now);
      const [material] = await readMaterial(context, { home, resident: person.id, stretch });
      await auditView(context.db, {
        at: now,
        actor,
        entity: resident.name,
        object_id: person.id,
        home,
        resident: person.id,
        summary: 'handover',
      });
      const page: ResidentPage = material
        ? composeResident(material, stretch)
        : { resident: person.id, priority: 'routine', as_usual: true, lines: [] };
      return {
        ...stretch,
        page: { ...page, lines: page.lines.filter(({ source }) => maySee(context, actor, source.entity)) },
      };
    },
  });
