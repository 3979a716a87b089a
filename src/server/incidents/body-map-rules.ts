import { incident } from '#domain/incidents/incident/incident.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { bodyMapColumns } from '#domain/incidents/body-map/body-map-columns.ts';
import { rowsOf } from '../kit/http/record-action.ts';
import { coverFiles } from '../kit/records/cover-files.ts';
import type { AreaRules, SavedRecord } from '../kit/context/record-context.ts';
import { find } from '../kit/records/store.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { makeChecks, type Reported } from './make-checks.ts';

/** A picture of somebody's body is for those who treat it; a review brings pictures of its own. */
const picturesIn = (mark: AnyRecord | null): readonly unknown[] =>
  mark ? [mark['photo'], ...rowsOf(mark, 'reviews').map(({ photo }) => photo)] : [];

/** A mark nobody can explain is looked at again, even when it is found after its incident was submitted. */
async function lookAgain(saved: SavedRecord): Promise<void> {
  const { cause, incident: about } = saved.record;
  if (cause !== 'unexplained' || typeof about !== 'string' || about === saved.before?.['incident']) return;
  const event = (await find({ ...saved, entity: incident, within: saved.tx }, about)) as Reported;
  if (event.status !== 'draft' && event.status !== 'closed') await makeChecks(saved, event);
}

export const bodyMapRules: AreaRules = {
  columns: computedColumns({ of: bodyMapColumns }),
  async after(saved) {
    const known = picturesIn(saved.before);
    await coverFiles(
      saved,
      picturesIn(saved.record).filter((picture) => !known.includes(picture)),
    );
    await lookAgain(saved);
  },
};
