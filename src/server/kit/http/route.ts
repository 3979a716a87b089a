import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, onSendHookHandler } from 'fastify';
import type { PermissionVerb } from '#domain/kit/vocabulary/acts.ts';
import type { CustomRight } from '#domain/kit/vocabulary/permissions.ts';
import type { Actor } from '../access/actor.ts';
import { ConcurrencyLimit } from './call-limits.ts';
import { trackWrites } from '../runtime/database.ts';
import { withinHousesOf } from '../runtime/house-scope.ts';
import { signedOut } from '../runtime/refusals.ts';
import { paramOf } from './request-parts.ts';

/**
 * What a call asks of its caller before anything else happens. `anyone` needs no sign-in, `signed in` no more
 * than that, `locked too` answers a locked session as well; otherwise it is an act on an entity, which the
 * write path asks again for the record at hand.
 */
export type RequiredPermission = 'anyone' | 'signed in' | 'locked too' | `${PermissionVerb | CustomRight} ${string}`;

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: RequiredPermission;
    /** Of a route that many entities share: the call of each, by the entity's path. */
    calls?: ReadonlyMap<string, NamedCall>;
    /** Answers whoever brings a ticket for it, without the header. */
    ticketed?: boolean;
    /** Answers someone who has yet to choose a password of their own. */
    beforePassword?: boolean;
    /** Answers someone who has yet to set up the second factor that is asked of them. */
    beforeSecondFactor?: boolean;
    /** What it does while its caller looks as a colleague; a call that says nothing is refused unless it only reads. */
    whileViewing?: 'for oneself' | 'reads';
    ifFailed?: string;
    madeOf?: Call['madeOf'];
  }
  interface FastifyInstance {
    declared: readonly DeclaredRoute[];
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Where a call is found, and what it asks. */
export interface NamedCall {
  readonly path: string;
  readonly permission: RequiredPermission;
}

export interface DeclaredRoute extends NamedCall {
  readonly method: string;
  readonly ticketed: boolean;
  readonly madeOf?: Call['madeOf'];
}

/** The router takes an address with a slash at its end and without for the same; one that ends in anything at all has both. */
const spellingsOf = (url: string): readonly string[] => (url.endsWith('*') ? [url] : [url, `${url}/`]);

/** Writes down every call as it comes into being, and lets none come twice, or without saying what it asks. */
export function watchRoutes(app: FastifyInstance): readonly DeclaredRoute[] {
  const declared: DeclaredRoute[] = [];
  const addresses = new Set<string>();
  app.addHook('onRoute', ({ method, url, config = {} }) => {
    const { permission, calls, ticketed = false, madeOf } = config;
    if (!permission && !calls) throw new Error(`${String(method)} ${url} does not say what it asks of its caller`);
    const named = permission ? [{ path: url, permission }] : [...(calls?.values() ?? [])];
    for (const one of [method].flat())
      for (const call of named) {
        const address = `${one} ${call.path.replace(/:\w+/g, ':')}`;
        // The router would not notice it where one of them shares its route.
        if (addresses.has(address)) throw new Error(`${one} ${call.path} is declared twice`);
        addresses.add(address);
        for (const path of spellingsOf(call.path))
          declared.push({ method: one, path, permission: call.permission, ticketed, madeOf });
      }
  });
  return declared;
}

export interface Call {
  readonly method: HTTPMethods | HTTPMethods[];
  readonly path: string;
  readonly permission: RequiredPermission;
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
  readonly isUnlimited?: true;
  /** What is certain for its caller when the server fails, where it stores nothing that the caller would look for. */
  readonly ifFailed?: string;
  /** The entities it reads for its answer, as the browser follows them; the contract reads along. */
  readonly madeOf?: readonly string[] | undefined;
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** HEAD is answered as GET is, but for what GET would bring. */
const leaveOutBody: onSendHookHandler = (request, reply, body, done) => {
  if (request.method !== 'HEAD') return done(null, body);
  if (body instanceof Readable) body.destroy();
  else if (typeof body === 'string' || Buffer.isBuffer(body)) reply.header('content-length', Buffer.byteLength(body));
  done(null, null);
};

/** GET and HEAD have one route: each costs every start, and there are hundreds. */
export const routeFor = (method: Call['method'], endless = false) => ({
  exposeHeadRoute: false,
  ...(method === 'GET' && !endless ? { method: ['GET' as const, 'HEAD' as const], onSend: leaveOutBody } : { method }),
});

/** The answer as every call gives it: in the houses of its caller, and within its share of the connections. */
export function answering(
  app: FastifyInstance,
  call: Pick<Call, 'method' | 'isUnlimited' | 'endless' | 'answer'>,
): Call['answer'] {
  const share = new ConcurrencyLimit(app.answersWithinMs);
  const work: Call['answer'] =
    call.method === 'GET'
      ? (request, reply) => call.answer(request, reply)
      : (request, reply) => trackWrites(() => call.answer(request, reply));
  const scoped: Call['answer'] = (request, reply) =>
    request.actor ? withinHousesOf(request.actor, () => work(request, reply)) : work(request, reply);
  return call.isUnlimited || call.endless ? scoped : (request, reply) => share.run(() => scoped(request, reply));
}

/** A call comes into being here or, where many entities have it, by `declareEntityCall`; none without saying what it asks. */
export function declareCall(app: FastifyInstance, call: Call): void {
  app.route({
    ...routeFor(call.method, call.endless),
    url: call.path,
    config: {
      permission: call.permission,
      ...(call.ticketed ? { ticketed: true } : {}),
      ...(call.beforePassword ? { beforePassword: true } : {}),
      ...(call.beforeSecondFactor ? { beforeSecondFactor: true } : {}),
      ...(call.whileViewing ? { whileViewing: call.whileViewing } : {}),
      ...(call.takesLong ? { takesLong: true } : {}),
      ...(call.madeOf ? { madeOf: call.madeOf } : {}),
      ...(call.ifFailed ? { ifFailed: call.ifFailed } : {}),
    },
    ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
    handler: answering(app, call),
  });
}

/** The call that was made, whether its route is its own or shared. */
export function callOf(request: FastifyRequest): { readonly [K in keyof NamedCall]: NamedCall[K] | undefined } {
  const { url, config } = request.routeOptions;
  return config.calls?.get(paramOf(request, 'entity')) ?? { path: url, permission: config.permission };
}

export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw signedOut();
  return request.actor;
}
