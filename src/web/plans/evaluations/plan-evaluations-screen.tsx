import { evaluation } from '#domain/plans/review/evaluation.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { Navigate, useSearchParams } from 'react-router';
import { useSelected } from '../../kit/state/store.ts';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';

/** The evaluations of the plan in the address, else of the selected one, newest first. */
export default function PlanEvaluationsScreen() {
  const [params] = useSearchParams();
  const selected = useSelected(plan);
  if (params.has('plan') || params.has('id') || !selected) return <RecordListScreen entity={evaluation.name} />;
  const about = new URLSearchParams(params);
  about.set('plan', selected.id);
  about.set('resident', selected.resident);
  return <Navigate to={`?${about}`} replace />;
}
