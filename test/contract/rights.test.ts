import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { roles, type Role } from '#domain/kit/vocabulary/permissions.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { register } from '#domain/register.ts';
import calls from '../../contract/calls.json' with { type: 'json' };
import { confirming } from '#world/records/confirming.ts';
import { circumstances } from '#world/records/filled.ts';
import {
  addingSo,
  covering,
  deciding,
  inside,
  limitedTo,
  personOf,
  type Person,
  place,
  reachesOf,
  placements,
  placementWords,
} from '#world/records/reaches.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

/** Every entity × every act × every role: allowed inside of what the declaration reaches, refused outside, and blind to another house. */

let world: World;
let rightless: Caller;
let people: ReadonlyMap<Role, Person>;
/** Who holds a role here, as they were before any test. */
const personIn = (role: Role): Person => people.get(role) ?? expect.fail(`Nobody here is ${role}.`);
beforeAll(async () => {
  world = await makeWorld();
  people = new Map(await Promise.all(everyone.map(async (role) => [role, await personOf(world, role)] as const)));
  rightless = await world.holding();
});
afterEach(() => void (world.clock = now));
afterAll(() => world.close());

const startUp = new Set(calls.startup.map((path) => path.replace('/api/', '')));
const everyone = Object.keys(roles) as Role[];
const ofOneHouse = everyone.filter((role) => role !== 'superuser');

/** A file comes into being by its upload, not by JSON. */
const isUploaded = (entity: Entity): boolean =>
  Object.values(entity.fields).some((field) => field.kind === 'file' && field.must);
const written = register.filter((entity) => !entity.serverOnly);
const stored = register.filter((entity) => !entity.log);

/** A record of Rose House; the house itself is one. */
async function here(entity: Entity): Promise<AnyRecord> {
  if (entity.belongsTo === 'itself')
    return (await world.as('superuser').get(`/api/${entity.path}/${world.rose}/`)).json<AnyRecord>();
  const record = await world.shown(entity);
  // Guests meet only those people of a house who are there.
  if (entity.belongsTo === 'homes') await world.onShift(record.id);
  return record;
}

/** Each role meets the same record, which is put in its place anew for it; who has a shift cannot have another beside it. */
const sharedHere = memoize(here);
const recordHere = (entity: Entity): Promise<AnyRecord> => (entity.name === 'rota' ? here(entity) : sharedHere(entity));

/** What is sent where it is refused is never saved, so that it can be sent again. */
const refusedInput = memoize((entity: Entity) => world.input(entity));
const refusedInputThere = memoize((entity: Entity) => world.input(entity, {}, 'willow'));

/** The fields outside of a limit. Whose record it is, everybody may know. */
const beyond = (entity: Entity, limit: ReadonlySet<string> | null, names: readonly string[]): readonly string[] =>
  limit
    ? names.filter((name) => name in entity.fields && name !== 'home' && name !== 'resident' && !limit.has(name))
    : [];

/** A record can stand as its own rules would not have it; then it is within reach, and refused by them. */
const isSound = (entity: Entity, record: AnyRecord): boolean =>
  Object.keys(entity.check(record, circumstances({ before: record, actor: record.created_by }))).length === 0;

const removal = (entity: Entity, record: AnyRecord) => ({
  [entity.marker]: true,
  deletion_reason: 'Entered in error',
  version: record.version,
});

describe.each(stored)('$name', (entity) => {
  const path = `/api/${entity.path}`;

  test('nobody reads or writes without signing in', async () => {
    const nobody = world.as(null);
    const record = await recordHere(entity);
    const answers = await Promise.all([
      nobody.get(path),
      nobody.get(`${path}/${record.id}/`),
      nobody.post(path),
      nobody.patch(`${path}/${record.id}/`, {}),
    ]);
    for (const answer of answers) expect(entity.serverOnly ? [401, 404] : [401]).toContain(answer.statusCode);
  });

  test.each(everyone)('%s lists it as declared', async (role) => {
    const list = await world.as(role).get(path);
    const isRefused = reachesOf(entity, role, 'view').length === 0;
    if (isRefused && startUp.has(entity.path)) expect([list.statusCode, list.body]).toEqual([200, '[]']);
    else expect(list.statusCode).toBe(isRefused ? 403 : 200);
  });

  test.each(everyone)('%s opens, changes and removes exactly what the declaration reaches', async (role) => {
    const person = personIn(role);
    const record = await recordHere(entity);
    const reaches = {
      view: reachesOf(entity, role, 'view'),
      change: reachesOf(entity, role, 'change'),
      delete: reachesOf(entity, role, 'delete'),
    };
    const tests = deciding(Object.values(reaches).flat());
    const caller = world.as(role);
    for (const placement of placements(tests)) {
      const placed = () => place(world, { entity, record, tests, placement, person });
      const stands = await placed();
      const address = `${path}/${stands.id}/`;
      const [seen, changed, removed] = [
        covering(reaches.view, placement),
        covering(reaches.change, placement),
        covering(reaches.delete, placement),
      ];
      // Whoever sees only some of the records is told of the others nothing, not even that they may not change them.
      const isHidden = reaches.view.length > 0 && seen.length === 0;
      const refusal = isHidden ? 404 : 403;
      const opening = await caller.get(address);
      expect(opening.statusCode, `opening: ${placementWords(placement)}`).toBe(seen.length > 0 ? 200 : refusal);
      if (seen.length > 0)
        expect(
          beyond(entity, limitedTo(seen), Object.keys(opening.json<object>())),
          `shown: ${placementWords(placement)}`,
        ).toEqual([]);
      if (entity.serverOnly) continue;
      const changing = await confirming((body) => caller.patch(address, body), { version: stands.version });
      const done = isSound(entity, stands) ? 200 : 400;
      expect(changing.statusCode, `changing: ${placementWords(placement)} ${changing.body}`).toBe(
        reaches.change.length === 0 ? 403 : isHidden || changed.length === 0 ? refusal : done,
      );
      const [further] = changed.length > 0 ? beyond(entity, limitedTo(changed), Object.keys(writable(entity))) : [];
      if (further)
        expect(
          (await caller.patch(address, { version: (await placed()).version, [further]: null })).statusCode,
          `changing ${further}: ${placementWords(placement)}`,
        ).toBe(403);
      // Nobody could go on in a house that is gone.
      if (entity.belongsTo === 'itself' && removed.length > 0) continue;
      const removing = await caller.patch(address, removal(entity, await placed()));
      expect(removing.statusCode, `removing: ${placementWords(placement)} ${removing.body}`).toBe(
        isHidden || removed.length === 0 ? refusal : 200,
      );
    }
  });
});

describe.each(stored.filter(({ belongsTo }) => belongsTo !== 'provider'))('$name of another house', (entity) => {
  const path = `/api/${entity.path}`;
  let elsewhere: AnyRecord;
  beforeAll(async () => void (elsewhere = await world.given(entity, {}, 'willow')));

  /** Only the house keeps it from them. */
  const there = async (role: Role) => {
    const tests = deciding((['view', 'change', 'delete'] as const).flatMap((verb) => reachesOf(entity, role, verb)));
    const placement = inside(new Map([...tests].filter(([column]) => column !== 'id')));
    return place(world, {
      entity,
      record: elsewhere,
      tests,
      placement,
      person: personIn(role),
    });
  };

  test('head office, whose every house it is, opens it there as here', async () => {
    const record = await there('superuser');
    // A house made a moment ago may not have reached a session that is remembered; one begun now knows it.
    const caller = await world.again(personIn('superuser').id);
    expect((await caller.get(`${path}/${record.id}/`)).statusCode).toBe(
      reachesOf(entity, 'superuser', 'view').length > 0 ? 200 : 403,
    );
  });

  test.each(ofOneHouse)('%s, who would reach it here, finds exactly no record there', async (role) => {
    const record = await there(role);
    const caller = world.as(role);
    const answers = async (id: string) => {
      const address = `${path}/${id}/`;
      const writing = entity.serverOnly
        ? []
        : [caller.patch(address, { version: record.version }), caller.patch(address, removal(entity, record))];
      return (await Promise.all([caller.get(address), ...writing])).map(
        ({ statusCode, body }) => [statusCode, body] as const,
      );
    };
    const found = await answers(record.id);
    expect(found).toEqual(await answers('01960000-0000-7000-8000-00000000dead'));
    for (const [status] of found) expect([403, 404]).toContain(status);
    expect((await caller.get(`${path}?limit=200`)).body).not.toContain(record.id);
    if (entity.serverOnly || entity.belongsTo === 'itself') return;
    const added = await confirming((body) => caller.post(path, body), await refusedInputThere(entity));
    expect([400, 403, 404], added.body).toContain(added.statusCode);
  });
});

describe.each(written)('$name', (entity) => {
  const path = `/api/${entity.path}`;

  test.each(everyone)('%s adds exactly what the declaration reaches', async (role) => {
    const reaches = reachesOf(entity, role, 'add');
    if (reaches.length === 0)
      return expect((await world.as(role).post(path, await refusedInput(entity))).statusCode).toBe(403);
    const person = personIn(role);
    const tests = deciding(reaches);
    for (const placement of placements(tests)) {
      const { input, caller } = await addingSo(world, { entity, tests, placement, person });
      const answer = await confirming((body) => caller.post(path, body), input);
      expect(answer.statusCode, `${placementWords(placement)} ${answer.body}`).toBe(
        covering(reaches, placement).length === 0 ? 403 : isUploaded(entity) ? 400 : 201,
      );
    }
  });

  test('exactly the right to add lets somebody add it', async () => {
    expect((await rightless.post(path, await refusedInput(entity))).statusCode).toBe(403);
    const holder = await world.holding(`add_${entity.name}`, 'view_resident', 'view_staff');
    const answer = await confirming((body) => holder.post(path, body), await world.input(entity));
    expect(isUploaded(entity) ? [400] : [201], answer.body).toContain(answer.statusCode);
  });
});
