import { plan } from '#domain/plans/plan/plan.ts';
import { useSearchParams } from 'react-router';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { useRecord } from '../../kit/data/use-record.ts';
import { Page } from '../../kit/page/page.tsx';
import { usePrintedAs } from '../../kit/page/print/printed-as.ts';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { useSelected } from '../../kit/state/store.ts';
import { MissingRecord } from '../../records/record/missing-record.tsx';
import RecordDetailScreen from '../../records/screens/record-detail-screen.tsx';
import { EasyRead } from '../easy-read/easy-read.tsx';
import { PlanPage } from '../page/plan-page.tsx';
import { planPath, plansPath } from '../plan-paths.ts';
import { ComparedVersions } from '../versions/compared-versions.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';

/** One plan: to read, to compare with the version before it, or in easy words; its form is the ordinary one. */
export default function PlanScreen() {
  const [params] = useSearchParams();
  const rights = useRights();
  const selected = useSelected(plan);
  const id = params.get('id') ?? selected?.id ?? null;
  if (!id || params.has('edit') || !seesAny(rights, plan)) return <RecordDetailScreen entity={plan.name} />;
  return <OnePlan key={id} id={id} compare={params.get('compare')} isEasy={params.get('view') === 'easy'} />;
}

function OnePlan({ id, compare, isEasy }: { id: string; compare: string | null; isEasy: boolean }) {
  const { record, state, at, reload, take } = useRecord(plan, id, { selects: true, asksForStub: true });
  usePrintedAs(plan, record ? id : null);
  const back = { to: record ? plansPath(record.resident) : plansPath(), label: 'Plans' };
  if (record && compare)
    return (
      <Page title="What changed" back={{ to: planPath(id), label: 'Support plan' }}>
        <ComparedVersions after={record} before={compare} />
      </Page>
    );
  if (record && isEasy) return <EasyRead record={record} />;
  if (record)
    return (
      <Page title={record.title} tab="Support plan" back={back}>
        <StaleNote state={state} at={at} reload={reload} />
        <PlanPage record={record} onChanged={take} />
      </Page>
    );
  return (
    <Page title="Support plan" back={back}>
      {state === 'loading' && <Loading rows={6} />}
      {state === 'missing' && <MissingRecord entity={plan} id={id} />}
      {(state === 'failed' || state === 'refused') && (
        <ErrorState title="This support plan could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
    </Page>
  );
}
