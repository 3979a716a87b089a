import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import { findingsOf, type SystemState } from '#domain/upkeep/system-state.ts';
import { changesIn, type VersionChanges } from '#domain/upkeep/version-changes.ts';
import { readerOf, type Actor } from '../kit/access/actor.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import type { AppDependencies } from '../kit/runtime/app-dependencies.ts';
import { productVersion } from '../kit/runtime/product-version.ts';
import { refused } from '../kit/runtime/refusals.ts';
import { installedBefore, isVersionSeen, noteVersionSeen } from './installed-versions.ts';
import { systemFacts } from './system-facts.ts';

const permission = `view ${userHistory.name}` as const;

/** Those who answer for the records, and inspectors: whoever reads the whole history. */
function requireInCharge(actor: Actor): void {
  if (!may(actor.rights, 'view', userHistory.name))
    throw refused(`This is for the people in charge. ${whoCan(userHistory.access, 'view', readerOf(actor))}`);
}

const changelog = () => readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');

/** Whether the product and the machine under it are well, and what its last update changed. */
export function declareUpkeep(app: FastifyInstance, context: RecordContext, parts: AppDependencies): void {
  const { db } = context;
  const startedAt = context.now();
  declareCall(app, {
    method: 'GET',
    path: '/api/system',
    permission,
    async answer(request): Promise<SystemState> {
      requireInCharge(actorOf(request));
      const at = context.now();
      return { looked_at: at, findings: findingsOf(await systemFacts({ ...parts, db, now: at, startedAt }), at) };
    },
  });

  const groups = changesIn(changelog(), productVersion);
  const changesFor = async (actor: Actor): Promise<{ readonly changes: VersionChanges | null }> => {
    const updated = await installedBefore(db, productVersion);
    if (!updated) return { changes: null };
    const is_seen = await isVersionSeen(db, actor.id, productVersion);
    return { changes: { version: productVersion, from: updated.from, groups, is_seen } };
  };
  declareCall(app, {
    method: 'GET',
    path: '/api/system/changes',
    permission,
    async answer(request) {
      requireInCharge(actorOf(request));
      return changesFor(actorOf(request));
    },
  });
  declareCall(app, {
    method: 'POST',
    path: '/api/system/changes/seen',
    permission,
    async answer(request) {
      const actor = actorOf(request);
      requireInCharge(actor);
      await noteVersionSeen(db, actor.id, { version: productVersion, now: context.now() });
      return changesFor(actor);
    },
  });
}
