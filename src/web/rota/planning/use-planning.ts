import { emptyStack, partDone, pushEdit, redoStep, undoStep, type EditStack } from '#domain/rota/grid/edit-stack.ts';
import type { GridShift, RotaGrid } from '#domain/rota/grid/rota-grid.ts';
import { applyEdit, planOf, type EditStep, type ShiftEdit, type ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import type { rota } from '#domain/rota/rota.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { notDone, warningsIn, type FieldWarning } from '../../kit/api/failure-words.ts';
import type { LiveAnswer } from '../../kit/data/use-live-answer.ts';
import type { ApiRefusal } from '../../kit/state/refusal.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { carryOut, expected, isInRange, type KnownShifts } from './carry-out.ts';

/** What the planner did and, where it is an undo or a redo, the stack once it is done. */
interface Sent {
  edit: ShiftEdit;
  stack: EditStack | null;
  confirmed: readonly string[];
  opening: string;
  /** Tells whoever waits for it how it ended, once nothing is asked any more. */
  settle(isDone: boolean): void;
}

/** An edit that waits for the planner's word. */
interface WaitingEdit extends Sent {
  warnings: readonly FieldWarning[];
  refusal: string | null;
  /** No answer came: it may have been done all the same. */
  isUnanswered: boolean;
  /** A rule of law or safety stands against it, and whoever plans may override it with a reason. */
  mayOverride: boolean;
}

export interface Planning {
  shifts: readonly GridShift[];
  /** The last thing done, for whoever hears the page. */
  announced: string;
  waiting: WaitingEdit | null;
  canUndo: boolean;
  canRedo: boolean;
  edit(edit: ShiftEdit): Promise<boolean>;
  /** The server did it in one go; it can be taken back like anything else. */
  adopt(edit: ShiftEdit): void;
  undo(): void;
  redo(): void;
  confirm(codes: readonly string[]): void;
  override(reason: string): void;
  dismiss(): void;
}

const fresh = (id: string, plan: ShiftPlan): GridShift => ({
  ...plan,
  id,
  version: 1,
  status: 'draft',
  actual_start: null,
  actual_end: null,
  sleep_in_disturbances: [],
  created_by: null,
  swap_how: null,
  swap_with: null,
  swap_for: null,
  swap_agreed_at: null,
});

const withReason = ({ words, steps }: ShiftEdit, override_reason: string): ShiftEdit => ({
  words,
  steps: steps.map((step) => ({ ...step, after: step.after && { ...step.after, override_reason } })),
});

const waitingEdit = (sent: Sent, refused: ApiRefusal): WaitingEdit => {
  const warnings = warningsIn(refused);
  return {
    ...sent,
    warnings,
    refusal: warnings.length > 0 ? null : notDone(refused),
    isUnanswered: refused.status === 0,
    mayOverride: 'override_reason' in refused.fields,
  };
};

const overtaken =
  'Somebody has changed this shift since, so it was left as it is now. Change it by hand if you have to.';

/** Whether the shifts of an edit that are in sight are as it expects them. */
function isStillSo(shifts: readonly GridShift[], { words, steps }: ShiftEdit): boolean {
  const plans = new Map(shifts.map((shift) => [shift.id, planOf(shift)]));
  return applyEdit(plans, { words, steps: steps.filter(({ id }) => plans.has(id)) }) !== null;
}

/** Every edit is saved at once, shown before the answer comes, and can be taken back for as long as the page is open. */
export function usePlanning(home: string, { body, take, reloadQuietly }: LiveAnswer<RotaGrid>): Planning {
  const [stack, setStack] = useState(emptyStack);
  const [onTheWay, setOnTheWay] = useState<readonly EditStep[]>([]);
  const [waiting, setWaiting] = useState<WaitingEdit | null>(null);
  const [announced, setAnnounced] = useState('');
  const known = useRef<KnownShifts>(new Map());
  const latest = useRef({ body, take, reloadQuietly, stack });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = { body, take, reloadQuietly, stack };
    for (const { id, version } of body?.shifts ?? []) {
      const before = known.current.get(id)?.version ?? 0;
      if (version > before) known.current.set(id, { version, isRemoved: false });
    }
  }, [body, take, reloadQuietly, stack]);

  function show({ status, version }: Stored<typeof rota>, { id, after }: EditStep) {
    const { body: grid, take: takes } = latest.current;
    if (!grid) return;
    const rest = grid.shifts.filter((shift) => shift.id !== id);
    const was = grid.shifts.find((shift) => shift.id === id);
    const next = after && { ...(was ?? fresh(id, after)), ...after, status, version };
    const isInSight = next && isInRange(grid, next.date);
    const shown = { ...grid, shifts: isInSight ? [...rest, next] : rest };
    latest.current.body = shown;
    takes(shown);
  }

  async function send(sent: Sent): Promise<boolean> {
    const { edit, confirmed } = sent;
    setWaiting(null);
    setOnTheWay((now) => [...now, ...edit.steps]);
    const done: EditStep[] = [];
    let refused: ApiRefusal | null = null;
    for (const step of edit.steps) {
      const answer = await carryOut(step, { home, known: known.current, confirmed });
      if (!answer.ok) {
        refused = answer;
        break;
      }
      done.push(step);
      show(answer.body, step);
    }
    setOnTheWay((now) => now.filter((step) => !edit.steps.includes(step)));
    if (refused) {
      setWaiting(waitingEdit(sent, refused));
      // Somebody else was quicker: what they made of it is shown at once.
      if (refused.status === 409 || refused.status === 404) latest.current.reloadQuietly();
      if (done.length > 0) setStack((now) => partDone(now, edit, done, sent.stack !== null));
      return false;
    }
    setStack((now) => sent.stack ?? pushEdit(now, edit));
    setAnnounced(`${sent.opening}${edit.words}`);
    sent.settle(true);
    return true;
  }

  /** One after the other: an undo that overtakes its edit would find another version. */
  const inOrder = (next: () => Promise<boolean>): Promise<boolean> => {
    const own = queue.current.then(next, next);
    queue.current = own;
    return own;
  };
  const start = (edit: ShiftEdit) =>
    new Promise<boolean>((settle) => {
      void inOrder(() => send({ edit, stack: null, confirmed: [], opening: '', settle }));
    });
  const along = (pick: typeof undoStep, opening: string) =>
    void inOrder(async () => {
      const step = pick(latest.current.stack);
      if (!step) return false;
      const sent = { ...step, confirmed: [], opening, settle: () => {} };
      if (isStillSo(latest.current.body?.shifts ?? [], step.edit)) return send(sent);
      // It cannot be taken back any more, and must not stand in the way of what was done before it.
      setStack(step.stack);
      setWaiting({ ...sent, warnings: [], refusal: overtaken, isUnanswered: false, mayOverride: false });
      return false;
    });

  const shifts = useMemo(() => (body ? expected(body, onTheWay, fresh) : []), [body, onTheWay]);
  return {
    shifts,
    announced,
    waiting,
    canUndo: stack.done.length > 0,
    canRedo: stack.undone.length > 0,
    edit: start,
    adopt(edit) {
      for (const { id } of edit.steps) known.current.set(id, { version: 1, isRemoved: false });
      setStack((now) => pushEdit(now, edit));
      setAnnounced(edit.words);
      reloadQuietly();
    },
    undo: () => along(undoStep, 'Undone: '),
    redo: () => along(redoStep, 'Done again: '),
    confirm: (codes) =>
      waiting && void inOrder(() => send({ ...waiting, confirmed: [...waiting.confirmed, ...codes] })),
    override: (reason) => waiting && void inOrder(() => send({ ...waiting, edit: withReason(waiting.edit, reason) })),
    dismiss() {
      waiting?.settle(false);
      setWaiting(null);
    },
  };
}
