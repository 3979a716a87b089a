import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { isMoment } from '#domain/kit/time/time.ts';
import { home } from '#domain/homes/home.ts';
import type { Disposal, DisposalInFull, DisposalStub, DuePage } from '#domain/retention/disposal.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import { permissionOrNull } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { declareDeciding } from '../../kit/http/deciding.ts';
import { invalid, notFound, refused } from '../../kit/runtime/refusals.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { duePage } from '../due/due-groups.ts';
import { askDisposal } from './ask-disposal.ts';
import { disposals } from './disposals.ts';
import { readDisposals, shown } from './stored-disposals.ts';
import { whatGoes } from './what-goes.ts';
import { enterHouse } from '../../kit/records/enter-house.ts';

const permission = `view ${legalHold.name}` as const;
const { path } = disposals;

function requireReader(actor: Actor): void {
  if (!may(actor.rights, 'view', legalHold.name))
    throw refused(
      `You do not have the right to see what is due to go. ${whoCan(legalHold.access, 'view', readerOf(actor))}`,
    );
}

/** The house of a call that the caller works in. */
function houseOf(request: FastifyRequest, id: string | undefined): string {
  const actor = actorOf(request);
  requireReader(actor);
  if (!id || !isId(id) || !actor.homes.includes(id)) throw notFound();
  return id;
}

function readCursor(after: string | undefined): { readonly at: string; readonly id: string } | null {
  if (!after) return null;
  const [at = '', id = ''] = after.split('_');
  if (!isMoment(at) || !isId(id)) throw invalid({ after: 'after must be what the page before ended with.' });
  return { at, id };
}

const stubSql = `select r.record, r.entity, r.home, r.dated, r.versions, encode(r.digest, 'hex') as digest, r.disposal, d.ground, d.court, d.order_reference, d.ordered_on,
    ${personNameSql('a')} as asked_by, ${personNameSql('s')} as decided_by, d.decided_at
  from disposed_record r join disposal d on d.id = r.disposal join staff a on a.id = d.asked_by join staff s on s.id = d.decided_by
  where r.record = $1::uuid and r.home = any($2::uuid[])`;

/** What is due, what was proposed and what became of it; and what stays of a record that is gone. */
export function declareDisposals(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/records-due`,
    permission,
    takesLong: true,
    async answer(request): Promise<DuePage> {
      const actor = actorOf(request);
      requireReader(actor);
      const house = await enterHouse({ context, actor, entity: home }, idOf(request), 'records whose time is over');
      return duePage(context, house.id, queryOf(request)['after'] ?? null);
    },
  });
  declareCall(app, {
    method: 'GET',
    path,
    permission,
    async answer(request): Promise<{ readonly disposals: readonly Disposal[]; readonly next: string | null }> {
      const query = queryOf(request);
      const house = houseOf(request, query['home']);
      const { rows, next } = await readDisposals(context.db, house, readCursor(query['after']));
      return {
        disposals: await Promise.all(rows.map((stored) => disposals.show(context, stored, actorOf(request)))),
        next,
      };
    },
  });
  declareCall(app, {
    method: 'GET',
    path: `${path}/:id`,
    permission,
    takesLong: true,
    async answer(request): Promise<DisposalInFull> {
      const [actor, id] = [actorOf(request), idOf(request)];
      requireReader(actor);
      const stored = isId(id) ? await disposals.read(context.db, id, actor) : null;
      if (!stored) throw notFound();
      const seconds = await disposals.seconds(context.db, stored, context.now());
      const what = await whatGoes(context, stored, queryOf(request)['after'] ?? '');
      return { ...shown(stored, actor, seconds), ...what, signature: stored.signature };
    },
  });
  declareCall(app, {
    method: 'POST',
    path,
    permission: 'signed in',
    answer: async (request, reply) => reply.code(201).send(await askDisposal(context, request)),
  });
  declareDeciding(app, context, disposals);
  declareCall(app, {
    method: 'GET',
    path: '/api/disposed-record/:id',
    permission: 'signed in',
    async answer(request): Promise<DisposalStub> {
      const [actor, id] = [actorOf(request), idOf(request)];
      if (!isId(id)) throw notFound();
      const rows = await context.db.query<DisposalStub>(stubSql, [id, actor.homes]);
      const stub = rows.find(({ entity }) => permissionOrNull(actor, 'view', context.named(entity)) !== null);
      if (!stub) throw notFound();
      return stub;
    },
  });
}
