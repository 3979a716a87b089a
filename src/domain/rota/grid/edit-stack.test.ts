import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyStack, partDone, pushEdit, redoStep, undoStep, type EditStack } from './edit-stack.ts';
import { lengthenedShift, movedShift } from './moved-shift.ts';
import { applyEdit, type ShiftEdit, type ShiftPlan, type ShiftPlans } from './shift-edit.ts';

const zone = 'Europe/London';
const people = [null, 'ann', 'joy', 'priya'];
const days = ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26'];
const early: ShiftPlan = {
  date: '2026-10-23',
  shift_type: 'early',
  start_at: '2026-10-23T06:30:00.000Z',
  end_at: '2026-10-23T14:00:00.000Z',
  break_minutes: 30,
  staff: 'ann',
  role_on_shift: 'support',
  one_to_one_resident: null,
  cover_for: null,
  override_reason: null,
  notes: null,
};

interface Sitting {
  readonly plans: ShiftPlans;
  readonly stack: EditStack;
}
type Act = 'add' | 'move' | 'copy' | 'lengthen' | 'remove' | 'undo' | 'redo';
interface Gesture {
  readonly act: Act;
  readonly pick: number;
  readonly person: number;
  readonly day: number;
}

/** The same rota is the same bytes, whatever order its shifts were put on it. */
const bytes = (plans: ShiftPlans) => JSON.stringify([...plans].toSorted(([a], [b]) => a.localeCompare(b)));

function editOf({ plans }: Sitting, { act, pick, person, day }: Gesture, id: string): ShiftEdit | null {
  const to = { staff: people[person % people.length] ?? null, date: days[day % days.length] ?? '2026-10-23' };
  const one = [...plans][pick % Math.max(1, plans.size)];
  if (act === 'add') return { words: act, steps: [{ id, before: null, after: movedShift(early, to, zone) }] };
  if (!one) return null;
  const [known, before] = one;
  if (act === 'move') return { words: act, steps: [{ id: known, before, after: movedShift(before, to, zone) }] };
  if (act === 'copy') return { words: act, steps: [{ id, before: null, after: movedShift(before, to, zone) }] };
  if (act === 'lengthen')
    return { words: act, steps: [{ id: known, before, after: lengthenedShift(before, 15 * pick - 60) }] };
  return { words: act, steps: [{ id: known, before, after: null }] };
}

function done(sitting: Sitting, gesture: Gesture, id: string): Sitting {
  const step =
    gesture.act === 'undo' ? undoStep(sitting.stack) : gesture.act === 'redo' ? redoStep(sitting.stack) : null;
  const edit = step?.edit ?? (gesture.act === 'undo' || gesture.act === 'redo' ? null : editOf(sitting, gesture, id));
  if (!edit) return sitting;
  const plans = applyEdit(sitting.plans, edit);
  if (!plans) throw new Error(`${gesture.act} found another rota than it was made for`);
  return { plans, stack: step?.stack ?? pushEdit(sitting.stack, edit) };
}

function all(sitting: Sitting, act: 'undo' | 'redo'): Sitting {
  const next = done(sitting, { act, pick: 0, person: 0, day: 0 }, '');
  return next === sitting ? sitting : all(next, act);
}

const gesture = fc.record<Gesture>({
  act: fc.constantFrom('add', 'move', 'copy', 'lengthen', 'remove', 'undo', 'redo'),
  pick: fc.nat(20),
  person: fc.nat(10),
  day: fc.nat(10),
});

test('whatever was done, undoing all of it returns to the same bytes, and redoing all of it to what was made', () => {
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 60 }), (gestures) => {
      const start: Sitting = { plans: new Map([['first', early]]), stack: emptyStack };
      const made = gestures.reduce((sitting, one, place) => done(sitting, one, `new ${place}`), start);
      const newest = all(made, 'redo');
      const back = all(made, 'undo');
      expect(bytes(back.plans)).toBe(bytes(start.plans));
      expect(bytes(all(back, 'redo').plans)).toBe(bytes(newest.plans));
    }),
    { numRuns: 300 },
  );
});

test('an edit of a shift that somebody else has changed meanwhile is not carried out', () => {
  const edit: ShiftEdit = { words: 'Moved', steps: [{ id: 'a', before: early, after: { ...early, staff: 'joy' } }] };
  expect(applyEdit(new Map([['a', { ...early, break_minutes: 45 }]]), edit)).toBeNull();
  expect(applyEdit(new Map(), edit)).toBeNull();
});

test('what was taken back is gone once something new is done', () => {
  const edit: ShiftEdit = { words: 'Added', steps: [{ id: 'a', before: null, after: early }] };
  const undone = undoStep(pushEdit(emptyStack, edit))?.stack ?? emptyStack;
  expect(redoStep(pushEdit(undone, edit))).toBeNull();
});

test('of an edit that stopped half way, what was done can be taken back, and what was not undone can still be', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ id, before: null, after: early }));
  if (!a || !b) throw new Error('two steps');
  const both: ShiftEdit = { words: 'Copied', steps: [a, b] };
  expect(partDone(emptyStack, both, [a], false).done).toEqual([{ words: 'Copied', steps: [a] }]);
  expect(partDone(pushEdit(emptyStack, both), both, [b], true).done).toEqual([{ words: 'Copied', steps: [a] }]);
});
