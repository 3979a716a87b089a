import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { nextDate } from '#domain/kit/time/frequency.ts';
import { addDays, daysBetween, type Day } from '#domain/kit/time/time.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { minutesLater } from '../../stage/calendar.ts';
import { everyOf, kindOf } from '../../care/risks.ts';
import { houseOf, managerOf, staffId, type Scene } from '../../stage/scene.ts';
import { seeded } from '../../stage/seeded.ts';
import { awaitReview, evaluate } from '../../support-plans/plan-steps.ts';
import type { PlanText } from '../../support-plans/plan-text.ts';
import { authors } from '../../care/plans.ts';
import { isSeenTo } from './comes-due.ts';
import { residentOf } from '../stored-scene.ts';

const usualDays = 30;

const awaiting = ({ book }: Scene, scheduler: Entity, target: string): AnyRecord | undefined =>
  book.of(scheduler).find((one) => one['target'] === target && one['status'] !== 'completed');

/** Each plan whose day has come is looked at with the person, goes on, and has its next date. */
export function reviewPlans(scene: Scene, day: Day): void {
  const { book, calendar } = scene;
  for (const current of book
    .of(plan)
    .filter((one) => one.status === 'active' && isSeenTo(one.id, one.review_date, day))) {
    const resident = residentOf(scene, current.resident);
    if (!resident) continue;
    const author = staffId(scene, authors[resident.house][0] ?? 'senior');
    const planning = { scene, resident, author, random: seeded(`review ${current.id} ${day}`) };
    const [goal, action] = [current.goals[0]?.goal, current.actions[0]?.what];
    const text: PlanText = [current.need, current.person_says ?? '', goal ?? '', action ?? ''];
    evaluate(planning, { current, text, nth: 2, day: 0, due: awaiting(scene, evaluationScheduler, current.id) });
    const at = calendar.at(0, '17:30');
    const after = book.carryOn(plan, current, {
      by: managerOf(scene, resident.house),
      at,
      sets: { review_date: addDays(day, usualDays) },
    });
    const row = awaiting(scene, planScheduler, current.id);
    if (row)
      book.carryOn(planScheduler, row, {
        by: author,
        at,
        sets: {
          status: 'completed',
          completed_at: at,
          completed_by: author,
          completion_ref: { entity: 'plan', id: current.id },
        },
      });
    awaitReview(planning, { ...after, created_at: at }, usualDays);
  }
}

/** Each risk whose day has come is looked at, stays as it is, and has its next date. */
export function reviewRisks(scene: Scene, day: Day): void {
  const { book, calendar } = scene;
  for (const current of book.of(risk).filter((one) => isSeenTo(one.id, one.review_date, day))) {
    const author = staffId(scene, authors[houseOf(scene, current.home)][0] ?? 'senior');
    const at = calendar.at(0, 660);
    const every = everyOf(kindOf(current.category));
    const next = nextDate(day, every);
    const looking =
      current.status === 'under_review'
        ? current
        : book.carryOn(risk, current, { by: author, at, sets: { status: 'under_review' } });
    book.carryOn(risk, looking, {
      by: author,
      at: minutesLater(at, 25),
      sets: { status: 'active', reviewed_at: minutesLater(at, 25), review_date: next },
    });
    const row = awaiting(scene, riskScheduler, current.id);
    if (row)
      book.carryOn(riskScheduler, row, {
        by: author,
        at: minutesLater(at, 25),
        sets: {
          status: 'completed',
          completed_at: minutesLater(at, 25),
          completed_by: author,
          completion_ref: { entity: 'risk', id: current.id },
        },
      });
    book.write(riskScheduler, {
      by: author,
      at: minutesLater(at, 26),
      values: {
        home: current.home,
        target: current.id,
        resident: current.resident,
        assigned_to: author,
        window_hours: 24,
        source: 'auto',
        frequency: every,
        due_at: calendar.at(daysBetween(day, next), '17:00'),
      },
    });
  }
}
