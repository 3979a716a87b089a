import { evaluation } from '#domain/plans/review/evaluation.ts';
import { RecordDetail } from '../../records/screens/record-detail-screen.tsx';
import { EvaluationFacts } from './evaluation-facts.tsx';
import { evaluationLayout } from './evaluation-layout.tsx';

/** One evaluation, read and, while it is a draft, changed. */
export default function EvaluationScreen() {
  return (
    <RecordDetail
      of={evaluation}
      layout={evaluationLayout}
      facts={(record, wording) => <EvaluationFacts record={record} wording={wording} />}
    />
  );
}
