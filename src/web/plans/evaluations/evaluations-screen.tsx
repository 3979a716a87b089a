import { evaluation } from '#domain/plans/review/evaluation.ts';
import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';
import { DueEvaluations } from './due-evaluations.tsx';
import { EvaluationsIn } from './evaluation-lines.tsx';

const views = [
  { value: 'open', label: 'To do' },
  { value: 'all', label: 'All evaluations' },
];

/** What is to be evaluated in the house and how far it has come; every evaluation stands in the list behind it. */
export default function EvaluationsScreen() {
  const [params, setParams] = useSearchParams();
  const home = useSelectedHome();
  const mayLook = seesAny(useRights(), evaluation);
  const isNarrowed = [...params.keys()].some((name) => name !== 'view');
  const view = params.get('view') === 'all' ? 'all' : 'open';
  const choice = (
    <SegmentedControl
      aria-label="What to show"
      data={views}
      value={view}
      onChange={(chosen) => setParams(chosen === 'open' ? {} : { view: chosen }, { replace: true })}
    />
  );
  if (!home || !mayLook || isNarrowed || view === 'all')
    return <RecordListScreen entity={evaluation.name} views={home && mayLook && !isNarrowed && choice} />;
  return (
    <Page title="Evaluations" actions={<PrintButton />}>
      <PageTools>{choice}</PageTools>
      <EvaluationsIn key={`submitted ${home.id}`} home={home.id} status="submitted" />
      <EvaluationsIn key={`draft ${home.id}`} home={home.id} status="draft" />
      <DueEvaluations key={`due ${home.id}`} home={home.id} />
      <EvaluationsIn key={`approved ${home.id}`} home={home.id} status="approved" />
    </Page>
  );
}
