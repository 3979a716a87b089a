import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import type { Evaluation } from './evaluation.ts';

const said = { achieved: 'achieved', progressing: 'progressing', no_change: 'no change', worse: 'worse' } as const;

type EvaluationRow = Pick<Evaluation, 'goal_progress'>;

export const evaluationColumns = {
  /** How many goals went which way. */
  progress: ({ goal_progress }: EvaluationRow) =>
    Object.entries(said)
      .flatMap(([way, words]) => {
        const count = goal_progress.filter(({ progress }) => progress === way).length;
        return count > 0 ? [`${count} ${words}`] : [];
      })
      .join(', ') || null,
} satisfies Columns<EvaluationRow>;
