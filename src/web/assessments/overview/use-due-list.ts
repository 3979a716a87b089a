import { assessment } from '#domain/assessments/assessment.ts';
import { dueListMadeOf, type DueList } from '#domain/assessments/due-assessments.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';

const isDueList = objectWith<DueList>('due', 'forms');

/** What is due for whom in a house, or for one person. */
export function useDueList(asked: { home: string } | { resident: string }): LiveAnswer<DueList> {
  const path = `/api/${assessment.path}/due/?${new URLSearchParams(asked)}`;
  return useLiveAnswer(path, { is: isDueList, of: dueListMadeOf, ...asked });
}
