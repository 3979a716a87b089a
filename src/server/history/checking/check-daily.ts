import type { Job } from '../../kit/context/job.ts';
import { sealHistory } from '../sealing/seal-history.ts';
import { checkHistory } from './check-history.ts';
import { isCheckDue, storeCheck } from './seal-state.ts';

/** Looks through the whole history once a day; the alert rules read what was found. */
export const checkDaily: Job = {
  name: 'check-history',
  every: 60,
  async work(context) {
    if (!(await isCheckDue(context.db, context.now()))) return;
    await sealHistory(context);
    await storeCheck(context.db, await checkHistory(context));
  },
};
