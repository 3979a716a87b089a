import type { FastifyInstance } from 'fastify';
import { intervalComplaint } from '#domain/premises/assets/asset-checks.ts';
import { assetCheck } from '#domain/premises/assets/asset-check.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { localDay, momentAt } from '#domain/kit/time/time.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { rowFrom } from '../../kit/http/record-action.ts';
import { idOf, inputOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { requireSeen, versionOf } from '../../kit/records/seen-version.ts';
import { createRecord } from '../../kit/records/create-record.ts';
import { findInReach, findWithNames } from '../../kit/records/find-record.ts';
import { updateLinked } from '../../kit/records/linked-updates.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { invalid } from '../../kit/runtime/refusals.ts';

/** A check that names its day only was done by the end of the morning. */
const noon = '12:00';

/** The thing is asked for by its version; the check itself is a line of the log book, and the thing follows. */
async function check(context: RecordContext, tx: Db, actor: Actor, id: string, input: Input) {
  const acting = { context, actor, entity: houseAsset, within: tx };
  const before = await findInReach(acting, id);
  await requireSeen(acting, before, versionOf(input));
  const now = context.now();
  const row = rowFrom(houseAsset, 'checks', input, now);
  if (row.result === null) throw invalid({ result: 'Result is needed.' });
  const wrong = intervalComplaint([row]);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const { zone } = await context.homes.factsOf(tx, before.home);
  const today = localDay(now, zone);
  if (row.last_on !== null && row.last_on > today) throw invalid({ last_on: 'A check cannot lie in the future.' });
  const { interval_months, interval_days } = row;
  if (interval_months !== null || interval_days !== null)
    await updateLinked({ context, tx, actor, now }, houseAsset, id, ({ checks }) => ({
      checks: [
        ...checks.filter(({ kind }) => kind !== row.kind),
        { ...(checks.find(({ kind }) => kind === row.kind) ?? row), interval_months, interval_days },
      ],
    }));
  await createRecord(
    { context, actor, entity: assetCheck, within: tx },
    {
      ...input,
      id: newId(),
      home: before.home,
      asset: id,
      by: row.by ?? actor.name,
      done_at: row.last_on === null || row.last_on === today ? now : momentAt(row.last_on, noon, zone),
    },
  );
  return findWithNames(acting, id);
}

export function declareAssetCheck(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'POST',
    path: '/api/house-asset/:id/check',
    permission: 'change house_asset',
    answer(request) {
      const actor = actorOf(request);
      requirePermission(actor, 'change', houseAsset);
      return context.transaction((tx) => check(context, tx, actor, idOf(request), inputOf(request)));
    },
  });
}
