import { planStarter } from '#domain/plans/starters/plan-starter.ts';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { BeginWithSet, startingSetAction } from '../../records/begin-with-set.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';

/** The starters of the house, and the way to ours. */
export default function StartersScreen() {
  if (!mayAdd(planStarter, useRights())) return <RecordListScreen entity={planStarter.name} />;
  return (
    <RecordListScreen
      entity={planStarter.name}
      moreActions={[startingSetAction('Our starters', 'plan_starters')]}
      begin={<BeginWithSet set="plan_starters" words="Take over our plan starters" />}
    />
  );
}
