import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { trainingMatrix, type Trainee, type TrainingMatrix } from '#domain/staff/person/training-matrix.ts';
import { readerOf } from '../kit/access/actor.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { idOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { enterHouse } from '../kit/records/enter-house.ts';
import { refused } from '../kit/runtime/refusals.ts';
import { filesSeenBy } from './staff-listed.ts';

const traineesSql = `select s.id, s.first_name, s.preferred_name, s.last_name, s.role, s.status, s.medicines_competent, s.restraint_trained,
    (select coalesce(json_agg(json_build_object('course', t.course, 'expires_on', t.expires_on)), '[]') from jsonb_to_recordset(s.training) as t(course text, expires_on text)) as training
  from staff s where $1::uuid = any(s.homes) and not s.is_deleted and s.status not in ('applicant', 'left')`;

/** Who of a house has which training, and until when. */
export const declareTrainingMatrix = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: '/api/home/:id/training',
    permission: 'view home',
    async answer(request): Promise<TrainingMatrix> {
      const actor = actorOf(request);
      if (!filesSeenBy(actor).training)
        throw refused(
          `You do not have the right to see everybody’s training. ${whoCan(staff.access, 'view:training', readerOf(actor))}`,
        );
      const house = await enterHouse({ context, actor, entity: home }, idOf(request), 'training matrix');
      const at = context.now();
      const people = await context.db.query<Trainee>(traineesSql, [house.id]);
      return trainingMatrix(people, localDay(at, house.time_zone));
    },
  });
