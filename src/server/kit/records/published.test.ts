import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { home } from '#domain/homes/home.ts';
import { note } from '#domain/notes/note.ts';
import { writeAuditAbout } from '../history/write-audit.ts';
import type { Db } from '../runtime/database.ts';
import { updateAsSystem } from './system-updates.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const published = () => vi.spyOn(world.app.changes, 'publish');
const aNote = () => world.given('note', { body: 'Sat in the garden' });
const rewrite = ({ id, version }: { id: string; version: number }, within: Db) =>
  updateAsSystem(world.context, note, { id, version, homes: [world.rose] }, { body: 'Sat in the sun' }, { within });

test('what is written inside a transaction is published once, and only when it is committed', async () => {
  const notes = [await aNote(), await aNote()];
  const publish = published();
  await world.context.transaction(async (tx) => {
    for (const one of notes) await rewrite(one, tx);
    expect(publish).not.toHaveBeenCalled();
  });
  expect(publish).toHaveBeenCalledTimes(1);
  publish.mockRestore();
});

test('what is taken back, or was only read, is published to nobody', async () => {
  const one = await aNote();
  const publish = published();
  const undone = world.context.transaction(async (tx) => {
    await rewrite(one, tx);
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await world.context.transaction((tx) => tx.query('select 1'));
  expect(publish).not.toHaveBeenCalled();
  publish.mockRestore();
});

test('a line about a record that stays as it is, is published as well; that somebody looked at it is not', async () => {
  const line = (tx: Db, action: string) =>
    writeAuditAbout(tx, home, world.rose, { at: world.context.now(), actor: null, action, home: world.rose });
  const publish = published();
  await world.context.transaction((tx) => line(tx, 'print'));
  expect(publish).not.toHaveBeenCalled();
  await world.context.transaction(async (tx) => {
    await line(tx, 'disposal_asked');
    expect(publish).not.toHaveBeenCalled();
  });
  expect(publish).toHaveBeenCalledTimes(1);
  publish.mockRestore();
});

test('every save that a person makes is published without anybody thinking of it', async () => {
  const publish = published();
  const made = await aNote();
  const senior = world.as('senior');
  const changed = await senior.patch(`/api/note/${made.id}/`, {
    version: 1,
    body: 'Sat in the garden with tea',
    edit_reason: 'typo',
  });
  expect([changed.statusCode, publish.mock.calls.length]).toEqual([200, 2]);
  publish.mockRestore();
});
