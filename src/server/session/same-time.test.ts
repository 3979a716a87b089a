import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionWorld, type SessionWorld } from '#world/session-world.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld()));
afterAll(() => world.close());

const tries = 50;
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(path: string, body: Record<string, string>): Promise<number> {
  await world.db.query('delete from sign_in_failure');
  const begun = performance.now();
  await world.send('POST', path, { body });
  return performance.now() - begun;
}

/** One after the other, so that whatever else the machine does falls on both alike. */
async function compared(path: string, known: Record<string, string>, unknown: Record<string, string>): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let i = 0; i < tries; i += 1) {
    times.known.push(await timed(path, known));
    times.unknown.push(await timed(path, unknown));
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  process.stdout.write(`${path}: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms\n`);
  return Math.abs(a - b) / Math.max(a, b);
}

test('a wrong password takes as long for someone we know as for nobody', { retry: 2, timeout: 240_000 }, async () => {
  await world.person('ann');
  const password = 'not the password at all';
  expect(await compared('/api/login', { username: 'ann', password }, { username: 'nobody-here', password })).toBeLessThan(0.1);
});

test('asking for a new password is answered after the same while, whoever asks', { retry: 2, timeout: 60_000 }, async () => {
  await world.person('bea', { email: 'bea@example.org' });
  expect(await compared('/api/password_reset', { email: 'bea@example.org' }, { email: 'nobody@example.org' })).toBeLessThan(0.1);
});
