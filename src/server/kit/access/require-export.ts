import { whoHolds } from '#domain/kit/people/who-can.ts';
import { refused } from '../runtime/refusals.ts';
import { readerOf, type Actor } from './actor.ts';
import { requireProof } from './require-proof.ts';

/** Records leave the house only with those who may take them out, and who have just shown that it is them; whoever may not is told who can. */
export function requireExport(actor: Actor, now: string): void {
  if (!actor.rights.has('export_records'))
    throw refused(
      `You do not have the right to take records out of the house. ${whoHolds('export_records', readerOf(actor))}`,
    );
  requireProof(actor, now);
}
