import type { Job } from '../../kit/context/job.ts';
import { sweep } from './sweep.ts';

/** Sweeps every house again: much of what is wrong is something that did not happen, and no save tells of that. */
export const sweepHomes: Job = {
  name: 'sweep-homes',
  every: 5,
  atStart: true,
  async work(context) {
    const homes = await context.db.query<{ id: string }>('select id from home where not is_deleted order by id');
    for (const { id } of homes) await sweep(context, { home: id, resident: null });
  },
};
