import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { updateAsSystem } from '../../kit/records/system-updates.ts';
import type { Job } from '../../kit/context/job.ts';

/** What lifts people and was not examined in time: the law allows nobody to use it. */
const overdue = `select t.id, t.version, t.home from house_asset t join home h on h.id = t.home
  where not t.is_deleted and t.status in ('in_use', 'in_store') and exists (select 1 from jsonb_array_elements(t.checks) c
    where c ->> 'kind' = 'loler' and (c ->> 'next_due')::date < ($1::timestamptz at time zone h.time_zone)::date) order by t.id`;

/** Takes it out of service on the day after the examination was due; a new pass, and somebody's word, bring it back. */
export const takeOutOfService: Job = {
  name: 'take-out-of-service',
  every: 30,
  async work(context) {
    const things = await context.db.query<{ id: string; version: number; home: string }>(overdue, [context.now()]);
    for (const { id, version, home } of things)
      await updateAsSystem(context, houseAsset, { id, version, homes: [home] }, { status: 'out_of_service' });
  },
};
