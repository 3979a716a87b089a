import type { UnknownAction } from '@reduxjs/toolkit';
import { get, type Answer } from './api.ts';
import { mark } from './load-state.ts';

export interface StartUpCall {
  path: string;
  /** The changes the answer makes to the store. */
  into: (body: never) => UnknownAction[];
  /** Without it there is no session worth keeping. */
  essential?: true;
}

type Dispatch = (action: UnknownAction) => unknown;

/** Milliseconds before each further try: a moment without wireless must not end a shift's session. */
const pauses = [500, 1000, 2000];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const mayPass = ({ ok, status }: Answer<unknown>) => !ok && (status === 0 || status >= 500);

async function persistently(path: string): Promise<Answer<never>> {
  let answer = await get<never>(path, { quiet: true });
  for (const ms of pauses) {
    if (!mayPass(answer)) return answer;
    await wait(ms);
    answer = await get<never>(path, { quiet: true });
  }
  return answer;
}

/** Loads one path into the store and says what became of it. */
export async function load(call: StartUpCall, dispatch: Dispatch): Promise<Answer<never>> {
  mark(call.path, 'loading');
  const answer = call.essential ? await persistently(call.path) : await get<never>(call.path);
  if (answer.ok) call.into(answer.body).forEach((action) => dispatch(action));
  mark(call.path, answer.ok ? 'loaded' : 'failed');
  return answer;
}

/** All at once. Any may fail and leave the rest working; only an essential one ends the session, unless it is merely locked. */
export async function startUp(calls: readonly StartUpCall[], dispatch: Dispatch, logOut: () => void): Promise<void> {
  const answers = await Promise.all(calls.map((call) => load(call, dispatch).then((answer) => ({ call, answer }))));
  const lost = answers.some(({ call, answer }) => call.essential && !answer.ok && !answer.locked);
  if (lost) logOut();
}
