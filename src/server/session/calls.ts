import type { FastifyInstance } from 'fastify';
import { tooMany } from '../kit/runtime/refusals.ts';
import { declareCall, type Call } from '../kit/http/route.ts';
import { active, lock, unlock } from './sign-in/lock.ts';
import { answerTour } from './accounts/answer-tour.ts';
import { changeMe, me } from './sign-in/me.ts';
import { endOtherSessions, endOwnSession, readOwnSessions } from './accounts/own-sessions.ts';
import { letAgencyIn } from './accounts/agency-account.ts';
import { endColleagueSessions, readColleagueSessions } from './accounts/colleague-sessions.ts';
import { changePassword, changePin } from './accounts/own-secrets.ts';
import { declareNewcomers } from './accounts/newcomers.ts';
import { askForReset, confirmReset, showLink } from './accounts/password-reset.ts';
import type { SessionParts } from './sign-in/session-parts.ts';
import { signIn, signOut } from './sign-in/sign-in.ts';
import { deactivate, invite } from './accounts/staff-accounts.ts';
import { declareSecondFactor } from './second-factor/calls.ts';
import { signInOrAskFactor } from './second-factor/second-step.ts';

/** Nothing that is said here is long, and much of it is said before anyone has signed in. */
const bodyLimit = 16 * 1024;

/** Everything about coming in, staying in and going out. */
export function declareSession(app: FastifyInstance, session: SessionParts): void {
  const { parts, sessions, context } = session;
  const finishSignIn = signInOrAskFactor(session);
  // Passwords are hashed a few at a time: whoever waits for that holds no connection, and at a change of shift many wait.
  const post = (
    path: string,
    permission: Call['permission'],
    answer: Call['answer'],
    more: Pick<Call, 'beforePassword' | 'ifFailed' | 'whileViewing'> = {},
  ) =>
    declareCall(app, {
      method: 'POST',
      path,
      permission,
      bodyLimit,
      answer,
      isUnlimited: true,
      takesLong: true,
      ...more,
    });
  /** Until someone has chosen a password of their own, only this much is open to them. */
  const early = { beforePassword: true } as const;
  post('/api/login', 'anyone', signIn(parts, finishSignIn), { ifFailed: 'You are not signed in.' });
  /** The session is one's own, whoever one looks as. */
  const own = { ...early, whileViewing: 'for oneself' } as const;
  post('/api/logout', 'locked too', signOut(parts, sessions), own);
  declareCall(app, { method: 'GET', path: '/api/me', permission: 'signed in', answer: me(parts), ...early });
  declareCall(app, {
    method: 'PATCH',
    path: '/api/me',
    permission: 'signed in',
    bodyLimit,
    answer: changeMe(context, parts.settings),
  });
  post('/api/me/lock', 'signed in', lock(parts, sessions), own);
  post('/api/me/unlock', 'locked too', unlock(parts, sessions), { ...own, ifFailed: 'The screen is still locked.' });
  post('/api/me/active', 'signed in', active(parts, sessions), own);
  post('/api/me/password', 'signed in', changePassword(parts, sessions), early);
  post('/api/me/pin', 'signed in', changePin(parts));
  post('/api/me/tour', 'signed in', answerTour(context));
  declareCall(app, {
    method: 'GET',
    path: '/api/me/sessions',
    permission: 'signed in',
    answer: readOwnSessions(session),
  });
  post('/api/me/sessions/end-others', 'signed in', endOtherSessions(session));
  post('/api/me/sessions/:id/end', 'signed in', endOwnSession(session));
  post('/api/password_reset', 'anyone', askForReset(parts, afterwards(app)));
  post('/api/password_reset/link', 'anyone', showLink(parts));
  post('/api/password_reset/confirm', 'anyone', confirmReset(parts, sessions, finishSignIn));
  post('/api/staff/agency', 'add staff', letAgencyIn(session));
  declareNewcomers(app, context);
  post('/api/staff/:id/invite', 'change staff', invite(parts, context));
  declareCall(app, {
    method: 'GET',
    path: '/api/staff/:id/sessions',
    permission: 'change staff',
    answer: readColleagueSessions(session),
  });
  post('/api/staff/:id/sessions/end', 'change staff', endColleagueSessions(session));
  post('/api/staff/:id/deactivate', 'change staff', deactivate(sessions, context));
  declareSecondFactor(app, session);
}

const mostRunning = 50;

/** Work that an answer does not wait for, but that closing does. */
function afterwards(app: FastifyInstance): (work: () => Promise<void>) => void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return (work) => {
    if (running.size >= mostRunning) throw tooMany('Many people are asking at this moment. Please try again shortly.');
    const one = work()
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(one));
    running.add(one);
  };
}
