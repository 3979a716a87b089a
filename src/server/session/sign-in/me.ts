import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { updateColumns } from '../../kit/records/write-record.ts';
import type { FastifyRequest } from 'fastify';
import { attachment } from '#domain/attachments/attachment.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import { needsSecondFactor } from '#domain/session/second-factor.ts';
import { staffReach } from '#domain/staff/person/staff-reach.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { changesBetween } from '../../kit/validation/changes-between.ts';
import { columnsSql, wholeColumns } from '../../kit/schema/columns.ts';
import { noCommitListener, onPool, type Db } from '../../kit/runtime/database.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import type { Settings } from '../../kit/runtime/settings.ts';
import { conflict, invalid, signedOut } from '../../kit/runtime/refusals.ts';
import { actorOf } from '../../kit/http/route.ts';
import { scopeSql } from '../../kit/access/scope.ts';
import { viewerOf, type Viewer } from '../../kit/access/viewer.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { versionOf } from '../../kit/records/seen-version.ts';
import { bodyOf } from '../credentials/read-body.ts';

const shown = wholeColumns(staff).filter((name) => !staff.fields[name]?.restricted);
const select = `select row_to_json(m) as me from (
  select ${columnsSql(
    shown.filter((name) => name !== 'homes' && name !== 'groups'),
    's',
  )},
    exists (select 1 from credential c where c.staff = s.id and c.pin_hash is not null) as has_pin,
    exists (select 1 from second_factor f where f.staff = s.id and f.confirmed_at is not null) as has_second_factor,
    (select coalesce(json_agg(g.name order by g.name), '[]') from "group" g where g.id = any(s.groups) and not g.is_deleted) as groups,
    (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name) order by h.name), '[]') from home h where h.id = any($2::uuid[])) as homes
  from staff s where s.id = $1) m`;

interface OwnRow {
  readonly groups: readonly string[];
  readonly has_second_factor: boolean;
}

/** The signed-in person: their own record, what they may do, and the houses open to them now. */
export async function readMe(db: Db, actor: Actor, settings: Settings): Promise<Record<string, unknown>> {
  const [row] = await db.query<{ me: OwnRow }>(select, [actor.id, actor.homes]);
  if (!row) throw signedOut();
  const { has_second_factor, ...own } = row.me;
  const isLacking =
    settings.requiresSecondFactor &&
    !actor.viewer &&
    !has_second_factor &&
    needsSecondFactor({ ...actor, groups: own.groups });
  // Said only where it stands in the way: for everyone else the answer is as it ever was.
  return {
    ...own,
    permissions: [...actor.rights].sort(),
    ...viewedBy(actor),
    ...(isLacking ? { must_set_second_factor: true } : {}),
  };
}

/** What a colleague has yet to do before their work is not asked of whoever looks as them. */
const viewedBy = ({ viewer }: Actor): Record<string, unknown> =>
  viewer ? { viewed_by: { name: viewer.name, until: viewer.until }, must_change_password: false } : {};

export const me =
  (parts: AppDependencies) =>
  (request: FastifyRequest): Promise<unknown> =>
    readMe(onPool(parts.pool, noCommitListener), actorOf(request), parts.settings);

/** What people may put right in their own record without asking anyone. */
const ownFields = Object.fromEntries(
  staffReach.change_own.fields.flatMap((name) => (staff.fields[name] ? [[name, staff.fields[name]]] : [])),
);

export const changeMe =
  (context: RecordContext, settings: Settings) =>
  async (request: FastifyRequest): Promise<unknown> => {
    const actor = actorOf(request);
    const body = bodyOf(request);
    const version = versionOf(body);
    const { values, complaints } = readInput(ownFields, body);
    const given = Object.fromEntries(Object.entries(ownFields).filter(([name]) => name in values));
    const all = { ...missing(given, values), ...complaints };
    if (Object.keys(all).length > 0) throw invalid(all);
    return context.transaction(async (tx) => {
      if (typeof values['photo'] === 'string') await knownFile(tx, viewerOf(actor, context.now()), values['photo']);
      if (Object.keys(values).length > 0) await changeOwn({ context, settings, tx, actor }, { version, values });
      return readMe(tx, actor, settings);
    });
  };

interface OwnChange {
  readonly version: number;
  readonly values: RecordValues;
}

interface ByOneself {
  readonly context: RecordContext;
  readonly settings: Settings;
  readonly tx: Db;
  readonly actor: Actor;
}

async function changeOwn({ context, settings, tx, actor }: ByOneself, { version, values }: OwnChange): Promise<void> {
  const [row] = await tx.query<{ record: AnyRecord }>(
    'select to_jsonb(s) as record from staff s where id = $1 for update',
    [actor.id],
  );
  if (row?.record.version !== version)
    throw conflict('Your record was changed in the meantime.', await readMe(tx, actor, settings));
  const changes = changesBetween(staff, row.record, { ...row.record, ...values });
  const audit = { actions: ['update'], changes };
  await updateColumns({ context, db: tx, entity: staff, author: actor, audit }, { id: actor.id, version }, values);
}

const within = new NamedStatement(
  `select 1 from attachment t where t.id = :id::uuid and not t.is_deleted and ${scopeSql(attachment)}`,
);

/** A file of another house answers like no file. */
async function knownFile(db: Db, viewer: Viewer, id: string): Promise<void> {
  const found = await within.run(db, { id, viewer });
  if (found.length === 0) throw invalid({ photo: 'Upload the photo first.' });
}
