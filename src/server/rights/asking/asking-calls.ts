import type { FastifyInstance, FastifyRequest } from 'fastify';
import { group } from '#domain/staff/access/group.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { groupsHeld } from '#domain/staff/rights/held-rights.ts';
import type { AffectedPerson } from '#domain/staff/rights/rights-effect.ts';
import type { WhoAnswer, WhyAnswer } from '#domain/staff/rights/why-may.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { namedRecord } from '../../kit/http/named-record.ts';
import { homeIn } from '../../kit/history/write-audit.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { invalid, notFound } from '../../kit/runtime/refusals.ts';
import { readRightsBook, type BookedPerson, type RightsBook } from '../../staff/rights/rights-book.ts';
import { livingOf, whyEach, type AskedRight } from './why-may.ts';

/** The record that is asked about, as the asker may see it themselves. */
async function askedAbout(context: RecordContext, actor: Actor, request: FastifyRequest): Promise<AskedRight> {
  requirePermission(actor, 'view', group);
  const { entity, record } = await namedRecord(context, request);
  return {
    context,
    entity,
    record,
    living: await livingOf(context, record),
    home: await context.homes.factsOf(context.db, homeIn(record)),
    book: await readRightsBook(context.db),
  };
}

/** Whoever has an open account and works where the asker works. */
const colleaguesOf = ({ people }: RightsBook, actor: Actor): readonly BookedPerson[] =>
  people.filter(
    ({ is_active, is_superuser, homes }) =>
      is_active && (is_superuser || actor.isSuperuser || homes.some((home) => actor.homes.includes(home))),
  );

const groupNames = (book: RightsBook, person: BookedPerson): readonly string[] =>
  groupsHeld(person, book.groups).map(({ name }) => name);

/** For a person and a record: may they, and why. For a record: who may. */
export function declareAsking(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/rights/why',
    permission: 'view group',
    async answer(request): Promise<WhyAnswer> {
      const actor = actorOf(request);
      const asked = await askedAbout(context, actor, request);
      const { person: id } = queryOf(request);
      if (!isId(id)) throw invalid({ person: 'person must be the id of a member of staff.' });
      await findInReach({ context, actor, entity: staff }, id);
      const person = asked.book.people.find((one) => one.id === id);
      if (!person) throw notFound();
      return {
        person: { id, name: person.name },
        groups: groupNames(asked.book, person),
        verdicts: (await whyEach(asked, [person])).get(id) ?? [],
      };
    },
  });
  declareCall(app, {
    method: 'GET',
    path: '/api/rights/holders',
    permission: 'view group',
    async answer(request): Promise<readonly AffectedPerson[]> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', group);
      const { group: id } = queryOf(request);
      const book = await readRightsBook(context.db);
      const asked = book.groups.filter((one) => one.id === id);
      if (asked.length === 0) throw notFound();
      return colleaguesOf(book, actor)
        .filter((person) => groupsHeld(person, asked).length > 0)
        .map((person) => ({ id: person.id, name: person.name }));
    },
  });
  declareCall(app, {
    method: 'GET',
    path: '/api/rights/who',
    permission: 'view group',
    async answer(request): Promise<WhoAnswer> {
      const actor = actorOf(request);
      const asked = await askedAbout(context, actor, request);
      const colleagues = colleaguesOf(asked.book, actor);
      const verdicts = await whyEach(asked, colleagues, ['view', 'change']);
      const people = colleagues.map((person) => {
        const [view, change] = verdicts.get(person.id) ?? [];
        const against = view?.because.find(({ ok }) => !ok);
        const giving = view?.because.find(({ by }) => by === 'group');
        return {
          person: { id: person.id, name: person.name },
          groups: groupNames(asked.book, person),
          sees: view?.may === true,
          changes: change?.may === true,
          why: (against ?? giving)?.says ?? '',
        };
      });
      return { people };
    },
  });
}
