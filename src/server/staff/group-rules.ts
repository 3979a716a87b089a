import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { group, type Group } from '#domain/staff/access/group.ts';
import type { Db } from '../kit/runtime/database.ts';
import { requireProof } from '../kit/access/require-proof.ts';
import { rulesFor, type SavedRecord } from '../kit/context/record-context.ts';
import { writeAudit } from '../kit/history/write-audit.ts';
import { guardComplaint } from './rights/guard-change.ts';

const holders = `select g.id from "group" g join permission p on p.codename = 'manage_users' and p.id = any(g.permissions) where not g.is_deleted order by g.id for update of g`;
const isHeld = `select 1 from permission where codename = 'manage_users' and id = any($1::uuid[])`;

/** Somebody has to be able to let people in. */
async function lastHolder(db: Db, id: string): Promise<boolean> {
  const all = await db.query<{ id: string }>(holders);
  return all.length === 1 && all[0]?.id === id;
}

const stays = {
  permissions: 'This is the last group that may manage accounts. Give that right to another group first.',
};

async function codenames({ tx }: SavedRecord<Group>, ids: readonly string[]): Promise<string> {
  const rows = await tx.query<{ codename: string }>(
    'select codename from permission where id = any($1::uuid[]) order by codename',
    [ids],
  );
  return rows
    .map(({ codename }) => codename)
    .join(', ')
    .slice(0, 300);
}

async function auditRights(saved: SavedRecord<Group>): Promise<void> {
  const { permissions } = saved.record;
  const earlier: readonly string[] = Array.isArray(saved.before?.permissions) ? saved.before.permissions : [];
  const granted = permissions.filter((id) => !earlier.includes(id));
  const revoked = earlier.filter((id) => !permissions.includes(id));
  await writeAudit(saved, group, 'group_changed');
  if (granted.length > 0) await writeAudit(saved, group, 'permission_granted', await codenames(saved, granted));
  if (revoked.length > 0) await writeAudit(saved, group, 'permission_revoked', await codenames(saved, revoked));
}

export const groupRules = rulesFor(group, {
  async check({ db, record, before, actor, now }) {
    const { id, permissions } = record;
    if (!isSame(permissions, before?.permissions)) requireProof(actor, now);
    if (!before) return {};
    const holds = (await db.query(isHeld, [permissions])).length > 0;
    if (!holds && (await lastHolder(db, id))) return stays;
    if (isSame(permissions, before.permissions)) return {};
    const guarded = await guardComplaint({ entity: 'group', target: id, permissions }, { db, askedBy: actor.id, now });
    return guarded ? { permissions: guarded } : {};
  },
  async checkRemoval({ db, record }) {
    const { id, is_system, is_deleted } = record;
    if (is_deleted) return {};
    if (is_system) return { is_deleted: 'A group that comes with Hearth stays.' };
    return (await lastHolder(db, id)) ? stays : {};
  },
  after: auditRights,
});
