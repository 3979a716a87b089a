import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, now, type World } from '#world/world.ts';
import type { Encryption } from '../../kit/access/encryption.ts';
import { pushKeys } from './push-keys.ts';

let world: World;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  world = await makeWorld();
  await keys();
  await world.owner.query(
    `insert into push_subscription (id, staff, endpoint, p256dh, auth, device, created_at) values (gen_random_uuid(), $1, 'https://push.example/1', $2, $2, 'test', $3)`,
    [world.people.carer, randomBytes(16).toString('base64url'), now],
  );
});
afterAll(() => world.close());

const keys = (decrypt: Encryption['decrypt'] = world.context.decrypt) =>
  pushKeys({ db: world.context.db, encryption: { encrypt: world.context.encrypt, decrypt }, log });

test('while the keys cannot be read for a moment, nobody loses their push messages', async () => {
  const before = await keys();
  const away = () => Promise.reject(new Error('the database is away'));
  await expect(keys(away)).rejects.toThrow('the database is away');
  expect((await world.owner.query('select 1 from push_subscription')).rowCount).toBe(1);
  expect(await keys()).toEqual(before);
});
