import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import { catalogue, roles, startRights, type Role } from '#domain/kit/vocabulary/permissions.ts';
import { group, type Group } from '#domain/staff/access/group.ts';
import { systemAuthor } from '../kit/context/audit-entry.ts';
import { insertRecords, updateColumns } from '../kit/records/write-record.ts';
import { newId } from '../kit/runtime/new-id.ts';
import type { Db } from '../kit/runtime/database.ts';

const roleWords: Readonly<Record<Role, string>> = {
  superuser: 'Head office: all houses, people and settings.',
  manager: 'Registered and deputy managers: everything inside their own houses.',
  senior: 'Seniors, team leaders and nurses: lead shifts, review and plan.',
  carer: 'Support workers: record care and read plans.',
  agency: 'Agency and bank workers: record care during their own shifts.',
  auditor: 'Inspectors and auditors: read for a limited time.',
};

/**
 * Keeps the catalogue of permissions equal to the declarations and makes the shipped groups once. From then on
 * the groups are records that a superuser changes; a right that is new in this release goes to the groups
 * the declarations name for it.
 */
export async function prepareGroups(db: Db, register: readonly Entity[], now: string): Promise<void> {
  const known = catalogue(register);
  const added = await db.query<{ id: string; codename: string }>(
    `insert into permission (id, created_at, updated_at, codename, name, entity, is_custom)
     select id, $1, $1, codename, name, entity, is_custom from jsonb_to_recordset($2) as r(id uuid, codename text, name text, entity text, is_custom boolean)
     on conflict do nothing returning id, codename`,
    [now, JSON.stringify(known.map((right) => ({ id: newId(), ...right })))],
  );
  for (const role of keysOf(roles)) await prepareGroup(db, role, startRights(role, register), added, now);
}

interface Permission {
  readonly id: string;
  readonly codename: string;
}

async function prepareGroup(
  db: Db,
  role: Role,
  rights: readonly string[],
  added: readonly Permission[],
  now: string,
): Promise<void> {
  const [found] = await db.query<Pick<Group, 'id' | 'version' | 'permissions'>>(
    `select id, version, permissions from "group" where name = $1 and is_system and not is_deleted`,
    [roles[role]],
  );
  const write = { context: { now: () => now, rules: {} }, db, entity: group, author: systemAuthor };
  if (!found) {
    const permissions = await db.query<{ id: string }>('select id from permission where codename = any($1)', [rights]);
    return insertRecords({ ...write, audit: { actions: ['create'] } }, [
      {
        ...startValues(group.fields, now, now.slice(0, 10)),
        id: newId(),
        name: roles[role],
        description: roleWords[role],
        is_system: true,
        permissions: permissions.map(({ id }) => id),
      },
    ]);
  }
  const fresh = added.filter((right) => rights.includes(right.codename)).map((right) => right.id);
  if (fresh.length > 0)
    await updateColumns({ ...write, audit: { actions: ['update'] } }, found, {
      permissions: [...found.permissions, ...fresh],
    });
}
