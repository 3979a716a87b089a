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
  { before, actor, now }: Circumstances,
): readonly A[] =>
  signedRows(
    addenda.map((added) => ({ ...added, at: added.at ?? now })),
    before?.['addenda'],
    actor,
  );

/** A record that has left its writer's hands is added to, never taken back. */
export function addendaComplaint(addenda: readonly Pick<Added, 'text'>[], before: Circumstances['before']) {
  const earlier: unknown = before?.['addenda'];
  if (!Array.isArray(earlier) || before?.['status'] === 'draft') return {};
  const isUnchanged = (earlier as readonly Added[]).every(({ text }, place) => addenda[place]?.text === text);
  return isUnchanged ? {} : { addenda: 'What was added stays as it is. Add another line.' };
}
