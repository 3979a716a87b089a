import type { FastifyInstance, FastifyRequest } from 'fastify';
import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { addMinutes } from '#domain/kit/time/time.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { viewAsComplaint, viewAsMinutes } from '#domain/staff/rights/view-as.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findRecord } from '../../kit/records/find-record.ts';
import { invalid, notFound, refused, wrong } from '../../kit/runtime/refusals.ts';
import type { SessionParts } from '../../session/sign-in/session-parts.ts';
import { endViewing } from '../../session/sign-in/sessions.ts';
import { maySignIn, readRightsBook, rightsOf, type BookedPerson } from '../../staff/rights/rights-book.ts';

const fields = { reason: must(longText('Why', { max: 500 })) };

/** The colleague that a body names, where the caller may look as them. */
async function requireViewable(context: RecordContext, actor: Actor, id: unknown): Promise<BookedPerson> {
  if (!isId(id)) throw invalid({ staff: 'Choose a colleague.' });
  await findRecord({ context, actor, entity: staff }, id);
  const book = await readRightsBook(context.db);
  const person = book.people.find((one) => one.id === id);
  if (!person) throw notFound();
  const homes = person.is_superuser ? book.homes.map((home) => home.id) : person.homes;
  const asked = { id, name: person.name, isSuperuser: person.is_superuser, rights: rightsOf(book, person), homes };
  const complaint = viewAsComplaint(actor, asked, book.catalogue);
  if (complaint) throw refused(complaint);
  if (!maySignIn(person, context.now()))
    throw wrong(`${person.name} cannot sign in at present, so there is nothing that they see.`);
  return person;
}

function reasonOf(request: FastifyRequest): string {
  const { values, complaints } = readInput(fields, inputOf(request));
  const all = { ...missing(fields, values), ...complaints };
  if (Object.keys(all).length > 0) throw invalid(all);
  return String(values.reason).trim();
}

/** Looking at the product as a colleague: reading only, for a quarter of an hour, written down under one's own name. */
export function declareViewAs(app: FastifyInstance, { context, sessions }: SessionParts): void {
  declareCall(app, {
    method: 'POST',
    path: '/api/me/view-as',
    permission: 'signed in',
    async answer(request): Promise<{ readonly name: string; readonly until: string }> {
      const actor = actorOf(request);
      const person = await requireViewable(context, actor, inputOf(request)['staff']);
      const reason = reasonOf(request);
      const at = context.now();
      const until = addMinutes(at, viewAsMinutes);
      await context.transaction(async (tx) => {
        await tx.query('update session set viewing = $2, viewing_until = $3 where id = $1 and ended_at is null', [
          actor.session,
          person.id,
          until,
        ]);
        await writeHistory(tx, {
          at,
          actor,
          action: 'view_as_started',
          entity: staff.name,
          object_id: person.id,
          summary: `As ${person.name}, for ${viewAsMinutes} minutes at most`,
          reason,
        });
      });
      sessions.forget(actor.session);
      return { name: person.name, until };
    },
  });
  declareCall(app, {
    method: 'POST',
    path: '/api/me/view-as/end',
    permission: 'signed in',
    whileViewing: 'for oneself',
    async answer(request, reply) {
      const actor = actorOf(request);
      await context.transaction((tx) => endViewing(tx, { actor, at: context.now() }));
      sessions.forget(actor.session);
      return reply.code(204).send();
    },
  });
}
