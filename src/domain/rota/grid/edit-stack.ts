import { reversed, type EditStep, type ShiftEdit } from './shift-edit.ts';

/** What a planner has done in this sitting, and what of it was taken back; the newest last. */
export interface EditStack {
  readonly done: readonly ShiftEdit[];
  readonly undone: readonly ShiftEdit[];
}

export const emptyStack: EditStack = { done: [], undone: [] };

/** Something new was done: what had been taken back before it is gone. */
export const pushEdit = ({ done }: EditStack, edit: ShiftEdit): EditStack => ({ done: [...done, edit], undone: [] });

/** An edit to carry out, and the stack as it is once it was carried out. */
interface StackStep {
  readonly edit: ShiftEdit;
  readonly stack: EditStack;
}

export function undoStep({ done, undone }: EditStack): StackStep | null {
  const last = done.at(-1);
  return last ? { edit: reversed(last), stack: { done: done.slice(0, -1), undone: [...undone, last] } } : null;
}

export function redoStep({ done, undone }: EditStack): StackStep | null {
  const last = undone.at(-1);
  return last ? { edit: last, stack: { done: [...done, last], undone: undone.slice(0, -1) } } : null;
}

/**
 * An edit of several steps stopped half way. What of a new one was done can be taken back; of one that was being undone
 * or redone the rest stays where it was, and the part that was done is left out.
 */
export function partDone(
  stack: EditStack,
  { words }: ShiftEdit,
  steps: readonly EditStep[],
  isAlong: boolean,
): EditStack {
  if (!isAlong) return pushEdit(stack, { words, steps });
  const ids = new Set(steps.map(({ id }) => id));
  const rest = (edits: readonly ShiftEdit[]) =>
    edits.map((edit, at) =>
      at === edits.length - 1 ? { ...edit, steps: edit.steps.filter(({ id }) => !ids.has(id)) } : edit,
    );
  return { done: rest(stack.done), undone: rest(stack.undone) };
}
