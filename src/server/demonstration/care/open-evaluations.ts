import { evaluation, type Evaluation } from '#domain/plans/review/evaluation.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { askAfter } from '../events/follow-ups.ts';
import { minutesLater } from '../stage/calendar.ts';
import { residentNamed, staffId, type Scene } from '../stage/scene.ts';
import { authors } from './plans.ts';

interface OpenEvaluation extends Pick<Evaluation, 'outcome' | 'what_worked' | 'resident_view'> {
  readonly first: string;
  readonly last: string;
  readonly domain: Plan['domain'];
  /** When it was written, counted from today. */
  readonly day: number;
  readonly isSubmitted: boolean;
  readonly progress: Evaluation['goal_progress'][number]['progress'];
  readonly what_did_not?: string;
  readonly actions?: string;
}

/** The evaluations that are not finished: one is being written, one waits for the manager, one asks for more help. */
const open: readonly OpenEvaluation[] = [
  {
    first: 'Winifred',
    last: 'Adcock',
    domain: 'mental_wellbeing',
    day: -1,
    isSubmitted: false,
    progress: 'progressing',
    outcome: 'continue',
    what_worked: 'Company at breakfast. On the mornings somebody sat down with her she came to the lounge afterwards.',
    resident_view: 'To be asked on Thursday, when her nephew is here.',
  },
  {
    first: 'Arthur',
    last: 'Pemberton',
    domain: 'mobility_falls',
    day: -1,
    isSubmitted: true,
    progress: 'progressing',
    outcome: 'continue',
    what_worked: 'The frame by the bed and the lamp with the pull cord. He gets up in two goes and waits in between.',
    what_did_not: 'The kitchen: he lets go of the frame to reach for the kettle.',
    resident_view: '“I’m steadier than I was at Easter.”',
  },
  {
    first: 'Peter',
    last: 'Lyle',
    domain: 'diabetes',
    day: -1,
    isSubmitted: true,
    progress: 'worse',
    outcome: 'escalate',
    what_worked: 'Foot checks are done every Sunday and written down.',
    what_did_not: 'Readings before supper have crept up, and he has stopped telling us about the biscuits.',
    actions: 'The diabetes nurse should see him at home; the surgery has no date before the new year.',
    resident_view: '“Everybody talks about sugar. Nobody talks to me.”',
  },
];

export function leaveEvaluationsOpen(scene: Scene): void {
  for (const one of open) write(scene, one);
}

function write(scene: Scene, { first, last, domain, day, isSubmitted, progress, ...said }: OpenEvaluation): void {
  const { book, calendar } = scene;
  const resident = residentNamed(scene, last, first);
  const about = book
    .of(plan)
    .find((one) => one.resident === resident.record.id && one.domain === domain && one.status === 'active');
  if (!about) throw new Error(`${first} ${last} has no plan in force for ${domain}`);
  const by = staffId(scene, authors[resident.house][0] ?? 'senior');
  const at = calendar.at(day, 905);
  const draft = book.write(evaluation, {
    by,
    at,
    values: {
      ...said,
      resident: resident.record.id,
      plan: about.id,
      evaluation_date: calendar.day(day),
      period_from: calendar.day(day - 30),
      period_to: calendar.day(day - 1),
      goal_progress: about.goals.map(({ goal }) => ({ goal, progress })),
      next_review_date: calendar.day(day + 30),
    },
  });
  if (!isSubmitted) return;
  const sent = book.carryOn(evaluation, draft, { by, at: minutesLater(at, 25), sets: { status: 'submitted' } });
  if (said.outcome === 'escalate') askAfter(scene, resident, sent, 'more_help', said.actions);
}
