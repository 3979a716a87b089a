import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import {
  isRegister,
  registers,
  type Register,
  type RegisterLine,
  type RegisterName,
} from '#domain/house-overview/registers.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { whoGives } from '#domain/kit/people/who-can.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import { permissionOrNull, permissionToSee } from '../../kit/access/permission.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, paramOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { enterHouse } from '../../kit/records/enter-house.ts';
import { notFound, refused } from '../../kit/runtime/refusals.ts';
import { figureContextOf, type FigureContext } from '../figures/figure-context.ts';
import { reportedToRegulator, restraint } from './incident-registers.ts';
import { dnacpr, dols } from './legal-registers.ts';

interface Source {
  isFor(actor: Actor): boolean;
  read(figureContext: FigureContext): Promise<readonly RegisterLine[]>;
}

const seesOfResidents = (field: string) => (actor: Actor) => {
  const people = permissionOrNull(actor, 'view', resident);
  return people !== null && permissionToSee(people, field)?.all === true;
};
const seesIncidents = (actor: Actor): boolean => permissionOrNull(actor, 'view', incident)?.all === true;

const sources: { readonly [R in RegisterName]: Source } = {
  dols: { isFor: seesOfResidents('dols_conditions'), read: dols },
  dnacpr: { isFor: seesOfResidents('dnacpr_location'), read: dnacpr },
  restraint: { isFor: (actor) => seesIncidents(actor) && actor.rights.has('view_restricted'), read: restraint },
  notifications: { isFor: seesIncidents, read: reportedToRegulator },
};

/** Those that somebody may open. */
export const registersOf = (actor: Actor): readonly RegisterName[] =>
  keysOf(registers).filter((name) => sources[name].isFor(actor));

/** What an inspector asks to see of a house, each for those who may read what it is made of. */
export const declareRegisters = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: '/api/home/:id/registers/:register',
    permission: 'view home',
    async answer(request): Promise<Register> {
      const register = paramOf(request, 'register');
      if (!isRegister(register)) throw notFound();
      const actor = actorOf(request);
      const { title } = registers[register];
      if (!sources[register].isFor(actor))
        throw refused(
          `You do not have the right to see the register of ${midSentence(title)}. ${whoGives(readerOf(actor))}`,
        );
      const house = await enterHouse({ context, actor, entity: home }, idOf(request), `register ${register}`);
      const at = context.now();
      const lines = await sources[register].read(figureContextOf(context.db, house, viewerOf(actor, at)));
      return { register, at, lines };
    },
  });
