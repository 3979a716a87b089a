import { risk } from '#domain/plans/risk/risk.ts';
import { WhyChanged } from '../follow-ups/why-changed.tsx';
import { RecordDetail } from '../records/screens/record-detail-screen.tsx';
import { RiskFacts } from './page/risk-facts.tsx';
import { riskLayout } from './risk-layout.tsx';

/** One risk assessment, read and changed. */
export default function RiskScreen() {
  return (
    <RecordDetail
      of={risk}
      layout={riskLayout}
      facts={(record, wording) => (
        <>
          {record.resident && <WhyChanged resident={record.resident} id={record.id} />}
          <RiskFacts record={record} wording={wording} />
        </>
      )}
    />
  );
}
