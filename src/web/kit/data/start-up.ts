import type { UnknownAction } from '@reduxjs/toolkit';
import { get, type ApiAnswer, type CallOptions } from '../api/api.ts';
import type { Shape } from '../api/shapes.ts';
import { mark } from './load-state.ts';
import { isTransient, type ApiRefusal } from '../state/refusal.ts';

export interface StartUpCall {
  path: string;
  /** Asks, and answers with the changes it makes to the store. */
  ask(options: CallOptions): Promise<ApiAnswer<UnknownAction[]>>;
  /** Without it there is no session worth keeping. */
  essential?: true;
}

export const startUpCall = <T>(path: string, is: Shape<T>, into: (body: T) => UnknownAction[]): StartUpCall => ({
  path,
  async ask(options) {
    const answer = await get(path, { ...options, is });
    return answer.ok ? { ...answer, body: into(answer.body) } : answer;
  },
});

interface Session {
  dispatch(action: UnknownAction): unknown;
  logOut(refused: ApiRefusal): void;
  /** Aborted when the session ends, or is locked. */
  signal: AbortSignal;
}

/** Milliseconds before each further try: a moment without wireless must not end a shift's session. */
const pauses = [500, 1000, 2000];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function persistently(call: StartUpCall, signal: AbortSignal): Promise<ApiAnswer<UnknownAction[]>> {
  let answer = await call.ask({ quiet: true, signal });
  for (const ms of pauses) {
    if (signal.aborted || !isTransient(answer)) return answer;
    await wait(ms);
    answer = await call.ask({ quiet: true, signal });
  }
  return answer;
}

/** Loads one path into the store and says what became of it; of a session that has ended in the meantime, nothing. */
async function load(call: StartUpCall, { dispatch, signal, logOut }: Session): Promise<void> {
  mark(call.path, 'loading');
  const answer = call.essential ? await persistently(call, signal) : await call.ask({ isOpening: true, signal });
  if (signal.aborted) return;
  if (answer.ok) answer.body.forEach((action) => dispatch(action));
  mark(call.path, answer.ok ? 'loaded' : 'failed');
  if (call.essential && !answer.ok && !answer.locked) logOut(answer);
}

/** All at once. Any may fail and leave the rest working; only an essential one ends the session, unless it is merely locked. */
export async function startUp(calls: readonly StartUpCall[], session: Session): Promise<void> {
  await Promise.all(calls.map((call) => load(call, session)));
}
