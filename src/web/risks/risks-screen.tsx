import { risk } from '#domain/plans/risk/risk.ts';
import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { Page, PageTools } from '../kit/page/page.tsx';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { useSelectedHome } from '../kit/state/store.ts';
import RecordListScreen from '../records/screens/record-list-screen.tsx';
import { RestrictionRegister } from './register/restriction-register.tsx';

const views = [
  { value: 'risks', label: 'Risks' },
  { value: 'restrictions', label: 'Restrictions' },
];

/** The risk assessments of the house, and the register of what restricts people in it. */
export default function RisksScreen() {
  const [params, setParams] = useSearchParams();
  const home = useSelectedHome();
  const mayLook = seesAny(useRights(), risk);
  const view = params.get('view') === 'restrictions' ? 'restrictions' : 'risks';
  const choice = home && mayLook && (
    <SegmentedControl
      aria-label="View"
      data={views}
      value={view}
      onChange={(chosen) => setParams(chosen === 'risks' ? {} : { view: chosen }, { replace: true })}
    />
  );
  if (!home || !mayLook || view === 'risks') return <RecordListScreen entity={risk.name} views={choice} />;
  return (
    <Page title="Restrictions in force" actions={<PrintButton />}>
      <PageTools>{choice}</PageTools>
      <RestrictionRegister key={home.id} of={home.id} />
    </Page>
  );
}
