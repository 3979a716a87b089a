import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { addHours, addMinutes } from '#domain/kit/time/time.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { entityNamed, register } from '#domain/register.ts';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

/** Whose record it is decides who sees it, who writes it and what may hang on it. */

let world: World;
let mrsKay: string;
const acts = (...verbs: string[]) => register.flatMap(({ name }) => verbs.map((verb) => `${verb}_${name}`));
beforeAll(async () => {
  world = await makeWorld();
  mrsKay = await newcomer();
});
afterEach(() => void (world.clock = now));
afterAll(() => world.close());

let arrivals = 0;
async function newcomer(): Promise<string> {
  const { id } = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    national_id_type: 'local',
    national_id: `NEW-${(arrivals += 1)}`,
  });
  return id;
}

/** A record about this resident, hung only on records about the same one. */
async function givenAbout(entity: Entity, resident: string): Promise<AnyRecord> {
  const hung = Object.entries(entity.fields).filter(
    ([, field]) =>
      field.kind === 'ref' &&
      field.must &&
      !field.readOnly &&
      field.to !== 'resident' &&
      'resident' in entityNamed(field.to).fields,
  );
  const own: Record<string, string> = {};
  for (const [name, field] of hung)
    if (field.kind === 'ref') own[name] = (await givenAbout(entityNamed(field.to), resident)).id;
  return world.given(entity, { ...own, resident });
}

const isUploaded = (entity: Entity): boolean =>
  Object.values(entity.fields).some((field) => field.kind === 'file' && field.must);
const about = register.filter((entity) => 'resident' in entity.fields && !entity.log);
const written = about.filter((entity) => !entity.serverOnly && !isUploaded(entity));
const pointsTo = (field: Field): string | null =>
  field.kind === 'ref' || field.kind === 'refs' ? field.to : field.kind === 'file' ? 'attachment' : null;
/** What makes the field be asked for at all: an answer to a question that is not asked is dropped, not validated. */
const asked = (of: Field): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(of.when ?? {}).map(([name, values]) => [name, values[0]]));
const pointing = (of: Field, id: string): unknown => (of.kind === 'refs' ? [id] : id);

/** Every reference from one kind of record about a resident to another. */
const hangings = written.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) => {
    const to = pointsTo(field);
    return to && !field.readOnly && 'resident' in entityNamed(to).fields
      ? [{ name: entity.name, field: name, entity, of: field, to }]
      : [];
  }),
);

describe('two residents never mix', () => {
  let writer: Caller;
  beforeAll(
    async () =>
      void (writer = await world.holding(...acts('view', 'add', 'change'), 'view_restricted', 'strike_out_any')),
  );

  const oneOfMrsKay = memoize((entity: Entity) => givenAbout(entity, mrsKay));

  test.each(hangings)('$name: $field of another resident is refused', async ({ entity, field, of, to }) => {
    const theirs = await oneOfMrsKay(entityNamed(to));
    const input = await world.input(entity, { resident: world.mrHale });
    const answer = await confirming((body) => writer.post(`/api/${entity.path}`, body), {
      ...input,
      ...asked(of),
      [field]: pointing(of, theirs.id),
    });
    expect([400, 403, 404, 409], answer.body.slice(0, 200)).toContain(answer.statusCode);
    const record = await givenAbout(entity, await newcomer());
    await confirming((body) => writer.patch(`/api/${entity.path}/${record.id}`, body), {
      version: 1,
      ...asked(of),
      [field]: pointing(of, theirs.id),
      edit_reason: 'typo',
    });
    const { rows } = await world.owner.query<{ found: boolean }>(
      `select to_jsonb(t)->$2 @> to_jsonb($3::text) as found from "${entity.name}" t where id = $1`,
      [record.id, field, theirs.id],
    );
    expect(rows[0]?.found ?? false).toBe(false);
  });

  test.each(written)('$name stays with the resident it was written about', async (entity) => {
    const record = await givenAbout(entity, await newcomer());
    for (const send of [writer.patch, writer.put]) {
      await confirming((body) => send(`/api/${entity.path}/${record.id}`, body), {
        ...(await world.input(entity, { id: record.id, resident: mrsKay })),
        resident: mrsKay,
        version: 1,
        edit_reason: 'wrong_resident',
      });
    }
    const { rows } = await world.owner.query(`select resident from "${entity.name}" where id = $1`, [record.id]);
    expect(rows).toEqual([{ resident: record['resident'] }]);
  });

  test('a hundred saves from two tabs each land with their own resident', async () => {
    const saves = Array.from({ length: 100 }, async (_, i) => {
      const resident = i % 2 === 0 ? world.mrHale : mrsKay;
      const answer = await confirming((body) => writer.post('/api/fluid-intake', body), {
        ...(await world.input('fluid_intake')),
        id: v7(),
        resident,
        notes: resident,
      });
      return answer.json<AnyRecord>();
    });
    for (const record of await Promise.all(saves)) expect(record['resident']).toBe(record['notes']);
  });
});

const pointers = register
  .filter((entity) => !entity.serverOnly && !isUploaded(entity))
  .flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => {
      const to = pointsTo(field);
      const isScoped = to !== null && entityNamed(to).belongsTo !== 'provider';
      return isScoped && !field.readOnly && !field.when
        ? [{ name: entity.name, field: name, entity, of: field, to }]
        : [];
    }),
  );

describe('what lies in another house', () => {
  const writerOf = memoize((entity: Entity) =>
    world.holding(`add_${entity.name}`, `view_${entity.name}`, 'manage_users'),
  );
  let mighty: Caller;
  beforeAll(async () => {
    const further = ['restore_deleted', 'strike_out_any', 'view_restricted'];
    mighty = await world.holding(...acts('view', 'add', 'change', 'delete'), ...further);
  });
  const oneThere = memoize(async (entity: Entity) =>
    entity.belongsTo === 'itself' ? world.willow : (await world.given(entity, {}, 'willow')).id,
  );

  test.each(pointers)('$name: $field cannot point there', async ({ entity, field, of, to }) => {
    const writer = await writerOf(entity);
    const there = await oneThere(entityNamed(to));
    const answer = await confirming((body) => writer.post(`/api/${entity.path}`, body), {
      ...(await world.input(entity)),
      [field]: pointing(of, there),
    });
    // Where the resident says which house it is, another one is not refused but passed over.
    if (answer.statusCode === 201) expect(answer.json<AnyRecord>()[field]).not.toEqual(pointing(of, there));
    else expect([400, 403], answer.body.slice(0, 200)).toContain(answer.statusCode);
  });

  test('a row of a list and an answer of a checklist cannot point there either', async () => {
    const manager = world.as('manager');
    const { id } = await world.given('staff', {}, 'willow');
    const person = { kind: 'staff', role: 'witness', injured: false, ref: { entity: 'staff', id } };
    const report = { ...(await world.input('incident')), people_involved: [person] };
    expect((await confirming((body) => manager.post('/api/incident/', body), report)).json()).toHaveProperty(
      'people_involved',
    );
    const leaving = { ...(await world.input('discharge')), gp_informed: { answer: 'yes', by: id, at: null } };
    expect((await confirming((body) => manager.post('/api/discharge/', body), leaving)).json()).toHaveProperty(
      'gp_informed',
    );
  });

  test.each(
    register
      .filter((entity) => entity.belongsTo === 'resident' || entity.belongsTo === 'home')
      .filter((entity) => !entity.serverOnly && !entity.log),
  )('$name of another house is changed, removed and restored by nobody here', async (entity) => {
    const path = `/api/${entity.path}/${await oneThere(entity)}/`;
    const tries = [
      mighty.get(path),
      mighty.get(`${path}versions/`),
      mighty.patch(path, { version: 1 }),
      mighty.put(path, { version: 1 }),
      mighty.patch(path, { [entity.marker]: true, version: 1, deletion_reason: 'Entered in error' }),
      mighty.delete(`${path}?version=1&deletion_reason=other`),
      mighty.post(`${path}restore/`, { version: 1 }),
    ];
    for (const answer of await Promise.all(tries))
      expect([answer.statusCode, answer.body]).toEqual([404, '{"detail":"Not found."}']);
  });
});

const left = (resident: string, reason: 'moved' | 'left', days: number) =>
  world.owner.query(
    `insert into departure (resident, home, left_at, reason) values ($1, $2, $3, $4) on conflict (resident, home) do update set left_at = excluded.left_at`,
    [resident, world.rose, addHours(now.toISOString(), -24 * days), reason],
  );

/** Of the house that was left and of the new one, and two who work where somebody left. */
let here: Caller;
let there: Caller;
let carer: Caller;
let senior: Caller;
beforeAll(async () => {
  here = await world.holding(...acts('view', 'change'));
  there = await world.holdingThere(...acts('view', 'change'));
  carer = await world.holding(...acts('view', 'add', 'change'));
  senior = await world.holding(...acts('view', 'add', 'change'), 'view_restricted');
});

describe.each(about)('$name of a resident', (entity) => {
  const path = `/api/${entity.path}`;
  let resident: string;
  let id: string;
  beforeAll(async () => {
    resident = await newcomer();
    ({ id } = await givenAbout(entity, resident));
  });
  afterEach(async () => {
    await world.owner.query(
      `update resident set home = $2, status = 'current', is_discharged_status = false where id = $1`,
      [resident, world.rose],
    );
    await world.owner.query('delete from departure where resident = $1', [resident]);
  });
  const statusFor = async (caller: Caller, id: string) => (await caller.get(`${path}/${id}/`)).statusCode;
  const lists = async (caller: Caller, resident: string) =>
    (await caller.get(`${path}?resident=${resident}&date_from=2020-01-01`)).json<AnyRecord[]>().length > 0;

  test('who moved is read whole by the new house, and by the old one for a week', async () => {
    await world.owner.query('update resident set home = $2 where id = $1', [resident, world.willow]);
    await left(resident, 'moved', 6);
    expect([
      await statusFor(there, id),
      await lists(there, resident),
      await statusFor(here, id),
      await lists(here, resident),
    ]).toEqual([200, true, 200, true]);
    if (!entity.serverOnly && !entity.staysWithHome)
      expect(
        (await confirming((body) => here.patch(`${path}/${id}/`, body), { version: 1, edit_reason: 'typo' }))
          .statusCode,
      ).toBe(403);
    await left(resident, 'moved', 8);
    const stays = entity.staysWithHome;
    expect([
      await statusFor(there, id),
      await lists(there, resident),
      await statusFor(here, id),
      await lists(here, resident),
    ]).toEqual([200, true, stays ? 200 : 404, stays]);
  });

  test('who left is read by carers for a week, by seniors always, and written about by nobody', async () => {
    const input = await world.input(entity, { resident });
    await world.owner.query(`update resident set status = 'discharged', is_discharged_status = true where id = $1`, [
      resident,
    ]);
    await left(resident, 'left', 6);
    expect([await statusFor(carer, id), await statusFor(senior, id)]).toEqual([200, 200]);
    if (!entity.serverOnly && !entity.afterLeaving) {
      for (const caller of [carer, senior]) {
        const added = await confirming((body) => caller.post(path, body), { ...input, id: v7() });
        const changed = await confirming((body) => caller.patch(`${path}/${id}/`, body), {
          version: 1,
          edit_reason: 'typo',
        });
        expect(
          [[400, 403].includes(added.statusCode), changed.statusCode],
          added.body.slice(0, 120) + changed.body.slice(0, 120),
        ).toEqual([true, 403]);
      }
    }
    await left(resident, 'left', 8);
    expect([
      await statusFor(carer, id),
      await lists(carer, resident),
      await statusFor(senior, id),
      await lists(senior, resident),
    ]).toEqual([404, false, 200, true]);
  });
});

test('the person who moved or left is found as long as what is written about them', async () => {
  const resident = await newcomer();
  const [carer, senior] = [
    await world.holding('view_resident'),
    await world.holding('view_resident', 'view_restricted'),
  ];
  await left(resident, 'left', 8);
  expect([
    (await carer.get(`/api/resident/${resident}`)).statusCode,
    (await senior.get(`/api/resident/${resident}`)).statusCode,
  ]).toEqual([404, 200]);
});

const withheld = (entity: Entity): readonly string[] =>
  Object.entries(entity.fields)
    .filter(([, field]) => field.restricted)
    .map(([name]) => name);
const guarded = register.filter((entity) => withheld(entity).length > 0 && entity.belongsTo !== 'homes' && !entity.log);

describe.each(guarded)('the restricted facts of $name', (entity) => {
  const path = `/api/${entity.path}`;

  test('are left out for carers and there for seniors', async () => {
    const { id } = await world.shown(entity);
    const [carer, senior] = [
      await world.holding(`view_${entity.name}`),
      await world.holding(`view_${entity.name}`, 'view_restricted'),
    ];
    const [seen, whole] = [
      (await carer.get(`${path}/${id}/`)).json<AnyRecord>(),
      (await senior.get(`${path}/${id}/`)).json<AnyRecord>(),
    ];
    expect(Object.keys(seen).filter((name) => withheld(entity).includes(name))).toEqual([]);
    expect(Object.keys(whole)).toEqual(expect.arrayContaining([...withheld(entity)]));
    const [row] = (await carer.get(`${path}?limit=1`)).json<AnyRecord[]>();
    expect(Object.keys(row ?? {}).filter((name) => withheld(entity).includes(name))).toEqual([]);
  });

  test('are there for whoever wrote them', async () => {
    if (entity.serverOnly || isUploaded(entity)) return expect(withheld(entity)).not.toEqual([]);
    const author = await world.holding(`view_${entity.name}`, `add_${entity.name}`);
    const made = await confirming((body) => author.post(path, body), await world.input(entity));
    expect(made.statusCode, made.body.slice(0, 200)).toBe(201);
    const own = (await author.get(`${path}/${made.json<AnyRecord>().id}/`)).json<AnyRecord>();
    expect(Object.keys(own)).toEqual(expect.arrayContaining([...withheld(entity)]));
  });

  test('stay as they are when someone who cannot see them saves the rest', async () => {
    const free = Object.entries(entity.fields)
      .filter(
        ([, field]) =>
          field.restricted &&
          !field.readOnly &&
          !field.when &&
          !field.secret &&
          (field.kind === 'longText' || (field.kind === 'text' && !field.like)),
      )
      .map(([name]) => name);
    if (entity.serverOnly || free.length === 0) return expect(withheld(entity).length).toBeGreaterThan(0);
    const record = await world.given(entity);
    await world.owner.query(
      `update "${entity.name}" set ${free.map((name) => `"${name}" = 'Kept back'`).join(', ')} where id = $1`,
      [record.id],
    );
    const carer = await world.holding(`view_${entity.name}`, `change_${entity.name}`);
    const seen = (await carer.get(`${path}/${record.id}/`)).json<Record<string, unknown>>();
    const saved = await confirming((body) => carer.put(`${path}/${record.id}/`, body), {
      ...seen,
      edit_reason: 'typo',
    });
    expect(saved.statusCode, saved.body.slice(0, 300)).toBe(200);
    await confirming((body) => carer.patch(`${path}/${record.id}/`, body), {
      version: 2,
      edit_reason: 'typo',
      ...Object.fromEntries(free.map((name) => [name, 'Guessed'])),
    });
    const { rows } = await world.owner.query<Record<string, unknown>>(
      `select ${free.map((name) => `"${name}"`).join(', ')} from "${entity.name}" where id = $1`,
      [record.id],
    );
    expect(Object.values(rows[0] ?? {})).toEqual(free.map(() => 'Kept back'));
  });
});

describe('rights that reach only so far', () => {
  const seenBy = async (role: 'manager' | 'senior' | 'carer' | 'agency' | 'auditor', path: string) =>
    (await world.as(role).get(path)).json<Record<string, unknown>>();
  const hr = withheld(entityNamed('staff'));

  test('what the office knows of a colleague is for managers of a shared house alone', async () => {
    const colleague = `/api/staff/${world.people.carer}`;
    expect(Object.keys(await seenBy('manager', colleague))).toEqual(expect.arrayContaining([...hr]));
    expect(
      Object.keys(await seenBy('senior', colleague)).filter((name) => hr.includes(name) && name !== 'training'),
    ).toEqual([]);
    expect(
      Object.keys(await seenBy('carer', `/api/staff/${world.people.senior}`)).filter((name) => hr.includes(name)),
    ).toEqual([]);
  });

  test('a carer changes what a resident says about themselves, and nothing else', async () => {
    const { version } = (await world.as('carer').get(`/api/resident/${world.mrHale}`)).json<AnyRecord>();
    const changed = await confirming((body) => world.as('carer').patch(`/api/resident/${world.mrHale}`, body), {
      version,
      likes: 'Brass bands',
    });
    expect(changed.statusCode, changed.body.slice(0, 200)).toBe(200);
    const refused = await confirming((body) => world.as('carer').patch(`/api/resident/${world.mrHale}`, body), {
      version: version + 1,
      likes: 'Brass bands',
      room: '9',
    });
    expect(refused.statusCode).toBe(403);
  });

  test('an agency worker reads a summary of a resident and the contacts for an emergency', async () => {
    const summary = await seenBy('agency', `/api/resident/${world.mrHale}`);
    expect(Object.keys(summary)).toEqual(expect.arrayContaining(['first_name', 'allergies', 'dnacpr_status', 'likes']));
    expect(
      Object.keys(summary).filter(
        (name) =>
          name.startsWith('funding') ||
          (name.startsWith('gp_') && name !== 'gp_unknown') ||
          withheld(entityNamed('resident')).includes(name),
      ),
    ).toEqual([]);
    const attorney = await world.given('family', { resident: world.mrHale, first_name: 'Withheld' });
    await world.owner.query('update resident set lpa_health = $2 where id = $1', [world.mrHale, attorney.id]);
    expect(await seenBy('senior', `/api/resident/${world.mrHale}`)).toMatchObject({
      names: { lpa_health: expect.stringContaining('Withheld') },
    });
    expect((await world.as('agency').get(`/api/resident/${world.mrHale}`)).body).not.toContain('Withheld');
    const [called, other] = [
      await world.given('family', { is_emergency_contact: true, emergency_order: 1 }),
      await world.given('family', { is_emergency_contact: false }),
    ];
    const listed = (await world.as('agency').get('/api/family?limit=200')).json<AnyRecord[]>().map(({ id }) => id);
    expect([called, other].map(({ id }) => listed.includes(id))).toEqual([true, false]);
    expect((await world.as('agency').get(`/api/family/${other.id}`)).statusCode).toBe(404);
  });

  test('an auditor sees who the family are and not how to reach them', async () => {
    const { id } = await world.given('family', { phone: '020 7946 0018' });
    const answer = await world.as('auditor').get(`/api/family/${id}`);
    expect(answer.json()).toHaveProperty('first_name');
    // With the spaces of a telephone number, for an id may have the same digits.
    expect((await world.as('manager').get(`/api/family/${id}`)).body).toContain('020 7946');
    expect(answer.body).not.toContain('020 7946');
    expect((await world.as('auditor').get('/api/family?limit=200')).body).not.toContain('020 7946');
  });
});

describe('access for a time', () => {
  test('today is the house’s day, also in the half hour that is still yesterday at Greenwich', async () => {
    world.clock = new Date('2026-06-10T23:30:00.000Z');
    const leader = await world.holding('view_rota', 'change_rota_same_day');
    const shift = await world.given('rota', {
      date: '2026-06-11',
      start_at: '2026-06-11T07:00:00.000Z',
      end_at: '2026-06-11T15:00:00.000Z',
    });
    const changed = await confirming((body) => leader.patch(`/api/rota/${shift.id}`, body), { version: 1 });
    expect(changed.statusCode, changed.body.slice(0, 200)).toBe(200);
  });

  const shift = { start_at: '2026-03-03T12:00:00.000Z', end_at: '2026-03-03T20:00:00.000Z' };
  const agencyAt = async (moment: string) => {
    world.clock = new Date(moment);
    const caller = await world.again(world.people.agency);
    return (
      (await caller.get('/api/homes/')).json<AnyRecord[]>().length === 1 &&
      (await caller.get(`/api/resident/${world.mrHale}`)).statusCode === 200
    );
  };

  test('an agency worker’s house opens half an hour before a published shift and closes an hour after it', async () => {
    await world.owner.query('delete from rota where staff = $1', [world.people.agency]);
    await world.given('rota', { staff: world.people.agency, date: '2026-03-03', ...shift });
    expect(await agencyAt(shift.start_at), 'a draft opens nothing').toBe(false);
    await world.owner.query(`update rota set status = 'published', start_at = $2, end_at = $3 where staff = $1`, [
      world.people.agency,
      shift.start_at,
      shift.end_at,
    ]);
    const moments = [
      addMinutes(shift.start_at, -31),
      addMinutes(shift.start_at, -30),
      shift.end_at,
      addMinutes(shift.end_at, 60),
      addMinutes(shift.end_at, 61),
    ];
    const open: boolean[] = [];
    for (const moment of moments) open.push(await agencyAt(moment));
    expect(open).toEqual([false, true, true, true, false]);
  });

  test('an auditor’s access begins and ends with the grant', async () => {
    const statusAt = async (moment: string) => {
      world.clock = new Date(moment);
      return (await (await world.again(world.people.auditor)).get('/api/home')).statusCode;
    };
    expect([
      await statusAt('2026-02-26T23:59:00Z'),
      await statusAt('2026-02-27T00:01:00Z'),
      await statusAt('2026-03-04T23:59:00Z'),
      await statusAt('2026-03-05T00:00:00Z'),
    ]).toEqual([401, 200, 200, 401]);
  });

  test('whatever an auditor lists or opens is written down', async () => {
    const auditor = world.as('auditor');
    const seen = async () =>
      (
        await world.owner.query<{ count: number }>(
          `select count(*)::int from user_history where "user" = $1 and action = 'view'`,
          [auditor.id],
        )
      ).rows[0]?.count ?? 0;
    const before = await seen();
    await auditor.get('/api/resident');
    await auditor.get(`/api/resident/${world.mrHale}`);
    expect(await seen()).toBe(before + 2);
  });
});
