import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { planFrom } from '#domain/plans/starters/plan-starter.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../kit/page/page.tsx';
import { ChooseHouse } from '../../kit/shell/choose-house.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { NewRecord } from '../../records/screens/record-form.tsx';
import RecordFormScreen from '../../records/screens/record-form-screen.tsx';
import { StarterChoice, type PlanStart } from '../starters/starter-choice.tsx';
import { planPath, plansPath } from '../plan-paths.ts';

/** A new plan, about the part of life that the address names, beginning with a starter where one is chosen, and naming the assessment that called for it. */
export default function AddPlanScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const domain = params.get('domain') ?? '';
  const found = params.get('linked_assessments');
  const [starter, setStarter] = useState<PlanStart | null>(null);
  if (params.has('id')) return <RecordFormScreen entity={plan.name} />;
  const list = plansPath(params.get('resident'));
  return (
    <Page title="Add support plan" back={{ to: list, label: plan.labels.many }}>
      {home && params.has('resident') && (
        <StarterChoice home={home.id} domain={domain} chosen={starter?.id ?? null} onChoose={setStarter} />
      )}
      {home ? (
        <NewRecord
          key={starter?.id ?? ''}
          entity={plan}
          preset={{
            ...(domain in planDomains ? { domain } : {}),
            ...(starter ? planFrom(starter) : {}),
            ...(found ? { linked_assessments: [found] } : {}),
          }}
          savedPath={({ id }) => planPath(id)}
          backPath={list}
        />
      ) : (
        <ChooseHouse />
      )}
    </Page>
  );
}
