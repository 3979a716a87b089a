import type { Circumstances } from '../vocabulary/entity.ts';
import { signedRows } from './signed-rows.ts';

interface Added {
  readonly text: string;
  readonly at: string | null;
  readonly by: string | null;
}

/** What is added to a record that has left its writer's hands carries who added it and when. */
export const signedAddenda = <A extends Added>(
  addenda: readonly A[],
  { before, actor, now }: Circumstances<{ readonly addenda: readonly A[] }>,
): readonly A[] =>
  signedRows(
    addenda.map((added) => ({ ...added, at: added.at ?? now })),
    before?.addenda,
    actor,
  );

/** A record that has left its writer's hands is added to, never taken back. */
export function addendaComplaint(
  addenda: readonly Pick<Added, 'text'>[],
  before: Partial<{ readonly addenda: readonly Pick<Added, 'text'>[]; readonly status: string }> | null,
) {
  if (before?.addenda === undefined || before.status === 'draft') return {};
  const isUnchanged = before.addenda.every(({ text }, place) => addenda[place]?.text === text);
  return isUnchanged ? {} : { addenda: 'What was added stays as it is. Add another line.' };
}
