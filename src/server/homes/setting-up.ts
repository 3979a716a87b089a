import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SettingUp, SettingUpFacts } from '#domain/homes/setting-up.ts';
import { home } from '#domain/homes/home.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { checkStatuses, firstChecks, type CheckedAsset } from '#domain/premises/assets/check-statuses.ts';
import { chartNames } from '#domain/residents/monitoring/care-tracking.ts';
import { livingStates } from '#domain/residents/person/resident-placement.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { idOf, inputOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { invalid, notFound } from '../kit/runtime/refusals.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';

/** The guide to a house's first days: how far it is, and whether it was put away. */

const isWatched = Object.keys(chartNames)
  .map((chart) => `c."${chart}"`)
  .join(' or ');
const living = `resident r where r.home = h.id and not r.is_deleted and ${sqlIn('r.status', livingStates)}`;
const livingWith = (condition: string): string => `(select count(*)::int from ${living} and exists (${condition}))`;

const readFacts = `select h.registered_manager is not null as has_manager, h.on_call_phone is not null as has_on_call, h.emergency_info is not null as has_emergency,
  (select count(*)::int from staff s where h.id = any(s.homes) and not s.is_deleted and s.status <> 'left') as staff,
  (select count(*)::int from staff s where h.id = any(s.homes) and not s.is_deleted and s.status = 'active') as working,
  (select count(*)::int from staff s where h.id = any(s.homes) and not s.is_deleted and s.is_active and s.status <> 'left' and s.last_login is null) as not_signed_in,
  (select count(*)::int from ${living}) as residents,
  ${livingWith(`select 1 from care_tracking c where c.resident = r.id and not c.is_deleted and (${isWatched})`)} as monitored,
  ${livingWith(`select 1 from plan p where p.resident = r.id and not p.is_deleted and p.status in ('active', 'under_review')`)} as planned,
  ${livingWith(`select 1 from assessment_result a where a.resident = r.id and not a.is_deleted`)} as assessed,
  (select count(*)::int from (select 1 from rota s where s.home = h.id and not s.is_deleted and s.start_at > $2 and s.status in ('published', 'accepted', 'swap_requested') limit 100) ahead) as shifts_ahead,
  ${livingWith(`select 1 from payment p where p.resident = r.id and not p.is_deleted`)} as with_money,
  (select count(*)::int from house_asset a where a.home = h.id and not a.is_deleted) as assets,
  (select count(*)::int from house_stock k where k.home = h.id and not k.is_deleted) as stock,
  (select count(*)::int from (select 1 from backup limit 1) taken) as backups
  from home h where h.id = $1`;

type Counted = Omit<SettingUpFacts, 'first_checks'>;

/** What came into the book with the first things: what a house buys later is no step of its beginning. */
const readChecks = `select category, status, created_at, checks from house_asset
  where home = $1 and not is_deleted and status <> 'disposed'
    and created_at < (select min(first.created_at) from house_asset first where first.home = $1) + interval '30 days'`;

async function firstChecksOf(context: RecordContext, id: string): Promise<SettingUpFacts['first_checks']> {
  const { zone, settings } = await context.homes.factsOf(context.db, id);
  const at = { today: localDay(context.now(), zone), zone, settings };
  const assets = await context.db.query<CheckedAsset>(readChecks, [id]);
  return firstChecks(assets.flatMap((asset) => checkStatuses(asset, at)));
}

const path = `/api/${home.path}/:id/guide`;
const putAway = `insert into guide_dismissal (home, dismissed_by, dismissed_at) values ($1, $2, $3) on conflict (home) do nothing`;

export function declareSettingUp(app: FastifyInstance, context: RecordContext): void {
  const { db } = context;
  const asked = (request: FastifyRequest): string => {
    const actor = actorOf(request);
    requirePermission(actor, 'change', home);
    const id = idOf(request);
    if (!actor.homes.includes(id)) throw notFound();
    return id;
  };
  const stateOf = async (id: string): Promise<SettingUp> => {
    const [counted] = await db.query<Counted>(readFacts, [id, context.now()]);
    if (!counted) throw notFound();
    const facts = { ...counted, first_checks: await firstChecksOf(context, id) };
    const [away] = await db.query<{ dismissed_at: string }>(
      'select dismissed_at from guide_dismissal where home = $1',
      [id],
    );
    return { facts, dismissed_at: away?.dismissed_at ?? null };
  };
  declareCall(app, {
    method: 'GET',
    path,
    permission: `change ${home.name}`,
    answer: (request) => stateOf(asked(request)),
  });
  declareCall(app, {
    method: 'POST',
    path,
    permission: `change ${home.name}`,
    async answer(request) {
      const id = asked(request);
      const { dismissed } = inputOf(request);
      if (typeof dismissed !== 'boolean') throw invalid({ dismissed: 'Say whether the guide is put away.' });
      await (dismissed
        ? db.query(putAway, [id, actorOf(request).id, context.now()])
        : db.query('delete from guide_dismissal where home = $1', [id]));
      return stateOf(id);
    },
  });
}
