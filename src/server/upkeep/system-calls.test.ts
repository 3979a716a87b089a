import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SystemState } from '#domain/upkeep/system-state.ts';
import type { VersionChanges } from '#domain/upkeep/version-changes.ts';
import { makeWorld, type World } from '#world/world.ts';
import { productVersion } from '../kit/runtime/product-version.ts';
import { noteVersion } from './installed-versions.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const state = async () => (await world.as('manager').get('/api/system/')).json<SystemState>();
const changes = async () =>
  (await world.as('manager').get('/api/system/changes/')).json<{ changes: VersionChanges | null }>().changes;

test('a manager reads whether everything is well; a carer is told who can', async () => {
  const { findings } = await state();
  expect(findings.map(({ subject }) => subject).toSorted()).toEqual([
    'backup',
    'clocks',
    'database',
    'disk',
    'history',
    'mail',
    'version',
  ]);
  expect(findings[0]).toMatchObject({ subject: 'backup', concern: 'danger' });
  const answer = await world.as('carer').get('/api/system/');
  expect([answer.statusCode, answer.body]).toEqual([403, expect.stringMatching(/manager/i)]);
});

test('a back-up that was noted down is the one of which the page speaks', async () => {
  await world.owner.query(`insert into backup values ($1, 4096, '/backups/one', true)`, [world.context.now()]);
  const backup = (await state()).findings.find(({ subject }) => subject === 'backup');
  expect(backup).toMatchObject({ concern: 'good', words: expect.stringContaining('/backups/one') });
});

test('after an update the people in charge are told once what changed, and a first start tells nothing', async () => {
  await noteVersion(world.context.db, productVersion, '2026-11-17T12:00:00.000Z');
  expect(await changes()).toBeNull();
  await noteVersion(world.context.db, '0.0.1', '2026-01-01T12:00:00.000Z');
  expect(await changes()).toMatchObject({ from: '0.0.1', version: productVersion, is_seen: false });
  await world.as('manager').post('/api/system/changes/seen/', {});
  expect(await changes()).toMatchObject({ is_seen: true });
});
