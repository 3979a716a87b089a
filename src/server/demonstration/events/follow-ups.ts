import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { addHours, type Moment } from '#domain/kit/time/time.ts';
import { rulesOf, triggers } from '#domain/plans/follow-up/follow-up-rules.ts';
import { followUp, type FollowUp } from '#domain/plans/follow-up/follow-up.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk, type Risk } from '#domain/plans/risk/risk.ts';
import { minutesLater } from '../stage/calendar.ts';
import { keyWorkerOf, managerOf, type SceneResident, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';

const entityOf = (cause: AnyRecord): string =>
  'mark_type' in cause ? 'body_map' : 'evaluation_date' in cause ? evaluation.name : 'incident';

/** What an incident, a mark or an evaluation asks for, opened with it. */
export function askAfter(
  scene: Scene,
  resident: SceneResident,
  cause: AnyRecord,
  trigger: string,
  words?: string,
): void {
  const at = minutesLater(cause.created_at, 31);
  if (!(trigger in triggers) || at > scene.calendar.now) return;
  const happened_at = String(cause['occurred_at'] ?? cause.updated_at);
  for (const { ask, owner, within } of rulesOf(trigger)) {
    const isThere = ask.looks_at === 'risk' && risksOf(scene, resident, ask.risk_category).length > 0;
    if (ask.looks_at === 'risk' && ask.whereThere && !isThere) continue;
    const { whereThere: _, ...asked } = { whereThere: undefined, ...ask };
    scene.book.write(followUp, {
      by: cause.created_by,
      at,
      values: {
        ...asked,
        resident: resident.record.id,
        trigger,
        cause: { entity: entityOf(cause), id: cause.id },
        happened_at,
        what_happened: words ?? null,
        owner_role: owner,
        owner: owner === 'key_worker' ? keyWorkerOf(scene, resident) : null,
        due_at: addHours(happened_at, typeof within === 'number' ? within : 8),
      },
    });
  }
}

const inForce = ['active', 'under_review'];
const risksOf = ({ book }: Scene, { record }: SceneResident, category: unknown): readonly Risk[] =>
  book
    .of(risk)
    .filter((one) => one.resident === record.id && one.category === category && inForce.includes(String(one.status)));

interface Answered {
  readonly at: Moment;
  readonly by: string;
  readonly sets: Readonly<Record<string, unknown>>;
}

/** What was looked at or written anew since, the earliest first. */
function answerIn({ book, calendar }: Scene, asked: FollowUp): Answered | null {
  const isTheirs = (one: { readonly resident: string | null }) => one.resident === asked.resident;
  const planOf = new Map(book.of(plan).map((one) => [one.id, one.domain]));
  const answered = (
    entity: Entity,
    { id }: AnyRecord,
    at: Moment | null,
    by: string | null,
    closed_how: string,
  ): readonly Answered[] =>
    at !== null && at > asked.created_at
      ? [{ at, by: String(by), sets: { closed_how, closed_with: { entity: entity.name, id } } }]
      : [];
  const reviews = () =>
    book
      .of(risk)
      .filter((one) => isTheirs(one) && one.category === asked.risk_category)
      .flatMap((one) => answered(risk, one, one.reviewed_at, one.updated_by, 'reviewed'));
  const versions = () =>
    book
      .of(plan)
      .filter((one) => isTheirs(one) && one.domain === asked.plan_domain && one.supersedes !== null)
      .flatMap((one) => answered(plan, one, one.approved_at, one.approved_by, 'changed'));
  const evaluations = () =>
    book
      .of(evaluation)
      .filter((one) => isTheirs(one) && one.outcome !== 'amend' && planOf.get(one.plan) === asked.plan_domain)
      .flatMap((one) => answered(evaluation, one, one.approved_at, one.approved_by, 'reviewed'));
  const all =
    asked.looks_at === 'risk' ? reviews() : asked.looks_at === 'plan' ? [...versions(), ...evaluations()] : [];
  return all.filter(({ at }) => at <= calendar.now).toSorted((a, b) => (a.at < b.at ? -1 : 1))[0] ?? null;
}

/** What somebody writes who looked and found that nothing has to change, or that it is done. */
const said: { readonly [L in FollowUp['looks_at']]: readonly string[] } = {
  risk: [
    'Read through with the shift. The controls were in place and did what they are for.',
    'A one-off: a wet floor by the back door, mopped and signed. The assessment stands as it is.',
    'Talked over with the person, who wants to go on as before. Nothing to add to the controls.',
  ],
  plan: [
    'The plan was followed and covers what happened. Everybody on shift has read it again.',
    'Went through the plan with the person and the key worker. It says what we would want it to say.',
    'Nothing in the plan would have prevented it; the cause was a new pair of slippers, now returned.',
  ],
  debrief: ['Talked through over a brew. Was worried about the noise more than anything else, and is settled.'],
  referral: [
    'Rang the surgery. The GP looks at tablets and blood pressure on Thursday.',
    'Talked over with the GP: no referral for now, seen again at the monthly visit.',
  ],
  assessment: ['Skin looked at from head to heel with the district nurse; score unchanged.'],
  everything: ['Looked through all plans with the discharge letter beside them. Only the tablets have changed.'],
};

/** Most are seen to in time; the rest wait longer than they should, and some still do. */
function byHand(scene: Scene, resident: SceneResident, asked: FollowUp): Answered | null {
  const random = seeded(`follow-up ${String(asked.cause?.id)} ${asked.looks_at} ${asked.created_at}`);
  const isSlow = random.chance(0.3);
  const due = asked.due_at;
  const wanted = isSlow ? addHours(due, random.whole(60, 500)) : addHours(due, -random.whole(3, 40));
  const at = wanted > asked.created_at ? wanted : minutesLater(asked.created_at, 90);
  if (at > scene.calendar.now) return null;
  const isPlain = asked.looks_at === 'risk' || asked.looks_at === 'plan';
  return {
    at,
    by: random.chance(0.5) ? managerOf(scene, resident.house) : scene.duty.lead(resident.house, at),
    sets: {
      closed_how: isPlain ? 'no_change' : 'reviewed',
      finding: random.pick(said[asked.looks_at]),
    },
  };
}

/** Each open follow-up ends by what answered it, or by somebody's sentence; a risk still in doubt is under review. */
export function answerFollowUps(scene: Scene): void {
  for (const asked of scene.book.of(followUp).filter((one) => one.status === 'open')) {
    const resident = scene.residents.find(({ record }) => record.id === asked.resident);
    if (!resident) continue;
    // What was written anew soon afterwards was written because of it.
    const written = answerIn(scene, asked);
    const isSoon = written !== null && written.at < addHours(asked.created_at, 21 * 24);
    const first = isSoon ? written : byHand(scene, resident, asked);
    if (first)
      scene.book.carryOn(followUp, asked, {
        by: first.by,
        at: first.at,
        sets: { ...first.sets, status: 'closed', closed_at: first.at, closed_by: first.by },
      });
    else if (asked.looks_at === 'risk') callIntoQuestion(scene, resident, asked);
  }
}

function callIntoQuestion(scene: Scene, resident: SceneResident, asked: FollowUp): void {
  for (const active of risksOf(scene, resident, asked.risk_category)) {
    if (active.status !== 'active') continue;
    const at = minutesLater(asked.created_at > active.updated_at ? asked.created_at : active.updated_at, 1);
    scene.book.carryOn(risk, active, { by: asked.created_by, at, sets: { status: 'under_review' } });
    scene.book.write(riskScheduler, {
      by: asked.created_by,
      at,
      values: {
        home: active.home,
        resident: active.resident,
        target: active.id,
        due_at: asked.due_at,
        assigned_role: 'shift_lead',
        lead_days: ['1', '0'],
        frequency: 'once',
        source: 'auto',
      },
    });
  }
}
