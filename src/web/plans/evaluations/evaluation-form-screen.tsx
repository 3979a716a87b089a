import type { Evaluation } from '#domain/plans/review/evaluation.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { Link, useSearchParams } from 'react-router';
import { useRecord } from '../../kit/data/use-record.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import RecordFormScreen from '../../records/screens/record-form-screen.tsx';
import { NewRecord } from '../../records/screens/record-form.tsx';
import { planPath } from '../plan-paths.ts';
import { evaluationLayout } from './evaluation-layout.tsx';
import { usePeriodEvidence } from './use-period-evidence.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../page/plan-page.module.css';

/** A new evaluation: of whom, of which plan, and then the form beside what the records say. */
export default function EvaluationFormScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const rights = useRights();
  const [about, resident] = [params.get('plan'), params.get('resident')];
  if (params.has('id') || !home || !mayAdd(evaluation, rights) || (!about && !resident))
    return <RecordFormScreen entity={evaluation.name} layout={evaluationLayout} />;
  return about ? <OfPlan key={about} id={about} /> : <ChoosePlan resident={resident ?? ''} />;
}

/** Asked before the form: its goals and its figures are the plan's. */
function ChoosePlan({ resident }: { resident: string }) {
  const where = useEntityPaths();
  const { records, state, at, reload } = useRecords(plan, { resident }, { isPart: true, isWhole: true });
  const open = records.filter(isInForce);
  return (
    <Page title="Add evaluation" back={{ to: where.list(evaluation.name) ?? '/home', label: evaluation.labels.many }}>
      <Panel
        title="Which plan is evaluated?"
        state={state}
        at={at}
        onRetry={reload}
        isEmpty={open.length === 0}
        empty="No plan of this person is in force. A plan is evaluated once it is approved."
      >
        <ul className={`${kit['bare']} ${css['ruled']}`}>
          {open.map(({ id, title, domain }) => (
            <li key={id}>
              <Link to={`?${new URLSearchParams({ resident, plan: id })}`} replace className={css['record']}>
                <strong>{title}</strong> {planDomains[domain]}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}

/** Each goal with nothing said of it yet: how far it has come is for a person to judge. */
const unrated = ({ goals }: Stored<typeof plan>) => goals.map(({ goal }) => ({ goal, progress: null, note: null }));

function OfPlan({ id }: { id: string }) {
  const where = useEntityPaths();
  const { record, state, reload } = useRecord(plan, id);
  const evidence = usePeriodEvidence(record && { plan: id, resident: record.resident });
  const back = { to: planPath(id), label: record?.title ?? plan.labels.one };
  const known: Partial<Pick<Evaluation, 'period_from'>> = evidence.body ? { period_from: evidence.body.since } : {};
  const isReady = record !== null && evidence.state !== 'loading';
  return (
    <Page title="Add evaluation" back={back}>
      {isReady && (
        <NewRecord
          entity={evaluation}
          preset={{ plan: id, resident: record.resident, goal_progress: unrated(record), ...known }}
          savedPath={(saved) => `${where.detail(evaluation.name) ?? back.to}?id=${saved.id}`}
          backPath={back.to}
          layout={evaluationLayout}
        />
      )}
      {!isReady && (state === 'loading' || state === 'loaded') && <Loading rows={6} />}
      {(state === 'failed' || state === 'refused' || state === 'missing') && (
        <ErrorState title="The plan could not be loaded" onRetry={reload}>
          It may have been removed, or the network is away.
        </ErrorState>
      )}
    </Page>
  );
}
