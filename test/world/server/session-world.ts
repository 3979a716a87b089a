/** A provider with two houses and a few people who sign in, on a real database and a clock that can be moved. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { home } from '#domain/homes/home.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import { rota } from '#domain/rota/rota.ts';
import { group } from '#domain/staff/access/group.ts';
import { permission } from '#domain/staff/access/permission.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { buildApp } from '#server/app.ts';
import { noCommitListener, onPool, type Db } from '#server/kit/runtime/database.ts';
import type { Letter, AppDependencies } from '#server/kit/runtime/app-dependencies.ts';
import { accountByUsername } from '#server/session/credentials/account.ts';
import { hashed } from '#server/session/credentials/passwords.ts';
import { readPerson } from '#server/session/sign-in/person.ts';
import { Sessions } from '#server/session/sign-in/sessions.ts';
import { readSettings } from '#server/kit/runtime/settings.ts';
import { freshDatabase } from './database.ts';
import { nextToNothing } from './password-cost.ts';

export const password = 'copper kettle moves north';
export const pin = '274951';

type Values = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, unknown>>;
}
export interface Request {
  readonly token?: string;
  readonly body?: Values;
  readonly ip?: string;
}

/** Managers and superusers are asked for a second factor only where a test is about that. */
interface Rules {
  readonly requiresSecondFactor?: boolean;
}

export interface SessionWorld {
  readonly db: Db;
  readonly parts: AppDependencies;
  readonly app: FastifyInstance;
  readonly letters: readonly Letter[];
  readonly rose: string;
  readonly oak: string;
  pass(minutes: number): void;
  person(username: string, given?: Values): Promise<string>;
  /** A published shift, told in minutes from now. */
  shift(staff: string, home: string, from: number, to: number): Promise<void>;
  send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    request?: Request,
    node?: FastifyInstance,
  ): Promise<Answer>;
  /** A session as sign-in opens it, without the time a password takes. */
  signIn(username: string): Promise<string>;
  actions(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const rights: Readonly<Record<string, readonly string[]>> = {
  Superuser: ['view_staff', 'change_staff', 'manage_users', 'view_restricted', 'view_home'],
  Manager: [
    'view_staff',
    'add_staff',
    'change_staff',
    'manage_users',
    'view_restricted',
    'view_home',
    'view_rota',
    'add_rota',
    'publish_rota',
  ],
  Carer: ['view_home', 'view_weight'],
  Agency: ['view_home'],
  Auditor: ['view_home', 'view_audit'],
};
const groupIds = Object.fromEntries(Object.keys(rights).map((name) => [name, v7()]));
export const groupId = (name: string): string => groupIds[name] ?? '';

export async function sessionWorld(
  env: Record<string, string> = {},
  { requiresSecondFactor = false }: Rules = {},
): Promise<SessionWorld> {
  const { pool, drop } = await freshDatabase();
  const db = onPool(pool, noCommitListener);
  const letters: Letter[] = [];
  let now = Date.parse('2026-03-02T09:00:00.000Z');
  const settings = {
    ...readSettings({ DEMO: 'off', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://hearth.example', ...env }, () => [
      'k'.repeat(32),
    ]),
    requiresSecondFactor,
  };
  const parts: AppDependencies = {
    settings,
    pool,
    log: pino({ level: 'silent' }),
    clock: () => new Date(now),
    post: async (letter) => void letters.push(letter),
    // As patient as the database of the tests is.
    answersWithinMs: 60_000,
    passwordCost: nextToNothing,
  };

  const insert = async (entity: Entity, given: Values): Promise<string> => {
    const at = new Date(now).toISOString();
    const stored = { id: v7(), version: 1, created_at: at, updated_at: at, is_deleted: false, warning_codes: [] };
    const record = { ...startValues(entity.fields, at, at.slice(0, 10)), ...stored, ...given };
    await db.query(
      `insert into "${entity.name}" select * from jsonb_populate_record(null::"${entity.name}", $1::jsonb)`,
      [JSON.stringify(record)],
    );
    return record.id;
  };

  const codenames = [...new Set(Object.values(rights).flat())];
  const permissionIds = new Map<string, string>();
  for (const codename of codenames) permissionIds.set(codename, await insert(permission, { codename, name: codename }));
  for (const [name, held] of Object.entries(rights)) {
    await insert(group, {
      id: groupId(name),
      name,
      is_system: true,
      permissions: held.map((codename) => permissionIds.get(codename)),
    });
  }
  const house = (name: string, idle: number) =>
    insert(home, {
      name,
      provider_name: 'P',
      address_line1: '1 High Street',
      town: 'Leeds',
      postcode: 'LS1 4AP',
      phone: '0113 496 0000',
      max_residents: 12,
      settings: { idle_lock_minutes: idle, session_hours: 12 },
    });
  const [rose, oak] = [await house('Rose House', 10), await house('Oak Lodge', 5)];
  const [passwordHash, pinHash] = [await hashed(parts, password), await hashed(parts, pin)];

  async function person(username: string, given: Values = {}): Promise<string> {
    const id = await insert(staff, {
      username,
      first_name: username,
      last_name: 'Carter',
      phone: '0113 496 0001',
      email: `${username}@hearth.example`,
      role: 'support_worker',
      start_date: '2025-01-01',
      status: 'active',
      homes: [rose, oak],
      groups: [groupId('Carer')],
      ...given,
    });
    if (given['invited'] !== true)
      await db.query('insert into credential (staff, password_hash, pin_hash) values ($1, $2, $3)', [
        id,
        passwordHash,
        pinHash,
      ]);
    return id;
  }

  const app = await buildApp(parts);
  const sessions = new Sessions(parts);
  const send: SessionWorld['send'] = async (method, url, request = {}, node = app) => {
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: request.ip ?? '10.0.0.1',
      headers: request.token ? { authorization: `Token ${request.token}` } : {},
    };
    const answer = await node.inject(request.body === undefined ? options : { ...options, payload: request.body });
    return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json(), headers: answer.headers };
  };

  return {
    db,
    parts,
    app,
    letters,
    rose,
    oak,
    person,
    send,
    pass: (minutes) => void (now += minutes * 60_000),
    async shift(staffId, homeId, from, to) {
      const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
      await insert(rota, {
        home: homeId,
        staff: staffId,
        date: at(from).slice(0, 10),
        shift_type: 'early',
        start_at: at(from),
        end_at: at(to),
        status: 'published',
      });
    },
    async signIn(username) {
      const account = await accountByUsername(db, username);
      const signedIn = account && (await readPerson(db, account.id, new Date(now)));
      if (!signedIn) throw new Error(`${username} may not sign in`);
      return (await sessions.open(db, signedIn, { ip: '10.0.0.1', device: 'test' })).token;
    },
    async actions() {
      const rows = await db.query<{ action: string }>('select action from user_history order by seq');
      return rows.map(({ action }) => action);
    },
    async close() {
      await Promise.all([app.close(), sessions.close()]);
      await drop();
    },
  };
}
