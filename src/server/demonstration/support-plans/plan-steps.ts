import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { nextVersionLabel } from '#domain/plans/review/version-label.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { earlier, minutesLater } from '../stage/calendar.ts';
import type { HouseKey } from '../stage/houses.ts';
import { managerOf, staffId, type SceneResident, type Scene } from '../stage/scene.ts';
import type { Seeded } from '../stage/seeded.ts';
import { viewOf, workedWords } from './evaluation-words.ts';
import type { PlanText } from './plan-text.ts';

/** One resident's plans: whose they are, who writes them, and when they are looked at again. */
export interface PlanScene {
  readonly scene: Scene;
  readonly resident: SceneResident;
  readonly author: string;
  readonly random: Seeded;
}

/** Those who were on shift in the days after it was approved have read it. */
export function readersOf(
  { calendar, duty }: Scene,
  house: HouseKey,
  from: number,
): readonly { readonly staff: string; readonly at: Moment }[] {
  const readers = new Map<string, Moment>();
  for (let offset = from; offset <= Math.min(from + 12, 0); offset += 1)
    for (const minutes of [560, 1010, 1390]) {
      const at = calendar.at(offset, minutes);
      if (at < calendar.now)
        for (const { staff } of duty.at(house, at))
          if (!readers.has(staff)) readers.set(staff, minutesLater(at, readers.size * 3));
    }
  return [...readers].map(([staff, at]) => ({ staff, at: earlier(at, calendar.now) }));
}

export function submit({ scene, author }: PlanScene, draft: AnyRecord): AnyRecord {
  return scene.book.carryOn(plan, draft, {
    by: author,
    at: minutesLater(draft.created_at, 30),
    sets: { status: 'awaiting_approval' },
    action: 'plan_submitted',
  });
}

/** The manager reads it the next day; then the shifts do, whoever still has it to read apart. */
export function approve({ scene, resident }: PlanScene, waiting: AnyRecord, day: number, unreadBy?: string): AnyRecord {
  const { book, calendar } = scene;
  const at = minutesLater(waiting.created_at, 1500);
  const active = book.carryOn(plan, waiting, {
    by: managerOf(scene, resident.house),
    at,
    sets: { status: 'active' },
    action: 'plan_approved',
  });
  const left = unreadBy === undefined ? null : staffId(scene, unreadBy);
  const readers = readersOf(scene, resident.house, day + 2).filter((reader) => reader.at > at && reader.staff !== left);
  const last = readers.at(-1);
  return last
    ? book.carryOn(plan, active, {
        by: last.staff,
        at: earlier(
          readers
            .map((one) => one.at)
            .toSorted()
            .at(-1) ?? last.at,
          calendar.now,
        ),
        sets: { acknowledged_by: readers },
        action: 'plan_acknowledged',
      })
    : active;
}

interface MonthlyEvaluation {
  readonly current: AnyRecord;
  readonly text: PlanText;
  /** How many came before it. */
  readonly nth: number;
  readonly day: number;
  readonly because?: string;
  /** The evaluation as it stood in the diary, where it did. */
  readonly due?: AnyRecord | undefined;
}

/** What became of the plan in a month, and what the person thinks of it. */
export function evaluate(
  { scene, resident, author, random }: PlanScene,
  { current, text: [, , goal, doing], nth, day, because, due: planned }: MonthlyEvaluation,
): void {
  const { book, calendar } = scene;
  const at = calendar.at(day, 640 + random.whole(0, 120));
  const values = {
    resident: resident.record.id,
    plan: current.id,
    evaluation_date: calendar.day(day),
    period_from: calendar.day(day - 30),
    // Up to the evening before, so that whoever counts again finds the same.
    period_to: calendar.day(day - 1),
    goal_progress: [
      { goal, progress: because ? 'worse' : random.pick(['progressing', 'progressing', 'no_change', 'progressing']) },
    ],
    what_worked: workedWords(doing, nth, random),
    what_did_not: because ?? null,
    resident_view: viewOf(resident, random),
    outcome: because ? 'amend' : 'continue',
    next_review_date: calendar.day(day + 30),
  };
  const draft = book.write(evaluation, { by: author, at, values });
  const sent = book.carryOn(evaluation, draft, { by: author, at: minutesLater(at, 20), sets: { status: 'submitted' } });
  book.carryOn(evaluation, sent, {
    by: managerOf(scene, resident.house),
    at: earlier(minutesLater(at, 300), calendar.now),
    sets: { status: 'approved' },
    action: 'evaluation_approved',
  });
  const due =
    planned ??
    book.write(evaluationScheduler, {
      by: author,
      at: current.created_at,
      values: {
        resident: resident.record.id,
        target: current.id,
        assigned_to: author,
        frequency: 'monthly',
        due_at: calendar.at(day, '17:00'),
        source: 'auto',
      },
    });
  book.carryOn(evaluationScheduler, due, {
    by: author,
    at: minutesLater(at, 21),
    sets: {
      status: 'completed',
      completed_at: minutesLater(at, 21),
      completed_by: author,
      completion_ref: { entity: 'evaluation', id: draft.id },
    },
  });
}

/** The next look is in the diary. */
export function awaitReview({ scene, resident, author }: PlanScene, current: AnyRecord, review: number): void {
  const { book, calendar } = scene;
  const values = {
    resident: resident.record.id,
    target: current.id,
    assigned_to: author,
    frequency: 'monthly',
    due_at: calendar.at(review, '17:00'),
    source: 'auto',
  };
  book.write(evaluationScheduler, { by: author, at: current.created_at, values });
  book.write(planScheduler, { by: author, at: current.created_at, values: { ...values, window_hours: 24 } });
}

/** The old version gives way at the moment the new one is in force. */
export function replace({ scene, resident }: PlanScene, old: AnyRecord, active: AnyRecord): void {
  scene.book.carryOn(plan, old, {
    by: managerOf(scene, resident.house),
    at: String(active['approved_at']),
    sets: { status: 'superseded' },
    action: 'plan_superseded',
  });
}

/** A new version names the one it takes the place of. */
export const following = (old: AnyRecord): RecordValues => ({
  supersedes: old.id,
  version_label: nextVersionLabel(typeof old['version_label'] === 'string' ? old['version_label'] : null),
});
