import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, onSendHookHandler } from 'fastify';
import type { Actor } from '../access/actor.ts';
import { CallShare } from './call-limits.ts';
import { upToFirstWrite } from '../runtime/database.ts';
import { withinHousesOf } from '../runtime/house-scope.ts';
import { signedOut } from '../runtime/refusals.ts';

/**
 * What a call asks of its caller before anything else happens. `anyone` needs no sign-in, `signed in` no more
 * than that, `locked too` answers a locked session as well; otherwise it is an act on an entity, which the
 * store asks again for the record at hand.
 */
export type Asks = 'anyone' | 'signed in' | 'locked too' | `${string} ${string}`;

declare module 'fastify' {
  interface FastifyContextConfig {
    asks?: Asks;
    /** Answers whoever brings a ticket for it, without the header. */
    ticketed?: boolean;
    /** Answers someone who has yet to choose a password of their own. */
    beforePassword?: boolean;
    /** Answers someone who has yet to set up the second factor that is asked of them. */
    beforeSecondFactor?: boolean;
    /** What it does while its caller looks as a colleague; a call that says nothing is refused unless it only reads. */
    whileViewing?: 'for oneself' | 'reads';
    ifFailed?: string;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export interface DeclaredRoute {
  readonly method: string;
  readonly path: string;
  readonly asks: Asks;
}

/** The router takes an address with a slash at its end and without for the same; one that ends in anything at all has both. */
const spellingsOf = (url: string): readonly string[] => (url.endsWith('*') ? [url] : [url, `${url}/`]);

/** Writes down every route as it comes into being, and lets none come that does not say what it asks. */
export function watchRoutes(app: FastifyInstance): readonly DeclaredRoute[] {
  const declared: DeclaredRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const asks = config?.asks;
    if (!asks) throw new Error(`${String(method)} ${url} does not say what it asks of its caller`);
    for (const one of [method].flat()) for (const path of spellingsOf(url)) declared.push({ method: one, path, asks });
  });
  return declared;
}

export interface Call {
  readonly method: HTTPMethods | HTTPMethods[];
  readonly path: string;
  readonly asks: Asks;
  readonly bodyLimit?: number;
  readonly ticketed?: true;
  readonly beforePassword?: true;
  readonly beforeSecondFactor?: true;
  /** `for oneself`: answers the real person, such as signing out. `reads`: a POST that keeps nothing of the record. */
  readonly whileViewing?: 'for oneself' | 'reads';
  /** Answers without end, so there is nothing to say about it but itself. */
  readonly endless?: true;
  /** Takes minutes where others take seconds: an export, a file on a slow network. */
  readonly takesLong?: true;
  /** Spends its time elsewhere than in the database, so its share of the connections is no measure for it. */
  readonly unshared?: true;
  /** What is certain for its caller when the server fails, where it stores nothing that the caller would look for. */
  readonly ifFailed?: string;
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** HEAD is answered as GET is, but for what GET would bring. */
const leaveOutBody: onSendHookHandler = (request, reply, body, done) => {
  if (request.method !== 'HEAD') return done(null, body);
  if (body instanceof Readable) body.destroy();
  else if (typeof body === 'string' || Buffer.isBuffer(body)) reply.header('content-length', Buffer.byteLength(body));
  done(null, null);
};

/** The only way a call comes into being, so none exists without saying what it asks. */
export function declareCall(app: FastifyInstance, call: Call): void {
  const share = new CallShare(app.answersWithinMs);
  const work: Call['answer'] =
    call.method === 'GET'
      ? (request, reply) => call.answer(request, reply)
      : (request, reply) => upToFirstWrite(() => call.answer(request, reply));
  const scoped: Call['answer'] = (request, reply) =>
    request.actor ? withinHousesOf(request.actor, () => work(request, reply)) : work(request, reply);
  const answer: Call['answer'] =
    call.unshared || call.endless ? scoped : (request, reply) => share.run(() => scoped(request, reply));
  // One route for both: each costs every start, and there are hundreds.
  const asksHead = call.method === 'GET' && !call.endless;
  app.route({
    method: asksHead ? ['GET', 'HEAD'] : call.method,
    url: call.path,
    config: {
      asks: call.asks,
      ...(call.ticketed ? { ticketed: true } : {}),
      ...(call.beforePassword ? { beforePassword: true } : {}),
      ...(call.beforeSecondFactor ? { beforeSecondFactor: true } : {}),
      ...(call.whileViewing ? { whileViewing: call.whileViewing } : {}),
      ...(call.takesLong ? { takesLong: true } : {}),
      ...(call.ifFailed ? { ifFailed: call.ifFailed } : {}),
    },
    exposeHeadRoute: false,
    ...(asksHead ? { onSend: leaveOutBody } : {}),
    ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
    handler: answer,
  });
}

export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw signedOut();
  return request.actor;
}
