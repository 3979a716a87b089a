import type { FastifyRequest } from 'fastify';
import { locked, signedOut } from '../kit/refusals.ts';
import { actorFrom, type Whereabouts } from './person.ts';
import type { Held, Sessions } from './sessions.ts';

const tokenOf = (header: string | undefined): string | null => header?.match(/^Token ([A-Za-z0-9_-]{20,100})$/)?.[1] ?? null;

export const whereabouts = (request: FastifyRequest): Whereabouts => ({
  ip: request.ip,
  device: (request.headers['user-agent'] ?? 'unknown').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
});

async function heldBy(sessions: Sessions, request: FastifyRequest): Promise<Held | null> {
  const token = tokenOf(request.headers.authorization);
  if (token) return sessions.find(token);
  const { ticket } = request.query as { readonly ticket?: unknown };
  return request.routeOptions.config.ticketed && typeof ticket === 'string' ? sessions.findByTicket(ticket, request.url) : null;
}

/** Runs before every call: puts the caller on the request, or refuses what the call asks. */
export const authenticate = (sessions: Sessions) => async (request: FastifyRequest): Promise<void> => {
  const { asks } = request.routeOptions.config;
  if (asks === 'anyone' || request.is404) return;
  const held = await heldBy(sessions, request);
  if (!held) throw signedOut();
  if (held.state.is === 'locked' && asks !== 'locked too') throw locked();
  request.actor = actorFrom(held.person, held.session.id, whereabouts(request));
};
