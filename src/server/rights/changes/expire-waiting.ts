import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { Job } from '../../kit/context/job.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { systemName } from '#domain/kit/people/person-name.ts';
import { expireChanges } from './stored-changes.ts';

/** What nobody has decided in a fortnight runs out; whoever still wants it asks anew. */
export const expireWaiting = (context: Pick<RecordContext, 'transaction' | 'now'>): Promise<void> =>
  context.transaction(async (tx) => {
    const at = context.now();
    for (const { entity, target } of await expireChanges(tx, at)) {
      await writeHistory(tx, {
        at,
        actor: null,
        user_name: systemName,
        action: 'rights_expired',
        entity,
        object_id: target,
      });
      tx.wrote(entity);
    }
  });

export const expireWaitingJob: Job = { name: 'rights-changes-run-out', every: 60, work: expireWaiting };
