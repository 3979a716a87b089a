import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { stopSignal } from './stop-signal.ts';

function signalled() {
  const events = new EventEmitter();
  const done: (string | number)[] = [];
  const clock = { ms: 5_000 };
  const own = {
    on: (signal: string, listener: () => void) => events.on(signal, listener),
    exit: (code: number) => void done.push(code),
  };
  const { stop, onForcedExit } = stopSignal(own, () => clock.ms);
  onForcedExit(() => void done.push('last'));
  const send = (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', afterMs: number) => {
    clock.ms = 5_000 + afterMs;
    events.emit(signal);
  };
  return { stop, done, send };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('the first %s asks everything to stop in order', async (signal) => {
  const { stop, done, send } = signalled();
  send(signal, 0);
  await stop;
  expect(done).toEqual([]);
});

test('a signal within a second of the first is the same one, passed on twice', () => {
  const { done, send } = signalled();
  send('SIGINT', 0);
  send('SIGINT', 400);
  send('SIGTERM', 999);
  expect(done).toEqual([]);
});

test('a later signal ends the process at once, after the last that is still to be done', () => {
  const { done, send } = signalled();
  send('SIGTERM', 0);
  send('SIGINT', 1_000);
  expect(done).toEqual(['last', 130]);
});
