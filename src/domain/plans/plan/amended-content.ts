import { planLengths, type Plan } from './plan.ts';
import type { Evaluation } from '../review/evaluation.ts';

type Goal = Plan['goals'][number];
type Progress = Evaluation['goal_progress'][number];

const reached: { readonly [P in Progress['progress']]?: Goal['status'] } = {
  achieved: 'achieved',
  progressing: 'progressing',
};

const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** What an evaluation hands on to the draft it opens: how far each goal has come, and what is to be done as a step of its own. */
export function amendedContent(
  { goals, actions }: Pick<Plan, 'goals' | 'actions'>,
  written: Pick<Evaluation, 'goal_progress' | 'actions'>,
): Pick<Plan, 'goals' | 'actions'> {
  const progress = new Map(written.goal_progress.map((one) => [one.goal, one]));
  return {
    goals: goals.map((goal) => {
      const one = progress.get(goal.goal);
      return one
        ? {
            ...goal,
            status: reached[one.progress] ?? goal.status,
            baseline: one.note ? cut(one.note, planLengths.baseline) : goal.baseline,
          }
        : goal;
    }),
    actions: written.actions
      ? [
          ...actions,
          {
            what: cut(written.actions, planLengths.step),
            how: null,
            frequency: null,
            by_role: null,
            equipment: null,
            asset: null,
            staff_number: 1,
            recorded_on: null,
          },
        ]
      : actions,
  };
}
