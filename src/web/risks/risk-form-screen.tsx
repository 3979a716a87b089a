import { risk } from '#domain/plans/risk/risk.ts';
import RecordFormScreen from '../records/screens/record-form-screen.tsx';
import { riskLayout } from './risk-layout.tsx';

export default function RiskFormScreen() {
  return <RecordFormScreen entity={risk.name} layout={riskLayout} />;
}
