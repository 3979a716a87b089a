import { bodyMap, type BodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { bodyMapColumns } from '#domain/incidents/body-map/body-map-columns.ts';
import { coverFiles } from '../kit/records/cover-files.ts';
import { rulesFor, type SavedRecord } from '../kit/context/record-context.ts';
import { findRecord } from '../kit/records/find-record.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { makeChecks } from './make-checks.ts';

/** A picture of somebody's body is for those who treat it; a review brings pictures of its own. */
const picturesIn = (mark: BodyMap | null): readonly unknown[] =>
  mark ? [mark.photo, ...mark.reviews.map(({ photo }) => photo)] : [];

/** A mark nobody can explain is looked at again, even when it is found after its incident was submitted. */
async function lookAgain(saved: SavedRecord<BodyMap>): Promise<void> {
  const { cause, incident: about } = saved.record;
  if (cause !== 'unexplained' || typeof about !== 'string' || about === saved.before?.incident) return;
  const event = await findRecord({ ...saved, entity: incident, within: saved.tx }, about);
  if (event.status !== 'draft' && event.status !== 'closed') await makeChecks(saved, event);
}

export const bodyMapRules = rulesFor(bodyMap, {
  columns: computedColumns({ of: bodyMapColumns }),
  async after(saved) {
    const known = picturesIn(saved.before);
    await coverFiles(
      saved,
      picturesIn(saved.record).filter((picture) => !known.includes(picture)),
    );
    await lookAgain(saved);
  },
});
