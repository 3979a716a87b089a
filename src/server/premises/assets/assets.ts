import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { isDay, momentAt, addDays, type Day } from '#domain/kit/time/time.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { assetCheck } from '#domain/premises/assets/asset-check.ts';
import { assetListMadeOf, assetFields, type AssetItem, type AssetList } from '#domain/premises/assets/asset-list.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { logBookMadeOf, mostLogDays, type LogBook, type LogLine } from '#domain/premises/assets/log-book.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { invalid, notFound } from '../../kit/runtime/refusals.ts';
import { columnsSql } from '../../kit/schema/columns.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { doneBySql } from './log-check.ts';

/** Who uses a thing is told to whoever may see residents, what they weigh to whoever may see weights. */
const owned = `select t.id, t.version, t.created_at, ${columnsSql(assetFields, 't')},
    case when $2 then ${personNameSql('r')} end as resident_name,
    case when $3 then (select w.weight_kg::float8 from weight w where w.resident = t.assigned_resident and w.outcome = 'measured'
      and w.weight_kg is not null and not w.is_deleted order by w.occurred_at desc, w.id desc limit 1) end as resident_kg
  from house_asset t left join resident r on r.id = t.assigned_resident
  where t.home = $1::uuid and not t.is_deleted and t.status <> 'disposed' order by t.asset_tag, t.id`;

async function assetsOf(context: RecordContext, actor: Actor, house: string): Promise<AssetList> {
  requirePermission(actor, 'view', houseAsset);
  if (!actor.homes.includes(house)) throw notFound();
  await auditAuditorView(context, actor, { entity: houseAsset.name, home: house, summary: 'assets' });
  const items = await context.db.query<AssetItem>(owned, [
    house,
    may(actor.rights, 'view:summary', 'resident'),
    may(actor.rights, 'view', 'weight'),
  ]);
  return { home: house, at: context.now(), items };
}

const lines = `select t.id, t.asset, a.asset_tag, a.name, a.location, t.kind, t.done_at, t.result, t.reading_c::float8 as reading_c, t.remark, t.minutes,
    ${doneBySql} as by, t.certificate,
    array(select ${personNameSql('p')} from staff p where p.id = any(t.present) order by 1) as present
  from asset_check t join house_asset a on a.id = t.asset left join staff s on s.id = t.recorded_by
  where t.home = $1::uuid and not t.is_deleted and t.done_at >= $2::timestamptz and t.done_at < $3::timestamptz order by t.done_at, t.id`;

function dayIn(asked: Readonly<Record<string, unknown>>, name: 'from' | 'to'): Day {
  const given = asked[name];
  if (typeof given !== 'string' || !isDay(given))
    throw invalid({ [name]: `${name} must be a day, such as 2026-03-01.` });
  return given;
}

/** The book of a stretch of days, as an officer asks for it. */
async function logBookOf(
  context: RecordContext,
  actor: Actor,
  house: string,
  asked: Readonly<Record<string, unknown>>,
): Promise<LogBook> {
  requirePermission(actor, 'view', assetCheck);
  if (!actor.homes.includes(house)) throw notFound();
  const [from, to] = [dayIn(asked, 'from'), dayIn(asked, 'to')];
  if (to < from || to > addDays(from, mostLogDays)) throw invalid({ to: 'The book is shown for at most a year.' });
  const { zone } = await context.homes.factsOf(context.db, house);
  await auditAuditorView(context, actor, { entity: assetCheck.name, home: house, summary: 'log book' });
  const found = await context.db.query<LogLine>(lines, [
    house,
    momentAt(from, '00:00', zone),
    momentAt(addDays(to, 1), '00:00', zone),
  ]);
  return { home: house, at: context.now(), from, to, lines: found };
}

/** Everything a house owns with how its checks stand, and the book of what was checked. */
export function declareAssets(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/assets`,
    madeOf: assetListMadeOf,
    permission: `view ${houseAsset.name}`,
    answer: (request): Promise<AssetList> => assetsOf(context, actorOf(request), idOf(request)),
  });
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/log-book`,
    madeOf: logBookMadeOf,
    permission: `view ${assetCheck.name}`,
    answer: (request): Promise<LogBook> => logBookOf(context, actorOf(request), idOf(request), queryOf(request)),
  });
}
