import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { v7 } from 'uuid';
import { entityNamed, register } from '#domain/register.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { addDays } from '#domain/kit/time/time.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { startSettings } from '#domain/kit/vocabulary/home-settings-fields.ts';
import { defaultSettings, usualZone } from '#domain/kit/vocabulary/home-settings.ts';
import { catalogue, roles, type Role } from '#domain/kit/vocabulary/permissions.ts';
import { buildApp } from '#server/app.ts';
import type { Actor } from '#server/kit/access/actor.ts';
import { noCommitListener, onPool } from '#server/kit/runtime/database.ts';
import type { RecordContext } from '#server/kit/context/record-context.ts';
import type { Letter, AppDependencies } from '#server/kit/runtime/app-dependencies.ts';
import { Refusal } from '#server/kit/runtime/refusals.ts';
import { createRecord } from '#server/kit/records/create-record.ts';
import { noteBegun } from '#server/handover/brief/brief-ticks.ts';
import { hashOf } from '#server/session/credentials/token.ts';
import { prepareGroups } from '#server/staff/shipped-groups.ts';
import { roleName } from '#server/database/pool.ts';
import { codesIn } from './records/confirming.ts';
import { opened, type FreshDatabase } from './server/database.ts';
import { copyOfFilled } from './server/filled-template.ts';
import { nextToNothing } from './server/password-cost.ts';
import { parcel, type Sent } from './records/parcel.ts';
import { sample, type SampleOptions } from './records/sample.ts';
import { circumstances } from './records/filled.ts';

/** A small provider with two houses and a person in each role; everyone but head office works in Rose House alone. */
export interface World {
  readonly app: FastifyInstance;
  /** What the application was built from, for building another node beside it. */
  readonly parts: AppDependencies;
  readonly context: RecordContext;
  readonly pool: pg.Pool;
  /** As the owner of the tables, for looking behind the scenes. */
  readonly owner: pg.Pool;
  readonly rose: string;
  readonly willow: string;
  readonly mrHale: string;
  readonly msBird: string;
  readonly people: Readonly<Record<Role, string>>;
  readonly letters: Letter[];
  clock: Date;
  /** Calls the API as the person in this role, or as nobody. */
  as(role: Role | null): Caller;
  /** Calls the API with exactly these rights in Rose House. */
  holding(...codenames: readonly string[]): Promise<Caller>;
  /** The same in Willow Court. */
  holdingThere(...codenames: readonly string[]): Promise<Caller>;
  /** A person signed in anew, at the moment the clock shows. */
  again(person: string): Promise<Caller>;
  /** Keeps a record without asking anybody, as the past would have. */
  given(entity: Entity | string, overrides?: Readonly<Record<string, unknown>>, where?: Where): Promise<AnyRecord>;
  /** The same, in sight of everyone who may view its kind: of a draft shift only those who plan have heard. */
  shown(entity: Entity | string, overrides?: Readonly<Record<string, unknown>>, where?: Where): Promise<AnyRecord>;
  /** Somebody is at work in Rose House, yesterday, today and tomorrow. */
  onShift(person: string): Promise<void>;
  /** A valid input for an entity, pointing to records that exist. */
  input(
    entity: Entity | string,
    overrides?: Readonly<Record<string, unknown>>,
    where?: Where,
  ): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}
export type Where = 'rose' | 'willow';

export interface Caller {
  readonly id: string | null;
  /** What every call carries, for calls that are made by hand. */
  readonly headers: Readonly<Record<string, string>>;
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object): Promise<LightMyRequestResponse>;
  patch(path: string, body: object): Promise<LightMyRequestResponse>;
  put(path: string, body: object): Promise<LightMyRequestResponse>;
  delete(path: string): Promise<LightMyRequestResponse>;
  upload(path: string, fields: Readonly<Record<string, unknown>>, file: Sent | null): Promise<LightMyRequestResponse>;
}

const settings = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: '/nowhere',
  databaseUrl: null,
  secretKeys: () => ['a secret key for tests, long enough'],
  demo: false,
  // Nobody in this world is asked for a second factor; the tests of it have a world of their own.
  requiresSecondFactor: false,
  publicUrl: 'http://hearth.test',
  trustProxy: false,
  smtpUrl: null,
  providerName: 'Community Care Homes',
  sms: null,
  push: { isOn: true, hosts: [] },
  logLevel: 'silent',
} as const;

/** The tests' own clock stands at a quiet Sunday morning until a test moves it. */
export const now = new Date('2026-03-01T09:00:00.000Z');

const allRights = new Set(catalogue(register).map((right) => right.codename));

/** Wherever a test moves the clock, nobody is asked again who they are. */
const everProven = '2999-01-01T00:00:00.000Z';

const past = (homes: readonly string[], id: string): Actor => ({
  id,
  name: 'The past',
  groups: [],
  role: 'World',
  rights: allRights,
  isSuperuser: true,
  homes,
  practice: [],
  isAuditor: false,
  isAgency: false,
  session: v7(),
  provenAt: everProven,
  ip: '127.0.0.1',
  device: 'test',
  zoneIn: () => usualZone,
  shiftAt: () => null,
});

/** Whom and what every world begins with; what is known of them stands in its database. */
interface Beginning {
  readonly homes: Readonly<Record<Where, string>>;
  readonly residents: Readonly<Record<Where, string>>;
  /** Who wrote what there was before. */
  readonly author: string;
  readonly staff: Record<string, string>;
  readonly tokens: Record<string, string>;
  /** The first sample that nobody has had yet. */
  seed: number;
}

/** Its people move in once for a whole run; every world is a copy of that. */
export async function makeWorld(): Promise<World> {
  const { database, note } = await copyOfFilled('hearth_world', moveIn);
  const { world } = await openWorld(database, JSON.parse(note) as Beginning);
  return world;
}

async function moveIn(unfinished: string): Promise<string> {
  const { connection, pool } = opened(unfinished, roleName);
  const beginning: Beginning = {
    homes: { rose: v7(), willow: v7() },
    residents: { rose: v7(), willow: v7() },
    author: v7(),
    staff: {},
    tokens: {},
    seed: 1,
  };
  // The database stays, for others to copy.
  const { world, fill } = await openWorld({ connection, pool, drop: () => pool.end() }, beginning);
  await fill();
  await world.close();
  return JSON.stringify(beginning);
}

interface Opened {
  readonly world: World;
  /** Lets those of the beginning move in. */
  readonly fill: () => Promise<void>;
}

async function openWorld(database: FreshDatabase, beginning: Beginning): Promise<Opened> {
  const { homes, residents, author } = beginning;
  const log = pino({ level: 'silent' });
  const owner = new pg.Pool({ ...database.connection, max: 2 });
  // At the end the database is dropped under connections that are still saying goodbye.
  owner.on('error', (error) => log.debug(error));
  const letters: Letter[] = [];
  const at = { clock: now };
  const parts: AppDependencies = {
    settings,
    pool: database.pool,
    log,
    clock: () => at.clock,
    post: async (letter) => void letters.push(letter),
    // As patient as the database of the tests is.
    answersWithinMs: 60_000,
    passwordCost: nextToNothing,
  };
  const app = await buildApp(parts);
  const { context } = app;
  const db = onPool(owner, noCommitListener);
  const everywhere = past(Object.values(homes), author);
  const made = new Map<string, string>();
  const personIn = (role: string): string => beginning.staff[role] ?? '';
  let day = 1;

  function known(where: Where, name: string, which: number): string | undefined {
    if (name === 'home') return homes[where];
    if (name === 'resident') return residents[where];
    if (name === 'staff') return personIn(`${where === 'rose' ? 'colleague' : 'elsewhere'} ${which % 2}`);
    return made.get(`${where} ${name} ${which}`);
  }

  /** Sampling is not asynchronous and references are, so what a sample lacks is made, and then it is sampled anew. */
  async function input(
    of: Entity | string,
    overrides: Readonly<Record<string, unknown>> = {},
    where: Where = 'rose',
  ): Promise<Record<string, unknown>> {
    const entity = typeof of === 'string' ? entityNamed(of) : of;
    const keys = entity.unique.filter(
      (unique) => !unique.among || unique.among['status']?.includes(entity.states?.start ?? ''),
    );
    const alone = await onlyOne(
      entity,
      keys.flatMap((unique) => unique.fields),
      overrides,
      where,
    );
    if (alone) return input(entity, { ...alone, ...overrides }, where);
    const once = keys.some((unique) => unique.fields.includes('resident')) && !('resident' in overrides);
    if (once)
      return input(entity, { ...overrides, resident: (await given('resident', newcomer(where), where)).id }, where);
    const own = Object.entries(entity.fields).filter(([, field]) => field.kind === 'file' && field.must);
    if (own.length > 0 && !('id' in overrides)) {
      const id = v7();
      return {
        ...(await input(entity, { ...Object.fromEntries(own.map(([name]) => [name, id])), ...overrides, id }, where)),
        id,
      };
    }
    const trial: SampleOptions = {
      seed: beginning.seed++,
      circumstances: circumstances({
        now: at.clock.toISOString(),
        settings: defaultSettings,
        actor: author,
        resident: await residentFacts(where),
      }),
    };
    for (;;) {
      const lacking = new Map<string, string>();
      const refTo = (name: string, which: number): string => {
        // What points to its own kind would need another one first, and that one another.
        if (name === entity.name) return v7();
        const id = known(where, name, which);
        if (!id) lacking.set(`${where} ${name} ${which}`, name);
        return id ?? v7();
      };
      const sampled = sample(entity, overrides, { ...trial, refTo });
      if (lacking.size === 0) return sampled;
      for (const [key, name] of lacking) if (!made.has(key)) made.set(key, (await given(name, {}, where)).id);
    }
  }

  /** Values of a natural key that no other record has: a day of its own, a record of its own to point to. */
  async function onlyOne(
    entity: Entity,
    key: readonly string[],
    overrides: Readonly<Record<string, unknown>>,
    where: Where,
  ): Promise<Record<string, unknown> | null> {
    const name = key.find(
      (one) => !(one in overrides) && (entity.fields[one]?.kind === 'date' || isOwnRef(entity.fields[one])),
    );
    const field = name ? entity.fields[name] : undefined;
    if (!name || !field) return null;
    if (field.kind === 'ref') return { [name]: (await given(field.to, {}, where)).id };
    return key.includes('resident') ? null : { [name]: addDays(at.clock.toISOString().slice(0, 10), -day++) };
  }

  const newcomer = (where: Where) => ({
    status: 'current',
    admission_date: '2020-01-01',
    national_id_type: 'local',
    national_id: `LOCAL-${beginning.seed}`,
    home: homes[where],
  });

  async function residentFacts(where: Where): Promise<Record<string, unknown> | null> {
    const [found] = await db.query<{ facts: Record<string, unknown> }>(
      'select row_to_json(r) as facts from resident r where id = $1',
      [residents[where]],
    );
    return found?.facts ?? null;
  }

  async function given(
    of: Entity | string,
    overrides: Readonly<Record<string, unknown>> = {},
    where: Where = 'rose',
  ): Promise<AnyRecord> {
    const entity = typeof of === 'string' ? entityNamed(of) : of;
    const values = { id: v7(), ...(await input(entity, overrides, where)) };
    const written = Object.fromEntries(Object.entries(overrides).filter(([name]) => entity.fields[name]?.readOnly));
    return admitted(entity, values, written, []);
  }

  const shownIn: Readonly<Record<string, string>> = { rota: 'published' };

  async function shown(...asked: Parameters<typeof given>): Promise<AnyRecord> {
    const record = await given(...asked);
    const name = typeof asked[0] === 'string' ? asked[0] : asked[0].name;
    const status = shownIn[name];
    if (status === undefined) return record;
    await owner.query(`update "${name}" set status = $2 where id = $1`, [record.id, status]);
    return { ...record, status };
  }

  /** The past confirmed every doubt it was asked about, and had what only the server writes. */
  async function admitted(
    entity: Entity,
    values: Readonly<Record<string, unknown>>,
    written: Readonly<Record<string, unknown>>,
    confirmed: readonly string[],
  ): Promise<AnyRecord> {
    try {
      const created = await createRecord(
        { context, actor: everywhere, entity },
        { ...values, confirmed_warnings: confirmed },
        { sets: written },
      );
      return JSON.parse(created.body) as AnyRecord;
    } catch (error) {
      const doubts = error instanceof Refusal ? codesIn(error.body).filter((code) => !confirmed.includes(code)) : [];
      if (doubts.length === 0) throw error;
      return admitted(entity, values, written, [...confirmed, ...doubts]);
    }
  }

  const caller = (id: string | null, token: string | null): Caller => {
    const known: Record<string, string> = token ? { authorization: `Token ${token}` } : {};
    const send = (method: InjectOptions['method'] & string, url: string, body?: object) =>
      app.inject({ method: method as 'GET', url, ...(body ? { payload: body } : {}), headers: known });
    const upload: Caller['upload'] = (url, fields, file) => {
      const { payload, headers } = parcel(fields, file);
      return app.inject({ method: 'POST', url, payload, headers: { ...known, ...headers } });
    };
    return {
      id,
      headers: known,
      upload,
      get: (url) => send('GET', url),
      post: (url, body = {}) => send('POST', url, body),
      patch: (url, body) => send('PATCH', url, body),
      put: (url, body) => send('PUT', url, body),
      delete: (url) => send('DELETE', url),
    };
  };

  const stamped = (): Stamped => ({ db, at: at.clock.toISOString() });

  async function signIn(staff: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await db.query(
      `insert into session (id, token_hash, staff, created_at, expires_at, active_at, proven_at, ip, device) values ($1, $2, $3, $4, $4::timestamptz + interval '12 hours', $4, '${everProven}', '127.0.0.1', 'test')`,
      [v7(), hashOf(token), staff, at.clock.toISOString()],
    );
    return token;
  }
  async function holdingIn(home: string, codenames: readonly string[]): Promise<Caller> {
    const group = v7();
    await db.query(
      `insert into "group" (id, created_at, updated_at, name, is_system, permissions) values ($1, $4, $4, $2, false, array(select id from permission where codename = any($3)))`,
      [group, `Group ${group}`, codenames, at.clock.toISOString()],
    );
    const person = await plantPerson(stamped(), `person ${group}`, [home], v7(), [group]);
    return caller(person, await signIn(person));
  }
  async function fill(): Promise<void> {
    await prepareGroups(db, register, now.toISOString());
    await plantHomes(stamped(), homes);
    for (const role of [...Object.keys(roles), 'colleague 0', 'colleague 1', 'elsewhere 0', 'elsewhere 1'])
      beginning.staff[role] = await plantPerson(
        stamped(),
        role,
        role.startsWith('elsewhere') ? [homes.willow] : [homes.rose],
      );
    await plantPerson(stamped(), 'author', Object.values(homes), author);
    for (const where of ['rose', 'willow'] as const)
      await given('resident', { id: residents[where], ...newcomer(where) }, where);
    for (const role of Object.keys(roles)) beginning.tokens[role] = await signIn(personIn(role));
    // The agency worker has read who lives here before the day of a test begins.
    await noteBegun({ db, actor: past([homes.rose], personIn('agency')), house: homes.rose, now: now.toISOString() });
  }

  const world: World = {
    app,
    parts,
    context,
    pool: database.pool,
    owner,
    letters,
    rose: homes.rose,
    willow: homes.willow,
    mrHale: residents.rose,
    msBird: residents.willow,
    people: beginning.staff as Record<Role, string>,
    get clock() {
      return at.clock;
    },
    set clock(moment) {
      at.clock = moment;
    },
    as: (role) => (role ? caller(personIn(role), beginning.tokens[role] ?? null) : caller(null, null)),
    holding: (...codenames) => holdingIn(homes.rose, codenames),
    holdingThere: (...codenames) => holdingIn(homes.willow, codenames),
    again: async (person) => caller(person, await signIn(person)),
    given,
    shown,
    input,
    onShift: (person) => plantShift(stamped(), homes.rose, person),
    async close() {
      await app.close();
      await owner.end();
      await database.drop();
    },
  };
  return { world, fill };
}

/** A reference to something other than the people and houses that a world begins with. */
const isOwnRef = (field: Field | undefined): boolean =>
  field?.kind === 'ref' && !['home', 'resident', 'staff'].includes(field.to);

/** Where rows are written without asking anybody, and when they say they were made. */
interface Stamped {
  readonly db: ReturnType<typeof onPool>;
  readonly at: string;
}

async function plantHomes({ db, at }: Stamped, homes: Readonly<Record<Where, string>>): Promise<void> {
  const text = `insert into home (id, created_at, updated_at, name, service_type, regulator, provider_name, status, address_line1, town, postcode, phone, time_zone, max_residents, min_staffing, settings)
    values ($1, $4, $4, $2, 'mixed', 'CQC', 'Community Care Homes', 'active', '1 High Street', 'Leeds', 'LS1 4AP', '0113 496 0000', 'Europe/London', 20, '{"early":2,"late":2,"waking_night":1,"sleep_in":1}', $3)`;
  await db.query(text, [homes.rose, 'Rose House', JSON.stringify(startSettings), at]);
  await db.query(text, [homes.willow, 'Willow Court', JSON.stringify(startSettings), at]);
}

/** Agency workers need a shift that covers now, auditors a grant; both last as long as any test. */
async function plantPerson(
  stamped: Stamped,
  role: string,
  homes: readonly string[],
  id: string = v7(),
  groups?: readonly string[],
): Promise<string> {
  const { db, at } = stamped;
  const group =
    groups ??
    (
      await db.query<{ id: string }>(`select id from "group" where name = $1`, [roles[role as Role] ?? roles.carer])
    ).map((row) => row.id);
  await db.query(
    `insert into staff (id, created_at, updated_at, first_name, last_name, username, phone, email, role, homes, groups, is_superuser, is_active, start_date, status, access_starts_at, access_expires_at, identity_checked_on, right_to_work_type, dbs_number, dbs_level, references_received)
     values ($1, $10, $10, $2, 'Lee', $3, '0113 496 0001', $4, 'support_worker', $5, $6, $7, true, '2020-01-01', 'active', $8, $9, '2020-01-01', 'uk_irish', '001234567890', 'enhanced', 2)`,
    [
      id,
      role,
      `${role}.${id.slice(-6)}`.replaceAll(' ', '.'),
      `${id}@example.org`,
      homes,
      group,
      role === 'superuser',
      role === 'auditor' || role === 'agency' ? '2026-02-27T00:00:00Z' : null,
      role === 'auditor' || role === 'agency' ? '2026-03-05T00:00:00Z' : null,
      at,
    ],
  );
  await db.query(`insert into credential (staff, password_hash) values ($1, 'none')`, [id]);
  if (role === 'agency') await plantShift(stamped, homes[0] ?? '', id);
  return id;
}

async function plantShift({ db, at }: Stamped, home: string, staff: string): Promise<void> {
  await db.query(
    `insert into rota (id, created_at, updated_at, home, staff, date, shift_type, start_at, end_at, role_on_shift, break_minutes, status)
     values ($1, $4, $4, $2, $3, '2026-03-01', 'long_day', '2026-02-28T07:30:00Z', '2026-03-02T20:00:00Z', 'support', 30, 'published')`,
    [v7(), home, staff, at],
  );
}
