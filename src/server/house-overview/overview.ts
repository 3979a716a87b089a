import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { settingsOf } from '#domain/kit/vocabulary/home-settings.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { idOf } from '../kit/http/rest.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { findInReach } from '../kit/records/find-record.ts';
import { noteViewing } from '../kit/history/note-viewing.ts';
import { fluids, incidents, occupancy, weightLoss } from './care-signs.ts';
import type { Overlooking } from './overlooking.ts';
import { followUps, planReviews, risks } from './plan-signs.ts';
import { assets, repairs, stock } from './premises-signs.ts';
import { staffing, training } from './staffing-signs.ts';

/** One tile of the overview, and the right it takes to see it. Without the right it is absent, which is not the same as empty. */
interface Sign {
  readonly asks: readonly [act: string, entity: string];
  read(looking: Overlooking): Promise<unknown>;
}

const signs: Readonly<Record<string, Sign>> = {
  occupancy: { asks: ['view:summary', 'resident'], read: occupancy },
  fluids: { asks: ['view', 'fluid_intake'], read: fluids },
  weight_loss: { asks: ['view', 'weight'], read: weightLoss },
  incidents: { asks: ['view', 'incident'], read: incidents },
  plans: { asks: ['view', 'plan'], read: planReviews },
  risks: { asks: ['view', 'risk'], read: risks },
  follow_ups: { asks: ['view', 'follow_up'], read: followUps },
  staffing: { asks: ['view', 'rota'], read: staffing },
  training: { asks: ['view:training', 'staff'], read: training },
  assets: { asks: ['view', 'house_asset'], read: assets },
  stock: { asks: ['view', 'house_stock'], read: stock },
  repairs: { asks: ['view', 'repair_record'], read: repairs },
};

async function overlook(looking: Overlooking): Promise<RecordValues> {
  const { rights } = looking.actor;
  const open = Object.entries(signs).filter(
    ([
      ,
      {
        asks: [act, entity],
      },
    ]) => may(rights, act, entity),
  );
  const read = await Promise.all(open.map(async ([name, sign]) => [name, await sign.read(looking)] as const));
  return { home: looking.home.id, name: looking.home.name, at: looking.now, ...Object.fromEntries(read) };
}

/** How a house stands today, each part for those who may see what it is made of. */
export function declareOverview(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/home/:id/overview',
    asks: 'view home',
    async answer(request) {
      const actor = actorOf(request);
      requirePermission(actor, 'view', home);
      const house = await findInReach({ context, actor, entity: home }, idOf(request));
      const now = context.now();
      const looking = {
        db: context.db,
        actor,
        home: house,
        settings: settingsOf(house),
        now,
        today: localDay(now, house.time_zone),
      };
      await noteViewing(context.db, {
        at: now,
        actor,
        entity: home.name,
        object_id: house.id,
        home: house.id,
        summary: 'overview',
      });
      return { ...(await overlook(looking)), events_held_up_since: context.eventsHeldUpSince()?.toISOString() ?? null };
    },
  });
}
