import { planStarter } from '#domain/plans/starters/plan-starter.ts';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { BeginWithSet } from '../../records/begin-with-set.tsx';
import RecordListScreen from '../../records/screens/record-list-screen.tsx';

/** The starters of the house, and the way to ours. */
export default function StartersScreen() {
  const rights = useRights();
  return (
    <RecordListScreen
      entity={planStarter.name}
      actions={mayAdd(planStarter, rights) && <BeginWithSet set="plan_starters" words="Our starters" />}
    />
  );
}
