import type { FastifyInstance } from 'fastify';
import type { Home } from '#domain/homes/home.ts';
import { addHours, isMoment } from '#domain/kit/time/time.ts';
import { awakeAt, staffingAt, type Staffing } from '#domain/rota/continuity/continuity.ts';
import { longestShiftHours, rota, type Rota } from '#domain/rota/rota.ts';
import { requireForAll } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { houseIn } from '../asking/asked-days.ts';

type Worked = Pick<Rota, 'shift_type' | 'status' | 'role_on_shift' | 'start_at' | 'end_at'> & {
  readonly staff: string;
  readonly name: string;
};

const around = `select r.staff, ${personNameSql('s')} as name, r.shift_type, r.status, r.role_on_shift, r.start_at, r.end_at
  from rota r join staff s on s.id = r.staff where r.home = $1 and r.start_at > $3::timestamptz and r.start_at <= $2::timestamptz and r.end_at > $2::timestamptz and not r.is_deleted`;
const house = 'select min_staffing from home where id = $1';

/** Who was on duty in a house at a moment, such as that of an incident. */
export const declareStaffing = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${rota.path}/staffing`,
    permission: 'view rota',
    async answer(request): Promise<Staffing> {
      const actor = actorOf(request);
      requireForAll(actor, 'view', rota);
      const { home: given, at } = queryOf(request);
      const home = houseIn(actor, given);
      if (typeof at !== 'string' || !isMoment(at)) throw invalid({ at: 'at must be a date and a time.' });
      await auditAuditorView(context, actor, { entity: rota.name, home, summary: 'staffing at a moment' });
      const { zone, settings } = await context.homes.factsOf(context.db, home);
      const shifts = await context.db.query<Worked>(around, [home, at, addHours(at, -longestShiftHours)]);
      const [least] = await context.db.query<Pick<Home, 'min_staffing'>>(house, [home]);
      const staffed = { min_staffing: least?.min_staffing ?? {}, shift_times: settings.shift_times, zone };
      return {
        at,
        ...staffingAt(at, shifts, staffed),
        people: awakeAt(shifts, at).map(({ staff, name, shift_type, role_on_shift, start_at, end_at }) => ({
          staff,
          name,
          shift_type,
          role_on_shift,
          start_at,
          end_at,
        })),
      };
    },
  });
