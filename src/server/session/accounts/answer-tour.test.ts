import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld()));
afterAll(() => world.close());

test('who has answered the tour once is not offered it again at the next sign-in, and nobody else loses theirs', async () => {
  await world.person('ann');
  await world.person('bea');
  const answeredBy = async (username: string) =>
    (await world.send('GET', '/api/me', { token: await world.signIn(username) })).body['tour_answered_at'] ?? null;
  expect(await answeredBy('ann')).toBeNull();
  await world.send('POST', '/api/me/tour/', { token: await world.signIn('ann'), body: {} });
  expect(await answeredBy('ann')).toEqual(expect.stringMatching(/^2026-03-02T09:00/));
  expect(await answeredBy('bea')).toBeNull();
});
