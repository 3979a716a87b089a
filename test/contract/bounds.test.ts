import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { AnyRecord, Complaints, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { readInput, withoutHidden, writable } from '#domain/kit/vocabulary/parse.ts';
import { register } from '#domain/register.ts';
import { onBound, outside } from '#world/records/bounds.ts';
import { confirming } from '#world/records/confirming.ts';
import { circumstances } from '#world/records/filled.ts';
import { hostileWord, nested, payloads, strangeBodies } from '#world/records/hostile.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

/** Every field of every entity is asked just outside its bounds, on them, and with words that mean harm. */

let world: World;
let anybody: Caller;
beforeAll(async () => {
  world = await makeWorld();
  anybody = await world.holding(
    ...register.flatMap(({ name }) => ['view', 'add', 'change'].map((act) => `${act}_${name}`)),
    'view_restricted',
    'manage_users',
    'view_audit',
  );
});
afterAll(() => world.close());

const isUploaded = (entity: Entity): boolean =>
  Object.values(entity.fields).some((field) => field.kind === 'file' && field.must);
const written = register.filter((entity) => !entity.serverOnly && !isUploaded(entity));

type Input = Readonly<Record<string, unknown>>;

/** The first value of every field, then the second, until the longest list of values is through. */
function rounds(entity: Entity, valuesOf: (field: Field) => readonly unknown[]): readonly Input[] {
  const columns = Object.entries(writable(entity)).map(([name, field]) => [name, valuesOf(field)] as const);
  const longest = Math.max(...columns.map(([, values]) => values.length));
  return Array.from({ length: longest }, (_, i) =>
    Object.fromEntries(columns.flatMap(([name, values]) => (i < values.length ? [[name, values[i]]] : []))),
  );
}

const isFree = (field: Field): boolean => field.kind === 'longText' || (field.kind === 'text' && !field.like);
const isMeasured = (field: Field): boolean =>
  isFree(field) || field.kind === 'whole' || field.kind === 'decimal' || field.kind === 'words';
const fieldsOf = (entity: Entity, wanted: (field: Field) => boolean): readonly (readonly [string, Field])[] =>
  Object.entries(writable(entity)).filter(([, field]) => wanted(field) && !field.secret);

/** Sends the extremes; where a rule between fields objects, that field goes back to its ordinary value. */
async function createWithExtremes(
  entity: Entity,
  extremes: Input,
): Promise<{ readonly sent: Input; readonly saved: AnyRecord }> {
  let remaining = extremes;
  for (;;) {
    const sent = await world.input(entity, remaining);
    const answer = await confirming((body) => anybody.post(`/api/${entity.path}`, body), { id: v7(), ...sent });
    if (answer.statusCode === 201) return { sent: remaining, saved: answer.json<AnyRecord>() };
    const refused = Object.keys(answer.json<Complaints>());
    const fewer = Object.fromEntries(Object.entries(remaining).filter(([name]) => !refused.includes(name)));
    if (answer.statusCode !== 400 || Object.keys(fewer).length === Object.keys(remaining).length)
      throw new Error(`${entity.name} is not kept: ${answer.body}`);
    remaining = fewer;
  }
}

describe.each(written)('$name', (entity) => {
  const path = `/api/${entity.path}`;

  test('a value just outside its bounds is refused by the name of its field', async () => {
    const valid = await world.input(entity);
    for (const round of rounds(entity, outside)) {
      const answer = await anybody.post(path, { ...valid, ...round });
      expect(answer.statusCode, answer.body).toBe(400);
      expect(Object.keys(answer.json<Complaints>())).toEqual(expect.arrayContaining(Object.keys(round)));
    }
  });

  test('a value on its bounds is taken', () => {
    for (const round of rounds(entity, onBound)) expect(readInput(writable(entity), round).complaints).toEqual({});
  });

  test.each([
    ['greatest', -1],
    ['least', 0],
  ])('the database keeps the %s values that can stand together', async (_, place) => {
    const measured = fieldsOf(entity, (field) => isMeasured(field) && onBound(field).length > 0);
    const { sent, saved } = await createWithExtremes(
      entity,
      Object.fromEntries(measured.map(([name, field]) => [name, onBound(field).at(place)])),
    );
    const shown = withoutHidden(entity.fields, { ...saved, ...sent });
    for (const name of Object.keys(sent))
      expect([shown[name], entity.derive(saved, circumstances({ before: saved }))[name]], name).toContainEqual(
        saved[name],
      );
  });

  test('hostile words are refused, or stored to the letter', async () => {
    const free = fieldsOf(entity, isFree);
    for (let turn = 0; turn < 4; turn += 1) {
      const words = Object.fromEntries(
        free.map(([name, field]) => [
          name,
          hostileWord()
            .slice(0, 'max' in field ? field.max : 200)
            .trim(),
        ]),
      );
      const { sent, saved } = await createWithExtremes(entity, words);
      const shown = withoutHidden(entity.fields, { ...saved, ...sent });
      for (const name of Object.keys(sent)) expect(saved[name], name).toBe(shown[name] || null);
    }
  });

  test('a body or a field of another shape is refused', async () => {
    for (const payload of strangeBodies) {
      const answer = await world.app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { ...anybody.headers, 'content-type': 'application/json' },
      });
      expect(answer.statusCode, payload.slice(0, 40)).toBe(400);
    }
    for (const shape of [[], {}, 7, true, 'x', [null], [[]], { a: { b: [] } }, nested(200)]) {
      const answer = await anybody.post(
        path,
        Object.fromEntries(Object.keys(writable(entity)).map((name) => [name, shape])),
      );
      expect(answer.statusCode, JSON.stringify(shape).slice(0, 40)).toBe(400);
    }
  });

  test('a change of another shape is refused and changes nothing', async () => {
    const { id } = await world.given(entity);
    for (const body of [
      [],
      [{}],
      { version: {} },
      { version: [1] },
      { version: '1; drop' },
      { version: 1e99 },
      { version: -1 },
    ]) {
      for (const answer of [await anybody.patch(`${path}/${id}/`, body), await anybody.put(`${path}/${id}/`, body)])
        expect([400, 403, 404, 409], answer.body.slice(0, 80)).toContain(answer.statusCode);
    }
    const { rows } = await world.owner.query<{ version: number }>(
      `select version from "${entity.name}" where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ version: 1 }]);
  });
});

describe.each(register)('$name', ({ path, search, filters }) => {
  test('hostile words in an address find nothing and break nothing', async () => {
    const asked = payloads
      .slice(0, 40)
      .map(encodeURIComponent)
      .flatMap((word) => [
        `/${word}/`,
        `?${word}=1`,
        `?cursor=${word}`,
        `?limit=${word}`,
        `?date_from=${word}`,
        ...(search.length ? [`?search=${word}`] : []),
        ...filters.slice(0, 1).map((name) => `?${name}=${word}`),
      ]);
    const broken: string[] = [];
    for (const one of asked) {
      const { statusCode } = await anybody.get(`/api/${path}${one}`);
      if (![200, 400, 403, 404].includes(statusCode)) broken.push(`${statusCode} ${one}`);
    }
    expect(broken).toEqual([]);
  });
});
