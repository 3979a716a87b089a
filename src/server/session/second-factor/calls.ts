import type { FastifyInstance } from 'fastify';
import { declareCall, type Call } from '../../kit/http/route.ts';
import type { SessionParts } from '../sign-in/session-parts.ts';
import {
  addOwnPasskey,
  askNewPasskey,
  beginOwnTotp,
  confirmOwnTotp,
  newRecoveryCodes,
  readOwnFactors,
  removeOwnFactor,
} from './own-factors.ts';
import { askOwnPasskey, confirmSelf, readOwnWays } from './confirm-self.ts';
import { declareResets } from './reset-by-two.ts';
import { askPasskey, takeSecondStep } from './second-step.ts';

/** A passkey's answer carries certificates. */
const bodyLimit = 64 * 1024;

/** The second factor: asked for at sign-in, set up and removed by its owner, and confirmed again before weighty acts. */
export function declareSecondFactor(app: FastifyInstance, session: SessionParts): void {
  const declare = (method: 'GET' | 'POST' | 'DELETE', path: string, answer: Call['answer'], more: Partial<Call> = {}) =>
    declareCall(app, { method, path, permission: 'signed in', answer, bodyLimit, beforeSecondFactor: true, ...more });
  const outside = { permission: 'anyone', ifFailed: 'You are not signed in.' } as const;
  declare('POST', '/api/login/second-factor', takeSecondStep(session), outside);
  declare('POST', '/api/login/second-factor/passkey', askPasskey(session), outside);
  const own = '/api/me/second-factor';
  declare('GET', own, readOwnFactors(session));
  declare('POST', `${own}/totp`, beginOwnTotp(session));
  declare('POST', `${own}/totp/confirm`, confirmOwnTotp(session));
  declare('POST', `${own}/passkey`, askNewPasskey(session));
  declare('POST', `${own}/passkey/confirm`, addOwnPasskey(session));
  declare('POST', `${own}/recovery-codes`, newRecoveryCodes(session));
  declare('DELETE', `${own}/:id`, removeOwnFactor(session));
  declareResets(app, session);
  const proof = { isUnlimited: true, takesLong: true } as const;
  declare('GET', '/api/me/proof', readOwnWays(session));
  declare('POST', '/api/me/proof', confirmSelf(session), proof);
  declare('POST', '/api/me/proof/passkey', askOwnPasskey(session));
}
